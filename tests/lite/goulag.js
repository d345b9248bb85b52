// Runs in a page before its own scripts: hears the house's worker, and plays a Goulag by its messages.
() => {
  const Usual = Worker;
  globalThis.heard = [];
  globalThis.Worker = class extends Usual {
    constructor(...given) {
      super(...given);
      globalThis.house = this;
      this.addEventListener("message", ({ data }) => data.do && heard.push(data.do));
    }
  };
  let last = 1e9;
  const ask = (method, target, body) =>
    new Promise((settle) => {
      const id = ++last;
      const hear = ({ data }) => {
        if (data.id !== id) return;
        house.removeEventListener("message", hear);
        const text = new TextDecoder().decode(data.body);
        settle(text ? JSON.parse(text) : null);
      };
      house.addEventListener("message", hear);
      const headers = { "content-type": "application/json" };
      house.postMessage({ do: "ask", id, method, target: `/api${target}`, headers, body: body ? JSON.stringify(body) : null });
    });
  globalThis.playGoulag = async (seconds) => {
    await ask("POST", "/people", { name: "Vera" });
    const made = { game: "goulag", seats: 5, pace: "solo", bots: Array(4).fill("naive"), sit: true };
    const table = `/tables/${(await ask("POST", "/tables", made)).id}`;
    await ask("POST", `${table}/commands`, { do: "start", id: "start" });
    for (const end = performance.now() + 1000 * seconds; performance.now() < end; await new Promise((soon) => setTimeout(soon, 100))) {
      const { table: now, question } = await ask("GET", `${table}?seat=1`);
      if (now.status === "over") return "over";
      if (!question?.asked.includes(1) || question.answer) continue;
      const listed = Array.isArray(question.options) && question.options.length > 0;
      const action = listed ? question.options[0] : (await ask("GET", `${table}/suggestion?seat=1`)).action;
      await ask("POST", `${table}/commands`, { do: "answer", id: `answer-${last}`, seat: 1, question: question.id, action });
    }
    return "not over";
  };
}
