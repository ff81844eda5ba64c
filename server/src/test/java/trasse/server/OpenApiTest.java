package trasse.server;
