/** Tries and answers: what is sent again, and when an endpoint is switched off (rules I2 to I4, I7). */
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { createWebhookSender } from '../../platform/outside/webhook-sender.ts';
import { WebhookReceiver } from '../../test/webhook-receiver.ts';
import { webhookScene } from '../../test/webhook-scene.ts';
import { tryDelivery } from './deliver.ts';

const scene = webhookScene();
const { ask, advance, deliveries, make, read, latest, statesOf, book, work } = scene;

describe('I3 retries', () => {
  it('keep id and body, renew the timestamp, and verify each time', async () => {
    const { id, secret } = await make();
    scene.receiver.next = [500, 503];
    await book();
    await work();
    await work(5 * SECOND);
    expect(await latest(id)).toMatchObject({ state: 'WAITING', tries: 2, endedAt: null });
    await work(4 * MINUTE * 0.9);
    expect(scene.receiver.asked).toHaveLength(2);
    // The library refuses what is older than five minutes, so a timestamp that is not renewed would not verify.
    for (const one of scene.receiver.asked.slice(0, 2)) expect(() => scene.receiver.verify(one, secret)).not.toThrow();
    await work(5 * MINUTE);
    expect(scene.receiver.asked).toHaveLength(3);
    expect(new Set(scene.receiver.asked.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    const seconds = scene.receiver.asked.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(seconds).toEqual([...new Set(seconds)].toSorted());
    scene.receiver.verify(scene.receiver.asked[2] as (typeof scene.receiver.asked)[number], secret);

    const delivery = await latest(id);
    expect(delivery).toMatchObject({ id: scene.receiver.asked[0]?.headers['webhook-id'], body: scene.receiver.asked[0]?.body });
    expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 3, nextAt: null, endedAt: expect.any(String) });
    const seen = delivery.attempts.map(({ status, answer, error }) => [status, answer, error]);
    expect(seen).toEqual([
      [204, '', null],
      [503, 'answered 503', null],
      [500, 'answered 500', null],
    ]);
    expect((await read(id)).failingSince).toBeNull();
  });

  it('wait as long as Retry-After asks', async () => {
    const { id } = await make();
    scene.receiver.next = [[429, { 'retry-after': '7200' }]];
    await book();
    await work();
    expect(Date.parse((await latest(id)).nextAt as string)).toBe(scene.app.clock.now() + 2 * HOUR);
    advance(2 * HOUR - 1);
    await scene.app.worker.runDue();
    expect(scene.receiver.asked).toHaveLength(1);
    await work();
    expect(await statesOf(id)).toEqual(['DELIVERED']);
  });

  it('end after three days, which switches the endpoint off', async () => {
    const { id } = await make();
    scene.receiver.next = Array(30).fill(500);
    const first = await book();
    await work();
    const since = scene.app.clock.now();
    expect((await read(id)).failingSince).toBe(new Date(since).toISOString());
    for (let n = 0; n < 100 && (await read(id)).active; n++) await work(HOUR);
    expect(scene.app.clock.now() - since).toBeGreaterThanOrEqual(3 * DAY);
    expect(await read(id)).toMatchObject({ active: false, disabledReason: 'FAILING' });
    expect(await latest(id)).toMatchObject({ state: 'FAILED', tries: 10, nextAt: null });
    expect(scene.receiver.asked).toHaveLength(10);
    await work(12 * HOUR);
    expect(scene.app.messages.sent.filter(({ kind }) => kind === 'WEBHOOK_DISABLED')).toMatchObject([{ channel: 'EMAIL' }]);

    await ask('PUT', `/webhook/admin/${id}`, { active: true });
    expect(await read(id)).toMatchObject({ active: true, disabledReason: null, failingSince: null });
    scene.receiver.next = [];
    await ask('PUT', `/booking/${first}/cancel`);
    await work();
    expect(await statesOf(id)).toEqual(['DELIVERED', 'FAILED']);
  });

  it('are sent again after a crash between sending and recording, with the same id', async () => {
    const { id, secret } = await make();
    await book();
    // The event's own job, which makes the delivery. The clock stands before the first try.
    await scene.app.worker.runDue();
    scene.receiver.asked = [];
    const [{ id: deliveryId }] = (await deliveries(id)) as [Schemas['WebhookDelivery']];
    await ask('POST', `/webhook/admin/${id}/replay`, { deliveryId });
    const { db, clock, config } = scene.app;
    const crashing = { db: { ...db, tx: () => Promise.reject(new Error('killed')) }, clock, config };
    const webhooks = createWebhookSender(config);
    const one = { deliveryId, dueAt: clock.now() };
    await expect(tryDelivery.run(one, { ...crashing, webhooks } as never, AbortSignal.timeout(5 * SECOND))).rejects.toThrow(
      'killed',
    );
    await work();
    expect(scene.receiver.verified(secret)).toHaveLength(2);
    expect(new Set(scene.receiver.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await statesOf(id)).toEqual(['DELIVERED']);
  });

  it('do nothing when the try was recorded already, as after a crash', async () => {
    const { id } = await make();
    await book();
    await work();
    const [{ createdAt, id: deliveryId }] = (await deliveries(id)) as [Schemas['WebhookDelivery']];
    await tryDelivery.run(
      { deliveryId, dueAt: Date.parse(createdAt) },
      { db: scene.app.db } as never,
      AbortSignal.timeout(SECOND),
    );
    expect((await latest(id)).attempts).toHaveLength(1);
  });
});

describe('I4 answers', () => {
  it('that redirect are failures, and nobody follows', async () => {
    const canary = await new WebhookReceiver().start();
    const { id } = await make();
    scene.receiver.next = [
      [302, { location: canary.url }],
      [307, { location: 'http://169.254.169.254/' }],
    ];
    await book();
    await work();
    await work(5 * SECOND);
    expect((await latest(id)).attempts.map(({ status }) => status)).toEqual([307, 302]);
    expect(await statesOf(id)).toEqual(['WAITING']);
    expect(canary.asked).toEqual([]);
    await canary.stop();
  });

  it('of 410 switch the endpoint off, with all that waits for it', async () => {
    const { id } = await make();
    scene.receiver.next = [500];
    await book();
    await work();
    scene.receiver.next = [410];
    await book();
    await work();
    expect(await read(id)).toMatchObject({ active: false, disabledReason: 'GONE' });
    expect(await statesOf(id)).toEqual(['FAILED', 'FAILED']);
    await work(HOUR);
    expect(scene.receiver.asked).toHaveLength(2);
  });

  it('without which a code says why', async () => {
    const { id } = await make();
    await scene.receiver.stop();
    await book();
    await work();
    const port = new URL(scene.receiver.url).port;
    expect((await latest(id)).attempts).toMatchObject([{ status: null, answer: null, error: 'ECONNREFUSED' }]);
    scene.receiver = await new WebhookReceiver().start(Number(port));
    await work(5 * SECOND);
    expect(await statesOf(id)).toEqual(['DELIVERED']);
  });
});
