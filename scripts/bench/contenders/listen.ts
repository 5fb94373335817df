/** Every contender prints its address in this way, so that it is started like the product (server/test/process.ts). */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export function sayWhere(port: number) {
  return console.log(`Contender is at http://127.0.0.1:${port}`);
}

export async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  sayWhere((server.address() as AddressInfo).port);
}
