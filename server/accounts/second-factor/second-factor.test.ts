/** Staff turn a second factor on, and sign in with it. */
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { ADMIN_PASSWORD, makeAdmin, type TestAdmin } from '../../test/makers.ts';
import { findTotp } from './store.ts';

let app: TestApp;
let meera: TestAdmin;
beforeEach(async () => {
  app = await startApp();
  meera = await makeAdmin(app);
});
afterEach(() => app.close());

const NOTHING = {
  isNeeded: false,
  secondFactorSince: null,
  totpSince: null,
  mayAddPasskeys: true,
  passkeys: [],
  recoveryCodesLeft: 0,
};
const ownSignIn = () => app.call('GET', '/auth/admin/own', { token: meera.token });
const own = (method: 'POST' | 'PUT', path: string, body?: object, token = meera.token) =>
  app.call(method, `/auth/admin/own/${path}`, { token, ...(body && { body }) });
const WITH_PASSWORD = { currentPassword: ADMIN_PASSWORD };
const logIn = (more: object = {}) =>
  app.call('POST', '/auth/admin/login', { body: { email: meera.email, password: ADMIN_PASSWORD, ...more } });
const prove = (ticket: string, code: string) => app.call('POST', '/auth/admin/second-factor', { body: { ticket, code } });
const ticketOf = async (more: object = {}): Promise<string> => (await logIn(more)).body.data.ticket;
const isAlive = async (token: string) => (await app.call('GET', '/auth/validate-token', { token })).status === 200;
const codeOf = (key: string, at = app.clock.now()) => new TOTP({ secret: key }).generate({ timestamp: at });
const wrongCode = (key: string) => {
  const right = [-1, 0, 1].map(steps => codeOf(key, app.clock.now() + steps * 30 * SECOND));
  return ['111111', '222222', '333333', '444444'].find(code => !right.includes(code)) as string;
};

/** Turns an app on, and lets the time of its first code pass. */
const turnOn = async (): Promise<{ key: string; recoveryCodes: string[] }> => {
  const { key } = (await own('POST', 'totp', WITH_PASSWORD)).body.data;
  const { recoveryCodes } = (await own('PUT', 'totp', { code: codeOf(key) })).body.data;
  app.clock.advance(30 * SECOND);
  return { key, recoveryCodes };
};

describe('an app for codes', () => {
  it('S33 is on once a code of it came, and nothing else has changed before', async () => {
    expect((await ownSignIn()).body.data).toEqual({ email: meera.email, ...NOTHING });
    const begun = (await own('POST', 'totp', WITH_PASSWORD)).body.data;
    expect(begun.address).toContain(`secret=${begun.key}`);
    expect(begun.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await logIn()).status).toBe(200);
    expect((await own('PUT', 'totp', { code: wrongCode(begun.key) })).body.errorCode).toBe('SECOND_FACTOR_WRONG');

    const confirmed = await own('PUT', 'totp', { code: codeOf(begun.key) });
    expect(confirmed.body.data.recoveryCodes).toHaveLength(10);
    expect((await ownSignIn()).body.data).toMatchObject({ recoveryCodesLeft: 10, secondFactorSince: expect.any(String) });
    expect((await logIn()).body).toMatchObject({
      errorCode: 'SECOND_FACTOR_REQUIRED',
      data: { ticket: expect.any(String), ways: ['TOTP', 'RECOVERY_CODE'] },
    });
  });

  it('S33 signs the person out everywhere else', async () => {
    const { token } = (await logIn()).body.data;
    await turnOn();
    expect([await isAlive(token), await isAlive(meera.token)]).toEqual([false, true]);
  });

  it('S33 is neither begun nor turned off with a wrong password', async () => {
    const { key } = await turnOn();
    for (const [method, path] of [
      ['POST', 'totp'],
      ['PUT', 'totp/off'],
      ['POST', 'recovery-codes'],
    ] as const)
      expect((await own(method, path, { currentPassword: 'a guess' })).body.errors).toMatchObject([{ field: 'currentPassword' }]);
    expect((await prove(await ticketOf(), codeOf(key))).status).toBe(200);
  });

  it('S34 waits 15 minutes for its first code', async () => {
    const { key } = (await own('POST', 'totp', WITH_PASSWORD)).body.data;
    app.clock.advance(15 * MINUTE);
    expect((await own('PUT', 'totp', { code: codeOf(key) })).body.errorCode).toBe('SECOND_FACTOR_WRONG');
  });

  it('S34 moves to another phone: the old key works until the new one had its first code', async () => {
    const old = await turnOn();
    const { key } = (await own('POST', 'totp', WITH_PASSWORD)).body.data;
    expect((await prove(await ticketOf(), codeOf(old.key))).status).toBe(200);
    expect((await own('PUT', 'totp', { code: codeOf(key) })).body.data.recoveryCodes).toBeNull();
    app.clock.advance(MINUTE);
    expect((await prove(await ticketOf(), codeOf(old.key))).status).toBe(400);
    expect((await prove(await ticketOf(), codeOf(key))).status).toBe(200);
  });

  it('S33 is turned off, with the recovery codes; then the password alone signs in', async () => {
    await turnOn();
    for (const _ of [1, 2])
      expect((await own('PUT', 'totp/off', WITH_PASSWORD)).body.data).toEqual({ email: meera.email, ...NOTHING });
    expect((await logIn()).status).toBe(200);
    expect((await own('POST', 'recovery-codes', WITH_PASSWORD)).body.errorCode).toBe('SECOND_FACTOR_MISSING');
  });

  it('S34 is kept encrypted, and nobody else reads it', async () => {
    const { key } = await turnOn();
    const row = await findTotp(app.db.read, meera.adminId);
    expect(row?.key).toEqual(expect.any(String));
    expect(JSON.stringify(row)).not.toContain(key);
    expect(JSON.stringify((await ownSignIn()).body)).not.toContain(key);
  });
});

