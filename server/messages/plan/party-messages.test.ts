/** Who hears of what when several professionals come to one booking (rule N105). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { ALL_WEEK } from '../../test/named-salon.ts';
import { type Hand, makeThreeSalon, PARTY_DAY, PARTY_EVE, type ThreeSalon } from '../../test/party/three.ts';

const HANDS = ['asha', 'rekha', 'kavita'] as const;

let app: TestApp;
let s: ThreeSalon;
let id: string;
let seen = 0;

// The rounds go by the clock, which each test begins anew.
beforeEach(async () => {
  app = await startApp();
  s = await makeThreeSalon(app);
  await app.worker.plan();
  await app.worker.runDue();
  seen = app.messages.sent.length;
  ({ bookingId: id } = await s.bookParty());
});
afterEach(() => app.close());

const until = async (time: string, date = PARTY_DAY) => {
  s.moveTo(time, date);
  await app.worker.runDue();
};
const gathered = async () => {
  app.clock.advance(3 * MINUTE + SECOND);
  await app.worker.runDue();
};
const nameOf = (to: string) => {
  if (to === s.customer.mobile) return 'customer';
  return HANDS.find(hand => s.mobiles[hand] === to) ?? 'salon';
};
/** What was sent about the booking since the last call. */
const heard = () => {
  const news = app.messages.sent.slice(seen).filter(({ bookingId }) => bookingId === id);
  seen = app.messages.sent.length;
  return news.map(({ kind, to, text }) => ({ told: `${kind} ${nameOf(to)}`, text }));
};
const toHands = () =>
  heard()
    .map(({ told }) => told)
    .filter(told => HANDS.some(hand => told.endsWith(hand)))
    .sort();
const alerts = async (): Promise<Schemas['Alert'][]> =>
  ((await s.staff('GET', '/alert/admin')) as { alerts: Schemas['Alert'][] }).alerts.filter(({ bookingId }) => bookingId === id);
const tap = async (hand: Hand, state: string, time: string, more: object = {}) => {
  expect((await s.tap(s.ids[hand], id, state, time, more)).status).toBe(200);
  await app.worker.runDue();
};

describe('N105 professionals', () => {
  it('each hear of a new booking, of a visit that they get or lose, and of its end', async () => {
    await gathered();
    expect(toHands()).toEqual(['VISIT_NEW asha', 'VISIT_NEW kavita', 'VISIT_NEW rekha']);
    const part = await s.partOf(id, 'rekha');
    const meera = await s.salon.addPerson('Meera Joshi', { allServices: true, serviceIds: [], mobile: '9844444444' });
    await s.staff('PUT', `/booking/admin/${id}/professional?professionalId=${meera}&part=${part}`);
    await gathered();
    const told = heard();
    expect(told.map(one => one.told).sort()).toEqual(['VISIT_CANCELLED rekha', 'VISIT_NEW salon']);
    expect(app.messages.sent.filter(({ to }) => to === '9844444444')).toHaveLength(1);
    await s.staff('PUT', `/booking/admin/${id}/status?status=CANCELLED`);
    await gathered();
    expect(toHands()).toEqual(['VISIT_CANCELLED asha', 'VISIT_CANCELLED kavita']);
  });

  it('hear that the lead ended it at the door', async () => {
    await until('13:55');
    seen = app.messages.sent.length;
    await s.door(s.ids.asha, id, 'REFUSED', '14:00', { refusal: 'UNSAFE' });
    await gathered();
    expect(toHands()).toEqual(['VISIT_CANCELLED kavita', 'VISIT_CANCELLED rekha']);
  });

  it('read their own services of tomorrow', async () => {
    await until('20:01', PARTY_EVE);
    const tomorrow = app.messages.sent.filter(({ kind }) => kind === 'TOMORROW').map(({ to }) => nameOf(to));
    expect(tomorrow.sort()).toEqual(['asha', 'kavita', 'rekha']);
    const mails = app.messages.sent.filter(({ kind, text }) => kind === 'TOMORROW' && /Service of/.test(text));
    for (const { to, text } of mails) expect(text.match(/Service of \w+/g)).toEqual([`Service of ${nameOf(to)}`]);
  });
});

