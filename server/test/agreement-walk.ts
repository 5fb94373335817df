/** A salon with random operations of customers and staff. The same seed gives the same operations. */

import { timeOf } from '../../common/minutes.ts';
import { addDays, DAY, HOUR, istDate, istMidnight, MINUTE } from '../../common/time.ts';
import type { Schemas } from '../platform/contract/types.ts';
import { DEMO_SETTINGS } from '../salon/demo/settings.ts';
import { keepMonths } from '../visits/list/months.ts';
import { type Call, startApp } from './app.ts';
import { formOf } from './form.ts';
import { randomOf } from './fuzz.ts';
import * as make from './makers.ts';

/** None is shorter than the longest window, so that the row tells when the visit ends, under any plan. */
const DURATIONS = [120, 150, 180, 240, 240];
const MARKS = ['completed', 'completed', 'completed', 'paid', 'paid', 'paid', 'unpaid', 'refunded', 'unrefunded'];
/** The fields of a request that the story shows. */
const TOLD = 'serviceIds fullName bookingDate bookingTime couponCode price teams slotPlan closedDays'.split(' ');
const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

export async function startWalk(seed: number) {
  const app = await startApp({ at: '2026-12-04T08:00:00+05:30' });
  const { clock } = app;
  const { pick, chance } = randomOf(seed);
  let token = (await make.makeAdmin(app)).token;
  const story: string[] = [];
  const call = async (method: string, path: string, how: Call = {}) => {
    const answer = await app.call(method, path, { token, ...how });
    if (answer.status >= 500)
      throw new Error(`${method} ${path} was answered with ${answer.status} ${answer.text}, after\n${story.join('\n')}`);
    return answer;
  };
  const names = new Map<string, string>();
  const named = (text: string) => text.replace(ID, id => names.get(id) ?? id);
  /** Refusals are fine: the walk does not know the rules. */
  const act = async (who: string, method: string, path: string, how: Call = {}, said = how.body) => {
    const { status, body } = await call(method, path, how);
    const when = new Date(clock.now()).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' });
    const told = `${when}, ${who}: ${method} ${path} ${JSON.stringify(said, TOLD) ?? ''}`;
    story.push(named(`${told} ${status} ${body.errorCode ?? ''}`));
    return body as { success: boolean; data: Schemas['Booking'] };
  };

  const key = { name: 'Walk', access: 'FULL', currentPassword: make.ADMIN_PASSWORD };
  // An API key, because sessions end.
  token = (await call('POST', '/auth/admin/key', { body: key })).body.data.token;
  const categories: string[] = [];
  for (const name of ['Skin', 'Nails', 'Nails']) {
    const id = await make.makeCategory(app, name);
    names.set(id, `${name}-${names.size}`);
    categories.push(id);
  }
  const [skin, ...nails] = categories as [string, string, string];
  const sell = async (name: string, price: number, categoryId: string | null) => {
    const id = await make.makeService(app, { name, price, durationInMinutes: pick(DURATIONS), categoryId });
    names.set(id, `${name}-${names.size}`);
    return id;
  };
  const twins = [await sell('Polish', 1000, nails[1]), await sell('Polish', 1000, nails[0])];
  const others: string[] = [];
  for (const name of ['Facial', 'Massage', 'Threading', 'Peel', 'Mask', 'Wax']) others.push(await sell(name, 950.5, null));
  await make.makeCoupon(app, { code: 'TEN' });
  await make.makeCoupon(app, { code: 'FIFTY', discountType: 'FIXED', discountValue: 50, usageLimit: 5 });
  let settings: Schemas['Settings'] = { ...DEMO_SETTINGS, maxPendingBookings: 10, minimumOrderValue: 0 };
  await call('PUT', '/settings/admin', { body: settings });

  const people = ['Asha Deshmukh', 'Omar Khan', 'Devi Sharma', 'Rani Joshi'].map((fullName, i) => ({
    fullName,
    mobile: `910000000${i}`,
    /** Undefined before they register and after their account is deleted. */
    userId: undefined as string | undefined,
  }));
  type Person = (typeof people)[number];
  const visits: { id: string; of: Person }[] = [];
  /** The bookings at the time of their deletion. */
  const deleted: Schemas['Booking'][] = [];

  const signIn = async (who: Person) => {
    // A mobile gets one passcode a minute, even after its account is deleted.
    if (!who.userId) clock.advance(MINUTE);
    const userId = who.userId ?? (await make.makeCustomer(app, who.fullName, who.mobile)).userId;
    return Object.assign(who, { userId, token: await make.makeSession(app, 'USER', userId) });
  };
  const someTime = () => ({
    bookingDate: addDays(istDate(clock.now()), pick([0, 0, 0, 0, 1, 1, 2, 6, 20])),
    bookingTime: timeOf(pick([9, 10, 11, 13, 15, 16, 17]) * 60),
  });
  const bookAsStaff = ({ fullName, mobile }: Person, order: object) =>
    act('Staff', 'POST', '/booking/admin', { body: { ...order, fullName, mobile, address: make.HOME } });
  const bookAsCustomer = async (who: Person, order: object) => {
    const { userId, token } = await signIn(who);
    const addressId = await make.makeAddress(app, { ...who, userId, token });
    const body = { ...order, userId, addressId, paymentType: 'PAY_AFTER', finalPrice: 0 };
    // The refusal holds the price.
    const { data } = (await call('POST', '/booking', { token, body })).body;
    return act(who.fullName, 'POST', '/booking', { token, body: { ...body, finalPrice: data?.finalPrice ?? 0 } });
  };
  const steps = {
    book: async () => {
      const of = pick(people);
      const serviceIds = pick([twins, [pick(twins)], [pick(others)], [pick(others), pick(others)]]);
      const order = { serviceIds, ...someTime(), ...(chance(0.5) && { couponCode: pick(['TEN', 'FIFTY']) }) };
      const { success, data } = await pick([bookAsStaff, bookAsCustomer])(of, order);
      if (!success) return;
      of.userId = data.userId;
      visits.push({ id: data.bookingId, of });
      names.set(data.bookingId, `visit-${visits.length}`);
    },
    changeVisit: async () => {
      const { id, of } = pick(chance(0.6) ? visits.slice(-8) : visits);
      const before = (await call('GET', `/booking/${id}`)).body.data;
      const by = chance(0.3) ? await signIn(of) : { fullName: 'Staff', token };
      const tell = (method: string, path: string, body?: object) => act(by.fullName, method, path, { token: by.token, body });
      const move = () => tell('PUT', `/booking/${id}`, someTime());
      const cancel = () => tell('PUT', `/booking/${id}/cancel`);
      const mark = () => tell('PUT', `/booking/admin/${id}/mark-${pick(MARKS)}`);
      const remove = async () => (await tell('DELETE', `/booking/${id}`)).success && deleted.push(before);
      await pick([move, move, cancel, mark, mark, mark, remove])();
    },
    erase: async () => {
      const who = await signIn(pick(people));
      for (const { id, of } of visits) if (of === who) await call('PUT', `/booking/admin/${id}/mark-completed`);
      const what = `${who.fullName}, whose visits are all completed`;
      if ((await act(what, 'DELETE', '/auth/profile', { token: who.token })).success) Object.assign(who, { userId: undefined });
    },
    changeService: async () => {
      const change = { price: pick([300, 950.5, 2000]), categoryId: pick([skin, ...nails]) };
      await act('Staff', 'PUT', `/service/${pick(others)}`, await formOf(change), change);
    },
    changeSettings: async () => {
      settings = { ...settings, ...someRules() };
      await act('Staff', 'PUT', '/settings/admin', { body: settings });
    },
    letTimePass: async () => {
      // The hourly housekeeping.
      if (chance(0.5)) await keepMonths(app);
      const midnight = istMidnight(addDays(istDate(clock.now()), 1));
      const isLate = midnight - clock.now() < 8 * HOUR;
      clock.advance(isLate ? midnight + 8 * HOUR - clock.now() : pick([HOUR, HOUR, 2 * HOUR]));
    },
  };
  const someRules = () => ({
    teams: pick([1, 2, 3]),
    slotPlan: pick(['TWO_HOUR', 'HOURLY'] as const),
    closedDays: chance(0.3) ? [someTime().bookingDate] : [],
  });
  const { book, changeVisit, letTimePass, changeService, changeSettings, erase } = steps;
  const often = [book, book, book, book, changeVisit, changeVisit, changeVisit, letTimePass];
  const seldom = [changeService, changeSettings, changeSettings, erase];

  return {
    step: async (n: number) => {
      // Months pass, and today's bookings are just inside or outside the 90 days of the popular order.
      if (n % 40 === 0) clock.advance(pick([89, 90]) * DAY);
      await (visits.length === 0 ? book : pick(chance(0.85) ? often : seldom))();
    },
    close: () => app.close(),
    settings: () => settings,
    ...{ clock, pick, call, story, named, people, deleted, someRules },
  };
}
export type Walk = Awaited<ReturnType<typeof startWalk>>;
