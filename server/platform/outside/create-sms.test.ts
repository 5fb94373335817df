import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StandIn } from '../../test/stand-in.ts';
import { ConfigError, readEnvironment, smsAccountOf } from '../config/config.ts';
import { NoAnswer } from './call.ts';
import { createSms } from './create-sms.ts';
import { msg91 } from './msg91.ts';
import type { Sms } from './sms.ts';
import { twilio } from './twilio.ts';

/** For a provider that is silent. */
const TIMEOUT = 150;
/** For a provider that answers, also on a busy machine. */
const PATIENT = 5000;
const MESSAGE = { to: '9876543210', body: '4711 is your Nikhar passcode.', code: '4711', language: 'en' } as const;
/** Where the adapters would go; these tests do not let them. */
const URLS = { MSG91_URL: 'http://127.0.0.1:9', TWILIO_URL: 'http://127.0.0.1:9' };
const clock = { now: () => Date.parse('2026-12-04T06:30:00Z') };

let provider: StandIn;
beforeEach(async () => {
  provider = await new StandIn().start();
});
afterEach(() => provider.stop());

const viaMsg91 = (timeout = PATIENT): Sms =>
  msg91({ authKey: 'canary-key', templateId: 'template-1', baseUrl: provider.url }, timeout);
const viaTwilio = (timeout = PATIENT): Sms =>
  twilio({ accountSid: 'AC1', authToken: 'canary-token', from: '+15005550006', baseUrl: provider.url }, timeout);

it('sends msg91 the mobile with its country code, and the code for the template', async () => {
  provider.answers(200, { type: 'success', message: '3763646c3058373530393938' });
  await viaMsg91().send(MESSAGE);
  const [asked] = provider.asked;
  expect([asked?.method, asked?.url.pathname, asked?.headers.authkey]).toEqual(['POST', '/api/v5/flow', 'canary-key']);
  expect(asked?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    template_id: 'template-1',
    recipients: [{ mobiles: '919876543210', otp: '4711' }],
  });
});

it('sends twilio a form with the international number', async () => {
  provider.answers(201, { sid: 'SM1', status: 'queued' });
  await viaTwilio().send(MESSAGE);
  const [asked] = provider.asked;
  expect([asked?.method, asked?.url.pathname]).toEqual(['POST', '/2010-04-01/Accounts/AC1/Messages.json']);
  expect(asked?.headers.authorization).toBe(`Basic ${btoa('AC1:canary-token')}`);
  expect(asked?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    To: '+919876543210',
    From: '+15005550006',
    Body: '4711 is your Nikhar passcode.',
  });
});

it('sends the configured sender id or messaging service', async () => {
  provider.answers(200, { type: 'success' });
  await msg91({ authKey: 'k', templateId: 't', senderId: 'NIKHAR', baseUrl: provider.url }, PATIENT).send(MESSAGE);
  expect(JSON.parse(provider.asked.at(-1)?.body ?? '').sender).toBe('NIKHAR');
  provider.answers(201, { sid: 'SM1' });
  const from = `MG${'a'.repeat(32)}`;
  await twilio({ accountSid: 'AC1', authToken: 't', from, baseUrl: provider.url }, PATIENT).send(MESSAGE);
  const form = new URLSearchParams(provider.asked.at(-1)?.body);
  expect([form.get('MessagingServiceSid'), form.has('From')]).toEqual([from, false]);
  // A sender id may begin like a messaging service, and a mistyped account must not change the path.
  await twilio({ accountSid: 'AC/1?', authToken: 't', from: 'MGROOP', baseUrl: provider.url }, PATIENT).send(MESSAGE);
  expect(provider.asked.at(-1)?.url.pathname).toBe('/2010-04-01/Accounts/AC%2F1%3F/Messages.json');
  expect(new URLSearchParams(provider.asked.at(-1)?.body).get('From')).toBe('MGROOP');
});

