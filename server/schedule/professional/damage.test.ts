/** `check` finds visits, quarter hours and bookings that do not agree (rule N9). */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '../../platform/db/database.ts';
import { booking, guestService, professional, visit, visitQuarter } from '../../platform/db/schema.ts';
import { referenceOf } from '../../platform/shared/ids.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { nikhar } from '../../test/command.ts';
import { makeNamedSalon, PRICE } from '../../test/named-salon.ts';
import { damageOfPlan } from './damage.ts';
import { leadsOf } from './visits.ts';

const DAY = '2026-12-08';
let app: TestApp;
let asha: string;
/** Asha has the first at 10, Rekha the second. The third was cancelled. */
let ids: [string, string, string];
/** For two guests at 17, served by both. */
let party: string;
/** Their visits. */
let visits: [string, string, string];

beforeAll(async () => {
  app = await startApp();
  const { addPerson, newCustomer, book, assign, facial } = await makeNamedSalon(app);
  asha = await addPerson('Asha');
  const rekha = await addPerson('Rekha');
  const customer = await newCustomer();
  const at = async (time: string, professionalId: string) =>
    (await book(customer, DAY, time, { professionalId })).body.data.bookingId as string;
  ids = [await at('10:00:00', asha), await at('12:00:00', rekha), await at('15:00:00', asha)];
  await app.call('PUT', `/booking/${ids[2]}/cancel`, { token: customer.token });
  const guests = [1, 2].map(() => ({ label: null, serviceIds: [facial] }));
  const both = { guests, serviceIds: [facial, facial], finalPrice: 2 * PRICE, professionals: 2 };
  party = (await book(await newCustomer(), DAY, '17:00:00', both)).body.data.bookingId;
  // Given to another and back.
  for (const id of [asha, rekha]) await assign(ids[1], id);
  const leads = await leadsOf(app.db.read, ids);
  visits = ids.map(id => leads.get(id)?.id) as typeof visits;
});
afterAll(() => app.close());

const damage = () => app.db.tx(damageOfPlan);
const named = (n: number, time: string) => `booking ${referenceOf(ids[n] as string)} (${DAY}, ${time})`;
const ofParty = () => `booking ${referenceOf(party)} (${DAY}, 17:00)`;
const ofFirst = () => eq(visit.bookingId, ids[0]);

it('finds nothing in what bookings, moves and cancellations have written', async () => {
  expect(await damage()).toEqual([]);
});

describe('in plain words it names', () => {
  const rows: [string, (tx: Queries) => Promise<unknown>, () => string[]][] = [
    [
      'a quarter hour that is lacking',
      async tx => await tx.delete(visitQuarter).where(and(eq(visitQuarter.visitId, visits[0]), eq(visitQuarter.quarter, 41))),
      () => [`The visit of ${named(0, '10:00')} lacks quarter hours, so its professional can be booked twice`],
    ],
    [
      'quarter hours of a visit that is over',
      async tx => await tx.insert(visitQuarter).values({ professionalId: asha, date: DAY, quarter: 60, visitId: visits[2] }),
      () => [`The quarter hours of ${named(2, '15:00')} belong to no pending visit, so nobody can be booked then`],
    ],
    [
      'quarter hours of another professional',
      async tx => await tx.update(visitQuarter).set({ professionalId: asha }).where(eq(visitQuarter.visitId, visits[1])),
      () => [
        `The visit of ${named(1, '12:00')} lacks quarter hours, so its professional can be booked twice`,
        `The quarter hours of ${named(1, '12:00')} belong to no pending visit, so nobody can be booked then`,
      ],
    ],
    [
      'a booking that ended without its visit',
      async tx => await tx.update(booking).set({ status: 'CANCELLED' }).where(eq(booking.id, ids[0])),
      () => [`The visit of ${named(0, '10:00')} has another state, day or time than the booking`],
    ],
    [
      'a visit that ended without its booking',
      async tx => await tx.update(visit).set({ pending: false }).where(ofFirst()),
      () => [
        `The quarter hours of ${named(0, '10:00')} belong to no pending visit, so nobody can be booked then`,
        `The visit of ${named(0, '10:00')} has another state, day or time than the booking`,
      ],
    ],
    [
      'another day',
      async tx => await tx.update(booking).set({ bookingDate: '2026-12-09' }).where(eq(booking.id, ids[0])),
      () => [`The visit of ${named(0, '10:00')} has another state, day or time than the booking`],
    ],
    [
      'another length',
      async tx => await tx.update(booking).set({ durationInMinutes: 90 }).where(eq(booking.id, ids[0])),
      () => [`The visit of ${named(0, '10:00')} has another state, day or time than the booking`],
    ],
    [
      'a booking without a visit',
      async tx => await tx.delete(visit).where(ofFirst()),
      () => [`There is no visit for ${named(0, '10:00')}, so nobody will come`],
    ],
    [
      'a booking for guests to which somebody does not come any more',
      async tx => await tx.delete(visit).where(and(eq(visit.bookingId, party), eq(visit.part, 2))),
      () => [`There is no visit for ${ofParty()}, so nobody will come`],
    ],
    [
      'a guest’s service of a part that is none',
      async tx =>
        await tx
          .update(guestService)
          .set({ part: 3 })
          .where(and(eq(guestService.bookingId, party), eq(guestService.guest, 1))),
      () => [`A guest of ${ofParty()} has a service that nobody does`],
    ],
    [
      'a guest’s service at another time than the visit',
      async tx =>
        await tx
          .update(guestService)
          .set({ endMinute: 1200 })
          .where(and(eq(guestService.bookingId, party), eq(guestService.guest, 1))),
      () => [`A guest of ${ofParty()} has a service that nobody does`],
    ],
    [
      'a guest too many',
      async tx => await tx.update(booking).set({ guestCount: 1 }).where(eq(booking.id, party)),
      () => [`A guest of ${ofParty()} has a service that nobody does`],
    ],
    [
      'guests who were forgotten',
      async tx => await tx.delete(guestService).where(eq(guestService.bookingId, party)),
      () => [`Nothing is known of the guests of ${ofParty()}`],
    ],
    [
      'a number of visits that was not kept',
      async tx => await tx.update(professional).set({ completedVisits: 2 }).where(eq(professional.id, asha)),
      () => ['The number of visits of Asha says 2, but there are 0'],
    ],
  ];
  it.each(rows)('%s', async (_what, spoil, sentences) => {
    let found: string[] = [];
    const undone = app.db.tx(async tx => {
      await spoil(tx);
      found = await damageOfPlan(tx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(found).toEqual(sentences());
  });
});

it('is part of the command, which fails then', { timeout: 60_000 }, async () => {
  const check = () => nikhar(app.dataDir, ['check'], { env: app.database.env });
  const sound = await check();
  expect([sound.code, sound.stdout]).toEqual([
    0,
    expect.stringContaining('ok     The visits and the quarter hours they take agree'),
  ]);
  await app.db.tx(async tx => await tx.delete(visitQuarter));
  const { code, stdout } = await check();
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/FAULT {2}The visit of booking [0-9A-F]{6} \(.*\) lacks quarter hours/),
  ]);
});
