/**
 * Plays what happened until now on the product's own use cases (rule C60): with the clock of then, in one transaction, and with the jobs that
 * were due meanwhile. It reaches nobody.
 */
import Fastify from 'fastify';
import type { Instant } from '../../../common/time.ts';
import { jobKinds } from '../../job-kinds.ts';
import type { Config } from '../../platform/config/config.ts';
import { AnswerCache } from '../../platform/contract/answer-cache.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Once } from '../../platform/contract/types.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { eventRecorder } from '../../platform/events/events.ts';
import { quietChannel } from '../../salon/demo/quiet.ts';
import { subscribers } from '../../subscribers.ts';
import { takeDueJob } from './jobs-store.ts';

interface Act {
  at: Instant;
  run(): Promise<unknown>;
}

export interface Stage {
  deps: Deps;
  tx: Queries;
  /** When the play ends. */
  now: Instant;
  /** Plans an act. One that would come after now never happens. */
  plan(at: Instant, run: () => Promise<unknown>): void;
}

export const AS_STAFF: Caller = { role: 'ADMIN', id: 'demo', sessionId: 'demo', key: null, staffRole: 'OWNER' };

export function asCustomer(id: string): Caller {
  return { ...AS_STAFF, role: 'USER', id };
}

export function asProfessional(id: string): Caller {
  return { ...AS_STAFF, role: 'PROFESSIONAL', id };
}

/** Idempotency for the play, of which nothing is asked twice. */
export const once: Once = (_tx, work) => work();

/** Rounds are the worker's. */
const ONCE = new Map(jobKinds.filter(({ every }) => every === undefined).map(kind => [kind.name, kind]));

const nobody = (): never => {
  throw new Error('The demo asks nobody outside');
};

/** All in the transaction that is open already. */
const within = (tx: Queries): Database => {
  const inside: Database['tx'] = work => work(tx);
  return { read: tx, tx: inside, txReadCommitted: inside, overwriteDeleted: async () => {}, close: async () => {} };
};

/** What staff did stands in the history with the first admin's e-mail. */
const recorder = (staff: string): Deps['recordEvents'] => {
  const record = eventRecorder(subscribers);
  return (tx, events) =>
    record(
      tx,
      events.map(event => (event.actor === 'STAFF' ? { ...event, actorName: staff } : event)),
    );
};

const depsOn = (tx: Queries, config: Config, clock: Deps['clock'], staff: string): Deps => ({
  ...{ config, clock, db: within(tx) },
  sms: { send: nobody },
  channels: { SMS: quietChannel, EMAIL: quietChannel },
  geocoder: { typeAhead: false, search: nobody, reverse: nobody },
  webhooks: { faultOf: nobody, post: nobody },
  catalogAnswers: new AnswerCache(),
  pdfs: { draw: nobody, forget: () => {}, close: async () => {} },
  recordEvents: recorder(staff),
  askAboutPayments: async () => {},
  bookingForPrograms: async () => undefined,
  waitForPrograms: async () => undefined,
  offerForMessage: async () => undefined,
  seriesForMessage: async () => undefined,
  seriesStateForMessage: async () => undefined,
  nudgeForMessage: async () => undefined,
  offerFreed: async () => undefined,
  tellFactor: async () => {},
  log: Fastify({ logger: false }).log,
});

/** Runs the play from `from` until `now`. `script` plans the first acts. What the rules of the product refuse does not happen. */
export async function play(
  tx: Queries,
  { config, staff, from, now }: { config: Config; staff: string; from: Instant; now: Instant },
  script: (stage: Stage) => Promise<void>,
): Promise<void> {
  let time = from;
  const deps = depsOn(tx, config, { now: () => time }, staff);
  const acts: Act[] = [];
  const plan: Stage['plan'] = (at, run) => {
    if (at <= now) acts.push({ at, run });
  };
  const doJobs = async (until: Instant) => {
    const next = () => takeDueJob(tx, [...ONCE.keys()], until);
    for (let job = await next(); job; job = await next()) {
      const { kind, payload, dueAt } = job;
      time = Math.max(time, dueAt);
      await ONCE.get(kind)?.run(payload, deps, new AbortController().signal);
    }
  };
  await script({ deps, tx, now, plan });
  while (acts.length > 0) {
    acts.sort((a, b) => b.at - a.at);
    const { at, run } = acts.pop() as Act;
    await doJobs(at);
    time = Math.max(time, at);
    await run().catch(error => {
      if (!(error instanceof AppError)) throw error;
    });
  }
  await doJobs(now);
}
