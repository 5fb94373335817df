/** Clients that send requests and read no answers must not fill the memory (rule X10). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { dial, hangUp, until } from '../../test/dial.ts';
import { portOf } from '../../test/form.ts';
import { PREFIX } from '../contract/prefix.ts';

const MB = 1024 * 1024;
/** More than the buffers of the system hold. */
const SIZE = 32 * MB;
const LONG = `${PREFIX}/docs/reference.js`;

const webFolder = mkdtempSync(join(tmpdir(), 'nikhar-long-'));
let app: TestApp;
let base: string;
beforeAll(async () => {
  mkdirSync(join(webFolder, 'docs'));
  writeFileSync(join(webFolder, 'docs/api-reference.js'), Buffer.alloc(SIZE, ' '));
  app = await startApp({ webFolder });
  base = `http://127.0.0.1:${portOf(app)}`;
});
afterEach(hangUp);
afterAll(async () => {
  await app.close();
  rmSync(webFolder, { recursive: true });
});

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: nikhar\r\n\r\n`;
const statusesIn = (received: string) => [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

it('answers the first of a thousand pipelined requests and refuses the others', async () => {
  const line = dial(base);
  line.socket.write(ask(`${PREFIX}/openapi.json`).repeat(1000));
  await until(() => statusesIn(line.received).length === 1000, 20_000);
  const statuses = statusesIn(line.received);
  expect(statuses.slice(0, 11)).toEqual(Array(11).fill(200));
  expect(statuses.filter(status => status === 503).length).toBeGreaterThan(900);
  expect(line.received).toContain('"errorCode":"OVERLOADED"');
  // After the answers are read, there is room again.
  line.received = '';
  line.socket.write(ask('/health').repeat(11));
  await until(() => statusesIn(line.received).length === 11, 5000);
  expect(statusesIn(line.received)).toEqual(Array(11).fill(200));
});

it('disconnects a client that reads nothing for a minute, but not a slow one', async () => {
  const { server } = app.app;
  expect(server.timeout).toBe(60_000);
  // One second stands for the minute.
  server.timeout = 1000;
  const connections = () => promisify(server.getConnections.bind(server))();
  await expect.poll(connections).toBe(0);

  const silent = dial(base);
  silent.socket.pause().write(ask(LONG));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 5000 }).toBe(0);

  let read = 0;
  const slow = connect(portOf(app), '127.0.0.1', () => slow.write(ask(LONG)));
  for await (const chunk of slow) {
    if (Math.floor((read + chunk.length) / MB) > Math.floor(read / MB)) await setTimeout(100);
    read += chunk.length;
    if (read > SIZE) break;
  }
  expect(read).toBeGreaterThan(SIZE);
});
