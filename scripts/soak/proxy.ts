/** A proxy before several instances, as a salon would run one: each new connection goes to the next instance that accepts it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  url: string;
  close(): void;
}

/** `urls` answers the addresses of the instances that run now. */
export async function startProxy(urls: () => string[]): Promise<Proxy> {
  const open = new Set<Socket>();
  let turn = 0;

  const join = (client: Socket, left: string[]) => {
    const url = left[0];
    if (!url) return client.destroy();
    const { hostname, port } = new URL(url);
    const server = connect(Number(port), hostname);
    server.once('connect', () => {
      client.pipe(server).pipe(client);
      client.once('close', () => server.destroy());
      server.once('close', () => client.destroy());
    });
    server.once('error', () => (server.connecting || server.bytesWritten === 0 ? join(client, left.slice(1)) : client.destroy()));
  };

  const proxy = createServer(client => {
    open.add(client);
    client.on('error', () => {});
    client.once('close', () => open.delete(client));
    const all = urls();
    turn++;
    join(client, [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/v1`,
    close: () => {
      proxy.close();
      for (const client of open) client.destroy();
    },
  };
}
