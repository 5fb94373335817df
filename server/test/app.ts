/**
 * The app on a fresh database of its own, as its users meet it: HTTP in, HTTP out. Fakes stand at the network's edge
 * only (SMS, geocoder) and for time. Every answer is held against the contract.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import supertest from 'supertest';
import type { paths } from '#contract';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { OnStatement } from '../db/database.ts';
import type { Subscribers } from '../events/events.ts';
import type { JobKind } from '../jobs/rules.ts';
import { NoAnswer } from '../outside/call.ts';
import type { Geocoder } from '../outside/geocoder.ts';
import type { Sms } from '../outside/sms.ts';
import { MovedClock } from './clock.ts';
import { checkAnswer } from './contract-check.ts';
import { makeDatabase, type TestDatabase } from './engine.ts';

/** A Friday at noon in Nagpur. */
export const NOON = '2026-12-04T12:00:00+05:30';

interface Options {
  /** RFC 3339; where the clock stands. */
  at?: string;
  env?: Record<string, string>;
  geocoder?: Geocoder;
  /** Kinds of jobs and subscribers of a test's own, in place of the product's. */
  kinds?: JobKind<unknown>[];
  subscribers?: Subscribers;
  /** A built web site; web/dist unless given. */
  webFolder?: string;
  /** Called with every statement that the app sends to its database. */
  onStatement?: OnStatement;
  /** Another instance of the same installation: one database and one secret, which stay that one's. */
  beside?: { database: TestDatabase; config: Pick<Config, 'jwtSecret'> };
}

export interface SentSms {
  to: string;
  code: string;
  body: string;
}

/** The network's edge of the SMS provider: what was sent, and whether sending works. */
class SmsEdge implements Sms {
  sent: SentSms[] = [];
  broken = false;
  /** Its answers do not come. */
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

/** The log of the whole suite, at its most talkative: no passcode, no token, no mobile may be in it (rule P5). */
class LogWatch {
  #lines: string[] = [];
  #sms: SmsEdge;

  constructor(sms: SmsEdge) {
    this.#sms = sms;
  }

  write(line: string) {
    this.#lines.push(line);
  }

  /** Lines that an operator would be woken by. */
  faults(): string[] {
    return this.#lines.filter(line => /"level":[56]0/.test(line));
  }

  mustBeClean() {
    // Numbers of the log's own that may equal a code by chance: its fields, and the ids in paths. A stack has its error's
    // message beside it, which stays.
    const own =
      /"(pid|time|hostname|reqId|responseTime|remotePort|stack)":("(\\.|[^"\\])*"|[\d.]+)|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
    const text = this.#lines.join('').replaceAll(own, '');
    if (this.#lines.length === 0) throw new Error('The log is silent, so it proves nothing');
    if (/eyJ|Bearer|passcode is|is your .+ passcode/.test(text)) throw new Error(`A token or a passcode is in the log: ${text}`);
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

export async function startApp({ at = NOON, env = {}, geocoder = noGeocoder, onStatement, beside, ...own }: Options = {}) {
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
  const clock = new MovedClock(at);
  const sms = new SmsEdge();
  const log = new LogWatch(sms);
  const app = await buildApp({ config, db, clock, sms, geocoder, logStream: log, ...own });
  await app.listen({ port: 0, host: '127.0.0.1' });

  /** One request as it is, for what the typed client would not let a test do. */
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

  /** The contract's operations by path, typed; errors are returned, not thrown. */
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

  return { app, worker: app.worker, db, database, clock, sms, log, config, dataDir, call, api, close };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;
