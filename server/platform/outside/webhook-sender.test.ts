/** Webhooks at the network's edge: what they may call, and what they take from it (rules I5 and I6). */
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StandIn } from '../../test/stand-in.ts';
import { isPublic } from './webhook-address.ts';
import { createWebhookSender } from './webhook-sender.ts';

const TIMEOUT = 300;
const PUBLIC = { address: '93.184.216.34', family: 4 };
const LOOPBACK = { address: '127.0.0.1', family: 4 };

/** Nothing may reach it unless it is allowed. */
let canary: StandIn;
beforeEach(async () => {
  canary = await new StandIn().start();
});
afterEach(() => canary.stop());

const port = () => new URL(canary.url).port;
type Options = Parameters<typeof createWebhookSender>[1];
const sender = (allow: string[] = [], options: Options = {}) =>
  createWebhookSender({ WEBHOOK_ALLOW: allow }, { timeout: TIMEOUT, ...options });
const post = (one: ReturnType<typeof sender>, url: string) => one.post(url, {}, '{}', new AbortController().signal);
const refusal = { code: 'ADDRESS_REFUSED' };

describe('I6 private addresses', () => {
  const NAMES = [
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'printer.local',
    'db.internal.',
    'metadata.google.internal',
    'intranet',
    'router.lan',
  ];
  const NUMBERS = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '017700000001',
    '0177.0.0.01',
    '127.0.0.1.',
    '0',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fec0::1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001::1]',
    '[ff02::1]',
    '[2001:db8::1]',
  ];

  it.each([...NAMES, ...NUMBERS])('are refused as %s', async host => {
    const one = sender([], { resolve: async () => [LOOPBACK] });
    for (const url of [`https://${host}/`, `http://${host}:${port()}/`]) {
      expect(await one.faultOf(new URL(url))).toBe('ADDRESS_PRIVATE');
      await expect(post(one, url)).rejects.toMatchObject(refusal);
    }
    expect(canary.asked).toEqual([]);
  });

  it('are refused behind a public name, even as one of several', async () => {
    for (const addresses of [[LOOPBACK], [PUBLIC, LOOPBACK], [PUBLIC, { address: '::1', family: 6 }]]) {
      const one = sender([], { resolve: async () => addresses });
      expect(await one.faultOf(new URL('https://hook.example/'))).toBe('ADDRESS_PRIVATE');
      await expect(post(one, 'https://hook.example/')).rejects.toMatchObject(refusal);
    }
  });

  it('are refused when the name leads there only after the check', async () => {
    let asked = 0;
    const one = sender([], { resolve: async () => [asked++ === 0 ? PUBLIC : LOOPBACK] });
    expect(await one.faultOf(new URL('https://hook.example/'))).toBeUndefined();
    await expect(post(one, 'https://hook.example/')).rejects.toMatchObject(refusal);
  });

  it('are not reached by a redirect', async () => {
    const receiver = await new StandIn().start();
    for (const location of [canary.url, 'http://169.254.169.254/latest/meta-data/']) {
      receiver.answer = response => void response.writeHead(302, { location }).end();
      expect((await post(sender([new URL(receiver.url).host]), receiver.url)).status).toBe(302);
    }
    await receiver.stop();
    expect(canary.asked).toEqual([]);
  });
});

it('I6 knows public addresses', () => {
  expect(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'].map(isPublic)).toEqual([true, true, true]);
});

it.each([
  ['http://hook.example/', 'ADDRESS_NOT_HTTPS'],
  ['ftp://hook.example/', 'ADDRESS_NOT_HTTPS'],
  ['https://hook.example:8443/', 'ADDRESS_PORT'],
  ['https://user:secret@hook.example/', 'ADDRESS_WITH_PASSWORD'],
  ['https://hook.example/', undefined],
  ['https://hook.example./', undefined],
  ['https://hook.example:443/', undefined],
])('I5 says of %s: %s', async (url, fault) => {
  expect(await sender([], { resolve: async () => [PUBLIC] }).faultOf(new URL(url))).toBe(fault);
});

it('I5 lets a name be entered that cannot be resolved yet', async () => {
  const resolve = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  const one = sender([], { resolve });
  expect(await one.faultOf(new URL('https://hook.example/'))).toBeUndefined();
  await expect(post(one, 'https://hook.example/')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

describe('a call', () => {
  it('I6 resolves the name once, and connects to the address that it has checked', async () => {
    const resolved: string[] = [];
    const resolve = async (host: string) => {
      resolved.push(host);
      return [LOOPBACK];
    };
    const one = sender([`hook.example:${port()}`], { resolve });
    expect(await post(one, `http://hook.example:${port()}/a?b=c`)).toEqual({ status: 200, text: '{}', retryAfter: undefined });
    expect(resolved).toEqual(['hook.example']);
    expect(canary.asked.map(({ method, url, headers }) => [method, url.pathname + url.search, headers.host])).toEqual([
      ['POST', '/a?b=c', `hook.example:${port()}`],
    ]);
  });

  const toCanary = () => post(sender([`127.0.0.1:${port()}`]), canary.url);

  it('I6 keeps a kilobyte of a huge answer, and reads 64 kilobytes at most', async () => {
    let written = 0;
    canary.answer = response => {
      const pour = () => {
        while (!response.destroyed && response.write('é'.repeat(16_384))) written += 32_768;
      };
      response.on('drain', pour).on('error', () => undefined);
      pour();
    };
    const { status, text } = await toCanary();
    expect([status, text]).toEqual([200, 'é'.repeat(512)]);
    expect(written).toBeLessThan(4 * 1024 * 1024);
  });

  it('I6 does not decompress', async () => {
    const bomb = gzipSync(Buffer.alloc(1024 * 1024));
    canary.answer = response => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect((await toCanary()).text.length).toBeLessThanOrEqual(1024);
    expect(canary.asked[0]?.headers['accept-encoding']).toBeUndefined();
  });

  it('I4 counts the status even if the body is slow or broken off', async () => {
    canary.answer = response => void response.writeHead(202).write('slowly');
    expect(await toCanary()).toMatchObject({ status: 202, text: 'slowly' });
    canary.answer = response => {
      response.writeHead(200, { 'content-length': '100' }).write('broken');
      setImmediate(() => response.destroy());
    };
    expect((await toCanary()).status).toBe(200);
  });

  it('I4 ends without an answer after its time', async () => {
    canary.keepsSilent();
    await expect(toCanary()).rejects.toMatchObject({ code: 'TIMEOUT' });
    const never = sender([], { resolve: () => new Promise(() => undefined) });
    await expect(post(never, 'https://hook.example/')).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('I4 says why there was no answer', async () => {
    await expect(post(sender(['127.0.0.1:9']), 'http://127.0.0.1:9/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(post(sender([`127.0.0.1:${port()}`]), `https://127.0.0.1:${port()}/`)).rejects.toMatchObject({
      code: expect.stringMatching(/SSL|PROTO/),
    });
  });

  it('ends with the job', async () => {
    canary.keepsSilent();
    const stop = new AbortController();
    const waiting = sender([`127.0.0.1:${port()}`]).post(canary.url, {}, '{}', stop.signal);
    const reason = new Error('the server stops');
    stop.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});
