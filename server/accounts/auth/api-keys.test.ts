/** API keys: what a program may do with one, and how it ends. */
import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR } from '../../../common/time.ts';
import { routes } from '../../platform/contract/document.ts';
import { type Route, signInsOf } from '../../platform/contract/operation.ts';
import { PREFIX } from '../../platform/contract/prefix.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { apiKey } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { portOf } from '../../test/form.ts';
import { ADMIN_PASSWORD, makeAdmin, makeCustomer, makeSession, type TestAdmin } from '../../test/makers.ts';
import { wire } from '../../test/wire.ts';
import { addApiKey } from './store.ts';

let app: TestApp;
let owner: TestAdmin;
beforeEach(async () => {
  app = await startApp();
  owner = await makeAdmin(app);
});
afterEach(() => app.close());

const create = (body: object = {}, token = owner.token) =>
  app.call('POST', '/auth/admin/key', {
    token,
    body: { name: 'Accounts', access: 'FULL', currentPassword: ADMIN_PASSWORD, ...body },
  });
const keyOf = async (access: Schemas['ApiKeyAccess']): Promise<Schemas['NewApiKey']> => (await create({ access })).body.data;
const keys = async (): Promise<Schemas['ApiKey'][]> =>
  (await app.call('GET', '/auth/admin/key', { token: owner.token })).body.data;
const readsSettings = async (token: string) => (await app.call('GET', '/settings/admin', { token })).status;
/** The text with its checksum: CRC-32 in base 62. */
const checked = (text: string): string => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const digit = (place: number) => alphabet[Math.floor(crc32(text) / 62 ** place) % 62];
  return text + [5, 4, 3, 2, 1, 0].map(digit).join('');
};
const changePassword = (body: object = {}) =>
  app.call('PUT', '/auth/admin/password', {
    token: owner.token,
    body: { currentPassword: ADMIN_PASSWORD, newPassword: 'four other words now', ...body },
  });
const revoke = (id: string) => app.call('DELETE', `/auth/admin/key/${id}`, { token: owner.token });