describe('N105 the customer', () => {
  it('hears who is on the way, and the lead is named no second time for that', async () => {
    await gathered();
    heard();
    await until('18:06', PARTY_EVE);
    const eve = heard().filter(({ told }) => told.endsWith('customer'));
    expect(eve.filter(({ told }) => told.startsWith('PROFESSIONAL'))).toHaveLength(1);
    await until('13:00');
    heard();
    await tap('asha', 'ON_THE_WAY', '13:30');
    await tap('rekha', 'ON_THE_WAY', '13:35');
    const told = heard().filter(one => one.told.endsWith('customer'));
    expect(told.map(one => one.told)).toEqual(['ON_THE_WAY customer', 'ON_THE_WAY customer']);
    expect(told.map(({ text }) => ['Asha', 'Rekha'].find(name => text.includes(name)))).toEqual(['Asha', 'Rekha']);
    // No round says that somebody else comes now.
    await until('13:41');
    await gathered();
    expect(heard().filter(one => one.told.endsWith('customer'))).toEqual([]);
  });
});

describe('Q56 while one has come already', () => {
  const arrived = async () => {
    await until('18:06', PARTY_EVE);
    await gathered();
    await tap('asha', 'ON_THE_WAY', '13:30');
    await tap('asha', 'ARRIVED', '13:50');
    heard();
  };
  const toCustomer = () => heard().filter(({ told }) => told.endsWith('customer'));

  it('the customer hears that somebody else comes with her', async () => {
    await arrived();
    const woman = { serviceIds: [s.services.kavita], gender: 'FEMALE', hours: ALL_WEEK };
    const { id: meera } = await s.staff('POST', '/professional/admin', { name: 'Meera Joshi', mobile: '9844444444', ...woman });
    await s.staff('PUT', `/booking/admin/${id}/professional?professionalId=${meera}&part=${await s.partOf(id, 'kavita')}`);
    await gathered();
    expect(toCustomer().map(({ text }) => text)).toEqual([expect.stringMatching(/Somebody else comes.*Asha.*Meera/)]);
  });

  it('the customer hears that another one cannot come', async () => {
    await arrived();
    const leave = { fromDate: PARTY_DAY, fromTime: '13:00:00', toDate: PARTY_DAY, toTime: '23:00:00' };
    expect((await s.asHand(s.ids.kavita, 'POST', '/visit/leave', leave)).status).toBe(201);
    await until('13:56');
    await gathered();
    expect(toCustomer().map(({ text }) => text)).toEqual([expect.stringContaining('We will tell you who comes')]);
  });
});

it('N16 the lead who is ill is not named when the time has come, to the customer nor to those who come', async () => {
  await until('18:06', PARTY_EVE);
  await gathered();
  const leave = { fromDate: PARTY_DAY, fromTime: '09:00:00', toDate: PARTY_DAY, toTime: '23:00:00' };
  s.moveTo('08:00');
  expect((await s.asHand(s.ids.asha, 'POST', '/visit/leave', leave)).status).toBe(201);
  await until('08:06');
  await gathered();
  heard();
  await until('14:10');
  await gathered();
  expect(heard().filter(({ text }) => text.includes('Asha and Rekha'))).toEqual([]);
  const { parts } = (await s.own('GET', `/booking/${id}`)) as Schemas['Booking'];
  expect(parts?.map(({ professional }) => professional?.name ?? null)).toEqual([null, 'Rekha Patil', 'Kavita More']);
  const { days } = (await s.asHand(s.ids.rekha, 'GET', '/visit')).body.data as Schemas['OwnVisits'];
  expect(days[0]?.visits[0]?.party).toMatchObject({
    leaderName: null,
    others: [{ part: 1, name: null }, { name: 'Kavita More' }],
  });
});

it('Q56 the customer hears that one cannot come after another is done', async () => {
  await until('13:00');
  const { startCode: code } = await s.own('GET', `/booking/${id}`);
  for (const [state, time] of [
    ['ARRIVED', '13:01'],
    ['STARTED', '13:02'],
    ['DONE', '13:40'],
  ] as const)
    await tap('rekha', state, time, { code: state === 'STARTED' ? code : undefined });
  heard();
  const leave = { fromDate: PARTY_DAY, fromTime: '13:00:00', toDate: PARTY_DAY, toTime: '23:00:00' };
  expect((await s.asHand(s.ids.kavita, 'POST', '/visit/leave', leave)).status).toBe(201);
  await until('13:46');
  await gathered();
  const told = heard().filter(one => one.told.endsWith('customer'));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('We will tell you who comes')]);
});

