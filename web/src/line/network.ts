/** The line to a server over the network. */
import { home } from "../app/route.svelte";
import type { Hears, Line, Wire } from "./kinds";

function connect(path: string, hears: Hears): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${home}${path}`);
  socket.onopen = () => hears.open();
  socket.onmessage = (event) => hears.text(event.data as string);
  socket.onclose = (event) => hears.close(event.code);
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

export const network: Line = { reachable: true, started: null, served: () => Promise.resolve(), ask: (path, init) => fetch(home + path, init), connect };
