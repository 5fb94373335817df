/** Jobs are enqueued, run, retried and given up, and staff see them (rules J1 to J7). */
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { ADMIN_PASSWORD, makeAddress, makeAdmin, makeCustomer, makeService } from '../../test/makers.ts';
import type { Schemas } from '../contract/types.ts';
import { event, job } from '../db/schema.ts';
import { enqueue } from './enqueue.ts';
import { JobError, type JobKind } from './rules.ts';

interface Note {
  text: string;
}

/** The runs of a test's jobs in order, and the code that they run. */
let ran: string[];
let work: (note: Note, signal: AbortSignal) => Promise<void>;
const note: JobKind<Note> = {
  name: 'NOTE',
  tries: 3,
  timeLimit: SECOND,
  run: async (payload, _deps, signal) => {
    ran.push(payload.text);
    await work(payload, signal);
  },
};
const other: JobKind<Note> = { ...note, name: 'OTHER' };

let app: TestApp;
let admin: string;
beforeEach(async () => {
  ran = [];
  work = async () => {};
  app = await startApp({ kinds: [note, other], subscribers: { BOOKED: [told] } });
  admin = (await makeAdmin(app)).token;
});
afterEach(() => app.close());

/** A subscriber's job, which only needs to be enqueued. */
const told: JobKind<{ eventId: string; bookingId: string | null }> = { ...note, name: 'TOLD', run: async () => {} };

const put = (text: string, options?: { dueAt?: number; key?: string }, kind = note) =>
  app.db.tx(tx => enqueue(tx, kind, { text }, app.clock.now(), options));
const rows = () => app.db.read.select().from(job).orderBy(job.createdAt, job.id);
const states = async () => (await rows()).map(({ state, tries }) => [state, tries]);
const call = (method: string, path = '', token = admin) => app.call(method, `/job/admin${path}`, { token });
const page = async (state: string): Promise<Schemas['JobPage']> => (await call('GET', `?state=${state}`)).body.data;
/** A minute is past the delays of the first tries. */
const runAgain = async (times: number) => {
  for (let time = 0; time < times; time++) {
    await app.worker.runDue();
    app.clock.advance(MINUTE);
  }
};

describe('enqueueing', () => {
  it('happens with its transaction or not at all', async () => {
    const failed = app.db.tx(async tx => {
      await enqueue(tx, note, { text: 'no' }, app.clock.now());
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await put('yes');
    await app.worker.runDue();
    expect(ran).toEqual(['yes']);
    expect(await rows()).toEqual([]);
  });

  it('waits until the job is due, and begins with the oldest', async () => {
    await put('later', { dueAt: app.clock.now() + HOUR });
    await put('late', { dueAt: app.clock.now() + 1 });
    await put('now');
    await app.worker.runDue();
    expect(ran).toEqual(['now']);
    app.clock.advance(HOUR);
    await app.worker.runDue();
    expect(ran).toEqual(['now', 'late', 'later']);
  });

  it('makes one job of one key, also at once, while it waits and after it is done', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => put(`${i}`, { key: 'once' })));
    await put('another kind', { key: 'once' }, other);
    await app.worker.runDue();
    expect([ran.length, ran.includes('another kind')]).toEqual([2, true]);
    await put('again', { key: 'once' });
    await app.worker.runDue();
    expect([ran.length, await states()]).toEqual([
      2,
      [
        ['DONE', 1],
        ['DONE', 1],
      ],
    ]);
  });

  it('runs at most as many jobs of a kind at once as it allows, and holds up no other kind', async () => {
    const limited: JobKind<Note> = { ...note, name: 'LIMITED', atOnce: 2, timeLimit: 20 * SECOND };
    await app.close();
    app = await startApp({ kinds: [limited, other] });
    const open = Promise.withResolvers<void>();
    let [running, most] = [0, 0];
    work = async ({ text }) => {
      if (text === 'other') return;
      most = Math.max(most, ++running);
      await open.promise;
      running--;
    };
    for (let i = 0; i < 5; i++) await put('limited', {}, limited);
    const done = app.worker.runDue();
    await expect.poll(() => running).toBe(2);
    await put('other', {}, other);
    app.worker.start();
    await expect.poll(() => ran).toContain('other');
    open.resolve();
    await done;
    await expect.poll(() => ran.length).toBe(6);
    expect(most).toBe(2);
  });

  it('runs recurring jobs in time again after the clock went back', async () => {
    const hourly: JobKind<unknown> = { ...note, name: 'HOURLY', every: HOUR, run: async () => void ran.push('hourly') };
    const recurring = await startApp({ kinds: [hourly] });
    const start = recurring.clock.now();
    recurring.clock.advance(5 * DAY);
    recurring.app.worker.start();
    const due = async () =>
      (await recurring.db.read.select().from(job).where(eq(job.state, 'WAITING')).orderBy(job.dueAt))[0]?.dueAt ?? 0;
    await expect.poll(due).toBeGreaterThan(start + 4 * DAY);
    recurring.clock.advance(-5 * DAY);
    await expect.poll(due).toBeLessThanOrEqual(start + HOUR);
    await recurring.close();
  });

  it('leaves jobs of unknown kinds to instances that know them', async () => {
    await put('new', {}, { ...note, name: 'OF_A_NEWER_VERSION' });
    await app.worker.runDue();
    expect([ran, await states()]).toEqual([[], [['WAITING', 0]]]);
  });
});

