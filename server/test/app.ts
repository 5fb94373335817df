/**
 * The app on its own fresh database, used by HTTP like a client. Only SMS, geocoder and time are faked. Every answer is validated against
 * the contract.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import supertest from 'supertest';
import type { paths } from '#contract';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { AnswerCache } from '../platform/contract/answer-cache.ts';
import type { OnStatement } from '../platform/db/database.ts';
import { settableClock } from '../platform/dev/settable-clock.ts';
import type { Subscribers } from '../platform/events/events.ts';
import type { JobKind } from '../platform/jobs/rules.ts';
import type { WorkerOptions } from '../platform/jobs/worker.ts';
import { NoAnswer } from '../platform/outside/call.ts';
import type { Channels } from '../platform/outside/channel.ts';
import { createChannels } from '../platform/outside/create-channels.ts';
import { createGateway } from '../platform/outside/create-gateway.ts';
import type { Gateway } from '../platform/outside/gateway.ts';
import type { Geocoder } from '../platform/outside/geocoder.ts';
import type { Router } from '../platform/outside/router.ts';
import type { Sms } from '../platform/outside/sms.ts';
import type { WebhookSender } from '../platform/outside/webhook-sender.ts';
import { DEMO_SETTINGS } from '../salon/demo/settings.ts';
import { replaceStored } from '../salon/settings/store.ts';
import { MovedClock } from './clock.ts';
import { checkAnswer } from './contract-check.ts';
import { makeDatabase, type TestDatabase } from './engine.ts';
import { MessageEdge } from './message-edge.ts';

/** A Friday at noon in Nagpur. */
export const NOON = '2026-12-04T12:00:00+05:30';

interface Options {
  /** The time of the clock, in RFC 3339. */
  at?: string;
  env?: Record<string, string>;
  geocoder?: Geocoder;
  /** Replaces the configured gateway. */
  gateway?: Gateway;
  router?: Router;
  webhooks?: WebhookSender;
  /** Replaces the fake channels of messages. */
  channels?: Channels;
  /** The clock can be moved through HTTP, as in development. */
  devClock?: boolean;
  /** Messages go to the configured providers, instead of the fake ones. */
  realChannels?: boolean;
  /** Replaces the product's kinds of jobs and subscribers. */
  kinds?: JobKind<unknown>[];
  subscribers?: Subscribers;
  worker?: WorkerOptions;
  /** Keeps answers about the catalogue for another time than the product does. */
  catalogAnswers?: AnswerCache;
  /** A built web site. The default is web/dist. */
  webFolder?: string;
  /** Nobody has said who the salon is. Otherwise it is the demo salon. */
  unsaid?: boolean;
  /** Called with every statement that the app sends to its database. */
  onStatement?: OnStatement;
  /** Makes another instance of the same installation, which keeps its database and secret. */
  beside?: { database: TestDatabase; config: Pick<Config, 'jwtSecret'> };
}

export interface SentSms {
  to: string;
  code: string;
  body: string;
}

/** A fake SMS provider. It keeps the messages, and can fail. */
class SmsEdge implements Sms {
  sent: SentSms[] = [];
  broken = false;
  /** Whether its answers are lost. */
  silent = false;

  async send({ to, code, body }: SentSms) {
    if (this.broken) throw new Error('The provider is down');
    if (this.silent) throw new NoAnswer('The provider is silent');
    this.sent.push({ to, code, body });
  }

  /** The last code that reached this mobile. */
  codeFor(mobile: string): string {
    const sms = this.sent.findLast(({ to }) => to === mobile);
    if (!sms) throw new Error(`No SMS to ${mobile}`);
    return sms.code;
  }
}

/** Watches the debug log of the whole suite. No passcode, token or mobile may be in it (rule P5). */
class LogWatch {
  #lines: string[] = [];
  #sms: SmsEdge;

  constructor(sms: SmsEdge) {
    this.#sms = sms;
  }

