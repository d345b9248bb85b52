// Six clients a match for boardgame.io's server: each move waits until all six have the state that it made.
// node theirs_clients.js PORT MATCHES; then, a line each: SECONDS RATE (moves a second and match; 0: as fast as it goes)

const { io } = require("socket.io-client");
const readline = require("readline");

const [port, matches] = process.argv.slice(2).map(Number);
const SEATS = 6;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

class Match {
  constructor(id) {
    this.id = `match-${id}`;
    this.state = null;
    this.heard = 0;
    this.heardAll = () => {};
  }

  async sit() {
    const first = await this.connect(0);
    this.seats = [first, ...(await Promise.all([1, 2, 3, 4, 5].map((seat) => this.connect(seat))))];
  }

  connect(seat) {
    return new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${port}/kremlin`, { transports: ["websocket"], forceNew: true });
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, SEATS));
      socket.on("sync", (_, sync) => {
        this.state = sync.state;
        resolve(socket);
      });
      socket.on("update", (_, state) => this.hear(state));
    });
  }

  hear(state) {
    if (state._stateID > this.state._stateID) {
      this.state = state;
      this.heard = 0;
    }
    this.heard += 1;
    if (this.heard === SEATS) this.heardAll();
  }

  move() {
    const player = this.state.ctx.currentPlayer;
    const args = [LETTERS[this.state._stateID % 26], this.state._stateID % 10];
    const action = { type: "MAKE_MOVE", payload: { type: "answer", args, playerID: player } };
    return new Promise((resolve) => {
      this.heardAll = resolve;
      this.seats[Number(player)].emit("update", action, this.state._stateID, this.id, player);
    });
  }

  async play(until, rate, took) {
    await sleep(rate ? (Math.random() * 1000) / rate : 0);
    while (performance.now() < until) {
      const began = performance.now();
      await this.move();
      took.push(performance.now() - began);
      if (rate) await sleep(1000 / rate - (performance.now() - began));
    }
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

async function main() {
  const all = Array.from({ length: matches }, (_, at) => new Match(at));
  for (const match of all) await match.sit();
  console.log(JSON.stringify({ ready: all.length, state: JSON.stringify(all[0].state.G).length }));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [seconds, rate] = line.split(" ").map(Number);
    const took = [];
    const until = performance.now() + seconds * 1000;
    await Promise.all(all.map((match) => match.play(until, rate, took)));
    console.log(JSON.stringify({ moves: took.length, steps: took.length, took }));
  }
  process.exit(0);
}

main();
