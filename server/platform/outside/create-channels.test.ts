import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StandIn } from '../../test/stand-in.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { createChannels } from './create-channels.ts';

let dataDir: string;
let provider: StandIn;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nikhar-channels-'));
  provider = await new StandIn().start();
});
afterEach(async () => {
  rmSync(dataDir, { recursive: true });
  await provider.stop();
});

const clock = { now: () => Date.parse('2026-12-04T06:30:00Z') };
const MSG91 = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k', MSG91_TEMPLATE_ID: 't' };
const TWILIO = { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+15005550006' };
const WHATSAPP = {
  WHATSAPP_TOKEN: 't',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 's',
  WHATSAPP_VERIFY_TOKEN: 'v',
};
const MAIL = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Nikhar <hello@nikhar.example>' };
const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789', ...MSG91 };

const configOf = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env });
const providersOf = (env: Record<string, string>) =>
  Object.fromEntries(Object.entries(createChannels(configOf(env), clock)).map(([name, { provider: by }]) => [name, by]));
const problemsOf = (env: Record<string, string>): string[] => {
  try {
    configOf(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map(line => line.replace('  - ', ''));
  }
  return [];
};
const MESSAGE = { kind: 'LATE', to: '9876543210', language: 'en', text: 'Late', variables: {}, bookingId: null } as const;

it('development writes to the outbox what has no provider', async () => {
  expect(providersOf({})).toEqual({ SMS: 'outbox', WHATSAPP: 'outbox', EMAIL: 'outbox' });
  // MSG91 without templates sends passcodes only.
  for (const templates of [{}, { MSG91_TEMPLATES: '{"OTP.hi":"t1"}' }] as Record<string, string>[])
    expect(providersOf({ ...MSG91, ...templates })).toEqual({ SMS: 'outbox', WHATSAPP: 'outbox', EMAIL: 'outbox' });
  expect(providersOf({ ...TWILIO, ...MAIL })).toEqual({ SMS: 'twilio', WHATSAPP: 'outbox', EMAIL: 'smtp' });
  await createChannels(configOf({}), clock).SMS?.send(MESSAGE, new AbortController().signal);
  expect(JSON.parse(readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8'))).toMatchObject({ kind: 'LATE', channel: 'SMS' });
});

it('production has only the channels with a provider', () => {
  const all = { ...PRODUCTION, ...WHATSAPP, ...MAIL, MSG91_TEMPLATES: '{"LATE":"t1"}', PUBLIC_URL: 'https://salon.example' };
  expect(providersOf(all)).toEqual({ SMS: 'msg91', WHATSAPP: 'whatsapp', EMAIL: 'smtp' });
  expect(providersOf(PRODUCTION)).toEqual({});
  expect(providersOf({ ...PRODUCTION, ...TWILIO, PUBLIC_URL: 'https://salon.example' })).toEqual({ SMS: 'twilio' });
  // Without the site's address, messages could have no links.
  expect(providersOf({ ...PRODUCTION, ...TWILIO })).toEqual({});
});

it("every provider's address can be replaced", async () => {
  const env = {
    MSG91_TEMPLATES: '{"LATE":"t1"}',
    MSG91_URL: provider.url,
    TWILIO_URL: provider.url,
    WHATSAPP_URL: `${provider.url}/v99.0`,
  };
  const send = async (account: Record<string, string>, name: 'SMS' | 'WHATSAPP') =>
    createChannels(configOf({ ...env, ...account }), clock)[name]?.send(MESSAGE, new AbortController().signal);
  provider.answers(200, { type: 'success', message: 'r1', messages: [{ id: 'wamid.1' }] });
  await send(MSG91, 'SMS');
  await send(WHATSAPP, 'WHATSAPP');
  provider.answers(201, { sid: 'SM1' });
  await send({ ...TWILIO, PUBLIC_URL: 'https://salon.example' }, 'SMS');
  expect(provider.asked.map(({ url }) => url.pathname)).toEqual([
    '/api/v5/flow',
    '/v99.0/106540352242922/messages',
    '/2010-04-01/Accounts/AC1/Messages.json',
  ]);
  const form = new URLSearchParams(provider.asked.at(-1)?.body);
  expect(form.get('StatusCallback')).toBe('https://salon.example/api/v1/hooks/twilio');
});

it('a provider that is half configured stops the start with a list', () => {
  expect(problemsOf({ WHATSAPP_TOKEN: 't', SMTP_URL: 'smtp://mail.example' })).toEqual([
    'WHATSAPP_PHONE_ID: required with WHATSAPP_TOKEN',
    'WHATSAPP_APP_SECRET: required with WHATSAPP_TOKEN',
    'WHATSAPP_VERIFY_TOKEN: required with WHATSAPP_TOKEN',
    'MAIL_FROM: required with SMTP_URL',
  ]);
  expect(problemsOf({ MAIL_FROM: 'hello@nikhar.example' })).toEqual(['SMTP_URL: required with MAIL_FROM']);
  expect(problemsOf({ ...PRODUCTION, MSG91_TEMPLATES: '{"LATE":"t1"}' })).toEqual([
    'PUBLIC_URL: required with MSG91_TEMPLATES, because messages have links',
  ]);
  const templates =
    'MSG91_TEMPLATES: must be JSON like {"CONFIRMATION": "template id", "CONFIRMATION.hi": "template id"}, with known kinds';
  for (const MSG91_TEMPLATES of [
    'LATE',
    '["t1"]',
    '{"TYPO":"t1"}',
    '{"LATE.fr":"t1"}',
    '{"OTP":"t1"}',
    '{"LATE":""}',
    '{"LATE":1}',
  ])
    expect(problemsOf({ MSG91_TEMPLATES })).toEqual([templates]);
  expect(problemsOf({ ...MAIL, SMTP_URL: 'https://mail.example' })).toEqual([expect.stringMatching(/^SMTP_URL: /)]);
  for (const MAIL_FROM of ['Nikhar', 'Nikhar <hello>', 'a@b.example, c@d.example'])
    expect(problemsOf({ ...MAIL, MAIL_FROM })).toEqual([expect.stringMatching(/^MAIL_FROM: must be an address/)]);
  expect(problemsOf({ ...WHATSAPP, WHATSAPP_PHONE_ID: '+91 98' })).toEqual(['WHATSAPP_PHONE_ID: must be digits']);
  expect(problemsOf({ ...WHATSAPP, WHATSAPP_LANGUAGE: 'English' })).toEqual(['WHATSAPP_LANGUAGE: must be like en or en_US']);
  expect(problemsOf({ ...WHATSAPP, ...MAIL, ...MSG91, MAIL_FROM: 'hello@nikhar.example' })).toEqual([]);
});
