/**
 * A client that knows nothing of parties sees a booking for guests as one visit, the lead's, and what it sends counts for all who come (rules
 * B142, B144). Requests have the fields of 1.1 alone.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { PRICE } from '../../test/named-salon.ts';
import { makeThreeSalon, PARTY_DAY, type ThreeSalon } from '../../test/party/three.ts';

let app: TestApp;
let s: ThreeSalon;
let id: string;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  s = await makeThreeSalon(app);
  ({ bookingId: id } = await s.bookParty());
});

type Booking = Schemas['Booking'];
/** Of each part: who has it, from when to when, and how far she is. */
const partsNow = async () => {
  const { parts = [] } = await s.booking(id);
  return parts.map(({ professional, bookingTime, endTime, visit }) =>
    [professional?.name.split(' ')[0], bookingTime.slice(0, 5), endTime.slice(0, 5), visit?.state].join(' '),
  );
};
const PLANNED = ['Asha 14:00 16:00 PLANNED', 'Kavita 14:00 15:00 PLANNED', 'Rekha 14:00 15:00 PLANNED'];
const sorted = async () => [...(await partsNow())].sort();

describe('B144 a client of 1.1 reads', () => {
  /** What it knows of a booking, besides ids and instants. */
  const known = ({ name, bookingDate, bookingTime, durationInMinutes, totalPrice, finalPrice, status, ...rest }: Booking) => ({
    ...{ name, bookingDate, bookingTime, durationInMinutes, totalPrice, finalPrice, status },
    ...{ items: rest.items.map(({ quantity, price }) => [quantity, price]), professional: rest.professional?.name },
  });
  const one = (list: Booking[]) => list.filter(({ bookingId }) => bookingId === id);

  it('one visit, from when the first comes until the last has gone, and the professional who leads', async () => {
    const expected = {
      name: ['Service of asha', 'Service of rekha', 'Service of kavita'],
      items: Array.from({ length: 3 }, () => [1, PRICE]),
      ...{ bookingDate: PARTY_DAY, bookingTime: '14:00:00', durationInMinutes: 120, professional: 'Asha Rao' },
      ...{ totalPrice: 3 * PRICE, finalPrice: 3 * PRICE, status: 'PENDING' },
    };
    s.moveTo('10:00');
    const changes = await s.staff('GET', '/booking/admin/changes?size=100');
    const lists: Booking[][] = [
      ...[
        (await s.asCustomer('GET', '/booking')).body.data,
        (await s.asCustomer('GET', `/booking/user/${s.customer.userId}`)).body.data,
      ],
      ...[[(await s.asCustomer('GET', `/booking/${id}`)).body.data], (await s.staff('GET', '/booking/admin?size=100')).content],
      ...[
        (await s.staff('GET', '/analytics/admin/overview')).visits,
        (await s.asCustomer('GET', '/auth/profile/export')).body.data.bookings,
      ],
      changes.content.flatMap(({ booking }: { booking: Booking | null }) => booking ?? []),
    ];
    expect(lists.map(list => one(list).map(known))).toEqual(lists.map(() => [expected]));
  });

  it('one line of the CSV, and one visit of the week', async () => {
    const csv = (await s.asStaff('GET', `/booking/admin/export?from=${PARTY_DAY}&to=${PARTY_DAY}`)).text;
    expect(csv.split('\r\n').filter(line => line.startsWith(id))).toEqual([
      expect.stringContaining(`${PARTY_DAY},14:00:00,Asha Deshmukh`),
    ]);
    const { days }: Schemas['BookingWeek'] = await s.staff('GET', `/booking/admin/week?from=${PARTY_DAY}`);
    expect(days[0]?.visits.filter(({ bookingId }) => bookingId === id)).toMatchObject([
      { bookingTime: '14:00:00', endTime: '16:00:00', durationInMinutes: 120, professional: { name: 'Asha Rao' } },
    ]);
  });
});

