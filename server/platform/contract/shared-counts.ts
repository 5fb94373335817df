/**
 * Counts requests of all instances together. Each instance counts in memory. At most once a second, and only if something was
 * counted, it adds its counts to the database's and learns the totals (decision 005).
 */
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '../../../common/time.ts';
import type { Database } from '../db/database.ts';
import { codeOf } from '../db/fault.ts';
import { addRequests, forgetRequests } from './request-counts-store.ts';

/** One window of one key. Instants are of the process's monotonic clock. */
interface Count {
  hash: string;
  /** The count of all instances at the last exchange with the database. */
  known: number;
  /** The count of this instance since then. */
  untold: number;
  endsAt: number;
}

/** Bounds memory and database, however many addresses a flood comes from. */
const CAPACITY = 50_000;
const TOLD_AT_A_TIME = 1000;

interface Needed {
  tx: Database['tx'];
  secret: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createSharedCounts({ tx, secret, log }: Needed) {
  const counts = new Map<string, Count>();
  const untold = new Set<Count>();
  let timer: NodeJS.Timeout | undefined;
  let telling = Promise.resolve();
  let stopped = false;
  let away = false;
  let nextTelling = 0;
  let nextForgetting = 0;

  const hashOf = (key: string) => createHmac('sha256', secret).update(`request count:${key}`).digest('base64url');

  const forget = (key: string, count: Count) => {
    counts.delete(key);
    untold.delete(count);
  };

  const begin = (key: string, endsAt: number): Count => {
    const [oldest] = counts;
    if (oldest && counts.size >= CAPACITY) forget(...oldest);
    const count = { hash: hashOf(key), known: 0, untold: 0, endsAt };
    counts.set(key, count);
    return count;
  };

  const tell = async (now: number) => {
    for (const [key, count] of counts) if (count.endsAt <= now) forget(key, count);
    // All processes use the same order, so two of them never wait for each other's rows.
    const told = [...untold].slice(0, TOLD_AT_A_TIME).sort((a, b) => (a.hash < b.hash ? -1 : 1));
    if (told.length === 0) return;
    const rows = told.map(({ hash, untold, endsAt }) => ({ key: hash, requests: untold, remaining: Math.ceil(endsAt - now) }));
    const totals = await tx(async db => {
      if (now >= nextForgetting) await forgetRequests(db);
      return addRequests(db, rows);
    });
    if (now >= nextForgetting) nextForgetting = now + MINUTE;
    const totalOf = new Map(totals.map(total => [total.key, total]));
    for (const [i, count] of told.entries()) {
      const total = totalOf.get(count.hash);
      if (!total) continue;
      count.known = total.requests;
      count.untold -= rows[i]?.requests ?? 0;
      count.endsAt = performance.now() + total.remaining;
      if (count.untold === 0) untold.delete(count);
    }
  };

  const tellOrKeep = async () => {
    try {
      await tell(performance.now());
      away = false;
    } catch (error) {
      // Counts that could not be stored are kept for the next time. Until then each instance limits for itself.
      if (!away) log.warn({ code: codeOf(error) }, 'request counts could not be told: limits are not shared for now');
      away = true;
    }
    timer = undefined;
    nextTelling = performance.now() + SECOND;
    if (untold.size > 0) tellSoon();
  };

  const tellSoon = () => {
    if (timer || stopped) return;
    const run = () => {
      telling = tellOrKeep();
    };
    timer = setTimeout(run, Math.max(0, nextTelling - performance.now())).unref();
  };

  return {
    /** Counts a request. Returns its number in the window of its key, and the milliseconds until that window ends. */
    count: (key: string, window: number, max: number) => {
      const now = performance.now();
      const known = counts.get(key);
      if (known && known.endsAt <= now) forget(key, known);
      const count = counts.get(key) ?? begin(key, now + window);
      const current = count.known + count.untold + 1;
      // Refused requests change nothing until the window ends, so a flood causes no exchange.
      if (current <= max) {
        count.untold++;
        untold.add(count);
        tellSoon();
      }
      return { current, ttl: count.endsAt - now };
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await telling;
    },
  };
}
