/** A freed time finds its customer (rules B90 to B98), through HTTP, with the clock in hand. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '../../../common/time.ts';
import { offerTokenOf } from '../../messages/link/offer-token.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { waitOffer } from '../../platform/db/schema.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin, makeDays } from '../../test/makers.ts';
import { ALL_WEEK, makeNamedSalon, type NamedCustomer, type NamedSalon, PRICE } from '../../test/named-salon.ts';
import { damageOfWaits } from '../wait/damage.ts';

type Wait = Schemas['Wait'];
type Offer = Schemas['LinkedOffer'];

const NAMED = { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 } as const;

let app: TestApp;
let salon: NamedSalon;
let kavita: string;
let day: IsoDate;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  kavita = await salon.addPerson('Kavita Rao');
});
afterAll(() => app.close());
beforeEach(async () => {
  day = newDay();
  app.clock.moveTo(`${addDays(day, -3)}T12:00:00+05:30`);
  await changeSettings(app, NAMED);
  await run();
});

/** A job may enqueue another that is due at once. */
const run = async () => {
  for (let n = 0; n < 4; n += 1) await app.worker.runDue();
};
/** Moves the clock, and does what is due by then. */
const minutesLater = async (minutes: number) => {
  app.clock.advance(minutes * 60_000);
  await run();
};
const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const book = async (who: NamedCustomer, time: string, more: object = {}): Promise<string> => {
  const { status, body } = await salon.book(who, day, time, more);
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data.bookingId;
};
/** Kavita has an hour free and no more: 12:00 is booked by somebody, all others are leave. */
const fullDay = async (time = '12:00:00') => {
  const booker = await salon.newCustomer();
  const id = await book(booker, time);
  const hour = Number(time.slice(0, 2));
  const leave = (fromTime: string, toTime: string) =>
    asStaff('POST', `/professional/admin/${kavita}/leave`, { fromDate: day, fromTime, toDate: day, toTime });
  await leave('09:00:00', time);
  await leave(`${String(hour + 1).padStart(2, '0')}:00:00`, '20:00:00');
  return { booker, id, cancel: () => app.call('PUT', `/booking/${id}/cancel`, { token: booker.token }) };
};
const wait = async (who: NamedCustomer, more: object = {}): Promise<Wait> => {
  const body = { serviceIds: [salon.facial], addressId: who.addressId, from: day, to: day, ...more };
  const answer = await app.call('POST', '/wait', { token: who.token, body });
  expect([answer.status, answer.body.message]).toEqual([201, expect.any(String)]);
  return answer.body.data;
};
const waitsOf = async ({ token }: NamedCustomer): Promise<Wait[]> => (await app.call('GET', '/wait', { token })).body.data;
const stateOf = async (who: NamedCustomer) => (await waitsOf(who))[0]?.state;
const tokenOf = async (who: NamedCustomer): Promise<string> => {
  const [first] = await waitsOf(who);
  if (!first?.offer) throw new Error(`No offer: ${first?.state}`);
  return first.offer.token;
};
const read = async (token: string): Promise<Offer> => (await app.call('GET', `/wait/offer/${token}`)).body.data;
const answer = (token: string, accept: boolean, more: object = {}) =>
  app.call('POST', `/wait/offer/${token}`, { body: { accept, ...more } });
const isFree = async (time: string): Promise<boolean> => {
  const slots = (await app.call('GET', `/booking/available-slots?date=${day}&serviceIds=${salon.facial}`)).body.data;
  return slots.find(({ startTime }: Schemas['Slot']) => startTime === time).available;
};
const damage = async () => [...(await app.db.tx(damageOfPlan)), ...(await app.db.tx(damageOfWaits))];