describe('an API key', () => {
  it('is shown once, and is listed by its name afterwards', async () => {
    const { status, body } = await create({ name: '  Tally Re\u0301my  ', access: 'READ_ONLY' });
    const key = { name: 'Tally R\u00e9my', access: 'READ_ONLY', createdBy: owner.email, expiresAt: null, lastUsedAt: null };
    expect([status, body.data.key]).toEqual([201, expect.objectContaining(key)]);
    const listed = await app.call('GET', '/auth/admin/key', { token: owner.token });
    expect(listed.body.data).toEqual([body.data.key]);
    expect(JSON.stringify(listed.body)).not.toContain(body.data.token);
  });

  it.each([
    ['a wrong password', { currentPassword: 'wrong' }, 'currentPassword'],
    ['no name', { name: '   ' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['another access', { access: 'ALL' }, 'access'],
    ['an end that is past', { expiresAt: NOON }, 'expiresAt'],
    ['an end that is no time', { expiresAt: 'tomorrow' }, 'expiresAt'],
  ])('is not made with %s', async (_, body, field) => {
    const refused = await create(body);
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
    expect(await keys()).toEqual([]);
  });

  it("outlives its maker's session, for years", async () => {
    const { token } = await keyOf('FULL');
    await app.call('POST', '/auth/logout', { token: owner.token });
    app.clock.advance(3 * 365 * DAY);
    expect(await readsSettings(token)).toBe(200);
  });

  it('stops working when any member of staff revokes it', async () => {
    const { token, key } = await keyOf('FULL');
    expect(await readsSettings(token)).toBe(200);
    const other = await makeAdmin(app);
    expect((await app.call('DELETE', `/auth/admin/key/${key.id}`, { token: other.token })).status).toBe(200);
    expect(await readsSettings(token)).toBe(401);
    expect(await keys()).toEqual([]);
    expect((await revoke(key.id)).body.errorCode).toBe('NOT_FOUND');
  });

  it("outlives its maker's account and password, and the list says who has gone", async () => {
    const meera = await makeAdmin(app);
    const hers: string = (await create({}, meera.token)).body.data.token;
    await app.call('DELETE', `/auth/admin/staff/${meera.adminId}`, { token: owner.token });
    const mine = await keyOf('FULL');
    const { token } = (await changePassword()).body.data;
    expect([await readsSettings(hers), await readsSettings(mine.token)]).toEqual([200, 200]);
    expect((await app.call('GET', '/auth/admin/key', { token })).body.data).toMatchObject([
      { createdBy: meera.email, makerIsStaff: false },
      { createdBy: owner.email, makerIsStaff: true },
    ]);
  });

  it('ends with the password if staff choose so, and then every key does', async () => {
    const meera = await makeAdmin(app);
    const hers: string = (await create({}, meera.token)).body.data.token;
    const mine = await keyOf('FULL');
    const refused = await changePassword({ currentPassword: 'wrong', revokeKeys: true });
    expect([refused.status, await readsSettings(mine.token)]).toEqual([400, 200]);
    const { token } = (await changePassword({ revokeKeys: true })).body.data;
    expect([await readsSettings(hers), await readsSettings(mine.token)]).toEqual([401, 401]);
    expect((await app.call('GET', '/auth/admin/key', { token })).body.data).toEqual([]);
  });

  it('ends with the sign-in of its maker if staff choose so, and no other key does', async () => {
    const meera = await makeAdmin(app);
    const hers: string = (await create({}, meera.token)).body.data.token;
    const mine = await keyOf('FULL');
    await app.call('DELETE', `/auth/admin/staff/${meera.adminId}?revokeKeys=true`, { token: owner.token });
    expect([await readsSettings(hers), await readsSettings(mine.token)]).toEqual([401, 200]);
  });

  it('ends when all are revoked, on every instance at once', async () => {
    const second = await startApp({ beside: app });
    const tokens = [await keyOf('FULL'), await keyOf('READ_ONLY')].map(({ token }) => token);
    const there = (token: string) => second.call('GET', '/settings/admin', { token });
    expect((await Promise.all(tokens.map(there))).map(({ status }) => status)).toEqual([200, 200]);
    const revokeAll = () => app.call('DELETE', '/auth/admin/key', { token: owner.token });
    expect((await revokeAll()).body.data).toEqual({ revoked: 2 });
    const refused = await Promise.all(tokens.map(there));
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      tokens.map(() => [401, 'This API key is not valid. It may be mistyped, expired or revoked.']),
    );
    expect((await revokeAll()).body.data).toEqual({ revoked: 0 });
    await second.close();
  });

  it('expires at the time it was made for, and stays in the list', async () => {
    const end = new Date(app.clock.now() + DAY);
    const { token, key } = (await create({ expiresAt: end.toISOString().replace('Z', '+00:00') })).body.data;
    expect(key.expiresAt).toBe(end.toISOString());
    app.clock.advance(DAY - 1);
    owner = { ...owner, token: await makeSession(app, 'ADMIN', owner.adminId) };
    expect(await readsSettings(token)).toBe(200);
    app.clock.advance(1);
    expect(await readsSettings(token)).toBe(401);
    expect(await keys()).toMatchObject([{ id: key.id, expiresAt: end.toISOString() }]);
  });

  it('has a token that a scanner recognises, and staff by its beginning', async () => {
    const made: Schemas['NewApiKey'][] = [];
    for (let i = 0; i < 5; i++) made.push(await keyOf('READ_ONLY'));
    for (const { token, key } of made) {
      expect(token).toMatch(/^nk_live_[0-9A-Za-z]{36}$/);
      expect(key.tokenStart).toBe(token.slice(0, 12));
      expect(checked(token.slice(0, -6))).toBe(token);
    }
    expect(new Set(made.map(({ token }) => token)).size).toBe(5);
  });

  it('is kept as a hash only', async () => {
    const { token } = await keyOf('FULL');
    const [row] = await app.db.read.select().from(apiKey);
    expect(Object.values(row ?? {})).not.toContain(token);
    expect(row?.tokenHash).toBe(hash('sha256', token, 'base64url'));
  });

  it('is refused when mistyped, cut off or invented', async () => {
    const { token } = await keyOf('FULL');
    const other = token.at(-33) === 'x' ? 'y' : 'x';
    const body = `nk_live_${'x'.repeat(30)}`;
    for (const bad of [
      token.slice(0, -1),
      `${token}x`,
      token.replace(/.{33}$/, one => other + one.slice(1)),
      checked(body),
      'nk_live_',
    ])
      expect([bad, await readsSettings(bad)]).toEqual([bad, 401]);
  });

  it('of the older kind, a JWT, works until it is revoked', async () => {
    const id = newId();
    const old = { id, name: 'Old', access: 'READ_ONLY', createdById: owner.adminId, createdBy: owner.email } as const;
    const row = {
      ...old,
      scopes: null,
      tokenHash: null,
      tokenStart: null,
      createdAt: app.clock.now(),
      expiresAt: null,
      lastUsedAt: null,
    };
    await app.db.tx(tx => addApiKey(tx, row));
    const token = app.app.jwt.sign({ sub: owner.adminId, jti: id, role: 'ADMIN' });
    const stranger = app.app.jwt.sign({ sub: 'somebody-else', jti: id, role: 'ADMIN' });
    const customer = app.app.jwt.sign({ sub: owner.adminId, jti: id, role: 'USER' });
    expect([await readsSettings(token), await readsSettings(stranger), await readsSettings(customer)]).toEqual([200, 401, 401]);
    expect((await app.call('PUT', '/booking/admin/nothing/mark-paid', { token })).status).toBe(403);
    await changePassword();
    expect(await readsSettings(token)).toBe(200);
    expect((await app.call('GET', '/auth/key', { token })).body.data).toMatchObject({ id, tokenStart: null });
    owner = { ...owner, token: await makeSession(app, 'ADMIN', owner.adminId) };
    expect((await revoke(id)).status).toBe(200);
    expect(await readsSettings(token)).toBe(401);
  });

  it('with a token of its own is not accepted as a JWT', async () => {
    const { key } = await keyOf('FULL');
    expect(await readsSettings(app.app.jwt.sign({ sub: owner.adminId, jti: key.id, role: 'ADMIN' }))).toBe(401);
  });

  it("reads its own rights; a person's token is refused", async () => {
    const { token, key } = await keyOf('READ_ONLY');
    const own = await app.call('GET', '/auth/key', { token });
    const limits = { requestsPerMinute: 600, passcodesPerHour: 300, wrongPasscodesPerHour: 60 };
    expect([own.status, own.body.data]).toEqual([200, { ...key, lastUsedAt: own.body.data.lastUsedAt, limits }]);
    const person = await app.call('GET', '/auth/key', { token: owner.token });
    expect([person.status, person.body.message]).toEqual([403, 'Only an API key may call this.']);
  });

  it("cannot be revoked through a session's id", async () => {
    const { body } = await app.call('GET', '/auth/validate-token', { token: owner.token });
    expect(body.data.role).toBe('ADMIN');
    const { jti } = app.app.jwt.decode(owner.token) as { jti: string };
    expect((await revoke(jti)).body.errorCode).toBe('NOT_FOUND');
    expect(await readsSettings(owner.token)).toBe(200);
  });

  it('shows when it was last used, updated once an hour', async () => {
    const { token } = await keyOf('READ_ONLY');
    const used = async () => (await keys())[0]?.lastUsedAt;
    expect(await used()).toBeNull();
    const first = new Date(app.clock.now()).toISOString();
    await readsSettings(token);
    await expect.poll(used).toBe(first);
    app.clock.advance(HOUR - 1);
    await readsSettings(token);
    expect(await used()).toBe(first);
    app.clock.advance(1);
    await Promise.all([readsSettings(token), readsSettings(token)]);
    await expect.poll(used).toBe(new Date(app.clock.now()).toISOString());
  });

  it('is updated once an hour across servers and restarts', async () => {
    const [{ token }, other] = [await keyOf('READ_ONLY'), await keyOf('FULL')];
    const used = async (name: string) => (await keys()).find(({ access }) => access === name)?.lastUsedAt;
    const first = new Date(app.clock.now()).toISOString();
    await readsSettings(token);
    await expect.poll(() => used('READ_ONLY')).toBe(first);

    const second = await startApp({ beside: app });
    second.clock.advance(HOUR - 1);
    await second.call('GET', '/settings/admin', { token });
    // The use is recorded in the background, before this later call.
    await second.call('GET', '/settings/admin', { token: other.token });
    await expect.poll(() => used('FULL')).toBe(new Date(second.clock.now()).toISOString());
    expect(await used('READ_ONLY')).toBe(first);
    await second.close();
  });

  it('R86 works even if its use cannot be recorded', async () => {
    const { token } = await keyOf('READ_ONLY');
    const tx = vi.spyOn(app.db, 'tx').mockRejectedValue(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    expect(await readsSettings(token)).toBe(200);
    // The use is recorded in the background, where it fails.
    await expect.poll(() => tx.mock.settledResults.map(({ type }) => type)).toEqual(['rejected']);
    tx.mockRestore();
  });
});

describe('R13 R15 on all operations an API key', () => {
  const sentBy = async (token: string, wanted: Route[]) => {
    const line = wire(portOf(app));
    const answered: Record<string, number> = {};
    for (const { method, path, operation } of wanted) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const { status } = await line.send({ method, path: PREFIX + path.replaceAll(/\{\w+\}/g, 'nothing'), headers });
      answered[operation.operationId] = status;
    }
    line.close();
    return answered;
  };
  const rolesOf = ({ operation }: Route) => signInsOf(operation);
  const ofStaff = routes.filter(route => rolesOf(route).includes('admin'));
  const namesOf = (some: Route[]) => some.map(({ operation }) => operation.operationId).sort();
  const refusedTo = (answered: Record<string, number>) =>
    Object.keys(answered)
      .filter(id => answered[id] === 403)
      .sort();

  const forPeople = ofStaff.filter(({ operation }) => operation['x-people-only']);

  it('with FULL access may call what staff may, except what only people may', async () => {
    expect(namesOf(forPeople)).toEqual([
      'addAlertPerson',
      'addPasskey',
      'addStaff',
      'beginPasskey',
      'beginTotp',
      'changePassword',
      'confirmAgain',
      'confirmTotp',
      'createApiKey',
      'createCalendarFeed',
      'createWebhook',
      'getOwnSignIn',
      'getOwnStaff',
      'listAccessRecord',
      'listAlertPeople',
      'listApiKeys',
      'listStaff',
      'listStaffLog',
      'listToday',
      'logout',
      'makeRecoveryCodes',
      'markToday',
      'previewMessages',
      'removeAlertPerson',
      'removePasskey',
      'removeStaff',
      'removeTotp',
      'resetSecondFactor',
      'revokeAllApiKeys',
      'revokeApiKey',
      'rotateWebhookSecret',
      'setCustomerMobile',
      'setStaffRole',
      'signOutEverywhere',
      'updateAlertPerson',
      'updateWebhook',
      'verifyGuardian',
    ]);
    const { token } = await keyOf('FULL');
    expect(refusedTo(await sentBy(token, ofStaff))).toEqual(namesOf(forPeople));
    expect(await readsSettings(token)).toBe(200);
  });

  it('with READ_ONLY access reads and changes nothing', async () => {
    const { token } = await keyOf('READ_ONLY');
    const refused = ofStaff.filter(({ method, operation }) => method !== 'GET' || operation['x-people-only']);
    expect(refusedTo(await sentBy(token, ofStaff))).toEqual(namesOf(refused));
    const forbidden = await app.call('PUT', '/booking/admin/nothing/mark-paid', { token });
    expect(forbidden.body.message).toBe('This API key may only read.');
    const headed = await app.app.inject({
      method: 'HEAD',
      url: `${PREFIX}/settings/admin`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headed.statusCode).toBe(200);
  });

  it("with PARTNER access calls nothing of the staff's, and may read its own rights", async () => {
    const { token } = await keyOf('PARTNER');
    const allowed = ofStaff.filter(({ operation }) => operation['x-any-key']);
    expect(namesOf(allowed)).toEqual(['getOwnApiKey', 'validateToken']);
    expect(refusedTo(await sentBy(token, ofStaff))).toEqual(namesOf(ofStaff.filter(route => !allowed.includes(route))));
    const forbidden = await app.call('GET', '/settings/admin', { token });
    expect(forbidden.body.message).toBe('This API key only counts calls of customers.');
  });

  it('calls no operation of customers', async () => {
    const { token } = await keyOf('FULL');
    const ofCustomers = routes.filter(route => rolesOf(route).includes('customer') && !rolesOf(route).includes('admin'));
    expect(refusedTo(await sentBy(token, ofCustomers))).toEqual(namesOf(ofCustomers));
    expect((await app.call('POST', '/auth/logout', { token: (await makeCustomer(app)).token })).status).toBe(200);
  });
});
