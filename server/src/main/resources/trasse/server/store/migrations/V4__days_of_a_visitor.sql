-- A visitor's calendar and streak are read without the games of all the others.
create index daily_game_of on daily_game (visitor, day);
