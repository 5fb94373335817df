/** A client that repeats a request with the same key until it has an answer: the server may be killed at any byte. */
import { setTimeout } from 'node:timers/promises';
import type { RunningServer } from '../../server/test/process.ts';
import type { Ledger } from './ledger.ts';

/** The current server. Each restart gets another address. */
export interface Place {
  server: RunningServer;
}

interface Request {
  method?: string;
  token?: string;
  key?: string;
  body?: object;
  form?: FormData;
}

export interface Answer {
  status: number;
  errorCode?: string;
  errors?: object[];
  // biome-ignore lint/suspicious/noExplicitAny: the contract's tests look at answers; here their data is only passed on
  data: any;
}

const RETRY_MS = 100;
/** The longest time without a server. */
const PATIENCE_MS = 60_000;

export function clientOf(place: { server: Pick<RunningServer, 'url'> }, ledger: Ledger) {
  const tryOnce = async (path: string, { method = 'GET', token, key, body, form }: Request): Promise<Answer> => {
    const answer = await fetch(`${place.server.url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: form ?? (body && JSON.stringify(body)),
    });
    const text = await answer.text();
    if (!text.startsWith('{')) return { status: answer.status, data: text };
    return { status: answer.status, ...JSON.parse(text) };
  };

  /** `expected` are statuses besides success; anything else is a violation. */
  return async (name: string, path: string, request: Request = {}, expected: number[] = []): Promise<Answer> => {
    const since = Date.now();
    for (;;) {
      // fetch throws a TypeError if the connection broke.
      const answer = await tryOnce(path, request).catch(error => {
        if (!(error instanceof TypeError)) throw error;
        return undefined;
      });
      ledger.count(answer ? `${name} ${answer.status}` : `${name} unanswered`);
      if (answer && answer.status !== 503) {
        if (answer.status > 299 && !expected.includes(answer.status)) {
          ledger.violations.push(
            `${name} was answered ${answer.status} ${answer.errorCode} ${JSON.stringify(answer.errors ?? '')}`,
          );
        }
        return answer;
      }
      if (Date.now() - since > PATIENCE_MS) throw new Error(`${name} had no answer for ${PATIENCE_MS / 1000} s`);
      await setTimeout(RETRY_MS);
    }
  };
}
export type Client = ReturnType<typeof clientOf>;
