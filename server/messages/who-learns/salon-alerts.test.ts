/** The salon is told: who, of what, when, and what has lost its point (rules Q50 to Q54). */
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { Refused } from '../../platform/outside/channel.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { makeAdmin, makeSession } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';

const OWNER = '9833333333';
const SALON = { phone: '9876500000', email: 'hello@nikhar.example' };
/** 2026-12-04 is a Friday, at noon. */
const TODAY = '2026-12-04';
const TOMORROW = '2026-12-05';

const app = appOfEachTest();
let salon: NamedSalon;
let asha: string;
let customer: NamedCustomer;
beforeEach(async () => {
  salon = await makeNamedSalon(app);
  asha = await salon.addPerson('Asha Rao', { mobile: '9811111111' });
  customer = await salon.newCustomer();
  await app.worker.plan();
});

const staff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const person = { name: 'Meera Joshi', mobile: OWNER, email: null, ways: ['SMS'], kinds: ['HELP'] };
const add = async (more: object = {}): Promise<string> => {
  const { status, body } = await staff('POST', '/alert/admin/person', { ...person, ...more });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
};
const people = async (): Promise<Schemas['AlertPerson'][]> => (await staff('GET', '/alert/admin/person')).body.data.people;

/** Moves the clock, runs what is due, and gives what this reader got meanwhile. */
const until = async (at: string, to = OWNER) => {
  const before = app.messages.sent.length;
  app.clock.moveTo(at);
  await app.worker.runDue();
  return app.messages.sent.slice(before).filter(message => message.to === to);
};
const pass = (milliseconds: number, to = OWNER) => until(new Date(app.clock.now() + milliseconds).toISOString(), to);
const kindsOf = (sent: { kind: string }[]) => sent.map(({ kind }) => kind);
const ist = (date: string, time: string) => `${date}T${time}:00+05:30`;

const book = async (date: string, time: string, who = customer): Promise<string> => {
  const { body, status } = await salon.book(who, date, time, { professionalId: asha });
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data.bookingId;
};
const asAsha = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: await makeSession(app, 'PROFESSIONAL', asha), ...(body && { body }) });
const tap = async (id: string, state: string) => {
  if (state === 'STARTED') await staff('PUT', `/booking/admin/${id}/start-code-waiver`);
  const at = new Date(app.clock.now()).toISOString();
  expect((await asAsha('PUT', `/visit/${id}/state`, { state, at })).status).toBe(200);
};
const log = async (query: string): Promise<Schemas['LoggedMessage'][]> =>
  (await staff('GET', `/message-log/admin?size=100&${query}`)).body.data.content;
const alerts = async (): Promise<Schemas['Alert'][]> => (await staff('GET', '/alert/admin')).body.data.alerts;

