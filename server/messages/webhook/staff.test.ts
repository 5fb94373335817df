/** What staff do with endpoints: addresses, secrets, tests and replays (rules I5 to I8). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { webhookDelivery, webhookEndpoint } from '../../platform/db/schema.ts';
import { makeAdmin } from '../../test/makers.ts';
import { EVENTS, webhookScene } from '../../test/webhook-scene.ts';

const scene = webhookScene();
const { ask, advance, make, read, latest, statesOf, book, work } = scene;

describe('I5 addresses', () => {
  const refused = (url: string) => ask('POST', '/webhook/admin', { url, events: EVENTS });

  it.each([
    ['https://127.0.0.1/', 'ADDRESS_PRIVATE'],
    ['https://0x7f.1/', 'ADDRESS_PRIVATE'],
    ['https://[::ffff:169.254.169.254]/', 'ADDRESS_PRIVATE'],
    ['https://localhost/', 'ADDRESS_PRIVATE'],
    ['http://hook.example/', 'ADDRESS_NOT_HTTPS'],
    ['https://hook.example:8080/', 'ADDRESS_PORT'],
    ['https://me:secret@hook.example/', 'ADDRESS_WITH_PASSWORD'],
  ])('such as %s are refused: %s', async (url, reason) => {
    const { status, body } = await refused(url);
    expect([status, body.errorCode, body.params]).toEqual([422, 'WEBHOOK_ADDRESS_REFUSED', { reason }]);
    const { id } = await make();
    expect((await ask('PUT', `/webhook/admin/${id}`, { url })).body.params).toEqual({ reason });
  });

  it('that are none are not valid', async () => {
    for (const url of ['hook', 'https://', 'https://[::1/']) {
      const { status, body } = await refused(url);
      expect([status, body.errors[0]?.field, body.message]).toEqual([400, 'url', 'Address is not valid']);
    }
  });

  it('of other private ports are refused also when they were allowed before', async () => {
    const { id } = await make();
    await scene.app.db.tx(async tx => void (await tx.update(webhookEndpoint).set({ url: 'http://127.0.0.1:9/' })));
    await book();
    await work();
    expect((await latest(id)).attempts).toMatchObject([{ status: null, error: 'ADDRESS_REFUSED' }]);
  });
});

describe('I8 secrets', () => {
  it('are shown once, kept encrypted, and one for each endpoint', async () => {
    const { id, secret, ...endpoint } = await make({ description: ' Accounts ' });
    expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(endpoint).toMatchObject({
      events: EVENTS,
      active: true,
      description: 'Accounts',
      createdBy: expect.stringMatching(/@nikhar/),
    });
    expect(await read(id)).toEqual({ id, ...endpoint });
    expect((await make()).secret).not.toBe(secret);
    expect(JSON.stringify(await scene.app.db.read.select().from(webhookEndpoint)).includes(secret.slice(6))).toBe(false);
  });

  it('both sign for 24 hours after a rotation, then the new one alone', async () => {
    const { id, secret } = await make();
    const rotated: Schemas['NewWebhook'] = (await ask('POST', `/webhook/admin/${id}/rotate`)).body.data;
    expect(Date.parse(rotated.previousSecretUntil as string)).toBe(scene.app.clock.now() + DAY);
    advance(DAY - 2 * SECOND);
    await book();
    await work();
    expect([scene.receiver.verified(secret).length, scene.receiver.verified(rotated.secret).length]).toEqual([1, 1]);
    scene.receiver.asked = [];
    await work(SECOND);
    await book();
    await work();
    expect(scene.receiver.verified(rotated.secret)).toHaveLength(1);
    expect(() => scene.receiver.verified(secret)).toThrow('No matching signature found');
    expect((await read(id)).previousSecretUntil).toBeNull();
  });

  it('that cannot be read show in the log of deliveries, and a rotation mends them', async () => {
    const { id } = await make();
    await scene.app.db.tx(async tx => void (await tx.update(webhookEndpoint).set({ secret: 'AAAA' })));
    await book();
    await work();
    expect((await latest(id)).attempts).toMatchObject([{ status: null, error: 'SECRET_UNREADABLE' }]);
    const { secret } = (await ask('POST', `/webhook/admin/${id}/rotate`)).body.data;
    await work(5 * SECOND);
    expect(scene.receiver.verified(secret)).toHaveLength(1);
  });
});

describe('I8 staff', () => {
  it('send a test, which is tried once, also to an endpoint that is off', async () => {
    const { id, secret } = await make();
    await ask('PUT', `/webhook/admin/${id}`, { active: false });
    scene.receiver.next = [500];
    expect((await ask('POST', `/webhook/admin/${id}/test`)).body.data).toMatchObject({ type: 'webhook.test', state: 'WAITING' });
    await work();
    expect(scene.receiver.verified(secret)).toMatchObject([{ type: 'webhook.test', data: {} }]);
    expect([await statesOf(id), (await read(id)).failingSince]).toEqual([['FAILED'], null]);
  });

  it('replay one delivery, or all since a time, with their ids and bodies', async () => {
    const { id, secret } = await make();
    await book();
    await work();
    await work(HOUR);
    const since = new Date(scene.app.clock.now()).toISOString();
    for (let n = 0; n < 2; n++) await book();
    await ask('POST', `/webhook/admin/${id}/test`);
    await work();
    const before = scene.receiver.asked.map(({ headers, body }) => `${headers['webhook-id']} ${body}`);
    const replay = (body: object) => ask('POST', `/webhook/admin/${id}/replay`, body);
    const again = async () => {
      scene.receiver.asked = [];
      await work();
      scene.receiver.verified(secret);
      return scene.receiver.asked.map(({ headers, body }) => `${headers['webhook-id']} ${body}`).toSorted();
    };
    const [deliveryId] = (before[0] as string).split(' ') as [string];
    expect((await replay({ deliveryId })).body.data).toEqual({ replayed: 1 });
    expect(await again()).toEqual([before[0]]);
    expect((await replay({ since })).body.data).toEqual({ replayed: 2 });
    expect(await again()).toEqual(
      before
        .filter(one => one.includes('booking.created'))
        .slice(1)
        .toSorted(),
    );
    expect(await statesOf(id)).toEqual(Array(4).fill('DELIVERED'));

    expect((await replay({})).body.errors[0]).toMatchObject({ field: 'deliveryId', rule: 'anyOf' });
    expect((await replay({ deliveryId, since })).body.errors[0]).toMatchObject({ field: 'deliveryId', rule: 'notBoth' });
    expect((await replay({ deliveryId: 'nothing' })).body.errorCode).toBe('WEBHOOK_NOT_FOUND');
    const other = await make();
    expect((await ask('POST', `/webhook/admin/${other.id}/replay`, { deliveryId })).body.errorCode).toBe('WEBHOOK_NOT_FOUND');
    await ask('PUT', `/webhook/admin/${id}`, { active: false });
    expect((await replay({ deliveryId })).body.data).toEqual({ replayed: 0 });
    expect((await replay({ since })).body.data).toEqual({ replayed: 0 });
  });

  it('replay also what was never made, because the endpoint was off or not there', async () => {
    const lost = await book();
    const since = new Date(scene.app.clock.now()).toISOString();
    await work(HOUR);
    const { id, secret } = await make();
    const replay = async (active: boolean) => {
      await ask('PUT', `/webhook/admin/${id}`, { active });
      const { replayed } = (await ask('POST', `/webhook/admin/${id}/replay`, { since })).body.data;
      scene.receiver.asked = [];
      await work();
      return { replayed, got: scene.receiver.verified(secret).map(({ data }) => (data as { bookingId: string }).bookingId) };
    };
    await ask('PUT', `/webhook/admin/${id}`, { active: false });
    const missed = await book();
    await work();
    expect(await replay(false)).toEqual({ replayed: 0, got: [] });
    expect(await replay(true)).toEqual({ replayed: 1, got: [missed] });
    // Nothing of before the endpoint, and nothing twice.
    expect(missed).not.toBe(lost);
    expect((await ask('GET', `/webhook/admin/${id}/delivery`)).body.data.totalElements).toBe(1);
  });

  it('replay more deliveries than one transaction makes due', async () => {
    const { id } = await make();
    await book();
    await work();
    const [row] = await scene.app.db.read.select().from(webhookDelivery).where(eq(webhookDelivery.endpointId, id));
    if (!row) throw new Error('There is no delivery');
    const many = Array.from({ length: 450 }, (_, n) => ({
      ...row,
      id: `${row.id}-${n}`,
      eventId: `e${n}`,
      state: 'FAILED' as const,
    }));
    await scene.app.db.tx(async tx => void (await tx.insert(webhookDelivery).values(many)));
    const since = new Date(row.createdAt).toISOString();
    expect((await ask('POST', `/webhook/admin/${id}/replay`, { since })).body.data).toEqual({ replayed: 451 });
    expect((await ask('GET', `/webhook/admin/${id}/delivery?state=WAITING&size=1`)).body.data.totalElements).toBe(451);
    expect((await ask('GET', `/webhook/admin/${id}/delivery?state=FAILED`)).body.data.content).toEqual([]);
  });

  it('change an endpoint, and what they leave out stays', async () => {
    const { id, secret, ...made } = await make({ description: 'Accounts' });
    const path = `/webhook/admin/${id}`;
    const { body } = await ask('PUT', path, { events: ['payment.paid', 'payment.paid'], description: null });
    expect(body.data).toEqual({ id, ...made, events: ['payment.paid'], description: null });
    const { token } = await makeAdmin(scene.app);
    expect((await scene.app.call('PUT', path, { token, body: {} })).body.message).toBe('The request changes nothing.');
  });

  it('switch an endpoint off, and what waits is not sent', async () => {
    const { id } = await make();
    scene.receiver.next = [500];
    await book();
    await work();
    await ask('PUT', `/webhook/admin/${id}`, { active: false });
    expect(await statesOf(id)).toEqual(['FAILED']);
    await work(HOUR);
    expect(scene.receiver.asked).toHaveLength(1);
  });

  it('delete an endpoint, and what waits is not sent', async () => {
    const { id } = await make();
    scene.receiver.next = [500];
    await book();
    await work();
    await ask('DELETE', `/webhook/admin/${id}`);
    await work(HOUR);
    expect(scene.receiver.asked).toHaveLength(1);
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/rotate'],
      ['POST', '/test'],
      ['GET', '/delivery'],
      ['POST', '/replay'],
    ] as const) {
      const body = { PUT: { active: true }, POST: path === '/replay' ? { deliveryId: 'x' } : undefined }[method as 'PUT'];
      const answer = await ask(method, `/webhook/admin/${id}${path}`, body);
      expect([path, answer.status, answer.body.errorCode]).toEqual([path, 404, 'WEBHOOK_NOT_FOUND']);
    }
  });

  it('have at most 20 endpoints', async () => {
    for (let n = 0; n < 20; n++) await make();
    const { status, body } = await ask('POST', '/webhook/admin', { url: scene.receiver.url, events: EVENTS });
    expect([status, body.errorCode, body.params]).toEqual([400, 'VALIDATION_ERROR', { reason: 'WEBHOOKS_FULL', limit: 20 }]);
  });
});
