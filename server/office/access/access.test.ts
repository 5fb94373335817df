/** What outlives a session asks for the password (rule K13), and `revokeKeys` ends it (rule K14). */
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { apiKey, calendarFeed, setting, webhookDelivery } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { ADMIN_PASSWORD, makeAdmin, makeKey, type TestAdmin } from '../../test/makers.ts';

const HOOK = { url: 'https://93.184.216.34/hook', events: ['booking.created'] };
const NEW_PASSWORD = 'four other words now';

const app = appOfFile({ env: { PUBLIC_URL: 'https://salon.example' } });
let meera: TestAdmin;
beforeEach(async () => {
  meera = await makeAdmin(app);
});

const as = (token: string) => (method: string, path: string, body?: object) => app.call(method, path, { token, body });
const byMeera = (method: string, path: string, body: object = {}) =>
  app.call(method, path, { token: meera.token, body: { ...body, currentPassword: ADMIN_PASSWORD } });
const makeFeed = async (body: object = { professionalId: null }): Promise<Schemas['NewCalendarFeed']> =>
  (await byMeera('POST', '/calendar-feed/admin', body)).body.data;
const makeWebhook = async (): Promise<Schemas['NewWebhook']> => (await byMeera('POST', '/webhook/admin', HOOK)).body.data;
const statusOf = async ({ url }: { url: string }) => (await supertest(app.app.server).get(new URL(url).pathname)).status;
const listed = async (path: string) => (await as((await makeAdmin(app)).token)('GET', path)).body.data;
const webhook = async (id: string): Promise<Schemas['Webhook']> => listed(`/webhook/admin/${id}`);
const saved = async (): Promise<Schemas['Settings']> => listed('/settings/admin');
const payee = async (upiId: string | null) => ({ ...(await saved()), upiId });

const WRONG = [400, [{ field: 'currentPassword', rule: 'wrongPassword' }]];
const MISSING = [400, [{ field: 'currentPassword', rule: 'required' }]];
const FOR_PEOPLE = [403, { reason: 'PEOPLE_ONLY' }];
const outcome = ({ status, body }: Awaited<ReturnType<typeof app.call>>) => [status, body.errors ?? body.params];
const like = ([status, details]: unknown[]) => [
  status,
  Array.isArray(details) ? details.map(one => expect.objectContaining(one)) : details,
];

describe('K13 a token alone, or a key with full access, does not', () => {
  it.each([
    ['make a calendar feed', 'POST', async () => ['/calendar-feed/admin', { professionalId: null }]],
    ['make a webhook', 'POST', async () => ['/webhook/admin', HOOK]],
    [
      'send a webhook elsewhere',
      'PUT',
      async () => [`/webhook/admin/${(await makeWebhook()).id}`, { url: 'https://93.184.216.35/' }],
    ],
    ['send a webhook more', 'PUT', async () => [`/webhook/admin/${(await makeWebhook()).id}`, { events: ['booking.cancelled'] }]],
    ['make a new secret', 'POST', async () => [`/webhook/admin/${(await makeWebhook()).id}/rotate`, {}]],
    ['change the UPI id', 'PUT', async () => ['/settings/admin', await payee('thief@upi')]],
  ] as [string, string, () => Promise<[string, object]>][])('%s', async (_what, method, request) => {
    const [path, body] = await request();
    const read = async () => [await listed('/calendar-feed/admin'), await listed('/webhook/admin'), await saved()];
    const before = await read();
    const key = (await makeKey(app, meera.token)).token;
    expect(outcome(await as(meera.token)(method, path, body))).toEqual(like(MISSING));
    expect(outcome(await as(meera.token)(method, path, { ...body, currentPassword: 'a guess' }))).toEqual(like(WRONG));
    for (const password of [{}, { currentPassword: ADMIN_PASSWORD }])
      expect(outcome(await as(key)(method, path, { ...body, ...password }))).toEqual(FOR_PEOPLE);
    expect(await read()).toEqual(before);
    expect((await byMeera(method, path, body)).status).toBeLessThan(300);
  });

  it('guess the password: ten wrong ones lock it', async () => {
    const guess = () => as(meera.token)('POST', '/calendar-feed/admin', { professionalId: null, currentPassword: 'a guess' });
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400);
    expect((await byMeera('POST', '/calendar-feed/admin', { professionalId: null })).body.errorCode).toBe('RATE_LIMITED');
  });
});