it.each([
  ['en', 'Asha and Rekha and Kavita'],
  ['hi', 'Asha aur Rekha aur Kavita'],
  ['mr', 'Asha ani Rekha ani Kavita'],
])('Q56 an SMS in %s keeps three names apart', async (language, names) => {
  await s.own('PUT', '/auth/profile', { language });
  await until('18:06', PARTY_EVE);
  await gathered();
  expect(heard().some(({ told, text }) => told.endsWith('customer') && text.includes(names))).toBe(true);
});

describe('N105 two are late', () => {
  it('and the salon hears of each, the customer once of the latest', async () => {
    await tap('kavita', 'ON_THE_WAY', '13:45');
    await tap('kavita', 'ARRIVED', '13:55');
    heard();
    await until('14:20');
    expect((await alerts()).map(({ kind, part }) => [kind, part])).toEqual(
      expect.arrayContaining([
        ['NOT_SET_OUT', 1],
        ['NOT_SET_OUT', await s.partOf(id, 'rekha')],
      ]),
    );
    await tap('asha', 'ON_THE_WAY', '14:35');
    await tap('rekha', 'ON_THE_WAY', '14:36');
    heard();
    for (const time of ['14:41', '14:46', '14:51', '14:56', '15:01']) await until(time);
    const told = heard();
    const log: Schemas['LoggedMessage'][] = (await s.staff('GET', `/message-log/admin?size=100&bookingId=${id}`)).content;
    const late = log.filter(({ kind, state }) => kind === 'VISIT_LATE' && state !== 'DROPPED');
    const names = late.map(({ text }) => ['Asha', 'Rekha'].find(name => text?.includes(name)));
    expect(new Set(names)).toEqual(new Set(['Asha', 'Rekha']));
    const steps = told.filter(one => one.told === 'LATE customer').map(({ text }) => text.match(/\d+ minutes/)?.[0]);
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps).size).toBe(steps.length);
    const shown = await alerts();
    expect(shown.filter(({ kind }) => kind === 'LATE').map(({ part, parts }) => [part, parts])).toEqual(
      expect.arrayContaining([
        [1, 3],
        [await s.partOf(id, 'rekha'), 3],
      ]),
    );
    await tap('asha', 'ARRIVED', '15:05');
    expect((await alerts()).filter(({ kind }) => kind === 'LATE').map(({ part }) => part)).toEqual([await s.partOf(id, 'rekha')]);
  });

  it('a call of one is dropped only when hers is answered', async () => {
    s.moveTo('14:00');
    const part = await s.partOf(id, 'rekha');
    for (const hand of ['rekha', 'kavita'] as const) await s.asHand(s.ids[hand], 'PUT', `/visit/${id}/help`);
    await s.staff('DELETE', `/booking/admin/${id}/help?part=${part}`);
    await app.worker.runDue();
    const texts = heard()
      .filter(({ told }) => told.startsWith('HELP'))
      .map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every(text => text.includes('Kavita'))).toBe(true);
    expect((await alerts()).filter(({ kind }) => kind === 'HELP')).toMatchObject([
      { part: await s.partOf(id, 'kavita'), parts: 3 },
    ]);
  });
});

it('N105 each professional hears that a party moves, also the one who loses her part', async () => {
  await gathered();
  heard();
  await s.staff('PUT', `/booking/${id}`, { bookingDate: PARTY_DAY, bookingTime: '16:00:00' });
  await gathered();
  expect(toHands()).toEqual(['VISIT_MOVED asha', 'VISIT_MOVED kavita', 'VISIT_MOVED rekha']);
  // Rekha cannot come later, and Meera can.
  const hours = { fromDate: PARTY_DAY, fromTime: '17:30:00', toDate: PARTY_DAY, toTime: '23:00:00' };
  await s.asStaff('POST', `/professional/admin/${s.ids.rekha}/leave`, hours);
  await s.salon.addPerson('Meera Joshi', { serviceIds: [s.services.rekha], mobile: '9855555555' });
  await s.staff('PUT', `/booking/${id}`, { bookingDate: PARTY_DAY, bookingTime: '17:00:00' });
  await gathered();
  expect(toHands()).toEqual(['VISIT_CANCELLED rekha', 'VISIT_MOVED asha', 'VISIT_MOVED kavita']);
  expect(app.messages.sent.filter(({ to }) => to === '9855555555').map(({ kind }) => kind)).toEqual(['VISIT_NEW']);
});
