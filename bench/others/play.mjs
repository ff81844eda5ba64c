/**
 * Plays matches of four at a server of boardgame.io, one after another, each player as soon as it can, with
 * boardgame.io's own client. Arguments: the port, how many tables, seconds to warm up, seconds that count. Prints how
 * many moves everyone at the table has seen in these, and the 99th percentile of how long that took, in milliseconds; a
 * line when the seconds begin, and when they end, so that the processor time of the server can be read.
 */
import { createRequire } from 'node:module';
import { PLAYERS, game } from './game.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const [port, tables, warmUp, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const seen = [];
let counts = false;

async function post(path, body) {
  const answer = await fetch(`${server}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
  return answer.json();
}

async function playMatch() {
  const { matchID } = await post(`/games/${game.name}/create`, { numPlayers: PLAYERS });
  const moves = Array.from({ length: PLAYERS }, () => []);
  await Promise.all(
    moves.map(async (_, id) => {
      const playerID = String(id);
      const { playerCredentials } = await post(`/games/${game.name}/${matchID}/join`, {
        playerID,
        playerName: `Player ${id + 1}`,
      });
      await play(matchID, playerID, playerCredentials, moves);
    }),
  );
}

function play(matchID, playerID, credentials, moves) {
  const client = Client({
    game,
    numPlayers: PLAYERS,
    multiplayer: SocketIO({ server }),
    matchID,
    playerID,
    credentials,
    debug: false,
  });
  const known = Array(PLAYERS).fill(0);
  let chosen = 0;
  let isOver = false;
  return new Promise((over) => {
    client.subscribe((state) => {
      if (!state || isOver) {
        return;
      }
      state.G.lines.forEach((line, id) => {
        for (; known[id] < line.length; known[id]++) {
          see(moves[id][known[id]]);
        }
      });
      if (state.ctx.gameover) {
        isOver = true;
        client.stop();
        over();
      } else if (state.ctx.turn > chosen && known[playerID] < state.ctx.turn) {
        chosen = state.ctx.turn;
        moves[playerID].push({ at: performance.now(), viewers: 0 });
        // Not while the client is about to take the state over
        setImmediate(() => client.moves.choose([state.G.card, chosen, Number(playerID)]));
      }
    });
    client.start();
  });
}

function see(move) {
  move.viewers++;
  if (move.viewers === PLAYERS && counts) {
    seen.push(performance.now() - move.at);
  }
}

async function playOn() {
  for (;;) {
    await playMatch();
  }
}

const sleep = (wait) => new Promise((resolve) => setTimeout(resolve, wait * 1000));

for (let i = 0; i < tables; i++) {
  void playOn();
}
await sleep(warmUp);
counts = true;
process.stdout.write('begin\n');
await sleep(seconds);
counts = false;
process.stdout.write('end\n');
seen.sort((a, b) => a - b);
process.stdout.write(`${JSON.stringify({ moves: seen.length, p99: seen[Math.floor(seen.length * 0.99)] })}\n`);
process.exit(0);
