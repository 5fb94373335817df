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
      message: 'You cannot remove yourself. Ask a colleague.',
    });
    const meera = await makeAdmin(app);
    const answers = await Promise.all([remove(meera.adminId), remove(owner.adminId, meera.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const left = (await isAlive(owner.token)) ? owner : meera;
    expect(await staff(left.token)).toMatchObject([{ id: left.adminId }]);
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