describe('K13 no password is needed', () => {
  it('to switch a webhook off, to describe it, or to send it less, but to switch it on', async () => {
    const { id } = await makeWebhook();
    const change = (body: object) => as(meera.token)('PUT', `/webhook/admin/${id}`, body);
    const less = { url: HOOK.url, events: HOOK.events, description: 'Accounts', active: false };
    expect((await change(less)).body.data).toMatchObject({ description: 'Accounts', active: false });
    expect(outcome(await change({ active: true }))).toEqual(like(MISSING));
    expect((await byMeera('PUT', `/webhook/admin/${id}`, { active: true })).body.data.active).toBe(true);
  });

  it('to save other settings, also by a key; a password that is sent must be right', async () => {
    const key = (await makeKey(app, meera.token)).token;
    await byMeera('PUT', '/settings/admin', await payee('salon@upi'));
    const body = { ...(await saved()), teams: 7 };
    for (const token of [meera.token, key]) expect((await as(token)('PUT', '/settings/admin', body)).body.data.teams).toBe(7);
    const guess = { ...body, currentPassword: 'a guess' };
    expect(outcome(await as(meera.token)('PUT', '/settings/admin', guess))).toEqual(like(WRONG));
  });

  it('and none is kept in the settings or answered', async () => {
    const { status, text } = await byMeera('PUT', '/settings/admin', { ...DEMO_SETTINGS, upiId: 'other@upi' });
    expect([status, text.includes('currentPassword')]).toEqual([200, false]);
    expect(JSON.stringify(await app.db.read.select().from(setting))).not.toContain(ADMIN_PASSWORD);
    const preview = await byMeera('POST', '/settings/admin/preview', DEMO_SETTINGS);
    expect(preview.status).toBe(200);
  });
});

describe('K14 revokeKeys', () => {
  const changePassword = (revokeKeys: boolean) =>
    as(meera.token)('PUT', '/auth/admin/password', { currentPassword: ADMIN_PASSWORD, newPassword: NEW_PASSWORD, revokeKeys });
  const removeMeera = async (query: string) =>
    as((await makeAdmin(app)).token)('DELETE', `/auth/admin/staff/${meera.adminId}${query}`);
  const endEverything = async () => {
    const owner = await makeAdmin(app);
    const body = { currentPassword: ADMIN_PASSWORD, newPassword: NEW_PASSWORD, revokeKeys: true };
    await as(owner.token)('PUT', '/auth/admin/password', body);
  };
  beforeEach(endEverything);

  it('with a new password ends all that anybody made, and says how much', async () => {
    const [feed, hook] = [await makeFeed(), await makeWebhook()];
    await makeKey(app, meera.token);
    await as(meera.token)('POST', `/webhook/admin/${hook.id}/test`);
    meera = await makeAdmin(app);
    const others = await makeFeed();
    expect((await changePassword(true)).body.data.ended).toEqual({ apiKeys: 1, calendarFeeds: 2, webhooks: 1 });
    expect([await statusOf(feed), await statusOf(others)]).toEqual([404, 404]);
    expect(await webhook(hook.id)).toMatchObject({ active: false, disabledReason: null });
    const waiting = (await app.db.read.select().from(webhookDelivery)).filter(({ state }) => state === 'WAITING');
    expect(waiting).toEqual([]);
    expect(await listed('/calendar-feed/admin')).toEqual([]);
  });

  it('with a colleague ends what they made, and what their keys had made, and nothing else', async () => {
    const [feed, hook] = [await makeFeed(), await makeWebhook()];
    const { key } = await makeKey(app, meera.token, `Till of ${meera.email}`);
    const ofKey = { id: newId(), tokenHash: newId(), professionalId: null, createdBy: `Till of ${meera.email}` };
    await app.db.tx(async tx => void (await tx.insert(calendarFeed).values({ ...ofKey, createdAt: 1, lastReadAt: null })));
    const leaving = meera;
    meera = await makeAdmin(app);
    const [stays, staysOn] = [await makeFeed(), await makeWebhook()];
    await makeKey(app, meera.token, 'Stays');
    meera = leaving;
    const removed = await removeMeera('?revokeKeys=true');
    expect(removed.body.data).toEqual({ ended: { apiKeys: 1, calendarFeeds: 2, webhooks: 1 } });
    expect([await statusOf(feed), await statusOf(stays)]).toEqual([404, 200]);
    expect([(await webhook(hook.id)).active, (await webhook(staysOn.id)).active]).toEqual([false, true]);
    expect((await listed('/calendar-feed/admin')).map(({ id }: { id: string }) => id)).toEqual([stays.id]);
    expect((await app.db.read.select().from(apiKey)).some(({ id }) => id === key.id)).toBe(false);
  });

  it('is what ends them: without it feeds, webhooks and keys go on', async () => {
    const [feed, hook] = [await makeFeed(), await makeWebhook()];
    const { token } = await makeKey(app, meera.token);
    const nothing = { apiKeys: 0, calendarFeeds: 0, webhooks: 0 };
    expect((await changePassword(false)).body.data.ended).toEqual(nothing);
    expect((await removeMeera('')).body.data).toEqual({ ended: nothing });
    expect([await statusOf(feed), (await webhook(hook.id)).active]).toEqual([200, true]);
    expect((await as(token)('GET', '/booking/admin?size=1')).status).toBe(200);
  });
});

it('K13 lists name who made feeds and webhooks', async () => {
  const [{ id }, hook] = [await makeFeed(), await makeWebhook()];
  const feeds: Schemas['CalendarFeed'][] = await listed('/calendar-feed/admin');
  expect(feeds.find(feed => feed.id === id)?.createdBy).toBe(meera.email);
  expect((await webhook(hook.id)).createdBy).toBe(meera.email);
});