describe('a full day', () => {
  it('gives its freed time to who waits: held, told, taken with one tap', async () => {
    const { cancel } = await fullDay();
    const asha = await salon.newCustomer();
    await wait(asha, { times: ['12:00:00'] });
    await cancel();
    expect(await isFree('12:00:00')).toBe(true);
    await minutesLater(1);
    expect(await stateOf(asha)).toBe('OFFERED');
    expect(await isFree('12:00:00')).toBe(false);
    const token = await tokenOf(asha);
    expect(token).toHaveLength(24);
    const offer = await read(token);
    expect(offer).toMatchObject({
      ...{ state: 'OPEN', bookingDate: day, bookingTime: '12:00:00', finalPrice: PRICE, dueNow: 0, movesFrom: null },
      ...{ services: [{ name: 'Facial', quantity: 1 }], professional: null, bookingToken: null, durationInMinutes: 60 },
    });
    expect(Date.parse(offer.expiresAt) - app.clock.now()).toBe(20 * 60_000);
    expect(await damage()).toEqual([]);

    const taken = await answer(token, true, { finalPrice: PRICE });
    expect([taken.status, taken.body.data.state]).toEqual([200, 'TAKEN']);
    const linked = await app.call('GET', `/visit-link/${taken.body.data.bookingToken}`);
    expect(linked.body.data).toMatchObject({ bookingDate: day, bookingTime: '12:00:00', status: 'PENDING' });
    expect((await answer(token, true)).body.data).toEqual(taken.body.data);
    expect(await stateOf(asha)).toBe('TAKEN');
    expect(await damage()).toEqual([]);
  });

  it('goes to the next when it is declined, and to the public when nobody waits', async () => {
    const { cancel } = await fullDay();
    const [asha, bina] = [await salon.newCustomer(), await salon.newCustomer()];
    await wait(asha);
    await minutesLater(1);
    await wait(bina);
    await cancel();
    await minutesLater(1);
    expect([await stateOf(asha), await stateOf(bina)]).toEqual(['OFFERED', 'WAITING']);
    expect((await answer(await tokenOf(asha), false)).body.data.state).toBe('DECLINED');
    await run();
    expect([await stateOf(asha), await stateOf(bina)]).toEqual(['WAITING', 'OFFERED']);
    await answer(await tokenOf(bina), false);
    await run();
    expect([await stateOf(asha), await stateOf(bina)]).toEqual(['WAITING', 'WAITING']);
    expect(await isFree('12:00:00')).toBe(true);
    expect(await damage()).toEqual([]);
  });

  it('asks who waits for exactly this window before who waited longer', async () => {
    const { cancel } = await fullDay();
    const [asha, bina] = [await salon.newCustomer(), await salon.newCustomer()];
    await wait(asha);
    await minutesLater(1);
    await wait(bina, { times: ['12:00:00'] });
    await cancel();
    await minutesLater(1);
    expect([await stateOf(asha), await stateOf(bina)]).toEqual(['WAITING', 'OFFERED']);
  });

  it('is looked at a minute after its last change', async () => {
    const { cancel } = await fullDay();
    const asha = await salon.newCustomer();
    await wait(asha);
    await cancel();
    app.clock.advance(59_999);
    await run();
    expect(await stateOf(asha)).toBe('WAITING');
    app.clock.advance(1);
    await run();
    expect(await stateOf(asha)).toBe('OFFERED');
  });
});