  write(line: string) {
    this.#lines.push(line);
  }

  text(): string {
    return this.#lines.join('');
  }

  /** The lines of level error and above. */
  faults(): string[] {
    return this.#lines.filter(line => /"level":[56]0/.test(line));
  }

  mustBeClean() {
    // Leaves out the log's own numbers, which may equal a code by chance: fields, and ids in paths. Also leaves out stacks, because
    // the error's message is a field of its own.
    const own =
      /"(pid|time|hostname|reqId|responseTime|remotePort|stack)":("(\\.|[^"\\])*"|[\d.]+)|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
    const text = this.#lines.join('').replaceAll(own, '');
    if (this.#lines.length === 0) throw new Error('The log is silent, so it proves nothing');
    if (/eyJ|Bearer|passcode is|is your .+ passcode|OTP (है|आहे)/.test(text))
      throw new Error(`A token or a passcode is in the log: ${text}`);
    for (const { to, code } of this.#sms.sent) {
      if (text.includes(to) || new RegExp(`(?<![\\d.])${code}(?!\\d)`).test(text))
        throw new Error(`${to} or its code ${code} is in the log`);
    }
  }
}

const noGeocoder: Geocoder = { typeAhead: true, search: async () => [], reverse: async () => ({}) };

export interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export async function startApp({
  at = NOON,
  env = {},
  geocoder = noGeocoder,
  onStatement,
  beside,
  devClock: movable,
  realChannels = false,
  unsaid = false,
  ...own
}: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-test-'));
  const database = beside?.database ?? (await makeDatabase(dataDir));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'debug',
    DEMO_DATA: 'off',
    ...database.env,
    ...(beside && { JWT_SECRET: beside.config.jwtSecret }),
    ...env,
  });
  const db = database.connect(onStatement);
  if (!unsaid && !beside) await db.tx(tx => replaceStored(tx, { ...DEMO_SETTINGS, wholeRupees: false }));
  const clock = new MovedClock(at);
  const devClock = movable ? settableClock(clock) : undefined;
  const sms = new SmsEdge();
  const messages = new MessageEdge();
  const gateways = createGateway(config, devClock ?? clock);
  const log = new LogWatch(sms);
  const app = await buildApp({
    config,
    db,
    clock: devClock ?? clock,
    devClock,
    sms,
    channels: realChannels ? createChannels(config, clock) : messages.channels,
    ...gateways,
    geocoder,
    logStream: log,
    // The test itself keeps this process busy, and so does the machine.
    warmUp: Number.POSITIVE_INFINITY,
    ...own,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });

  /** An untyped request, for calls that the typed client forbids. */
  const call = async (method: string, path: string, { token, body, headers = {} }: Call = {}) => {
    const verb = method.toLowerCase() as 'get';
    const request = supertest(app.server)
      [verb](path.startsWith('/api') || !path.startsWith('/') ? path : `/api/v1${path}`)
      .set(headers);
    if (token) request.set('authorization', `Bearer ${token}`);
    const answer = await (body === undefined ? request : request.send(body as object));
    checkAnswer(method, answer.request.url.replace(/^https?:\/\/[^/]+/, ''), answer);
    return answer;
  };

  /** The typed client. It returns errors instead of throwing them. */
  const api = (token?: string) =>
    createClient<paths>({
      baseUrl: 'http://app/api/v1',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      fetch: async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        const text = await request.text();
        const answer = await call(request.method, pathname + search, {
          headers: Object.fromEntries(request.headers),
          body: text || undefined,
        });
        return new Response(answer.status === 304 ? null : answer.text, { status: answer.status, headers: answer.headers });
      },
    });

  const close = async () => {
    await app.close();
    await db.close();
    if (!beside) await database.remove();
    log.mustBeClean();
    rmSync(dataDir, { recursive: true, force: true });
  };

  return { app, worker: app.worker, db, database, clock, sms, messages, log, config, dataDir, ...gateways, call, api, close };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;
