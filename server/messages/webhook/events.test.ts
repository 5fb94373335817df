/** Which events become deliveries, what these say, and how long they are kept (rules I1, I9). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '../../../common/time.ts';
import { forgetOld } from '../../housekeeping.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { job } from '../../platform/db/schema.ts';
import { NOON } from '../../test/app.ts';
import { HOME, signInProfessional } from '../../test/makers.ts';
import { makeNamedSalon } from '../../test/named-salon.ts';
import { makeThreeSalon } from '../../test/party/three.ts';
import { webhookScene } from '../../test/webhook-scene.ts';

const scene = webhookScene();
const { ask, advance, deliveries, make, statesOf, book, work } = scene;

describe('I1 events', () => {
  it('reach each endpoint that wants their type, with ids and no personal data', async () => {
    const [one, other] = [await make(), await make({ events: ['payment.paid'] })];
    const now = new Date(scene.app.clock.now()).toISOString();
    const id = await book();
    await work();
    const { bookingDate } = (await ask('GET', `/booking/${id}`)).body.data;
    expect(scene.receiver.verified(one.secret)).toEqual([
      {
        type: 'booking.created',
        timestamp: now,
        data: {
          bookingId: id,
          status: 'PENDING',
          cancelReason: null,
          paymentStatus: 'UNPAID',
          bookingDate,
          bookingTime: '09:00:00',
          professionalId: null,
          changedAt: now,
        },
      },
    ]);
    await ask('PUT', `/booking/admin/${id}/mark-paid`);
    await ask('PUT', `/booking/${id}/cancel`);
    await ask('PUT', `/booking/admin/${id}/mark-refunded`);
    await work();
    const types = scene.receiver.asked.slice(1).map(({ body }) => JSON.parse(body).type);
    expect(types.toSorted()).toEqual(['booking.cancelled', 'payment.paid']);
    expect([(await deliveries(one.id)).length, (await deliveries(other.id)).length]).toEqual([2, 1]);
  });

  it('N70 all reach an endpoint of all types, which stays one when a client sends back the types that it read', async () => {
    const all = await make({ allEvents: true });
    const { events } = await scene.read(all.id);
    expect(events).toEqual(expect.arrayContaining(['booking.created', 'visit.done', 'payment.refunded']));
    expect((await ask('PUT', `/webhook/admin/${all.id}`, { events })).body.data.allEvents).toBe(true);
    const id = await book();
    await ask('PUT', `/booking/admin/${id}/mark-paid`);
    await work();
    expect((await deliveries(all.id)).map(({ type }) => type).toSorted()).toEqual(['booking.created', 'payment.paid']);
    const { data: some } = (await ask('PUT', `/webhook/admin/${all.id}`, { events: ['payment.paid'] })).body;
    expect([some.allEvents, some.events]).toEqual([false, ['payment.paid']]);
  });

  it('enqueue nothing without an active endpoint', async () => {
    const jobs = async () => (await scene.app.db.read.select().from(job).where(eq(job.kind, 'WEBHOOK_EVENT'))).length;
    const before = await jobs();
    await book();
    const { id } = await make();
    await ask('PUT', `/webhook/admin/${id}`, { active: false });
    await book();
    expect(await jobs()).toBe(before);
    await ask('PUT', `/webhook/admin/${id}`, { active: true });
    await book();
    expect(await jobs()).toBe(before + 1);
    await work();
  });
});

it('I9 deliveries are forgotten after 30 days', async () => {
  const { id } = await make();
  await book();
  await work();
  advance(30 * DAY - MINUTE);
  await forgetOld({ db: scene.app.db, clock: scene.app.clock });
  expect(await statesOf(id)).toEqual(['DELIVERED']);
  advance(2 * MINUTE);
  await forgetOld({ db: scene.app.db, clock: scene.app.clock });
  expect(await statesOf(id)).toEqual([]);
});

describe('I1 visits', () => {
  // The salon has named professionals from here on, and its clock is back.
  beforeAll(() => {
    scene.app.clock.moveTo(NOON);
    vi.setSystemTime(scene.app.clock.now());
  });

  it('come of every step of a visit', async () => {
    const salon = await makeNamedSalon(scene.app);
    const date = scene.newDay();
    const all: Schemas['WebhookEventType'][] = [
      'booking.created',
      'booking.rescheduled',
      'booking.changed',
      'booking.cancelled',
      'booking.completed',
      'booking.assigned',
      'visit.on_the_way',
      'visit.arrived',
      'visit.started',
      'visit.done',
      'payment.paid',
      'payment.refunded',
    ];
    const { secret } = await make({ events: all });
    const [first, second] = [await signInProfessional(scene.app, { serviceIds: [salon.facial] }), await salon.addPerson('Rekha')];
    const customer = await salon.newCustomer();
    const { bookingId } = (await salon.book(customer, date, '11:00:00', { professionalId: second })).body.data;
    await ask('PUT', `/booking/${bookingId}`, { bookingDate: date, bookingTime: '15:00:00' });
    // To another place is a change of the visit, and to another place and time one change.
    const elsewhere = { address: { ...HOME, flatNumber: '99' } };
    await ask('PUT', `/booking/${bookingId}`, elsewhere);
    await ask('PUT', `/booking/${bookingId}`, { bookingTime: '16:00:00', address: { ...HOME, flatNumber: '98' } });
    await ask('PUT', `/booking/${bookingId}`, { bookingTime: '15:00:00' });
    const discount = { amount: 99, reason: 'Late' };
    await ask('PUT', `/booking/admin/${bookingId}/services`, { services: [{ serviceId: salon.facial, quantity: 1 }], discount });
    await ask('PUT', `/booking/admin/${bookingId}/professional?professionalId=${first.professionalId}&force=true`);
    await work();
    const got = scene.receiver.verified(secret);
    scene.receiver.asked = [];
    scene.app.clock.moveTo(`${date}T15:00:00+05:30`);
    vi.setSystemTime(scene.app.clock.now());
    const { startCode } = (await scene.app.call('GET', `/booking/${bookingId}`, { token: customer.token })).body.data;
    const taps: Record<string, string> = {};
    for (const state of ['ON_THE_WAY', 'ARRIVED', 'STARTED', 'DONE']) {
      advance(MINUTE);
      const at = new Date(scene.app.clock.now()).toISOString();
      taps[state] = at;
      const body = { state, at, ...(state === 'STARTED' && { code: startCode }) };
      const paid = state === 'DONE' ? { paymentReceived: 'CASH' } : {};
      expect(
        (await scene.app.call('PUT', `/visit/${bookingId}/state`, { token: first.token, body: { ...body, ...paid } })).status,
      ).toBe(200);
      await work();
    }
    got.push(...scene.receiver.verified(secret));
    expect(got.map(({ type }) => type).toSorted()).toEqual(
      [
        'booking.assigned',
        'booking.completed',
        'booking.created',
        'booking.changed',
        ...Array(4).fill('booking.rescheduled'),
        'payment.paid',
        'visit.arrived',
        'visit.done',
        'visit.on_the_way',
        'visit.started',
      ].toSorted(),
    );
    expect(got.find(({ type }) => type === 'visit.done')).toMatchObject({
      data: { status: 'COMPLETED', professionalId: first.professionalId },
    });
    expect(got.find(({ type }) => type === 'visit.arrived')?.timestamp).toBe(taps.ARRIVED);
  });

  it('of a party say which part they are about, and who comes is told by what books or moves it', async () => {
    const s = await makeThreeSalon(scene.app);
    vi.setSystemTime(scene.app.clock.now());
    const events = [
      'booking.created',
      'booking.rescheduled',
      'booking.assigned',
      'visit.started',
      'visit.done',
      'booking.completed',
    ];
    const { secret } = await make({ events });
    const { bookingId } = await s.bookParty();
    const told = async (): Promise<{ type: string; part?: number; professionalId?: string }[]> => {
      await work();
      const got = scene.receiver.verified(secret);
      scene.receiver.asked = [];
      return got.filter(({ data }) => data.bookingId === bookingId).map(({ type, data }) => ({ type, ...data }));
    };
    const [part, other] = [await s.partOf(bookingId, 'rekha'), await s.partOf(bookingId, 'kavita')];
    const parts = (['asha', 'rekha', 'kavita'] as const)
      .map((hand, n) => ({ part: [1, part, other][n], bookingTime: '14:00:00', professionalId: s.ids[hand] }))
      .sort((a, b) => Number(a.part) - Number(b.part));
    const lead = { professionalId: s.ids.asha, parts };
    expect(await told()).toEqual([expect.objectContaining({ type: 'booking.created', ...lead })]);
    await s.staff('PUT', `/booking/${bookingId}`, { bookingTime: '15:00:00' });
    await s.staff('PUT', `/booking/${bookingId}`, { bookingTime: '14:00:00' });
    const moved = await told();
    expect(moved.map(data => [data.type, data.part, data.professionalId])).toEqual([
      ['booking.rescheduled', undefined, s.ids.asha],
      ['booking.rescheduled', undefined, s.ids.asha],
    ]);
    const meera = await s.salon.addPerson('Meera', { allServices: true, serviceIds: [] });
    await s.staff('PUT', `/booking/admin/${bookingId}/professional?professionalId=${meera}&part=${part}`);
    expect(await told()).toMatchObject([
      {
        ...{ type: 'booking.assigned', part, professionalId: s.ids.asha },
        parts: parts.map(one => (one.part === part ? { ...one, professionalId: meera } : one)),
      },
    ]);
    const code = await s.codeOf(bookingId);
    for (const id of [meera, s.ids.asha, s.ids.kavita]) await s.tap(id, bookingId, 'STARTED', '14:00', { code });
    vi.setSystemTime(scene.app.clock.now());
    expect((await told()).map(data => [data.type, data.part]).sort()).toEqual([
      ['visit.started', 1],
      ['visit.started', 2],
      ['visit.started', 3],
    ]);
    for (const id of [s.ids.asha, s.ids.kavita, meera]) await s.tap(id, bookingId, 'DONE', '16:00');
    vi.setSystemTime(scene.app.clock.now());
    expect((await told()).map(data => [data.type, data.part]).sort()).toEqual([
      ['booking.completed', undefined],
      ['visit.done', undefined],
    ]);
  });
});