describe.each([
  ['msg91', viaMsg91],
  ['twilio', viaTwilio],
])('R97 R98 %s', (name, sms) => {
  /** The error must not quote anything secret. */
  const mustThrow = async (reason: string, timeout?: number) => {
    const error = await sms(timeout)
      .send(MESSAGE)
      .then(
        () => expect.unreachable('it should have thrown'),
        (thrown: Error) => thrown,
      );
    expect(error.message).toBe(`${name} ${reason}`);
    const told = `${error.message} ${error.stack} ${JSON.stringify(error.cause)}`;
    for (const secret of ['canary', '4711', '9876543210', btoa('AC1:canary-token')]) expect(told).not.toContain(secret);
  };

  it.each([[400], [401], [429], [500]])('fails with status %i', async status => {
    provider.answers(status, { type: 'error', message: 'canary-key may not write to 9876543210' });
    await mustThrow(`refused the message with status ${status}`);
  });

  it.each([['<html>canary</html>'], [''], ['null'], ['{"type":"error","message":"9876543210"}']])(
    'fails with a malformed answer: %s',
    async text => {
      provider.answersText(200, text);
      await mustThrow('refused the message with status 200');
    },
  );

  it('fails without an answer', async () => {
    provider.keepsSilent();
    await mustThrow(`gave no answer within ${TIMEOUT} ms`, TIMEOUT);
  });

  it('says whether the message may have been sent', async () => {
    const failure = (timeout?: number) =>
      sms(timeout)
        .send(MESSAGE)
        .catch((error: unknown) => error);
    provider.keepsSilent();
    expect(await failure(TIMEOUT)).toBeInstanceOf(NoAnswer);
    provider.answer = response => void response.socket?.destroy();
    expect(await failure()).toBeInstanceOf(NoAnswer);
    provider.answers(500, {});
    expect(await failure()).not.toBeInstanceOf(NoAnswer);
    await provider.stop();
    expect(await failure()).not.toBeInstanceOf(NoAnswer);
    await provider.start();
    // A test cannot cause these errors: the provider cannot be reached.
    for (const code of ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']) {
      const cause = Object.assign(new Error('canary'), { code });
      const nowhere = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
      const error = await failure();
      nowhere.mockRestore();
      expect([code, error instanceof NoAnswer, String(error)]).toEqual([code, false, expect.stringContaining(code)]);
    }
  });

  it('follows no redirect, so the keys stay', async () => {
    provider.answer = response => void response.writeHead(307, { location: `${provider.url}/elsewhere` }).end();
    await mustThrow('refused the message with status 307');
    expect(provider.asked).toHaveLength(1);
  });

  it('fails if nobody listens', async () => {
    await provider.stop();
    await mustThrow('could not be reached (ECONNREFUSED)');
    await provider.start();
  });
});

it("R98 reports twilio's error number, but not its message", async () => {
  provider.answers(400, { code: 21211, message: "The 'To' number +919876543210 is not valid" });
  await expect(viaTwilio().send(MESSAGE)).rejects.toThrow(/^twilio refused the message with status 400, error 21211$/);
});

it('R98 does not quote a key that no header can carry', async () => {
  const error = await msg91({ authKey: 'canary\u2026', templateId: 't', baseUrl: provider.url }, PATIENT)
    .send(MESSAGE)
    .catch((thrown: Error) => thrown);
  expect(`${error} ${(error as Error).stack}`).not.toContain('canary');
  // The request was not sent.
  expect(error).not.toBeInstanceOf(NoAnswer);
});

describe('the outbox', () => {
  const account = { SMS_PROVIDER: 'outbox' } as const;
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'nikhar-outbox-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('appends a JSON line for each message, readable by its owner only', async () => {
    const sms = createSms(account, { ...URLS, dataDir, NODE_ENV: 'test' }, clock);
    await sms.send(MESSAGE);
    await sms.send({ ...MESSAGE, to: '9876543211' });
    const file = join(dataDir, 'outbox.jsonl');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const line = { body: MESSAGE.body, kind: 'OTP', channel: 'SMS', bookingId: null, sentAt: '2026-12-04T06:30:00.000Z' };
    expect(lines.map(text => JSON.parse(text))).toEqual([
      { to: '9876543210', ...line },
      { to: '9876543211', ...line },
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['development', ['SMS to 98******10: 4711 is your Nikhar passcode.\n']],
    ['test', []],
    ['production', []],
  ] as const)('R98 in %s the console shows %j', async (NODE_ENV, shown) => {
    const written: unknown[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation(text => written.push(text) > 0);
    await createSms(account, { ...URLS, dataDir, NODE_ENV }, clock).send(MESSAGE);
    write.mockRestore();
    expect(written).toEqual(shown);
  });
});

it.each([
  ['msg91', ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID']],
  ['twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
] as const)('%s starts only with all of its keys, and names the missing ones', (SMS_PROVIDER, keys) => {
  const whole = { SMS_PROVIDER, ...Object.fromEntries(keys.map(key => [key, 'x'])) };
  const start = (env: Record<string, string>) =>
    createSms(smsAccountOf(readEnvironment(env)), { ...URLS, NODE_ENV: 'test', dataDir: '' }, clock);
  expect(() => start(whole)).not.toThrow();
  const lines = keys.map(key => `  - ${key}: required with SMS_PROVIDER=${SMS_PROVIDER}`);
  expect(() => start({ SMS_PROVIDER })).toThrow(new ConfigError(['The configuration has problems:', ...lines].join('\n')));
  for (const [i, key] of keys.entries()) expect(() => start({ ...whole, [key]: '' })).toThrow(`problems:\n${lines[i]}`);
});