describe('the people who are told', () => {
  it('Q50 are the salon itself at first, of what cannot wait and of what it heard before', async () => {
    expect(await people()).toEqual([
      {
        ...{ id: 'salon', name: 'Nikhar Salon & Academy', mobile: SALON.phone, email: SALON.email, language: 'en' },
        ways: ['SMS', 'EMAIL'],
        kinds: [
          ...[
            'HELP',
            'NOBODY_HERE',
            'VISIT_REFUSED',
            'LEAVE',
            'VISIT_LATE',
            'MESSAGE_FAILED',
            'UNCOVERED',
            'PAYMENT_LATE',
            'PARTY_BALANCE',
            'ENQUIRY',
          ],
          ...['SUMMARY', 'WEBHOOK_DISABLED'],
        ],
        whatsappSince: null,
      },
    ]);
  });

  it('Q50 can be added, changed and removed; nobody removes the salon', async () => {
    const id = await add({ language: 'mr' });
    expect((await people())[1]).toMatchObject({ ...person, id, language: 'mr' });
    expect(
      (await staff('PUT', `/alert/admin/person/${id}`, { ...person, name: ' Meera J ', kinds: [] })).body.data,
    ).toMatchObject({
      name: 'Meera J',
      kinds: [],
    });
    expect((await staff('DELETE', `/alert/admin/person/${id}`)).status).toBe(200);
    expect(await people()).toHaveLength(1);
    for (const gone of [id, 'salon']) expect((await staff('DELETE', `/alert/admin/person/${gone}`)).status).toBe(404);
    expect((await staff('PUT', `/alert/admin/person/${id}`, person)).status).toBe(404);
  });

  it.each([
    [{ mobile: null }, 'mobile'],
    [{ ways: ['EMAIL'] }, 'email'],
    [{ name: ' ' }, 'name'],
  ])('Q50 need a number or an address for their ways: %o', async (wrong, field) => {
    const { status, body } = await staff('POST', '/alert/admin/person', { ...person, ...wrong });
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('Q50 are at most twenty', async () => {
    for (let n = 0; n < 20; n++) await add();
    expect((await staff('POST', '/alert/admin/person', person)).status).toBe(400);
  });

  it('Q50 the salon hears what it chooses, at the phone and e-mail of the settings', async () => {
    const own = { name: 'ignored', ways: ['EMAIL'], kinds: ['BOOKING_NEW'] };
    expect((await staff('PUT', '/alert/admin/person/salon', own)).body.data).toMatchObject({
      mobile: SALON.phone,
      email: SALON.email,
    });
    await book(TOMORROW, '11:00:00');
    expect(kindsOf(await pass(MINUTE, SALON.email))).toEqual(['BOOKING_NEW']);
    expect(app.messages.sent.filter(({ to }) => to === SALON.phone)).toEqual([]);
  });

  it('Q50 a number that is on the list twice gets one message', async () => {
    await add({ mobile: SALON.phone });
    const id = await book(TOMORROW, '11:00:00');
    await asAsha('PUT', `/visit/${id}/help`);
    expect(kindsOf(await pass(SECOND, SALON.phone))).toEqual(['HELP']);
  });
});

describe('bookings', () => {
  beforeEach(() => add({ kinds: ['BOOKING_NEW', 'BOOKING_MOVED', 'BOOKING_CANCELLED'] }));

  it('Q51 Q53 are told after a minute, with who comes when', async () => {
    await book(TOMORROW, '11:00:00');
    expect(await pass(59 * SECOND)).toEqual([]);
    const [told, ...more] = await pass(SECOND);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ kind: 'BOOKING_NEW', text: expect.stringContaining('5 Dec 11AM, by Asha') });
  });

  it('Q50 come in the language of the person', async () => {
    const id = (await people())[1]?.id;
    await staff('PUT', `/alert/admin/person/${id}`, { ...person, language: 'mr', kinds: ['BOOKING_NEW'] });
    await book(TOMORROW, '11:00:00');
    const [told] = await pass(MINUTE);
    expect(told).toMatchObject({ language: 'mr', text: expect.stringContaining('नवीन बुकिंग: 5 Dec 11AM, ग्राहक Asha') });
  });

  it('Q53 five in a minute are one message', async () => {
    for (const hour of ['09', '11', '13', '15', '17']) await book(TOMORROW, `${hour}:00:00`);
    const told = await pass(MINUTE);
    expect(kindsOf(told)).toEqual(['BOOKINGS_CHANGED']);
    expect(told[0]?.text).toContain('5 bookings');
    expect((await log('state=DROPPED')).map(({ reason }) => reason)).toContain('GATHERED');
  });

  it('Q51 what staff did themselves is not told', async () => {
    const id = await book(TOMORROW, '11:00:00');
    await pass(MINUTE);
    await staff('PUT', `/booking/${id}`, { bookingTime: '14:00:00' });
    expect(await pass(MINUTE)).toEqual([]);
    await app.call('PUT', `/booking/${id}`, { token: customer.token, body: { bookingTime: '15:00:00' } });
    expect(kindsOf(await pass(MINUTE))).toEqual(['BOOKING_MOVED']);
    await app.call('PUT', `/booking/${id}/cancel`, { token: customer.token });
    expect(kindsOf(await pass(MINUTE))).toEqual(['BOOKING_CANCELLED']);
  });

  it('Q54 wait for the morning', async () => {
    app.clock.moveTo(ist(TODAY, '22:00'));
    await book('2026-12-06', '11:00:00');
    expect(await until(ist(TOMORROW, '07:59'))).toEqual([]);
    expect(kindsOf(await until(ist(TOMORROW, '08:00')))).toEqual(['BOOKING_NEW']);
  });
});

