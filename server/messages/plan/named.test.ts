/** Messages of a salon with named professionals: who comes, on the way, late, and what professionals and the salon hear (rules Q2, Q3, Q6). */
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../../common/time.ts';
import type { Channel } from '../../platform/outside/channel.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { changeSettings, makeAdmin, makeSession } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';

const ASHA = '9811111111';
const REKHA = '9822222222';

/** 2026-12-04 is a Friday, at noon. */
const FRIDAY = '2026-12-04';
const SATURDAY = '2026-12-05';
const MONDAY = '2026-12-07';

const app = appOfEachTest();
let salon: NamedSalon;
let asha: string;
let rekha: string;
let customer: NamedCustomer;
beforeEach(async () => {
  salon = await makeNamedSalon(app);
  asha = await salon.addPerson('Asha Rao', { mobile: ASHA });
  rekha = await salon.addPerson('Rekha Patil', { mobile: REKHA });
  customer = await salon.newCustomer();
  await app.worker.plan();
});

/** Moves the clock and runs what is due; gives what was sent meanwhile: `KIND to`. */
const until = async (at: string) => {
  const before = app.messages.sent.length;
  app.clock.moveTo(at);
  await app.worker.runDue();
  return app.messages.sent.slice(before).map(({ kind, to }) => `${kind} ${nameOf(to)}`);
};
const nameOf = (to: string) => ({ [ASHA]: 'asha', [REKHA]: 'rekha', [customer.mobile]: 'customer' })[to] ?? to;
const ist = (date: string, time: string) => `${date}T${time}:00+05:30`;
const pass = (milliseconds: number) => until(new Date(app.clock.now() + milliseconds).toISOString());
const now = () => pass(SECOND);
/** When a professional's changes have been gathered (rule Q26). */
const gathered = () => pass(3 * MINUTE);
const lastText = () => app.messages.sent.at(-1)?.text;

const book = async (date: string, time: string, more: object = {}, who = customer): Promise<string> => {
  const { body, status } = await salon.book(who, date, time, more);
  expect(status).toBe(201);
  return body.data.bookingId;
};
const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const assign = async (id: string, professionalId: string) => {
  expect((await asStaff('PUT', `/booking/admin/${id}/professional?professionalId=${professionalId}`)).status).toBe(200);
};
const tap = async (professionalId: string, bookingId: string, state: string) => {
  const token = await makeSession(app, 'PROFESSIONAL', professionalId);
  const at = new Date(app.clock.now()).toISOString();
  if (state === 'STARTED') await asStaff('PUT', `/booking/admin/${bookingId}/start-code-waiver`);
  const { status } = await app.call('PUT', `/visit/${bookingId}/state`, { token, body: { state, at } });
  expect(status).toBe(200);
};

describe('who comes', () => {
  it('stands in a message at 18:00 on the eve, and the professional gets her day at 20:00', async () => {
    await book(MONDAY, '11:00:00', { professionalId: asha });
    expect(await now()).toEqual(['CONFIRMATION_WHO customer']);
    // One message on the eve, and no reminder some hours before it.
    expect(await until(ist('2026-12-06', '17:59'))).toEqual([]);
    expect(await until(ist('2026-12-06', '18:00'))).toEqual(['PROFESSIONAL customer']);
    expect(lastText()).toMatch(/Asha will come to you on 7 Dec between 11AM and 1115AM\. Start code: \d{4}\./);
    expect(await until(ist('2026-12-06', '19:59'))).toEqual([]);
    expect(await until(ist('2026-12-06', '20:00'))).toEqual(['TOMORROW asha']);
    expect(lastText()).toContain('You have 1 visit on 7 Dec');
  });

  it('stands in the confirmation of a visit that is booked after 18:00 for the next day', async () => {
    await until(ist('2026-12-04', '18:30'));
    await book(SATURDAY, '11:00:00', { professionalId: rekha });
    expect(await now()).toEqual(['CONFIRMATION_WHO customer']);
    expect(lastText()).toContain('Rekha will come to you on 5 Dec');
    expect(await gathered()).toEqual(['VISIT_NEW rekha']);
    expect(await until(ist('2026-12-04', '19:00'))).toEqual([]);
  });

  it('is not announced for the old day of a visit that moved, but for its new day', async () => {
    const id = await book(MONDAY, '11:00:00');
    await now();
    await asStaff('PUT', `/booking/${id}`, { bookingDate: '2026-12-09', bookingTime: '11:00:00' });
    expect(await now()).toEqual(['MOVED_BY_SALON customer']);
    // The early reminder of the new slot, and nobody's name yet.
    expect(await until(ist('2026-12-06', '20:30'))).toEqual(['REMINDER customer']);
    expect((await until(ist('2026-12-08', '18:00'))).toSorted()).toEqual(['PROFESSIONAL customer']);
  });

  it('comes in the morning if the server was down in the evening', async () => {
    await book(SATURDAY, '11:00:00', { professionalId: asha });
    await now();
    expect((await until(ist('2026-12-04', '22:00'))).filter(sent => sent.startsWith('PROF'))).toEqual([]);
    expect(await until(ist(SATURDAY, '08:00'))).toContain('PROFESSIONAL customer');
  });
});

