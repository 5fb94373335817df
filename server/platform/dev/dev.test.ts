/** The clock and the outbox of a development server (rule O7). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import supertest from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobKind } from '../jobs/rules.ts';

let app: TestApp;
afterEach(() => app.close());

const put = (now: string | null, path = '/dev/clock') => app.call('PUT', path, { body: { now } });

describe('the clock of a development server', () => {
  it('moves the time of every answer, and returns to the real time', async () => {
    app = await startApp({ devClock: true });
    expect((await app.call('GET', '/dev/clock')).body.data).toEqual({ now: '2026-12-04T06:30:00.000Z', moved: false });
    const moved = await put('2026-12-06T18:00:00+05:30');
    expect(moved.body.data).toEqual({ now: '2026-12-06T12:30:00.000Z', moved: true });
    const { body, headers } = await app.call('GET', '/booking/available-days?from=2026-12-04&to=2026-12-07&durationInMinutes=60');
    expect(headers.date).toBe('Sun, 06 Dec 2026 12:30:00 GMT');
    expect(JSON.stringify(body.data)).toContain('2026-12-07');
    app.clock.advance(HOUR);
    expect((await app.call('GET', '/dev/clock')).body.data.now).toBe('2026-12-06T13:30:00.000Z');
    expect((await put(null)).body.data).toEqual({ now: '2026-12-04T07:30:00.000Z', moved: false });
  });

  it('runs the jobs that become due', async () => {
    let ran = 0;
    const later: JobKind<null> = {
      name: 'LATER',
      tries: 1,
      timeLimit: SECOND,
      run: async () => {
        ran++;
      },
    };
    app = await startApp({ devClock: true, kinds: [later] });
    app.worker.start();
    const now = app.clock.now();
    await app.db.tx(tx => enqueue(tx, later, null, now, { dueAt: now + HOUR }));
    await put('2026-12-04T13:00:00+05:30');
    await expect.poll(() => ran).toBe(1);
  });

  it('answers at the short address, too', async () => {
    app = await startApp({ devClock: true });
    const request = await fetch(`http://127.0.0.1:${(app.app.server.address() as { port: number }).port}/dev/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: '2027-01-01T00:00:00Z' }),
    });
    expect((await request.json()).data).toEqual({ now: '2027-01-01T00:00:00.000Z', moved: true });
  });

  it.each(['tomorrow', '1999-12-31T00:00:00Z', '2026-12-04T12:00:00', ''])('refuses %j', async now => {
    app = await startApp({ devClock: true });
    const { status, body } = await put(now);
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['now']]);
  });

  it('does not exist on any other server', async () => {
    app = await startApp();
    expect([(await put(null)).status, (await app.call('GET', '/dev/clock')).status]).toEqual([404, 404]);
  });
});

describe('the outbox', () => {
  const line = { to: '9876543210', body: '4711 is your passcode.', sentAt: '2026-12-04T06:30:00.000Z' };
  const read = () => app.call('GET', '/dev/outbox');

  it('has the last messages, latest first, of earlier versions, too', async () => {
    app = await startApp();
    expect((await read()).body.data).toEqual([]);
    const mail = { ...line, to: 'asha@mail.example', kind: 'RECEIPT', channel: 'EMAIL', bookingId: 'b', subject: 'Your visit' };
    const many = Array.from({ length: 5000 }, () => JSON.stringify({ ...line, body: 'x'.repeat(300) }));
    writeFileSync(join(app.dataDir, 'outbox.jsonl'), `${[...many, JSON.stringify(line), JSON.stringify(mail)].join('\n')}\n`);
    const { data } = (await read()).body;
    expect(data.length).toBe(200);
    expect(data.slice(0, 2)).toEqual([mail, { ...line, kind: 'OTP', channel: 'SMS', bookingId: null }]);
  });

  it('does not exist in production', async () => {
    const env = { NODE_ENV: 'production', ALLOW_UNSAFE: 'on', DEMO_DATA: 'off' };
    app = await startApp({ env, devClock: false });
    writeFileSync(join(app.dataDir, 'outbox.jsonl'), JSON.stringify(line));
    expect((await read()).status).toBe(404);
    expect((await supertest(app.app.server).get('/dev/outbox')).status).toBe(404);
    // Neither does the page to pay.
    expect((await supertest(app.app.server).get('/dev/pay?order=order_dev_1')).status).toBe(404);
  });
});