describe('signing in with a code', () => {
  it('S36 gives a token that lasts as the first step asked', async () => {
    const { key } = await turnOn();
    const short = (await prove(await ticketOf(), codeOf(key))).body.data.token;
    app.clock.advance(30 * SECOND);
    const kept = (await prove(await ticketOf({ keepSignedIn: true }), codeOf(key))).body.data.token;
    app.clock.advance(DAY);
    expect([await isAlive(short), await isAlive(kept)]).toEqual([false, true]);
  });

  it('S34 takes each code once, also of two at once', async () => {
    const { key } = await turnOn();
    const code = codeOf(key);
    const tickets = [await ticketOf(), await ticketOf()];
    const answers = await Promise.all(tickets.map(ticket => prove(ticket, code)));
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    expect((await prove(await ticketOf(), code)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
  });

  it('S36 ends the ticket with its use, after five minutes and after five wrong codes', async () => {
    const { key } = await turnOn();
    const used = await ticketOf();
    expect((await prove(used, codeOf(key))).status).toBe(200);
    expect((await prove(used, codeOf(key))).body.errorCode).toBe('SIGN_IN_ENDED');
    expect((await prove('never given', codeOf(key))).body.errorCode).toBe('SIGN_IN_ENDED');
    const late = await ticketOf();
    app.clock.advance(5 * MINUTE);
    expect((await prove(late, codeOf(key))).body.errorCode).toBe('SIGN_IN_ENDED');
    const tried = await ticketOf();
    for (let n = 0; n < 5; n++) expect((await prove(tried, wrongCode(key))).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    expect((await prove(tried, codeOf(key))).body.errorCode).toBe('SIGN_IN_ENDED');
  });

  it('S36 ends for the day after 20 wrong codes; a recovery code still signs in', async () => {
    const { key, recoveryCodes } = await turnOn();
    for (let n = 0; n < 4; n++) {
      const ticket = await ticketOf();
      await Promise.all([1, 2, 3, 4, 5].map(() => prove(ticket, wrongCode(key))));
    }
    const locked = await prove(await ticketOf(), codeOf(key));
    expect([locked.status, locked.body.errorCode]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60);
    expect((await prove(await ticketOf(), recoveryCodes[0] as string)).status).toBe(200);
    app.clock.advance(DAY);
    expect((await prove(await ticketOf(), codeOf(key))).status).toBe(200);
  });

  it('S36 says nothing of a second factor after a wrong password', async () => {
    await turnOn();
    expect((await logIn({ password: 'a guess' })).body).toMatchObject({ errorCode: 'INVALID_CREDENTIALS', data: null });
  });

  it('S35 takes a recovery code once, as it is typed', async () => {
    const { recoveryCodes } = await turnOn();
    const [code = ''] = recoveryCodes;
    const answers = await Promise.all([await ticketOf(), await ticketOf()].map(ticket => prove(ticket, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await prove(await ticketOf(), code)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    expect((await ownSignIn()).body.data.recoveryCodesLeft).toBe(9);
    expect((await prove(await ticketOf(), (recoveryCodes[1] as string).toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  });

  it('S35 takes no code from before new ones were made', async () => {
    const { recoveryCodes } = await turnOn();
    const made = (await own('POST', 'recovery-codes', WITH_PASSWORD)).body.data.recoveryCodes;
    expect((await prove(await ticketOf(), recoveryCodes[0] as string)).status).toBe(400);
    expect((await prove(await ticketOf(), made[0])).status).toBe(200);
    for (const code of made.slice(1)) await prove(await ticketOf(), code);
    expect((await logIn()).body.data.ways).toEqual(['TOTP']);
  });

  it('S33 concerns no API key and no colleague', async () => {
    await turnOn();
    const colleague = await makeAdmin(app);
    expect(
      (await app.call('POST', '/auth/admin/login', { body: { email: colleague.email, password: ADMIN_PASSWORD } })).status,
    ).toBe(200);
  });
});

describe('a salon that asks for a second factor', () => {
  const settings = async (
    staffSecondFactor: boolean,
    { token, password = ADMIN_PASSWORD }: { token: string; password?: string },
  ) => {
    const { data } = (await app.call('GET', '/settings/admin', { token })).body;
    const body = { ...data, staffSecondFactor, ...(password && { currentPassword: password }) };
    return app.call('PUT', '/settings/admin', { token, body });
  };
  const readsBookings = async (token: string) => app.call('GET', '/booking/admin?size=1', { token });

  it('S38 is switched on by somebody who has one, with the password', async () => {
    expect((await settings(true, meera)).body).toMatchObject({
      errorCode: 'FORBIDDEN',
      params: { reason: 'SECOND_FACTOR_FIRST' },
    });
    await turnOn();
    expect((await settings(true, { ...meera, password: '' })).body.errors).toMatchObject([{ field: 'currentPassword' }]);
    expect((await settings(true, meera)).body.data.staffSecondFactor).toBe(true);
    expect((await settings(true, { ...meera, password: '' })).status).toBe(200);
    expect((await app.call('GET', '/settings')).text).not.toContain('staffSecondFactor');
  });

  it('S38 lets a colleague without one set one up and sign out, and nothing else, also in an open session', async () => {
    const rekha = await makeAdmin(app);
    const { token: key } = (
      await app.call('POST', '/auth/admin/key', { token: rekha.token, body: { name: 'Till', access: 'FULL', ...WITH_PASSWORD } })
    ).body.data;
    await turnOn();
    expect((await readsBookings(rekha.token)).status).toBe(200);
    await settings(true, meera);
    expect((await readsBookings(rekha.token)).body).toMatchObject({
      errorCode: 'FORBIDDEN',
      params: { reason: 'SECOND_FACTOR_NEEDED' },
    });
    expect((await readsBookings(key)).status).toBe(200);
    // The desk is asked for none.
    expect((await readsBookings((await makeAdmin(app, 'DESK')).token)).status).toBe(200);
    expect((await own('POST', 'recovery-codes', WITH_PASSWORD, rekha.token)).status).toBe(403);
    expect((await app.call('GET', '/auth/admin/own', { token: rekha.token })).body.data.isNeeded).toBe(true);
    const begun = (await own('POST', 'totp', WITH_PASSWORD, rekha.token)).body.data;
    await own('PUT', 'totp', { code: codeOf(begun.key) }, rekha.token);
    expect((await readsBookings(rekha.token)).status).toBe(200);
    const kept = await own('PUT', 'totp/off', WITH_PASSWORD, rekha.token);
    expect(kept.body).toMatchObject({ errorCode: 'FORBIDDEN', params: { reason: 'SECOND_FACTOR_NEEDED' } });
    expect((await own('POST', 'totp', WITH_PASSWORD, rekha.token)).status).toBe(200);
    await settings(false, meera);
    expect((await own('PUT', 'totp/off', WITH_PASSWORD, rekha.token)).status).toBe(200);
  });
});

describe('a lost second factor', () => {
  const reset = (id: string, token: string, currentPassword = ADMIN_PASSWORD) =>
    app.call('PUT', `/auth/admin/staff/${id}/second-factor/off`, { token, body: { currentPassword } });

  it('S39 is taken away by a colleague, with the own password, and the sessions end', async () => {
    const { recoveryCodes } = await turnOn();
    const ticket = await ticketOf();
    const rekha = await makeAdmin(app);
    const list = async () => (await app.call('GET', '/auth/admin/staff', { token: rekha.token })).body.data;
    expect(await list()).toMatchObject([{ secondFactorSince: expect.any(String) }, { secondFactorSince: null }]);
    expect((await reset(meera.adminId, rekha.token, 'a guess')).body.errors).toMatchObject([{ field: 'currentPassword' }]);
    for (const _ of [1, 2]) expect((await reset(meera.adminId, rekha.token)).body.data.secondFactorSince).toBeNull();
    expect(await isAlive(meera.token)).toBe(false);
    expect((await prove(ticket, recoveryCodes[0] as string)).body.errorCode).toBe('SIGN_IN_ENDED');
    expect((await logIn()).status).toBe(200);
    expect((await reset('unknown', rekha.token)).body.errorCode).toBe('NOT_FOUND');
  });

  it('S39 is not taken away by its own person', async () => {
    await turnOn();
    expect((await reset(meera.adminId, meera.token)).body).toMatchObject({
      errorCode: 'FORBIDDEN',
      params: { reason: 'OWN_ACCOUNT' },
    });
  });
});

describe('what needs the own password', () => {
  const makesKey = () =>
    app.call('POST', '/auth/admin/key', { token: meera.token, body: { name: 'Till', access: 'FULL', ...WITH_PASSWORD } });
  const again = async () =>
    (await app.call('POST', '/auth/admin/second-factor/again', { token: meera.token })).body.data?.ticket as string;
  const REFUSED = { errorCode: 'FORBIDDEN', params: { reason: 'SECOND_FACTOR_AGAIN' } };

  it('S40 needs a second factor of the last ten minutes, in this session', async () => {
    const { key } = await turnOn();
    expect((await makesKey()).status).toBe(201);
    app.clock.advance(10 * MINUTE);
    // Another session does not count.
    expect((await prove(await ticketOf(), codeOf(key))).status).toBe(200);
    expect((await makesKey()).body).toMatchObject(REFUSED);
    expect((await own('PUT', 'totp/off', WITH_PASSWORD)).body).toMatchObject(REFUSED);
    expect((await own('PUT', 'totp/off', { currentPassword: 'a guess' })).status).toBe(400);
    app.clock.advance(MINUTE);
    const confirmed = await prove(await again(), codeOf(key));
    expect(confirmed.status).toBe(200);
    expect(await isAlive(confirmed.body.data.token)).toBe(true);
    expect((await makesKey()).status).toBe(201);
    const ends = await app.call('POST', '/auth/logout', { token: confirmed.body.data.token });
    expect([ends.status, await isAlive(meera.token)]).toEqual([200, false]);
  });

  it('S40 stays confirmed with the session that a new password begins', async () => {
    await turnOn();
    const changed = await app.call('PUT', '/auth/admin/password', {
      token: meera.token,
      body: { ...WITH_PASSWORD, newPassword: 'four other words now' },
    });
    const body = { name: 'Till', access: 'FULL', currentPassword: 'four other words now' };
    expect((await app.call('POST', '/auth/admin/key', { token: changed.body.data.token, body })).status).toBe(201);
  });

  it('S40 is confirmed in no session that has ended, and not without a second factor', async () => {
    expect((await app.call('POST', '/auth/admin/second-factor/again', { token: meera.token })).body.errorCode).toBe(
      'SECOND_FACTOR_MISSING',
    );
    const { key } = await turnOn();
    const ticket = await again();
    await app.call('POST', '/auth/logout', { token: meera.token });
    expect((await prove(ticket, codeOf(key))).body.errorCode).toBe('SIGN_IN_ENDED');
  });
});
