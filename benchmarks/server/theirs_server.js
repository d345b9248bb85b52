// boardgame.io's own server with a game the size of Kremlin: its state is about 4 KB, a part of it each player's own.
// node theirs_server.js PORT

const { Server } = require("boardgame.io/server");

const SEATS = 6;
const POSTS = ["chief", "kgb", "foreign", "defense", "ideology", "industry", "economy", "sport", "member", "people"];

function setup() {
  const politicians = {};
  for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
    const post = POSTS[letter.charCodeAt(0) % 10];
    politicians[letter] = { age: 50, post, ill: 0, place: "politburo", bounds: [0, 10], spy: 0, exiled: false, resting: false, health: "fair", wing: "centre", votes: 0 };
  }
  const sheets = {};
  for (let seat = 0; seat < SEATS; seat++) {
    sheets[seat] = Object.fromEntries(Object.keys(politicians).slice(0, 10).map((letter, at) => [letter, at + 1]));
  }
  return { year: 1, phase: 1, waves: {}, declared: {}, politicians, sheets, log: [] };
}

const game = {
  name: "kremlin",
  setup,
  disableUndo: true, // nobody takes anything back where something is hidden; and it is the faster way
  playerView: ({ G, playerID }) => ({ ...G, sheets: { [playerID]: G.sheets[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    answer: ({ G, ctx }, letter, number) => {
      G.politicians[letter].age += 1;
      G.declared[letter] = number;
      G.phase = 1 + (ctx.turn % 8);
      G.log.push({ seat: ctx.currentPlayer, letter, number });
      if (G.log.length > 20) G.log.shift();
    },
  },
};

Server({ games: [game], origins: ["http://127.0.0.1"] }).run({ port: Number(process.argv[2]) });