describe('a job that fails', () => {
  it('is tried again later and later, and does not hold up the others', async () => {
    work = async ({ text }) => {
      if (text === 'bad') throw new Error('the number 9876543210 is unknown');
    };
    for (const text of ['good', 'bad', 'fine']) await put(text);
    await app.worker.runDue();
    expect(ran.toSorted()).toEqual(['bad', 'fine', 'good']);
    const [first] = await rows();
    expect(await states()).toEqual([['WAITING', 1]]);
    const delayed = (first?.dueAt ?? 0) - app.clock.now();
    expect(delayed).toBeGreaterThanOrEqual(5 * SECOND);
    expect(delayed).toBeLessThanOrEqual(10 * SECOND);

    app.clock.advance(10 * SECOND);
    await app.worker.runDue();
    const [second] = await rows();
    const doubled = (second?.dueAt ?? 0) - app.clock.now();
    expect(doubled).toBeGreaterThanOrEqual(10 * SECOND);
    expect(doubled).toBeLessThanOrEqual(20 * SECOND);
  });

  it('counts as failed after its last try, with a reason that quotes nobody', async () => {
    work = async ({ text }) => {
      if (text === 'ours') throw new JobError('The provider answered 503.');
      throw Object.assign(new TypeError('the number 9876543210 is unknown'), { code: 'E_UNKNOWN' });
    };
    await put('ours');
    await put('theirs');
    await runAgain(5);
    expect(ran).toHaveLength(2 * note.tries);
    const { content, counts } = await page('FAILED');
    expect(counts).toEqual({ waiting: 0, running: 0, failed: 2, oldestDueAt: null });
    expect(content.map(({ lastError }) => lastError).toSorted()).toEqual(['The provider answered 503.', 'TypeError E_UNKNOWN']);
    expect(content[0]).toMatchObject({ kind: 'NOTE', state: 'FAILED', tries: 3, dueAt: null, failedAt: expect.any(String) });
  });

  it('is cut off at its time limit, and its signal says so', async () => {
    const aborted: string[] = [];
    work = (_note, signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => aborted.push(signal.reason.message));
      });
    await put('hangs');
    await app.worker.runDue();
    const words = 'It took longer than 1 seconds.';
    expect([aborted, (await rows()).map(({ lastError }) => lastError)]).toEqual([[words], [words]]);
  });

  it('J5 runs once more if the server stops during its last try, and counts as failed if it stops again', async () => {
    const cutOff = { state: 'RUNNING', lease: 'a worker that is gone', leaseUntil: Date.now() - 1 } as const;
    const cutOffIn = (tries: number) => app.db.tx(async tx => void (await tx.update(job).set({ ...cutOff, tries })));
    await put('deployed meanwhile');
    await cutOffIn(note.tries);
    await app.worker.runDue();
    expect([ran, await rows()]).toEqual([['deployed meanwhile'], []]);

    await put('kills');
    await cutOffIn(note.tries + 1);
    await app.worker.runDue();
    expect([ran, await states()]).toEqual([['deployed meanwhile'], [['FAILED', note.tries + 2]]]);
    expect((await page('FAILED')).content).toMatchObject([{ lastError: 'The server stopped during the last try.' }]);
  });

  it('has no further try if the repeated last one fails', async () => {
    work = async () => {
      throw new JobError('No.');
    };
    await put('bad');
    await app.db.tx(async tx => void (await tx.update(job).set({ tries: note.tries })));
    await app.worker.runDue();
    expect([ran, await states()]).toEqual([['bad'], [['FAILED', note.tries + 1]]]);
    expect((await page('FAILED')).content).toMatchObject([{ lastError: 'No.' }]);
  });
});

