/**
 * As much of a game like ours as boardgame.io needs to pass it on: fifteen rounds with a secret pile of cards, in each of
 * which all four players choose at the same time. The rules themselves would only slow it down.
 */
export const PLAYERS = 4;
const ROUNDS = 15;

export const game = {
  name: 'line',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: ({ random }) => ({
    secret: { pile: random.Shuffle([...Array(ROUNDS).keys()]) },
    lines: Array.from({ length: PLAYERS }, () => []),
    card: null,
  }),
  playerView: ({ G: { secret, ...rest } }) => rest,
  turn: {
    activePlayers: { all: 'choose', minMoves: 1, maxMoves: 1 },
    onBegin: ({ G }) => {
      G.card = G.secret.pile.pop();
    },
    endIf: ({ G, ctx }) => G.lines.every((line) => line.length >= ctx.turn),
    stages: {
      choose: {
        moves: {
          choose: {
            move: ({ G, playerID }, fields) => {
              G.lines[playerID].push(fields);
            },
            client: false,
            ignoreStaleStateID: true,
          },
        },
      },
    },
  },
  endIf: ({ G }) => (G.lines.every((line) => line.length === ROUNDS) ? { over: true } : undefined),
};
