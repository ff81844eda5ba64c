/** A server of boardgame.io that keeps its matches in memory. Prints its port. */
import { createRequire } from 'node:module';
import { game } from './game.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');
const server = Server({ games: [game], origins: ['*'] });
console.log = () => {};
const { appServer } = await server.run({ port: 0, callback: () => {} });
process.stdout.write(`${appServer.address().port}\n`);