describe('leases', () => {
  const heldUntil = (leaseUntil: number) =>
    app.db.tx(async tx => void (await tx.update(job).set({ state: 'RUNNING', lease: 'a worker that is gone', leaseUntil })));

  it('keep a job from other workers until they end, then it runs again', async () => {
    await put('left behind');
    await heldUntil(Date.now() + DAY);
    await app.worker.runDue();
    expect(ran).toEqual([]);
    await heldUntil(Date.now() - 1);
    await app.worker.runDue();
    expect([ran, await rows()]).toEqual([['left behind'], []]);
  });

  it('do not let a worker end a job that another one has by now', async () => {
    work = () => heldUntil(Date.now() + DAY);
    await put('taken over');
    await app.worker.runDue();
    expect(await states()).toEqual([['RUNNING', 1]]);
  });
});

describe('a worker', () => {
  it('begins a job as soon as it is committed', async () => {
    app.worker.start();
    await delay(300);
    const begun = Promise.withResolvers<void>();
    work = async () => begun.resolve();
    const started = performance.now();
    await put('now');
    await begun.promise;
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('finishes what runs when it stops, and gives back what it has not begun', async () => {
    const begun = Promise.withResolvers<void>();
    work = async () => {
      begun.resolve();
      await delay(300);
    };
    for (let i = 0; i < 40; i++) await put(String(i));
    app.worker.start();
    await begun.promise;
    await app.worker.stop();
    const left = await states();
    expect(ran).toHaveLength(32);
    expect(left).toEqual(Array(8).fill(['WAITING', 0]));
  });

  it('J10 takes a few jobs at a time in a crowd, and never none', async () => {
    const crowded = await startApp({ kinds: [note], worker: { crowd: () => 8 } });
    for (let i = 0; i < 30; i++) await crowded.db.tx(tx => enqueue(tx, note, { text: String(i) }, crowded.clock.now()));
    crowded.worker.start();
    while (ran.length < 10) await delay(5);
    await delay(100);
    expect(ran).toHaveLength(10);
    while (ran.length < 30) await delay(50);
    await crowded.close();
  });
});

describe('subscribers', () => {
  it('get a job in the transaction of the event that they are named for', async () => {
    const customer = await makeCustomer(app);
    const order = {
      userId: customer.userId,
      serviceIds: [await makeService(app)],
      bookingDate: '2026-12-10',
      bookingTime: '09:00:00',
    };
    const body = { ...order, finalPrice: 999, addressId: await makeAddress(app, customer), paymentType: 'PAY_AFTER' };
    const { bookingId } = (await app.call('POST', '/booking', { token: customer.token, body })).body.data;
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: customer.token });
    const [booked] = await app.db.read.select({ id: event.id }).from(event).where(eq(event.kind, 'BOOKED'));
    const expected = { kind: 'TOLD', payload: { eventId: booked?.id, bookingId }, key: booked?.id, state: 'WAITING' };
    // A cancelled visit also has its freed time looked at.
    const told = (await rows()).filter(({ kind }) => kind !== 'LOOK_AGAIN');
    expect(told).toEqual([expect.objectContaining(expected)]);
  });
});

