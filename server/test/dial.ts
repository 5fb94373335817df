/** Raw connections, for what no HTTP client does. */
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';

const sockets: Socket[] = [];

/** What this connection has received, and how long it lived once it is closed. Half open it is not closed because the server's end is. */
export function dial(base: string, { allowHalfOpen = false } = {}) {
  const socket = connect({ port: Number(new URL(base).port), host: '127.0.0.1', allowHalfOpen });
  sockets.push(socket);
  const state = { socket, received: '', opened: performance.now(), lived: 0 };
  socket.on('data', chunk => {
    state.received += chunk;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    state.lived = performance.now() - state.opened;
  });
  return state;
}

/** Ends them all: after each test. */
export function hangUp() {
  for (const socket of sockets.splice(0)) socket.destroy();
}

export function until(condition: () => boolean, timeout: number) {
  return expect.poll(condition, { timeout, interval: 5 }).toBe(true);
}