describe('calls for help', () => {
  beforeEach(() => add());

  it('Q52 are told at once, at night too', async () => {
    const id = await book(TOMORROW, '11:00:00');
    app.clock.moveTo(ist(TODAY, '23:00'));
    await asAsha('PUT', `/visit/${id}/help`);
    const [told] = await pass(SECOND);
    expect(told).toMatchObject({ kind: 'HELP', text: expect.stringContaining('Asha calls for help') });
    expect(await alerts()).toMatchObject([{ kind: 'HELP', bookingId: id, professional: { id: asha } }]);
    await staff('DELETE', `/booking/admin/${id}/help`);
    expect(await alerts()).toEqual([]);
  });

  it('Q52 have lost their point once they are answered', async () => {
    const id = await book(TOMORROW, '11:00:00');
    await asAsha('PUT', `/visit/${id}/help`);
    await staff('DELETE', `/booking/admin/${id}/help`);
    expect(await pass(SECOND)).toEqual([]);
    expect(await log('kind=HELP')).toMatchObject(Array(3).fill({ state: 'DROPPED', reason: 'ANSWERED' }));
  });
});

describe('leave', () => {
  beforeEach(() => add({ kinds: ['LEAVE'] }));
  const leave = (date: string) =>
    asAsha('POST', '/visit/leave', { fromDate: date, fromTime: '00:00:00', toDate: date, toTime: '23:00:00' });

  it('Q52 is told with how many visits of today or tomorrow have nobody', async () => {
    await book(TOMORROW, '11:00:00');
    await book(TOMORROW, '14:00:00');
    expect((await leave(TOMORROW)).status).toBe(201);
    const [told] = await pass(SECOND);
    expect(told).toMatchObject({ kind: 'LEAVE', text: expect.stringMatching(/Asha has entered leave\..*: 2\./) });
    expect((await alerts()).map(({ kind }) => kind)).toEqual(['UNCOVERED', 'UNCOVERED']);
  });

  it('Q52 is not told if it leaves nothing to nobody, or only later days', async () => {
    await book('2026-12-07', '11:00:00');
    for (const date of [TOMORROW, '2026-12-07']) expect((await leave(date)).status).toBe(201);
    expect(await pass(MINUTE)).toEqual([]);
  });

  it('Q54 goes out at night for the day itself, and waits for the morning for the next one', async () => {
    await book(TOMORROW, '11:00:00');
    await book('2026-12-06', '11:00:00');
    app.clock.moveTo(ist(TOMORROW, '02:00'));
    await leave(TOMORROW);
    expect(kindsOf(await pass(SECOND))).toEqual(['LEAVE']);
    await leave('2026-12-06');
    expect(await pass(SECOND)).toEqual([]);
    expect(kindsOf(await until(ist(TOMORROW, '08:00')))).toEqual(['LEAVE']);
  });
});

