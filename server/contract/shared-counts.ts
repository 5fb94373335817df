/**
 * Requests counted by all instances together. Each counts in memory and, at most once a second and only when something
 * was counted, adds its counts to the database's and learns the others' (decision 005).
 */
import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { codeOf } from '../db/fault.ts';
import type { Deps } from '../deps.ts';
import { MINUTE, SECOND } from '../shared/time.ts';
import { addRequests, forgetRequests } from './request-counts-store.ts';

/** One window of one key. Instants are of the process's steady clock. */
interface Count {
  hash: string;
  /** Of all instances, when the database was last told. */
  known: number;
  /** Since then, here. */
  untold: number;
  endsAt: number;
}

/** However many addresses a flood comes from, memory and the database's share of it are bounded. */
const CAPACITY = 50_000;
const TOLD_AT_A_TIME = 1000;

interface Needed {
  tx: Database['tx'];
  secret: string;
  log: Pick<Deps['log'], 'warn'>;
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
    // In one order in every process, so that two that tell at once cannot each wait for the other's row.
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
      // What was not told is kept for the next time; until then each instance limits for itself.
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
    /** Counts a request: its number in the window of its key, and the milliseconds until that window ends. */
    count: (key: string, window: number, max: number) => {
      const now = performance.now();
      const known = counts.get(key);
      if (known && known.endsAt <= now) forget(key, known);
      const count = counts.get(key) ?? begin(key, now + window);
      const current = count.known + count.untold + 1;
      // What is refused changes nothing until the window ends, so a flood is not told.
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