describe('a professional', () => {
  it('hears of visits of today and tomorrow only', async () => {
    await book(MONDAY, '09:00:00', { professionalId: asha });
    await book(SATURDAY, '09:00:00', { professionalId: asha });
    await book('2026-12-04', '15:00:00', { professionalId: asha });
    expect((await now()).filter(sent => sent.endsWith('asha'))).toEqual([]);
    expect(await gathered()).toEqual(['VISITS_CHANGED asha']);
    expect(lastText()).toContain('2 of your visits have changed');
  });

  it('hears when a visit is handed to her, taken from her, moved and cancelled', async () => {
    const id = await book(SATURDAY, '09:00:00', { professionalId: asha });
    await now();
    expect(await gathered()).toEqual(['VISIT_NEW asha']);
    expect(lastText()).toContain('5 Dec 9AM for Asha');
    await assign(id, rekha);
    // The customer had wished for Asha, and so was told her name.
    expect((await gathered()).toSorted()).toEqual(['VISIT_CANCELLED asha', 'VISIT_NEW rekha', 'WHO_CHANGED customer']);
    await asStaff('PUT', `/booking/${id}`, { bookingTime: '14:00:00' });
    expect((await gathered()).toSorted()).toEqual(['MOVED_BY_SALON_WHO customer', 'VISIT_MOVED rekha']);
    await asStaff('PUT', `/booking/${id}/cancel`);
    expect((await gathered()).toSorted()).toEqual(['CANCELLED customer', 'VISIT_CANCELLED rekha']);
  });

  it('hears when a program hands her visit to somebody else', async () => {
    const first = await book(SATURDAY, '10:00:00');
    await gathered();
    const had = (await salon.asStaff(first)).professional?.id;
    const other = had === asha ? rekha : asha;
    // The only one who is wished has the visit, and the other one is free.
    const second = await salon.newCustomer();
    await book(SATURDAY, '10:00:00', { professionalId: had }, second);
    expect((await salon.asStaff(first)).professional?.id).toBe(other);
    const [mine, theirs] = had === asha ? ['asha', 'rekha'] : ['rekha', 'asha'];
    const sent = (await gathered()).filter(line => line.startsWith('VISIT'));
    // One lost and one new: two of hers have changed.
    expect(sent.toSorted()).toEqual([`VISITS_CHANGED ${mine}`, `VISIT_NEW ${theirs}`].toSorted());
  });

  it('hears nothing if she lost a visit in the night and got it back, or had one for a while', async () => {
    const id = await book(SATURDAY, '10:00:00', { professionalId: asha });
    await gathered();
    await until(ist('2026-12-04', '21:30'));
    await assign(id, rekha);
    await now();
    await assign(id, asha);
    await now();
    const morning = await until(ist(SATURDAY, '08:00'));
    expect(morning.filter(line => line.startsWith('VISIT'))).toEqual([]);
  });
});