describe('delays', () => {
  beforeEach(() => add({ kinds: ['VISIT_LATE', 'NOT_SET_OUT'] }));

  it('Q52 nobody has set out when the way and the grace have passed; once, and until somebody taps', async () => {
    const id = await book(TODAY, '15:00:00');
    expect(await until(ist(TODAY, '14:50'))).toEqual([]);
    const told = await until(ist(TODAY, '15:20'));
    expect(kindsOf(told)).toEqual(['NOT_SET_OUT']);
    expect(told[0]?.text).toContain('It is planned for Asha');
    expect(await alerts()).toMatchObject([{ kind: 'NOT_SET_OUT', bookingId: id, professional: { name: 'Asha Rao' } }]);
    expect((await alerts())[0]?.lateMinutes).toBeGreaterThanOrEqual(20);
    expect(await until(ist(TODAY, '15:40'))).toEqual([]);
    await tap(id, 'ON_THE_WAY');
    await tap(id, 'ARRIVED');
    expect(await alerts()).toEqual([]);
  });

  it('Q52 whenever the customer is told that we are late, so are they', async () => {
    const first = await book(TODAY, '13:00:00');
    await book(TODAY, '15:00:00', await salon.newCustomer(4));
    await until(ist(TODAY, '13:00'));
    await tap(first, 'ON_THE_WAY');
    await tap(first, 'ARRIVED');
    await tap(first, 'STARTED');
    await until(ist(TODAY, '15:40'));
    const customers = app.messages.sent.filter(({ kind }) => kind === 'LATE').length;
    const told = app.messages.sent.filter(({ kind, to }) => kind === 'VISIT_LATE' && to === OWNER);
    expect(customers).toBeGreaterThan(0);
    expect(told).toHaveLength(customers);
    expect(told[0]?.text).toMatch(/about \d+ minutes late/);
    expect((await alerts()).map(({ kind }) => kind)).toEqual(['LATE']);
  });
});

describe('a message that failed for good', () => {
  const MEERA = 'meera@nikhar.example';
  const refuse = () => {
    app.messages.failing = { SMS: new Refused('twilio', 'TWILIO_21211', { isFinal: true }) };
  };

  it('Q52 is told, named in the log, and an alert until staff have told the customer', async () => {
    await add({ email: MEERA, ways: ['EMAIL'], kinds: ['MESSAGE_FAILED'] });
    refuse();
    const id = await book('2026-12-09', '11:00:00');
    const [told] = await pass(MINUTE, MEERA);
    expect(told).toMatchObject({ kind: 'MESSAGE_FAILED', text: expect.stringContaining('could not be sent to Asha') });
    expect(await alerts()).toMatchObject([
      { kind: 'MESSAGE_FAILED', messageKind: 'CONFIRMATION', bookingId: id, reason: 'TWILIO_21211' },
    ]);
    const [failed] = await log('state=FAILED&kind=CONFIRMATION');
    expect(failed).toMatchObject({ recipient: 'CUSTOMER', recipientName: 'Asha Deshmukh', toldAt: null });
    const noted = await staff('PUT', `/message-log/admin/${failed?.id}/told`);
    expect([noted.status, noted.body.data.toldAt]).toEqual([200, expect.any(String)]);
    expect(await alerts()).toEqual([]);
  });

  it('Q36 says at the booking and the customer that messages do not reach them, until one does', async () => {
    const unreached = async (id: string) => [
      (await staff('GET', `/message-log/admin?bookingId=${id}`)).body.data.unreached,
      (await staff('GET', `/customer/admin/${customer.userId}`)).body.data.unreached,
    ];
    refuse();
    const id = await book('2026-12-09', '11:00:00');
    expect(await unreached(id)).toEqual([false, false]);
    await pass(MINUTE);
    expect(await unreached(id)).toEqual([true, true]);
    expect((await staff('GET', '/message-log/admin')).body.data.unreached).toBe(false);
    app.messages.failing = {};
    await book('2026-12-09', '15:00:00');
    await pass(MINUTE);
    expect(await unreached(id)).toEqual([false, false]);
  });

  it('Q52 of several, one message', async () => {
    await add({ email: MEERA, ways: ['EMAIL'], kinds: ['MESSAGE_FAILED'] });
    refuse();
    for (const hour of ['09', '11', '14']) await book('2026-12-09', `${hour}:00:00`);
    const told = await pass(MINUTE, MEERA);
    expect(told.length).toBeLessThan(3);
    expect(kindsOf(told)).toContain('ALERTS');
  });

  it('Q52 is none about the salon itself, nor after a retry that arrived', async () => {
    refuse();
    await book('2026-12-09', '11:00:00');
    await pass(MINUTE);
    expect((await log('kind=MESSAGE_FAILED')).map(({ state }) => state).toSorted()).toEqual(['FAILED', 'SENT']);
    expect(await alerts()).toHaveLength(1);
    app.messages.failing = {};
    const [failed] = await log('state=FAILED&kind=CONFIRMATION');
    await staff('POST', `/message-log/admin/${failed?.id}/retry`);
    await pass(SECOND);
    expect(await alerts()).toEqual([]);
    // Only a failed message can be answered.
    expect((await staff('PUT', `/message-log/admin/${failed?.id}/told`)).status).toBe(404);
  });
});