describe('the list of jobs', () => {
  const failTwo = async () => {
    work = async () => {
      throw new JobError('No.');
    };
    await put('one');
    await put('two', { key: 'two' });
    await runAgain(note.tries);
    ran = [];
    work = async () => {};
  };

  it('has the jobs of a state and the numbers of all, page by page', async () => {
    await failTwo();
    const due = app.clock.now() + HOUR;
    await put('later', { dueAt: due + 1 });
    await put('next', { dueAt: due });
    const first = new Date(due).toISOString();
    const waiting = await page('WAITING');
    expect(waiting.counts).toEqual({ waiting: 2, running: 0, failed: 2, oldestDueAt: first });
    expect(waiting.content.map(({ dueAt, failedAt }) => [dueAt, failedAt])[0]).toEqual([first, null]);
    const second = (await call('GET', '?page=1&size=1')).body.data;
    expect([second.content.length, second.totalElements, second.totalPages]).toEqual([1, 2, 2]);
    expect((await page('RUNNING')).content).toEqual([]);
    expect((await call('GET', '?state=DONE')).status).toBe(400);
  });

  it('retries one failed job or all of them, with all their tries', async () => {
    await failTwo();
    const [{ id } = { id: '' }] = (await page('FAILED')).content;
    expect((await call('POST', `/${id}/retry`)).body.data).toMatchObject({ id, state: 'WAITING', tries: 0, failedAt: null });
    await app.worker.runDue();
    expect(ran).toHaveLength(1);
    expect((await call('POST', `/${id}/retry`)).status).toBe(404);
    expect((await call('POST', '/retry')).body.data).toEqual({ retried: 1 });
    await app.worker.runDue();
    expect(ran.toSorted()).toEqual(['one', 'two']);
    expect((await call('POST', '/retry')).body.data).toEqual({ retried: 0 });
  });

  it('deletes a failed job and no other', async () => {
    await failTwo();
    await put('waits', { dueAt: app.clock.now() + DAY });
    const [{ id } = { id: '' }] = (await page('FAILED')).content;
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    const [waiting] = (await page('WAITING')).content;
    expect((await call('DELETE', `/${waiting?.id}`)).status).toBe(404);
    expect((await call('GET')).body.data.counts).toMatchObject({ waiting: 1, failed: 1 });
  });

  it('is for staff and their keys: a key that reads does not retry', async () => {
    const customer = await makeCustomer(app);
    const key = { name: 'Monitor', access: 'READ_ONLY', currentPassword: ADMIN_PASSWORD };
    const reader = (await app.call('POST', '/auth/admin/key', { token: admin, body: key })).body.data.token;
    const statuses = async (token: string) => [
      (await call('GET', '', token)).status,
      (await call('POST', '/retry', token)).status,
      (await call('POST', '/nothing/retry', token)).status,
      (await call('DELETE', '/nothing', token)).status,
    ];
    expect(await statuses(customer.token)).toEqual([403, 403, 403, 403]);
    expect(await statuses(reader)).toEqual([200, 403, 403, 403]);
  });
});

it('/metrics counts jobs by state, their runs by outcome, and how long the oldest waits', async () => {
  const watched = await startApp({ beside: app, env: { METRICS: 'on' }, kinds: [note] });
  work = async ({ text }) => {
    if (text === 'bad') throw new JobError('No.');
  };
  await put('good');
  await put('bad');
  await put('of another instance', {}, other);
  await watched.worker.runDue();
  watched.clock.advance(90 * SECOND);
  const { text } = await supertest(watched.app.server).get('/metrics');
  for (const line of [
    'nikhar_jobs{state="waiting"} 2',
    'nikhar_jobs{state="running"} 0',
    'nikhar_jobs{state="failed"} 0',
    'nikhar_job_oldest_due_seconds 90',
    'nikhar_job_runs_total{kind="NOTE",outcome="done"} 1',
    'nikhar_job_runs_total{kind="NOTE",outcome="retried"} 1',
    'nikhar_job_duration_seconds_count{kind="NOTE"} 2',
  ])
    expect(text).toContain(line);
  await watched.close();
});
