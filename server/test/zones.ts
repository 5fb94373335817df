/**
 * Runs as a process with TZ set. Prints the API's answers around IST midnight and at noon as JSON, and a professional's slots when clocks change. They must be the same in every time
 * zone.
 */

import { addDays, type IsoDate, WEEK } from '../../common/time.ts';
import { afterNight, remindersOf } from '../messages/who-learns/timing-rules.ts';
import { DEMO_SETTINGS } from '../salon/demo/settings.ts';
import { openingOn } from '../salon/settings/opening-rules.ts';
import { namedRosterOf } from '../schedule/fit/assign-rules.ts';
import { slotsOf } from '../schedule/fit/slot-rules.ts';
import { isFrozen } from '../schedule/professional/team.ts';
import { isContactShown } from '../schedule/professional/visit-rules.ts';
import { hoursOn, leaveOn } from '../schedule/professional/workday-rules.ts';
import { startApp } from './app.ts';
import { makeAddress, makeCoupon, makeCustomer, makeService } from './makers.ts';

const app = await startApp();
const service = await makeService(app, { price: 999 });
await makeCoupon(app, { code: 'LASTDAY', validFrom: '2026-12-04', validTill: '2026-12-04' });
const answers: Record<string, unknown> = {};

/** 23:59:50, 00:00:10 and noon at the salon. */
for (const at of ['2026-12-04T18:29:50Z', '2026-12-04T18:30:10Z', '2026-12-05T06:30:00Z']) {
  app.clock.moveTo(at);
  const customer = await makeCustomer(app);
  const { token, userId } = customer;
  const addressId = await makeAddress(app, customer);
  const slots = async (date: string) =>
    (await app.call('GET', `/booking/available-slots?date=${date}`)).body.data.map(
      (slot: { label: string; reason: string | null }) => [slot.label, slot.reason],
    );
  const book = async (bookingDate: string, couponCode?: string) => {
    const body = {
      userId,
      serviceIds: [service],
      bookingDate,
      bookingTime: '09:00:00',
      finalPrice: couponCode ? 899.1 : 999,
      addressId,
      paymentType: 'PAY_AFTER',
      couponCode,
    };
    const answer = await app.call('POST', '/booking', { token, body });
    return answer.body.errorCode ?? [answer.body.data.bookingDate, answer.body.data.bookingTime, answer.body.data.createdAt];
  };
  answers[at] = {
    friday: await slots('2026-12-04'),
    saturday: await slots('2026-12-05'),
    lastBookable: (await slots('2027-02-02'))[0],
    firstNot: (await slots('2027-02-03'))[0],
    coupon: await book('2026-12-07', 'LASTDAY'),
    booking: await book('2026-12-05'),
    contact: ['2026-12-02', '2026-12-03', '2026-12-05', '2026-12-06'].map(date => isContactShown(date, app.clock.now())),
    born: (await app.call('PUT', '/auth/profile', { token, body: { dateOfBirth: '2026-12-04' } })).status,
  };
}
/** On days when clocks change in Los Angeles (2026, 2027) and in São Paulo (2018, 2019), and the days beside them. */
const CHANGES = ['2026-11-01', '2027-03-14', '2018-11-04', '2019-02-16', '2019-02-17'];
const settings = { ...DEMO_SETTINGS, slotPlan: 'HOURLY' as const };
const week = WEEK.map((day, n) => ({ day, spans: [{ from: `0${7 + (n % 3)}:00:00`, to: '20:00:00' }] }));
const slotsOfHer = (date: IsoDate, now: number) => {
  const leave = { fromDate: addDays(date, -1), fromMinute: 20 * 60, toDate: date, toMinute: 10 * 60 };
  const opening = openingOn(settings, date);
  const asha = {
    professionalId: 'asha',
    active: true,
    isWoman: true,
    weight: 1,
    skills: new Set<string>(),
    hours: hoursOn(week, undefined, date, opening ? [opening] : []),
    leave: leaveOn([leave], date),
    start: { latitude: 21.1, longitude: 79.1 },
    maxTravelMinutes: null,
    visits: [],
  };
  const team = { workdays: [asha], isFrozen: isFrozen(date, now), travel: () => 20, grace: 15 };
  const roster = namedRosterOf(team, { serviceIds: [], place: null, womenOnly: false });
  const slots = slotsOf({ settings, date, now, roster, taken: [] }, 60).map(({ label, reason }) => [label, reason]);
  return { slots, hours: asha.hours, leave: asha.leave, isFrozen: team.isFrozen };
};
answers.named = CHANGES.flatMap(change =>
  [addDays(change, -1), change, addDays(change, 1)].flatMap(date =>
    ['17:59', '18:00', '23:59']
      .map(time => slotsOfHer(date, Date.parse(`${addDays(date, -1)}T${time}:00+05:30`)))
      .concat(slotsOfHer(date, Date.parse(`${date}T11:30:00+05:30`))),
  ),
);
const instants = ['20:59', '21:00', '07:59', '08:00'].map(time => Date.parse(`2026-12-04T${time}:00+05:30`));
answers.messages = [
  instants.map(afterNight),
  CHANGES.slice(0, 2).map(change => remindersOf(Date.parse(`${change}T07:00:00+05:30`), Date.parse('2026-01-01T00:00:00Z'))),
];
console.log(JSON.stringify(answers));
await app.close();