describe('the clock', () => {
  it('lets an offer lapse after 20 minutes to the second, and pauses a wait after two', async () => {
    const { cancel } = await fullDay();
    const asha = await salon.newCustomer();
    const { id } = await wait(asha);
    await cancel();
    await minutesLater(1);
    const token = await tokenOf(asha);
    app.clock.advance(20 * 60_000 - 1);
    await run();
    expect((await read(token)).state).toBe('OPEN');
    app.clock.advance(1);
    expect((await read(token)).state).toBe('LAPSED');
    expect((await answer(token, true)).body.errorCode).toBe('OFFER_ENDED');
    await run();
    expect(await stateOf(asha)).toBe('WAITING');
    expect(await isFree('12:00:00')).toBe(true);
    // Another day's time lapses, too.
    day = newDay();
    const other = await fullDay();
    await app.call('PUT', `/wait/${id}`, { token: asha.token, body: { to: day } });
    await other.cancel();
    await minutesLater(2);
    expect(await stateOf(asha)).toBe('OFFERED');
    await minutesLater(20);
    expect(await stateOf(asha)).toBe('PAUSED');
    expect((await app.call('PUT', `/wait/${id}`, { token: asha.token, body: { paused: false } })).body.data.state).toBe(
      'WAITING',
    );
  });

  it('offers nothing by night, and in the morning in the same order', async () => {
    const { cancel } = await fullDay();
    const [asha, bina] = [await salon.newCustomer(), await salon.newCustomer()];
    await wait(asha);
    await minutesLater(1);
    await wait(bina);
    app.clock.moveTo(`${addDays(day, -2)}T20:59:30+05:30`);
    await cancel();
    await minutesLater(2);
    expect([await stateOf(asha), await stateOf(bina)]).toEqual(['WAITING', 'WAITING']);
    app.clock.moveTo(`${addDays(day, -1)}T07:59:59+05:30`);
    await run();
    expect(await stateOf(asha)).toBe('WAITING');
    app.clock.moveTo(`${addDays(day, -1)}T08:00:00+05:30`);
    await run();
    expect([await stateOf(asha), await stateOf(bina)]).toEqual(['OFFERED', 'WAITING']);
  });

  it('holds for 10 minutes what begins within 3 hours, and offers nothing within 90 minutes', async () => {
    const { cancel } = await fullDay();
    const asha = await salon.newCustomer();
    await wait(asha);
    app.clock.moveTo(`${day}T09:30:00+05:30`);
    await cancel();
    await minutesLater(1);
    const { expiresAt } = await read(await tokenOf(asha));
    expect(Date.parse(expiresAt) - app.clock.now()).toBe(10 * 60_000);
    await minutesLater(10);
    expect(await stateOf(asha)).toBe('WAITING');
    const bina = await salon.newCustomer();
    app.clock.moveTo(`${day}T10:31:00+05:30`);
    await wait(bina);
    await asStaff('PUT', `/professional/admin/${kavita}`, { about: 'Something new' });
    await minutesLater(1);
    expect(await stateOf(bina)).toBe('WAITING');
  });

  it('keeps a time from the public for an hour at most', async () => {
    const { cancel } = await fullDay();
    const people: NamedCustomer[] = [];
    for (let n = 0; n < 5; n += 1) {
      people.push(await salon.newCustomer());
      await wait(people[n] as NamedCustomer);
      await minutesLater(1);
    }
    await cancel();
    await minutesLater(1);
    const states = () => Promise.all(people.map(stateOf));
    expect(await states()).toEqual(['OFFERED', 'WAITING', 'WAITING', 'WAITING', 'WAITING']);
    await minutesLater(20);
    expect(await states()).toEqual(['WAITING', 'OFFERED', 'WAITING', 'WAITING', 'WAITING']);
    await minutesLater(20);
    await minutesLater(20);
    expect(await states()).toEqual(['WAITING', 'WAITING', 'WAITING', 'WAITING', 'WAITING']);
    expect(await isFree('12:00:00')).toBe(true);
    expect(await damage()).toEqual([]);
  });

  it('offers a customer three times a day', async () => {
    const asha = await salon.newCustomer();
    const days = [day, newDay(), newDay(), newDay()];
    const cancels: (() => Promise<unknown>)[] = [];
    for (day of days) cancels.push((await fullDay()).cancel);
    await wait(asha, { from: days[0], to: days[3] });
    for (const [n, cancel] of cancels.entries()) {
      await cancel();
      await minutesLater(1);
      expect(await stateOf(asha), `offer ${n + 1}`).toBe(n < 3 ? 'OFFERED' : 'WAITING');
      if (n < 3) await answer(await tokenOf(asha), false);
    }
  });
});

