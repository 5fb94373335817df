/** What a party is in the salon's figures: one booking, and of each professional who comes a visit (rules B22, N23). */
import { beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { changeSettings } from '../../test/makers.ts';
import { PRICE } from '../../test/named-salon.ts';
import { makeThreeSalon, PARTY_DAY, type ThreeSalon } from '../../test/party/three.ts';

const SUNDAY = '2026-12-06';
const app = appOfFile();
let s: ThreeSalon;
let id: string;
beforeAll(async () => {
  s = await makeThreeSalon(app);
  ({ bookingId: id } = await s.bookParty());
});

const figuresOf = async (day: string) => {
  const { totals, byDay }: Schemas['Analytics'] = await s.staff('GET', `/analytics/admin?from=${day}&to=${day}`);
  return { bookings: totals.bookings, revenue: totals.revenue, booked: byDay[0]?.booked };
};
/** The visits in the windows at 14:00 and 15:00. */
const inWindows = async (day: string, query = '') => {
  const { days }: Schemas['BookingWeek'] = await s.staff('GET', `/booking/admin/week?from=${day}${query}`);
  return days[0]?.slots.flatMap(slot => (['14:00:00', '15:00:00'].includes(slot.startTime) ? [slot.booked] : []));
};

it('a party is one booking with its revenue, and takes the windows of all who come', async () => {
  // Two hours of the lead, and an hour of each of the others.
  expect(await figuresOf(PARTY_DAY)).toEqual({ bookings: 1, revenue: 3 * PRICE, booked: 4 });
  expect([await inWindows(PARTY_DAY), await inWindows(PARTY_DAY, `&professionalId=${s.ids.rekha}`)]).toEqual([
    [3, 1],
    [1, 0],
  ]);
  const one = await s.salon.book(await s.salon.newCustomer(), PARTY_DAY, '10:00:00', { serviceIds: [s.services.rekha] });
  expect(one.status).toBe(201);
  expect(await figuresOf(PARTY_DAY)).toEqual({ bookings: 2, revenue: 4 * PRICE, booked: 5 });
});

it('is a visit of each professional with her own minutes', async () => {
  const path = `/professional/admin/figures?from=${PARTY_DAY}&to=${PARTY_DAY}`;
  const figures: Schemas['ProfessionalFigures'][] = await s.staff('GET', path);
  expect(figures.map(({ professional, visits, visitMinutes }) => [professional.name, visits, visitMinutes])).toEqual([
    ['Asha Rao', 1, 120],
    ['Kavita More', 1, 60],
    ['Rekha Patil', 2, 120],
  ]);
});

it('leaves the windows ahead of whoever is done early', async () => {
  await s.tap(s.ids.asha, id, 'STARTED', '13:50', { code: await s.codeOf(id) });
  await s.tap(s.ids.asha, id, 'DONE', '14:50');
  expect(await inWindows(PARTY_DAY)).toEqual([3, 0]);
});

it('takes as many teams as go to it, for all of its time', async () => {
  await changeSettings(app, { capacity: 'TEAMS', slotPlan: 'HOURLY', maxPendingBookings: 50, teams: 4 });
  await s.bookParty({ bookingDate: SUNDAY });
  expect([(await figuresOf(SUNDAY)).booked, await inWindows(SUNDAY)]).toEqual([6, [3, 3]]);
});
