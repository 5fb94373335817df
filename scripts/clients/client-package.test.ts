/** The package of `npm run build:client`, installed from its tarball into an empty project (rule V23). */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StandIn } from '../../server/test/stand-in.ts';
import { buildClient } from '../build-client.ts';
import { openSalon, type Salon, tomorrow } from './salon.ts';

const root = join(import.meta.dirname, '../..');
const [email, password] = ['owner@salon.example', 'the password of the owner'];

/** What the README's examples leave to the reader. */
const OF_THE_READER = `
declare const [mobile, otp, serviceId, addressId, bodyAsItCame]: [string, string, string, string, string];
declare const [request, process]: [{ headers: Record<string, string> }, { env: Record<string, string | undefined> }];
declare function offerOtherTimes(): void;
declare function remember(bookingId: string): Promise<void>;
// @ts-expect-error A wrong field does not compile.
nikhar.POST('/auth/login', { body: { phone: mobile } });
`;

const STRICT = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
};

/** Stands between a client and the salon, and loses the first answer to each booking after it was carried out. */
const lossyLine = async (target: string) => {
  const lost = new Set<unknown>();
  const line: Server = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const onward = httpRequest(new URL(url ?? '', target), { method, headers }, answer => {
      const key = headers['idempotency-key'];
      const isLost = method === 'POST' && url === '/api/v1/booking' && !lost.has(key);
      if (isLost) answer.resume().on('end', () => lost.add(key) && outgoing.destroy());
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 0, answer.headers));
    });
    incoming.pipe(onward);
  });
  await new Promise<void>(resolve => line.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    line.closeAllConnections();
    line.close();
  };
  return { url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`, lost, stop };
};

const project = mkdtempSync(join(tmpdir(), 'nikhar-client-'));
let receiver: StandIn;
let salon: Salon;
let line: Awaited<ReturnType<typeof lossyLine>>;

beforeAll(async () => {
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  execFileSync('npm', ['install', ...options, await buildClient()], { cwd: project });
  receiver = await new StandIn().start();
  salon = await openSalon({ WEBHOOK_ALLOW: new URL(receiver.url).host, ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  line = await lossyLine(salon.url);
}, 120_000);

afterAll(async () => {
  line?.stop();
  await salon?.close();
  await receiver?.stop();
  rmSync(project, { recursive: true, force: true });
});

const installed = (file: string) => readFileSync(join(project, 'node_modules/nikhar-client', file), 'utf8');

it("has the contract's version", () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(JSON.parse(installed('package.json')).version).toBe(version);
  expect(installed('README.md')).toContain(`nikhar-client-${version}.tgz`);
});

it('compiles strictly, with the examples of its README', { timeout: 60_000 }, () => {
  cpSync(join(import.meta.dirname, 'journeys/nikhar-client.ts'), join(project, 'journey.ts'));
  const examples = [...installed('README.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  expect(examples.length).toBe(2);
  writeFileSync(join(project, 'readme.ts'), examples.join('') + OF_THE_READER);
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files: ['journey.ts', 'readme.ts'] }));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--project', project], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

it('books as a customer and as a partner, once each, although the first answers are lost', { timeout: 60_000 }, async () => {
  const journey = await import(/* @vite-ignore */ join(project, 'journey.js'));
  const { apiKey, secret } = await journey.connect(salon.url, email, password, receiver.url);
  const ids: string[] = [];
  for (const [mobile, options] of [
    ['9876500001', { baseUrl: line.url }],
    ['9876500002', { baseUrl: line.url, apiKey }],
  ] as const) {
    const { booking, bookings, refusal } = await journey.book(options, mobile, tomorrow(), salon.readPasscode);
    expect(booking).toMatchObject({ status: 'PENDING', user: { mobile } });
    expect(bookings.map((one: { bookingId: string }) => one.bookingId)).toEqual([booking.bookingId]);
    expect(refusal).toMatchObject({ name: 'NikharError', status: 422, errorCode: 'CART_EMPTY', requestId: expect.any(String) });
    ids.push(booking.bookingId);
  }
  // The two bookings and their two refusals had keys of their own.
  expect(line.lost.size).toBe(4);

  await expect.poll(() => receiver.asked.length, { timeout: 20_000 }).toBe(2);
  const deliveries = receiver.asked.map(({ body, headers }) => [body, headers] as const);
  const events = await Promise.all(deliveries.map(([body, headers]) => journey.read(body, headers, secret)));
  expect(events.toSorted()).toEqual(ids.map(id => ['booking.created', id]).toSorted());
  for (const [body, headers] of deliveries)
    await expect(journey.read(body.replace('PENDING', 'COMPLETED'), headers, secret)).rejects.toThrow('No signature is right');
});
