/** Bookings for several guests (rules B140 to B144). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeDays } from '../../test/makers.ts';
import { PRICE } from '../../test/named-salon.ts';
import { guest, makePartySalon, type PartySalon } from '../../test/party/salon.ts';

let app: TestApp;
let salon: PartySalon;
let bridal: string;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  salon = await makePartySalon(app);
  bridal = salon.bridal;
});
afterAll(() => app.close());
beforeEach(() => salon.emptied());

describe('a party', () => {
  it('is planned so that everyone is ready, by the fewest and by one more', async () => {
    const both = { serviceIds: [salon.facial, bridal] };
    await salon.addPerson('Asha', both);
    await salon.addPerson('Rekha', both);
    const [customer, bookingDate] = [await salon.newCustomer(), newDay()];
    const guests = [guest('Bride', bridal, salon.facial), guest('Aai', salon.facial)];
    const { status, body } = await salon.plan(customer, { guests, bookingDate, readyBy: '17:00:00' });
    expect([status, body.data.reason, body.data.otherTimes]).toEqual([200, null, []]);
    const [one, two] = body.data.plans as Schemas['PartyPlan'][];
    expect(one).toMatchObject({
      professionals: 1,
      bookingTime: '13:00:00',
      endTime: '17:00:00',
      parts: [{ part: 1, professional: null }],
    });
    expect(two).toMatchObject({
      professionals: 2,
      bookingTime: '14:00:00',
      endTime: '17:00:00',
      parts: [
        { part: 1, bookingTime: '14:00:00', endTime: '17:00:00', professional: null },
        { part: 2, bookingTime: '16:00:00', endTime: '17:00:00', professional: null },
      ],
      guests: [
        {
          label: 'Bride',
          services: [
            { serviceId: bridal, name: 'Bridal make-up', bookingTime: '14:00:00', endTime: '16:00:00', part: 1 },
            { serviceId: salon.facial, name: 'Facial', bookingTime: '16:00:00', endTime: '17:00:00', part: 1 },
          ],
        },
        { label: 'Aai', services: [{ serviceId: salon.facial, bookingTime: '16:00:00', part: 2 }] },
      ],
    });
  });

  it('is booked as planned, with a visit for each professional and one price', async () => {
    const both = { serviceIds: [salon.facial, bridal] };
    const people = [await salon.addPerson('Asha', both), await salon.addPerson('Rekha', both)];
    const [customer, date] = [await salon.newCustomer(), newDay()];
    const guests = [guest('Bride', bridal, salon.facial), guest(null, salon.facial)];
    const made = await salon.bookParty(customer, date, guests, {
      bookingTime: '14:00:00',
      readyBy: '17:00:00',
      professionals: 2,
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      bookingTime: '14:00:00',
      durationInMinutes: 180,
      finalPrice: 2999 + 2 * PRICE,
      readyBy: '17:00:00',
      professional: null,
      guests: [
        { label: 'Bride' },
        { label: null, services: [{ name: 'Facial', bookingTime: '16:00:00', endTime: '17:00:00', part: 2 }] },
      ],
      parts: [
        { part: 1, professional: null },
        { part: 2, professional: null },
      ],
    });
    const seen = await salon.asStaff(made.body.data.bookingId);
    expect(seen.parts?.map(({ professional }) => professional?.id).sort()).toEqual(people.sort());
    expect(seen.professional).toEqual(seen.parts?.[0]?.professional);
  });
});

describe('with teams', () => {
  const guests = () => [guest('Aai', salon.facial), guest(null, salon.facial)];
  const byEleven = { bookingTime: '10:00:00', readyBy: '11:00:00', professionals: 2 };
  const slotAtTen = async (date: string) => {
    const { body } = await app.call('GET', `/booking/available-slots?date=${date}&durationInMinutes=60`);
    return body.data.find(({ startTime }: Schemas['Slot']) => startTime === byEleven.bookingTime);
  };

  beforeEach(() => changeSettings(app, { capacity: 'TEAMS', teams: 3, slotPlan: 'HOURLY', maxPendingBookings: 50 }));

  it('a party is planned without names, and takes as many as it has parts', async () => {
    const [customer, date] = [await salon.newCustomer(), newDay()];
    const { body } = await salon.plan(customer, { guests: guests(), bookingDate: date, readyBy: '11:00:00' });
    const shown = body.data.plans.map(({ professionals, parts }: Schemas['PartyPlan']) => [professionals, parts.length]);
    expect(shown).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect((await salon.bookParty(customer, date, guests(), byEleven)).status).toBe(201);
    expect(await slotAtTen(date)).toMatchObject({ remaining: 1, available: true });
    const refused = await salon.bookParty(await salon.newCustomer(), date, guests(), byEleven);
    expect([refused.status, refused.body.errorCode, refused.body.data]).toEqual([409, 'SLOT_UNAVAILABLE', { reason: 'FULL' }]);
    expect((await salon.book(await salon.newCustomer(), date, '10:00:00')).status).toBe(201);
    expect(await slotAtTen(date)).toMatchObject({ remaining: 0, reason: 'FULL' });
  });

  it('a party counts as one booking for which fewer teams are too few', async () => {
    const [customer, date] = [await salon.newCustomer(), newDay()];
    expect((await salon.bookParty(customer, date, guests(), byEleven)).status).toBe(201);
    const settings = (await app.call('GET', '/settings/admin', { token: salon.token })).body.data;
    const preview = await app.call('POST', '/settings/admin/preview', { token: salon.token, body: { ...settings, teams: 1 } });
    expect(preview.body.data.conflicts).toContainEqual({ date, reason: 'TOO_FEW_TEAMS', bookings: 1 });
  });
});