describe('waiting', () => {
  it('is possible for three times, and for no day that lies too far ahead', async () => {
    const asha = await salon.newCustomer();
    const one = await wait(asha);
    expect((await wait(asha)).id).toBe(one.id);
    for (const time of ['10:00:00', '11:00:00']) await wait(asha, { times: [time] });
    const body = { serviceIds: [salon.facial], addressId: asha.addressId, from: day, to: day };
    const fourth = { ...body, times: ['12:00:00'] };
    expect((await app.call('POST', '/wait', { token: asha.token, body: fourth })).body.errorCode).toBe('TOO_MANY_WAITS');
    await app.call('DELETE', `/wait/${one.id}`, { token: asha.token });
    expect((await app.call('DELETE', `/wait/${one.id}`, { token: asha.token })).body.data.state).toBe('ENDED');
    await wait(asha);
    const far = { ...body, to: addDays(day, 29) };
    expect((await app.call('POST', '/wait', { token: (await salon.newCustomer()).token, body: far })).body.errors).toMatchObject([
      { field: 'to' },
    ]);
  });

  it('ends when the customer books these services for these days, and its time goes to the next', async () => {
    const { cancel } = await fullDay();
    const [asha, bina] = [await salon.newCustomer(), await salon.newCustomer()];
    await wait(asha);
    await minutesLater(1);
    await wait(bina);
    await cancel();
    await minutesLater(1);
    expect(await stateOf(asha)).toBe('OFFERED');
    const somebody = { name: 'Somebody else', serviceIds: [salon.facial], hours: ALL_WEEK };
    const other = (await asStaff('POST', '/professional/admin', somebody)).body.data;
    await book(asha, '15:00:00');
    await run();
    expect([await stateOf(asha), await stateOf(bina)]).toEqual(['ENDED', 'OFFERED']);
    expect(await damage()).toEqual([]);
    await answer(await tokenOf(bina), false);
    await asStaff('PUT', `/professional/admin/${other.id}`, { active: false });
  });

  it('an earlier time moves the booking, keeps its price, and what it leaves goes to the next', async () => {
    const { cancel } = await fullDay();
    const [first, second] = [day, newDay()];
    day = second;
    const later = await fullDay('15:00:00');
    const bina = await salon.newCustomer();
    await wait(bina);
    day = first;
    const body = { bookingId: later.id, from: first, to: second };
    const asked = await app.call('POST', '/wait', { token: later.booker.token, body });
    expect(asked.body.data).toMatchObject({ bookingId: later.id, addressId: null, services: [{ name: 'Facial' }] });
    await cancel();
    await minutesLater(1);
    const token = await tokenOf(later.booker);
    expect(await read(token)).toMatchObject({ movesFrom: { bookingDate: second, bookingTime: '15:00:00' } });
    expect((await answer(token, true)).status).toBe(200);
    const { body: moved } = await app.call('GET', `/booking/${later.id}`, { token: later.booker.token });
    expect(moved.data).toMatchObject({ bookingDate: first, bookingTime: '12:00:00', finalPrice: PRICE });
    await minutesLater(1);
    expect(await stateOf(bina)).toBe('OFFERED');
    expect(await read(await tokenOf(bina))).toMatchObject({ bookingDate: second, bookingTime: '15:00:00' });
    expect(await damage()).toEqual([]);
  });

  it('takes an offer back when its booking moves, or somebody is away by then', async () => {
    const { cancel } = await fullDay();
    const [first, second] = [day, newDay()];
    day = second;
    const later = await fullDay('15:00:00');
    const body = { bookingId: later.id, from: first, to: second };
    await app.call('POST', '/wait', { token: later.booker.token, body });
    await cancel();
    await minutesLater(1);
    const token = await tokenOf(later.booker);
    const away = { fromDate: first, fromTime: '12:00:00', toDate: first, toTime: '13:00:00' };
    await asStaff('POST', `/professional/admin/${kavita}/leave`, away);
    await minutesLater(1);
    expect([(await read(token)).state, await stateOf(later.booker)]).toEqual(['WITHDRAWN', 'WAITING']);
    const leaves = (await asStaff('GET', `/professional/admin/${kavita}/leave`)).body.data;
    const back = leaves.find(({ fromDate, fromTime }: Schemas['Leave']) => fromDate === first && fromTime === '12:00:00');
    await asStaff('DELETE', `/professional/admin/${kavita}/leave/${back.id}`);
    await minutesLater(1);
    // What the salon took back counts for nothing, so the same time is offered again.
    const again = await tokenOf(later.booker);
    await asStaff('PUT', `/booking/${later.id}`, { bookingTime: '15:00:00', bookingDate: second });
    expect((await read(again)).state).toBe('OPEN');
    const third = newDay();
    await asStaff('PUT', `/booking/${later.id}`, { bookingTime: '15:00:00', bookingDate: third });
    expect((await read(again)).state).toBe('WITHDRAWN');
    expect(await damage()).toEqual([]);
  });

  it('empties the cart that it was made with', async () => {
    const { cancel } = await fullDay();
    const asha = await salon.newCustomer();
    const { id } = (await app.call('POST', `/cart?userId=${asha.userId}`, { token: asha.token })).body.data;
    const item = { serviceId: salon.facial, quantity: 1 };
    await app.call('POST', `/cart/${id}/items`, { token: asha.token, body: item });
    await wait(asha);
    await cancel();
    await minutesLater(1);
    await answer(await tokenOf(asha), true);
    expect((await app.call('GET', `/cart/${id}`, { token: asha.token })).body.data.items).toEqual([]);
  });

  it('belongs to its customer, and its link to nobody who guesses', async () => {
    const asha = await salon.newCustomer();
    const { id } = await wait(asha);
    const bina = await salon.newCustomer();
    expect((await app.call('DELETE', `/wait/${id}`, { token: bina.token })).status).toBe(404);
    expect((await app.call('GET', `/wait/offer/${offerTokenOf('another secret', id)}`)).status).toBe(404);
    expect((await app.call('GET', '/wait', { token: bina.token })).body.data).toEqual([]);
  });
});

