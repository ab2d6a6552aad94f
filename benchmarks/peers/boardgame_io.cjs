// Moves through the server part of boardgame.io, without sockets: checked, carried out, filtered for four
// players and a spectator, encoded. Reads a number of moves from each line of the input, makes them in a new match
// and writes the CPU time of this process and the bytes of all messages as a line of JSON. Ends with its input.
const readline = require("node:readline");
const { Master } = require("boardgame.io/master");
const { InitializeGame, ProcessGameConfig, Sync, getFilterPlayerView } = require("boardgame.io/internal");

const PLAYERS = ["0", "1", "2", "3"];
const AUDIENCES = [...PLAYERS, null];

const game = ProcessGameConfig({
  name: "trivial",
  seed: "bench",
  disableUndo: true,
  setup: () => ({ cells: Array(40).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, random }, cell) => {
      G.cells[cell] = random.D6();
    },
  },
});
const filtered = getFilterPlayerView(game);

class Memory extends Sync {
  state = new Map();
  log = new Map();
  createMatch(id, { initialState }) {
    this.state.set(id, initialState);
    this.log.set(id, []);
  }
  setState(id, state, deltalog) {
    this.state.set(id, state);
    this.log.get(id).push(...(deltalog ?? []));
  }
  fetch(id) {
    return { state: this.state.get(id) };
  }
  setMetadata() {}
  has(id) {
    return this.state.has(id);
  }
}

async function play(moves) {
  const storage = new Memory();
  storage.createMatch("match", { initialState: InitializeGame({ game, numPlayers: PLAYERS.length }) });
  let bytes = 0;
  const send = (payload) => {
    for (const audience of AUDIENCES) bytes += JSON.stringify(filtered(audience, payload)).length;
  };
  const master = new Master(game, storage, { send: () => {}, sendAll: send });
  for (let number = 0; number < moves; number += 1) {
    const playerID = PLAYERS[number % PLAYERS.length];
    const frame = JSON.stringify({
      type: "MAKE_MOVE",
      payload: { type: "put", args: [number % 40], playerID },
    });
    const refused = await master.onUpdate(JSON.parse(frame), number, "match", playerID);
    if (refused) throw new Error(refused.error);
  }
  if (storage.state.get("match").ctx.turn !== moves + 1) throw new Error("a move was not made");
  return bytes;
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const moves = Number(line);
    const began = process.cpuUsage();
    const bytes = await play(moves);
    const { user, system } = process.cpuUsage(began);
    process.stdout.write(`${JSON.stringify({ moves, seconds: (user + system) / 1e6, bytes })}\n`);
  }
}

main();
