/** Raw connections, for requests that no HTTP client sends. */
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';

const sockets: Socket[] = [];

/** Opens a connection. The result holds the received text and, after the end, the connection's lifetime. With `allowHalfOpen`, the server's end does not close it. */
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

/** Ends all connections, after each test. */
export function hangUp() {
  for (const socket of sockets.splice(0)) socket.destroy();
}

export function until(condition: () => boolean, timeout: number) {
  return expect.poll(condition, { timeout, interval: 5 }).toBe(true);
}