describe('staff', () => {
  it('see whom a gap fits, and offer it out of turn', async () => {
    const { cancel } = await fullDay();
    const [asha, bina] = [await salon.newCustomer(), await salon.newCustomer()];
    await wait(asha, { times: ['15:00:00'] });
    const { id } = await wait(bina);
    await cancel();
    const { waits, figures } = (await asStaff('GET', `/wait/admin?date=${day}&time=12:00:00`)).body.data;
    expect(waits.map(({ fits, customer }: Schemas['StaffWait']) => [customer.mobile, fits])).toEqual([
      [bina.mobile, true],
      [asha.mobile, false],
    ]);
    expect(figures).toMatchObject({ offered: expect.any(Number), rupeesFilled: expect.any(Number) });
    const body = { bookingDate: day, bookingTime: '12:00:00' };
    const offered = await asStaff('POST', `/wait/admin/${id}/offer`, body);
    expect([offered.status, offered.body.data.wait.offer.token]).toEqual([201, '']);
    expect((await asStaff('POST', `/wait/admin/${id}/offer`, body)).body.errorCode).toBe('OFFER_ENDED');
    expect((await answer(await tokenOf(bina), true)).status).toBe(200);
    expect(await damage()).toEqual([]);
  });

  it('may offer a time that is free once another visit goes to somebody else', async () => {
    const body = { name: 'Priya Kulkarni', serviceIds: [salon.facial], hours: ALL_WEEK };
    const priya = (await asStaff('POST', '/professional/admin', body)).body.data.id;
    const id = await book(await salon.newCustomer(), '12:00:00');
    const whoHas = async () => (await asStaff('GET', `/booking/${id}`)).body.data.professional.id;
    const first = await whoHas();
    const bina = await salon.newCustomer();
    const { id: waitId } = await wait(bina, { professionalId: first });
    const offered = await asStaff('POST', `/wait/admin/${waitId}/offer`, { bookingDate: day, bookingTime: '12:00:00' });
    expect([offered.status, offered.body.data?.wait.offer.professional.id]).toEqual([201, first]);
    expect(await whoHas()).not.toBe(first);
    expect(await damage()).toEqual([]);
    expect((await answer(await tokenOf(bina), true)).status).toBe(200);
    await asStaff('PUT', `/professional/admin/${priya}`, { active: false });
  });

  it('let a caller wait', async () => {
    const caller = await salon.newCustomer();
    const body = { mobile: caller.mobile, serviceIds: [salon.facial], addressId: caller.addressId, from: day, to: day };
    const added = await asStaff('POST', '/wait/admin', body);
    expect([added.status, added.body.data.wait.state]).toEqual([201, 'WAITING']);
    expect(await stateOf(caller)).toBe('WAITING');
  });
});