describe('Q26 changes of a few minutes', () => {
  const toAsha = (sent: string[]) => sent.filter(line => line.endsWith('asha'));

  it('of one visit come as what they come to', async () => {
    const id = await book(SATURDAY, '09:00:00', { professionalId: asha });
    await asStaff('PUT', `/booking/${id}`, { bookingTime: '14:00:00' });
    expect(toAsha(await gathered())).toEqual(['VISIT_NEW asha']);
    expect(app.messages.sent.findLast(({ kind }) => kind === 'VISIT_NEW')?.text).toContain('5 Dec 2PM');
    // Away and back is no change.
    for (const bookingTime of ['15:00:00', '14:00:00']) {
      await asStaff('PUT', `/booking/${id}`, { bookingTime });
      await now();
    }
    expect(toAsha(await gathered())).toEqual([]);
    // She knows it at 14:00, wherever it went before it was taken from her.
    await asStaff('PUT', `/booking/${id}`, { bookingTime: '16:00:00' });
    await assign(id, rekha);
    const sent = await gathered();
    expect(sent.filter(line => line.startsWith('VISIT')).toSorted()).toEqual(['VISIT_CANCELLED asha', 'VISIT_NEW rekha']);
    expect(app.messages.sent.find(({ kind }) => kind === 'VISIT_CANCELLED')?.text).toContain('5 Dec 2PM');
  });

  it('are told once, though a new one came every minute', async () => {
    const id = await book(SATURDAY, '09:00:00', { professionalId: asha });
    await gathered();
    const sent: string[] = [];
    for (let n = 0; n < 6; n++) {
      await asStaff('PUT', `/booking/${id}`, { bookingTime: `${10 + n}:00:00` });
      sent.push(...toAsha(await pass(MINUTE)));
    }
    expect(sent).toEqual(['VISIT_MOVED asha', 'VISIT_MOVED asha']);
  });

  it('are told at once if the visit begins within two hours, or if she set out', async () => {
    await until(ist('2026-12-04', '13:30'));
    const id = await book('2026-12-04', '15:00:00', { professionalId: asha });
    expect(toAsha(await now())).toEqual(['VISIT_NEW asha']);
    const later = await book('2026-12-04', '18:00:00', { professionalId: asha }, await salon.newCustomer());
    await gathered();
    await tap(asha, later, 'ON_THE_WAY');
    await asStaff('PUT', `/booking/${later}`, { bookingTime: '19:00:00' });
    expect(toAsha(await now())).toEqual(['VISIT_MOVED asha']);
    // What waits goes along.
    await book(SATURDAY, '09:00:00', { professionalId: asha }, await salon.newCustomer());
    await now();
    await asStaff('PUT', `/booking/${id}/cancel`);
    expect(toAsha(await now())).toEqual(['VISITS_CHANGED asha']);
    expect(toAsha(await gathered())).toEqual([]);
  });

  it('come one by one if the provider has no text for several, or the owner switched it off', async () => {
    const sms: Channel = app.messages.channels.SMS;
    sms.lacks = kind => kind === 'VISITS_CHANGED';
    for (const time of ['09:00:00', '12:00:00']) await book(SATURDAY, time, { professionalId: asha }, await salon.newCustomer());
    expect(toAsha(await gathered())).toEqual(['VISIT_NEW asha', 'VISIT_NEW asha']);
    sms.lacks = () => false;
    await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', messagesOff: ['VISITS_CHANGED'] });
    for (const time of ['14:00:00', '16:00:00']) await book(SATURDAY, time, { professionalId: asha }, await salon.newCustomer());
    expect(toAsha(await gathered())).toEqual(['VISIT_NEW asha', 'VISIT_NEW asha']);
  });

  it('wait together when the provider is away, and the log shows where they went', async () => {
    app.messages.failing.SMS = new Error('away');
    const ids = [];
    for (const time of ['09:00:00', '12:00:00'])
      ids.push(await book(SATURDAY, time, { professionalId: asha }, await salon.newCustomer()));
    expect(await gathered()).toEqual([]);
    delete app.messages.failing.SMS;
    expect(toAsha(await pass(MINUTE))).toEqual(['VISITS_CHANGED asha']);
    const log: { kind: string; state: string; reason: string | null }[] = [];
    for (const id of ids) log.push(...(await asStaff('GET', `/message-log/admin?bookingId=${id}`)).body.data.content);
    const visits = log
      .filter(({ kind }) => kind.startsWith('VISIT'))
      .map(({ kind, state, reason }) => `${kind} ${state} ${reason}`);
    expect(visits.toSorted()).toEqual(['VISITS_CHANGED SENT null', 'VISIT_NEW DROPPED GATHERED']);
  });
});