describe('WhatsApp', () => {
  it('Q8 Q50 needs the consent of the person, for the mobile as it is; an SMS follows one that failed', async () => {
    const id = await add({ ways: ['WHATSAPP'] });
    expect((await people())[1]?.whatsappSince).toBe('2026-12-04T06:30:00.000Z');
    const first = await book(TOMORROW, '11:00:00');
    await asAsha('PUT', `/visit/${first}/help`);
    expect((await pass(SECOND)).map(({ channel }) => channel)).toEqual(['WHATSAPP']);
    app.messages.failing = { WHATSAPP: new Refused('whatsapp', 'WHATSAPP_131026', { isFinal: true }) };
    const second = await book(TOMORROW, '14:00:00');
    await asAsha('PUT', `/visit/${second}/help`);
    expect((await pass(SECOND)).map(({ channel }) => channel)).toEqual(['SMS']);
    app.clock.advance(HOUR);
    const changed = (await staff('PUT', `/alert/admin/person/${id}`, { ...person, mobile: '9844444444' })).body.data;
    expect(changed.whatsappSince).toBeNull();
  });
});

describe('a review', () => {
  it('Q51 of three stars or less is told, once', async () => {
    await add({ kinds: ['LOW_REVIEW'] });
    const id = await book(TOMORROW, '11:00:00');
    app.clock.moveTo(ist(TOMORROW, '13:00'));
    await staff('PUT', `/booking/admin/${id}/mark-completed`);
    const rate = (rating: number) => app.call('PUT', `/booking/${id}/review`, { token: customer.token, body: { rating } });
    expect((await rate(4)).status).toBe(200);
    expect(await pass(SECOND)).toEqual([]);
    await rate(3);
    expect(kindsOf(await pass(SECOND))).toEqual(['LOW_REVIEW']);
    await rate(1);
    expect(await pass(SECOND)).toEqual([]);
  });
});

describe('erasing', () => {
  it('Q50 a removed person gets nothing that waits, and the log forgets name and number', async () => {
    const id = await add({ kinds: ['BOOKING_NEW'] });
    await book(TOMORROW, '11:00:00');
    await pass(MINUTE);
    expect(await log('kind=BOOKING_NEW&state=SENT')).toMatchObject([{ recipientName: 'Meera Joshi', to: '98******33' }]);
    await book(TOMORROW, '14:00:00');
    await app.worker.runDue();
    await staff('DELETE', `/alert/admin/person/${id}`);
    expect(await pass(HOUR)).toEqual([]);
    const rows = await log('kind=BOOKING_NEW');
    expect(rows.map(({ recipientName, to, state }) => [recipientName, to, state]).toSorted()).toEqual([
      [null, null, 'DROPPED'],
      [null, null, 'SENT'],
    ]);
  });
});
