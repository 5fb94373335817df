/** Staff manage their accounts and passwords. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { ADMIN_PASSWORD, makeAdmin, type TestAdmin } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

const NEW_PASSWORD = 'four other words now';

let app: TestApp;
let owner: TestAdmin;
beforeEach(async () => {
  app = await startApp();
  owner = await makeAdmin(app);
});
afterEach(() => app.close());

const isAlive = async (token: string) => (await app.call('GET', '/auth/validate-token', { token })).status === 200;
const signIn = (email: string, password: string) => app.call('POST', '/auth/admin/login', { body: { email, password } });
const staff = async (token = owner.token) => (await app.call('GET', '/auth/admin/staff', { token })).body.data;
const add = (body: object, token = owner.token) =>
  app.call('POST', '/auth/admin/staff', {
    token,
    body: { email: 'meera@nikhar.example', password: NEW_PASSWORD, currentPassword: ADMIN_PASSWORD, ...body },
  });
const remove = (id: string, token = owner.token) => app.call('DELETE', `/auth/admin/staff/${id}`, { token });
const changePassword = (body: object, token = owner.token) =>
  app.call('PUT', '/auth/admin/password', {
    token,
    body: { currentPassword: ADMIN_PASSWORD, newPassword: NEW_PASSWORD, ...body },
  });

describe('the staff', () => {
  it('are listed in the order they were added, with the caller marked', async () => {
    app.clock.advance(1000);
    const { adminId, email } = await makeAdmin(app);
    expect(await staff()).toMatchObject([
      { id: owner.adminId, email: owner.email, isCaller: true },
      { id: adminId, email, isCaller: false },
    ]);
  });

  it('are added with a password and can sign in at once', async () => {
    const added = await add({ email: 'Meera@Nikhar.example' });
    expect([added.status, added.body.data.email, added.body.data.isCaller]).toEqual([201, 'meera@nikhar.example', false]);
    expect((await signIn('meera@nikhar.example', NEW_PASSWORD)).status).toBe(200);
  });

  it('are not added twice, not even by two at once', async () => {
    const answers = await Promise.all([add({}), add({ email: 'MEERA@nikhar.example' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errorCode).toBe('STAFF_ALREADY_EXISTS');
    expect(await staff()).toHaveLength(2);
  });

  it.each([
    ['a short password', { password: 'nine char' }, 'password'],
    ['no e-mail', { email: 'meera' }, 'email'],
    ['a wrong own password', { currentPassword: 'wrong' }, 'currentPassword'],
  ])('are not added with %s', async (_, body, field) => {
    const refused = await add(body);
    expect([refused.status, refused.body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
    expect(await staff()).toHaveLength(1);
  });

  it('lose their sessions when they are removed', async () => {
    const meera = await makeAdmin(app);
    expect((await remove(meera.adminId)).status).toBe(200);
    expect(await isAlive(meera.token)).toBe(false);
    expect((await signIn(meera.email, ADMIN_PASSWORD)).status).toBe(401);
    expect((await remove(meera.adminId)).body.errorCode).toBe('NOT_FOUND');
  });

  it('cannot remove themselves, and of two who remove each other at once one stays', async () => {
    expect((await remove(owner.adminId)).body).toMatchObject({
      errorCode: 'FORBIDDEN',
      message: 'You cannot do this to yourself. Ask a colleague.',
    });
    const meera = await makeAdmin(app);
    const answers = await Promise.all([remove(meera.adminId), remove(owner.adminId, meera.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const left = (await isAlive(owner.token)) ? owner : meera;
    expect(await staff(left.token)).toMatchObject([{ id: left.adminId }]);
  });
});

const setRole = (id: string, role: string, token = owner.token, currentPassword = ADMIN_PASSWORD) =>
  app.call('PUT', `/auth/admin/staff/${id}/role`, { token, body: { role, currentPassword } });
const me = async (token: string) => (await app.call('GET', '/auth/admin/me', { token })).body.data;

describe('K15 roles of staff', () => {
  it('are given when somebody is added; older clients, which name none, add an owner', async () => {
    expect((await add({ role: 'DESK' })).body.data).toMatchObject({ role: 'DESK' });
    expect((await add({ email: 'asha@nikhar.example' })).body.data).toMatchObject({ role: 'OWNER' });
    expect(await me(owner.token)).toMatchObject({ id: owner.adminId, role: 'OWNER', isCaller: true });
  });

  it('hold from the next request on, without a new sign-in', async () => {
    const desk = await makeAdmin(app, 'DESK');
    const settings = () => app.call('GET', '/setup/admin', { token: desk.token });
    expect((await settings()).body).toMatchObject({ errorCode: 'FORBIDDEN', params: { reason: 'STAFF_ROLE' } });
    expect((await setRole(desk.adminId, 'MANAGER')).body.data).toMatchObject({ email: desk.email, role: 'MANAGER' });
    expect((await settings()).status).toBe(200);
    expect(await me(desk.token)).toMatchObject({ role: 'MANAGER' });
  });

  it('are changed by an owner with the password, never for oneself', async () => {
    const desk = await makeAdmin(app, 'DESK');
    expect((await setRole(desk.adminId, 'OWNER', owner.token, 'wrong')).body.errors).toMatchObject([
      { field: 'currentPassword' },
    ]);
    expect((await setRole(owner.adminId, 'DESK')).body).toMatchObject({
      errorCode: 'FORBIDDEN',
      params: { reason: 'OWN_ACCOUNT' },
    });
    expect((await setRole(desk.adminId, 'OWNER', desk.token)).status).toBe(403);
    expect((await setRole('01a1f963-f54c-7b96-a020-c5a6464471f8', 'DESK')).status).toBe(404);
    expect(await me(desk.token)).toMatchObject({ role: 'DESK' });
  });

  it('leave an owner when two take each other’s at once', async () => {
    const other = await makeAdmin(app);
    const answers = await Promise.all([setRole(other.adminId, 'DESK'), setRole(owner.adminId, 'DESK', other.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const roles = [(await me(owner.token)).role, (await me(other.token)).role];
    expect(roles.sort()).toEqual(['DESK', 'OWNER']);
  });

  it('hide the figures of the salon from the desk', async () => {
    const overview = async (role: 'MANAGER' | 'DESK') =>
      (await app.call('GET', '/analytics/admin/overview', { token: (await makeAdmin(app, role)).token })).body.data;
    expect(await overview('DESK')).toMatchObject({ visits: [], today: null, week: null, month: null });
    expect(await overview('MANAGER')).toMatchObject({ today: { current: { bookings: 0 } } });
  });

  it('let a manager save settings, but not tax, where money goes, and the limits of programs', async () => {
    const { token } = await makeAdmin(app, 'MANAGER');
    const settings = (await app.call('GET', '/settings/admin', { token })).body.data;
    const save = async (change: object) =>
      (await app.call('PUT', '/settings/admin', { token, body: { ...settings, currentPassword: ADMIN_PASSWORD, ...change } }))
        .status;
    expect(await save({ bookingHorizonDays: 20 })).toBe(200);
    const { tax } = settings;
    for (const change of [
      { tax: { ...tax, sacDigits: tax.sacDigits === 4 ? 6 : 4 } },
      { upiId: 'manager@okbank' },
      { payOnline: !settings.payOnline },
      { keyRequestsPerMinute: settings.keyRequestsPerMinute + 1 },
    ])
      expect(await save({ bookingHorizonDays: 20, ...change }), JSON.stringify(change)).toBe(403);
  });
});

describe('the own password', () => {
  it('can be changed by its owner, which ends every other session', async () => {
    const elsewhere = (await signIn(owner.email, ADMIN_PASSWORD)).body.data.token;
    const changed = await changePassword({});
    expect([changed.status, changed.body.message]).toEqual([200, 'Password changed']);
    expect(await isAlive(changed.body.data.token)).toBe(true);
    expect([await isAlive(owner.token), await isAlive(elsewhere)]).toEqual([false, false]);
    expect((await signIn(owner.email, ADMIN_PASSWORD)).status).toBe(401);
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('stays when the old one is wrong or the new one too short', async () => {
    expect((await changePassword({ currentPassword: 'wrong' })).body).toMatchObject({
      errorCode: 'VALIDATION_ERROR',
      errors: [refusedField('currentPassword', 'This is not your password.', 'wrongPassword')],
    });
    expect((await changePassword({ newPassword: 'nine char' })).body.errors).toMatchObject([{ field: 'newPassword' }]);
    expect(await isAlive(owner.token)).toBe(true);
    expect((await signIn(owner.email, ADMIN_PASSWORD)).status).toBe(200);
  });

  it('R10 cannot be guessed with a stolen token, because wrong ones count as wrong sign-ins', async () => {
    for (let i = 0; i < 10; i++) {
      const body = { name: 'Accounts', access: 'FULL', currentPassword: `wrong ${i}` };
      expect((await app.call('POST', '/auth/admin/key', { token: owner.token, body })).status).toBe(400);
    }
    const locked = await changePassword({});
    expect([locked.status, locked.body.errorCode, locked.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '900']);
    expect((await signIn(owner.email, ADMIN_PASSWORD)).status).toBe(429);
  });

  it('no longer confirms anything once its owner was removed', async () => {
    const meera = await makeAdmin(app);
    const [changed, removed] = await Promise.all([changePassword({}, meera.token), remove(meera.adminId)]);
    expect(removed.status).toBe(200);
    expect([200, 400, 401]).toContain(changed.status);
    expect((await signIn(meera.email, NEW_PASSWORD)).status).toBe(401);
    expect(await staff()).toHaveLength(1);
  });
});