describe('B142 what a client of 1.1 sends', () => {
  it('moves all who come, to each start that it was shown', async () => {
    const date = '2026-12-07';
    const slots: Schemas['Slot'][] = (
      await s.asCustomer('GET', `/booking/available-slots?date=${date}&durationInMinutes=120&exceptBookingId=${id}`)
    ).body.data;
    const free = slots.filter(({ available }) => available).map(({ startTime }) => startTime);
    expect([free[0], free.at(-1)]).toEqual(['09:00:00', '18:00:00']);
    for (const bookingTime of ['18:00:00', '09:00:00']) {
      const { status, body } = await s.asCustomer('PUT', `/booking/${id}`, { bookingDate: date, bookingTime });
      expect([status, body.data.bookingDate, body.data.bookingTime]).toEqual([200, date, bookingTime]);
    }
    expect(await sorted()).toEqual(['Asha 09:00 11:00 PLANNED', 'Kavita 09:00 10:00 PLANNED', 'Rekha 09:00 10:00 PLANNED']);
    expect((await s.asCustomer('PUT', `/booking/${id}`, { bookingDate: date, bookingTime: '19:00:00' })).body.errorCode).toBe(
      'SLOT_UNAVAILABLE',
    );
  });

  it.each<[string, Booking['status'], string, () => Promise<{ status: number }>]>([
    ['cancelled by its customer', 'CANCELLED', 'PLANNED', () => s.asCustomer('PUT', `/booking/${id}/cancel`)],
    ['cancelled', 'CANCELLED', 'PLANNED', () => s.asStaff('PUT', `/booking/admin/${id}/status?status=CANCELLED`)],
    ['completed', 'COMPLETED', 'DONE', () => s.asStaff('PUT', `/booking/admin/${id}/mark-completed`)],
    ['completed by POST', 'COMPLETED', 'DONE', () => s.asStaff('POST', `/booking/admin/${id}/mark-completed`)],
    ['completed by its status', 'COMPLETED', 'DONE', () => s.asStaff('PUT', `/booking/admin/${id}/status?status=COMPLETED`)],
  ])('ends it for all: %s', async (_how, status, state, end) => {
    if (status === 'COMPLETED') s.moveTo('17:00');
    expect((await end()).status).toBe(200);
    expect([(await s.booking(id)).status, await sorted()]).toEqual([status, PLANNED.map(part => part.replace('PLANNED', state))]);
  });

  it('deletes it for all', async () => {
    expect((await s.asStaff('DELETE', `/booking/${id}`)).status).toBe(200);
    expect((await s.asStaff('GET', `/booking/${id}`)).status).toBe(404);
    const again = await s.bookParty();
    expect(again.bookingTime).toBe('14:00:00');
  });

  it('settles the money of all, and takes it back', async () => {
    const acts: [string, Partial<Booking>][] = [
      ['mark-paid', { paymentStatus: 'PAID' }],
      ['mark-unpaid', { paymentStatus: 'UNPAID' }],
      ['mark-paid', { paymentStatus: 'PAID' }],
      ['status?status=CANCELLED', { status: 'CANCELLED', paymentStatus: 'PAID', refundedAt: null }],
      ['mark-refunded', { paymentStatus: 'UNPAID', refundedAt: expect.any(String) }],
      ['mark-unrefunded', { paymentStatus: 'PAID', refundedAt: null }],
    ];
    for (const [act, expected] of acts)
      expect((await s.asStaff('PUT', `/booking/admin/${id}/${act}`)).body.data).toMatchObject({
        ...expected,
        finalPrice: 3 * PRICE,
      });
  });

  it('gives the lead’s visit to somebody else, and nobody else’s', async () => {
    const give = (to: string) => s.asStaff('PUT', `/booking/admin/${id}/professional?professionalId=${to}`);
    expect((await give(s.ids.rekha)).body).toMatchObject({ errorCode: 'NO_PROFESSIONAL', data: { reason: 'SKILL' } });
    const meera = await s.salon.addPerson('Meera', { allServices: true, serviceIds: [] });
    expect((await give(meera)).body.data).toMatchObject({ professional: { name: 'Meera' }, professionalChosen: true });
    expect(await sorted()).toEqual(['Kavita 14:00 15:00 PLANNED', 'Meera 14:00 16:00 PLANNED', 'Rekha 14:00 15:00 PLANNED']);
  });

  it('takes each professional’s own steps, and the booking is as far as its lead', async () => {
    const code = await s.codeOf(id);
    const seen = async () => {
      const { status, visit } = (await s.asCustomer('GET', `/booking/${id}`)).body.data as Booking;
      return `${status} ${visit?.state}`;
    };
    const tapped: string[] = [];
    for (const [hand, state, time, more] of [
      ...[['rekha', 'STARTED', '14:00', { code }] as const, ['asha', 'ON_THE_WAY', '14:01', {}] as const],
      ...[['asha', 'STARTED', '14:10', { code }] as const, ['kavita', 'STARTED', '14:11', { code }] as const],
      ...[['asha', 'DONE', '16:00', { paymentReceived: 'CASH' }] as const, ['rekha', 'DONE', '16:01', {}] as const],
      ['kavita', 'DONE', '16:02', {}] as const,
    ]) {
      expect((await s.tap(s.ids[hand], id, state, time, more)).status).toBe(200);
      tapped.push(await seen());
    }
    expect(tapped).toEqual([
      ...['PENDING PLANNED', 'PENDING ON_THE_WAY', 'PENDING STARTED', 'PENDING STARTED', 'PENDING STARTED', 'PENDING STARTED'],
      'COMPLETED DONE',
    ]);
    expect((await s.asCustomer('PUT', `/booking/${id}/review`, { rating: 5 })).status).toBe(200);
  });

  it.each<[string, () => Promise<{ body: { errorCode: string; params: object } }>, string, string]>([
    ['other services', () => changeServices(), 'INVALID_STATUS_TRANSITION', 'CHANGE_GUESTS'],
    ['another time with somebody else', () => proposeTime(), 'VISIT_STATE', 'PARTY'],
    [
      'an earlier time',
      () => s.asCustomer('POST', '/wait', { bookingId: id, from: PARTY_DAY, to: PARTY_DAY }),
      'INVALID_STATUS_TRANSITION',
      'FOR_GUESTS',
    ],
    [
      'the same every four weeks',
      () => s.asCustomer('POST', '/series', { bookingId: id, everyWeeks: 4 }),
      'SERIES_STATE',
      'FOR_GUESTS',
    ],
  ])('is refused with a reason, where one visit cannot stand for all: %s', async (_what, ask, errorCode, reason) => {
    expect((await ask()).body).toMatchObject({ errorCode, params: { reason } });
  });
  const changeServices = () =>
    s.asStaff('PUT', `/booking/admin/${id}/services`, { services: [{ serviceId: s.services.asha, quantity: 2 }] });
  const proposeTime = () =>
    s.asStaff('PUT', `/booking/admin/${id}/proposal`, {
      ...{ bookingDate: '2026-12-07', bookingTime: '10:00:00', professionalId: s.ids.asha },
    });

  it('books the same services again as one visit', async () => {
    await s.salon.addPerson('Meera', { allServices: true, serviceIds: [] });
    const { body: again } = await s.asCustomer('POST', `/booking/${id}/book-again`);
    const cart: Schemas['Cart'] = again.data;
    const serviceIds = cart.items.flatMap(({ service, quantity }) => Array<string>(quantity).fill(service.id));
    const body = {
      ...{ userId: s.customer.userId, addressId: s.customer.addressId, paymentType: 'PAY_AFTER', cartId: cart.id, serviceIds },
      ...{ bookingDate: '2026-12-07', bookingTime: '10:00:00', finalPrice: cart.finalPrice },
    };
    const booked = (await s.asCustomer('POST', '/booking', body)).body.data as Booking;
    expect([booked.durationInMinutes, booked.guests, booked.parts]).toEqual([240, undefined, undefined]);
  });
});