describe('on the day', () => {
  it('the customer hears that she is on the way, at any hour', async () => {
    const id = await book(SATURDAY, '09:00:00', { professionalId: asha });
    await until(ist(SATURDAY, '07:30'));
    await tap(asha, id, 'ON_THE_WAY');
    expect(await now()).toEqual(['ON_THE_WAY customer']);
    expect(lastText()).toContain('Asha is on the way');
  });

  it('the customer does not hear of a step that arrives when she is there already', async () => {
    const id = await book(SATURDAY, '09:00:00', { professionalId: asha });
    await until(ist(SATURDAY, '08:45'));
    await tap(asha, id, 'ON_THE_WAY');
    await tap(asha, id, 'ARRIVED');
    expect(await now()).toEqual([]);
  });

  it('the customer hears once for each 15 minutes of delay', async () => {
    const id = await book(SATURDAY, '09:00:00', { professionalId: asha });
    const second = await salon.newCustomer();
    // Only staff can put two visits so close.
    await assign(await book(SATURDAY, '10:00:00', { professionalId: rekha }, second), asha);
    await until(ist(SATURDAY, '08:50'));
    for (const state of ['ON_THE_WAY', 'ARRIVED']) await tap(asha, id, state);
    await until(ist(SATURDAY, '09:30'));
    await tap(asha, id, 'STARTED');
    const late = async (time: string) => {
      const before = app.messages.sent.length;
      await until(ist(SATURDAY, time));
      return app.messages.sent.slice(before).filter(({ kind }) => kind === 'LATE');
    };
    // Done at 10:30, and ten minutes of travel: 25 minutes after the end of the window at 10:15.
    const [first, ...others] = await late('09:35');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ to: second.mobile });
    expect(first?.text).toContain('15 minutes');
    expect(await late('10:30')).toEqual([]);
    // She is still there.
    expect((await late('10:40')).map(({ text }) => text)).toEqual([expect.stringContaining('30 minutes')]);
    expect(await late('10:45')).toEqual([]);
  });

  it('nobody is late by the plan alone, if she taps nothing', async () => {
    await book(SATURDAY, '09:00:00', { professionalId: asha });
    await until(ist(SATURDAY, '10:55'));
    expect(app.messages.sent.filter(({ kind }) => kind === 'LATE')).toEqual([]);
  });

  it('who tapped the day before is late from now on, when she has not set out', async () => {
    const before = await book(FRIDAY, '15:00:00', { professionalId: asha });
    await until(ist(FRIDAY, '14:50'));
    await tap(asha, before, 'ON_THE_WAY');
    await book(SATURDAY, '09:00:00', { professionalId: asha });
    const late = () => app.messages.sent.filter(({ kind }) => kind === 'LATE').map(({ text }) => text);
    await until(ist(SATURDAY, '09:15'));
    expect(late()).toEqual([]);
    // Ten minutes of way: she comes at 09:35 at the earliest, 20 minutes after the window.
    await until(ist(SATURDAY, '09:25'));
    expect(late()).toEqual([expect.stringContaining('15 minutes')]);
  });
});

describe('the salon', () => {
  it('hears of uncovered visits at 17:00 and has the figures of the day at 21:00', async () => {
    await book(SATURDAY, '09:00:00', { professionalId: asha });
    await now();
    expect((await until(ist('2026-12-04', '17:05'))).filter(sent => sent.startsWith('UNCOVERED'))).toEqual([]);
    await until(ist(SATURDAY, '16:00'));
    await book('2026-12-06', '09:00:00', { professionalId: asha });
    const leave = { fromDate: '2026-12-06', fromTime: '00:00:00', toDate: '2026-12-06', toTime: '23:00:00' };
    expect((await asStaff('POST', `/professional/admin/${asha}/leave`, leave)).status).toBe(201);
    await now();
    expect(await until(ist(SATURDAY, '17:00'))).toEqual(
      expect.arrayContaining(['UNCOVERED hello@nikhar.example', 'UNCOVERED 9876500000']),
    );
    const mail = app.messages.sent.find(({ kind, channel }) => kind === 'UNCOVERED' && channel === 'EMAIL');
    expect(mail?.text).toContain('09:00 AM Facial');
    await until(ist(SATURDAY, '20:30'));
    expect(await until(ist(SATURDAY, '21:00'))).toEqual(['SUMMARY hello@nikhar.example']);
    expect(await until(ist(SATURDAY, '21:30'))).toEqual([]);
  });
});