describe('time gets free', () => {
  it('when somebody works more, and when somebody new comes', async () => {
    const work = (spans: object[]) => asStaff('PUT', `/professional/admin/${kavita}/day?date=${day}`, { spans });
    await work([]);
    const asha = await salon.newCustomer();
    await wait(asha);
    await minutesLater(1);
    expect(await stateOf(asha)).toBe('WAITING');
    await work([{ from: '12:00:00', to: '13:00:00' }]);
    await minutesLater(1);
    expect(await stateOf(asha)).toBe('OFFERED');

    day = newDay();
    await work([]);
    const bina = await salon.newCustomer();
    await wait(bina);
    await minutesLater(1);
    expect(await stateOf(bina)).toBe('WAITING');
    const body = { name: 'Somebody new', serviceIds: [salon.facial], hours: ALL_WEEK };
    const { id } = (await asStaff('POST', '/professional/admin', body)).body.data;
    await minutesLater(1);
    expect(await stateOf(bina)).toBe('OFFERED');
    await asStaff('PUT', `/professional/admin/${id}`, { active: false });
  });

  it('when leave is taken back', async () => {
    const asha = await salon.newCustomer();
    const leave = { fromDate: day, fromTime: '09:00:00', toDate: day, toTime: '20:00:00' };
    const added = await asStaff('POST', `/professional/admin/${kavita}/leave`, leave);
    await wait(asha);
    await minutesLater(2);
    expect(await stateOf(asha)).toBe('WAITING');
    await asStaff('DELETE', `/professional/admin/${kavita}/leave/${added.body.data.leave.id}`);
    await minutesLater(1);
    expect(await stateOf(asha)).toBe('OFFERED');
    expect(await damage()).toEqual([]);
  });

  it('and who has a visit then is offered another time of theirs that got free', async () => {
    await changeSettings(app, { ...NAMED, capacity: 'TEAMS', teams: 2 });
    const [asha, bina, chitra, diya] = await Promise.all(Array.from({ length: 4 }, () => salon.newCustomer()));
    if (!asha || !bina || !chitra || !diya) throw new Error('Four customers are needed');
    await book(asha, '12:00:00');
    await wait(asha, { times: ['12:00:00', '13:00:00'] });
    const noon = await book(bina, '12:00:00');
    const one = await book(chitra, '13:00:00');
    await book(diya, '13:00:00');
    await run();
    expect(await stateOf(asha)).toBe('WAITING');
    await app.call('PUT', `/booking/${noon}/cancel`, { token: bina.token });
    await app.call('PUT', `/booking/${one}/cancel`, { token: chitra.token });
    await minutesLater(1);
    expect((await read(await tokenOf(asha))).bookingTime).toBe('13:00:00');
    expect(await damage()).toEqual([]);
  });

  it('with teams: a team that is free is held, and another capacity takes the offers back', async () => {
    await changeSettings(app, { ...NAMED, capacity: 'TEAMS', teams: 1 });
    const booker = await salon.newCustomer();
    const { bookingId } = (await salon.book(booker, day, '12:00:00')).body.data;
    const asha = await salon.newCustomer();
    await wait(asha, { times: ['12:00:00'] });
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: booker.token });
    await minutesLater(1);
    expect(await stateOf(asha)).toBe('OFFERED');
    expect(await isFree('12:00:00')).toBe(false);
    expect((await salon.book(await salon.newCustomer(), day, '12:00:00')).body.errorCode).toBe('SLOT_UNAVAILABLE');
    await asStaff('PUT', '/settings/admin', {
      ...(await asStaff('GET', '/settings/admin')).body.data,
      capacity: 'PROFESSIONALS',
    });
    expect(await stateOf(asha)).toBe('WAITING');
    expect(await damage()).toEqual([]);
  });
});

it('leaves nothing over', async () => {
  await minutesLater(24 * 60);
  const open = (await app.db.read.select().from(waitOffer)).filter(({ state }) => state === 'OPEN');
  expect(open.every(({ expiresAt }) => expiresAt > app.clock.now())).toBe(true);
  expect(await damage()).toEqual([]);
});
