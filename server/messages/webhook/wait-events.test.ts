/** What programs hear of the waiting list (rule I12). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../common/time.ts';
import { job, wait, waitOffer, webhookAttempt } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { makeAddress, makeCustomer, makeService } from '../../test/makers.ts';
import { webhookScene } from '../../test/webhook-scene.ts';
import { hashOfToken, offerTokenOf } from '../link/offer-token.ts';
import { tellProgramsOfWait } from './tell-wait.ts';

const scene = webhookScene();
const { ask, deliveries, make, work } = scene;
const DAY = '2026-12-05';
const WAIT_TYPES = ['wait.offered', 'wait.taken'];

/** A wait with an open offer of tomorrow at 11:00, as the waiting list writes them. */
const offered = async () => {
  const { app } = scene;
  const now = app.clock.now();
  const [waitId, offerId, userId] = [newId(), newId(), newId()];
  await app.db.tx(async tx => {
    await tx.insert(wait).values({
      ...{ id: waitId, userId, serviceIds: [newId()], addressId: newId(), fromDate: DAY, toDate: DAY },
      ...{ womenOnly: false, state: 'OFFERED', createdAt: now },
    });
    await tx.insert(waitOffer).values({
      ...{ id: offerId, waitId, userId, tokenHash: hashOfToken(tokenOf(offerId)), state: 'OPEN', date: DAY },
      ...{ startMinute: 660, endMinute: 720, hiddenSince: now, byStaff: false, offeredAt: now, expiresAt: now + 20 * MINUTE },
    });
    await tellProgramsOfWait(tx, 'wait.offered', waitId, now);
  });
  return { waitId, offerId, userId };
};
const taken = async ({ waitId, offerId }: { waitId: string; offerId: string }) => {
  const now = scene.app.clock.now();
  await scene.app.db.tx(async tx => {
    await tx.update(waitOffer).set({ state: 'TAKEN', endedAt: now }).where(eq(waitOffer.id, offerId));
    await tx.update(wait).set({ state: 'TAKEN', endedAt: now }).where(eq(wait.id, waitId));
    await tellProgramsOfWait(tx, 'wait.taken', waitId, now);
  });
};
const tokenOf = (offerId: string) => offerTokenOf(scene.app.config.jwtSecret, offerId);
const typesTo = async (id: string) => (await deliveries(id)).map(({ type }) => type).toSorted();

describe('I12 the waiting list', () => {
  it('tells of an offer and of one that was taken, once each, with the wait and without the token', async () => {
    const { id, secret } = await make({ events: WAIT_TYPES });
    const at = new Date(scene.app.clock.now()).toISOString();
    const { waitId, offerId, userId } = await offered();
    await work();
    expect(scene.receiver.verified(secret)).toEqual([
      {
        type: 'wait.offered',
        timestamp: at,
        data: expect.objectContaining({
          ...{ id: waitId, userId, state: 'OFFERED', from: DAY, bookingId: null },
          offer: expect.objectContaining({ bookingDate: DAY, bookingTime: '11:00:00' }),
        }),
      },
    ]);
    await taken({ waitId, offerId });
    await work();
    expect(await typesTo(id)).toEqual(WAIT_TYPES);
    const [, second] = scene.receiver.verified(secret);
    expect(second).toMatchObject({ type: 'wait.taken', data: { id: waitId, state: 'TAKEN', offer: null } });
    expect(JSON.stringify(scene.receiver.asked)).not.toContain(tokenOf(offerId));
  });

  it('N70 reaches an endpoint of all types, and none that chose types before', async () => {
    const [all, some] = [await make({ allEvents: true }), await make()];
    expect((await scene.read(all.id)).events).toEqual(expect.arrayContaining(WAIT_TYPES));
    await taken(await offered());
    await work();
    expect([await typesTo(all.id), await typesTo(some.id)]).toEqual([WAIT_TYPES, []]);
  });

  it('enqueues nothing without an active endpoint, and a replay makes what was never made', async () => {
    const jobs = async () => (await scene.app.db.read.select().from(job).where(eq(job.kind, 'WEBHOOK_EVENT'))).length;
    const before = await jobs();
    const { id } = await make({ events: WAIT_TYPES });
    await ask('PUT', `/webhook/admin/${id}`, { active: false });
    const since = new Date(scene.app.clock.now()).toISOString();
    await taken(await offered());
    await offered();
    expect(await jobs()).toBe(before);
    await ask('PUT', `/webhook/admin/${id}`, { active: true });
    const replay = async () => (await ask('POST', `/webhook/admin/${id}/replay`, { since })).body.data.replayed;
    expect([await replay(), await replay()]).toEqual([3, 3]);
    await work();
    expect(await typesTo(id)).toEqual(['wait.offered', ...WAIT_TYPES]);
    scene.advance(HOUR);
    const later = new Date(scene.app.clock.now()).toISOString();
    expect((await ask('POST', `/webhook/admin/${id}/replay`, { since: later })).body.data.replayed).toBe(0);
  });

  it('I9 forgets what receivers answered when the account goes', async () => {
    const { app } = scene;
    const customer = await makeCustomer(app);
    const asked = { serviceIds: [await makeService(app)], addressId: await makeAddress(app, customer), from: DAY, to: DAY };
    const { id } = (await app.call('POST', '/wait', { token: customer.token, body: asked })).body.data;
    await make({ events: WAIT_TYPES });
    scene.receiver.next = [500];
    expect((await ask('POST', `/wait/admin/${id}/offer`, { bookingDate: DAY, bookingTime: '11:00:00' })).status).toBe(201);
    await work();
    const answers = async () =>
      (await app.db.read.select().from(webhookAttempt)).filter(({ answer }) => answer === 'answered 500').length;
    expect(await answers()).toBe(1);
    expect((await app.call('DELETE', '/auth/profile', { token: customer.token })).status).toBe(200);
    expect([await answers(), await app.db.read.select().from(wait).where(eq(wait.id, id))]).toEqual([0, []]);
  });
});
