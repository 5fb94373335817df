/** Staff hear of each change of their second factor (rule S41). */
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../../common/time.ts';
import { resetSecondFactorOf } from '../../accounts/second-factor/reset.ts';
import { messageLog } from '../../platform/db/schema.ts';
import { Authenticator } from '../../test/authenticator.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { ADMIN_PASSWORD, makeAdmin, type TestAdmin } from '../../test/makers.ts';
import { tellFactor } from './tell-factor.ts';

const SITE = 'https://nikhar.example';
const WITH_PASSWORD = { currentPassword: ADMIN_PASSWORD };
const ON = 'The second factor is on.';
const OFF = 'The second factor is off: the password alone signs in.';

const app = appOfEachTest({ env: { PUBLIC_URL: SITE } });
let meera: TestAdmin;
beforeEach(async () => {
  meera = await makeAdmin(app, 'DESK');
});

const own = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await app.call(method, `/auth/admin/own${path}`, { token: meera.token, ...(body && { body }) });
  expect(answer.status).toBe(200);
  return answer.body.data;
};
const codeOf = (key: string) => new TOTP({ secret: key }).generate({ timestamp: app.clock.now() });
const turnOn = async (): Promise<string[]> => {
  const { key } = await own('POST', '/totp', WITH_PASSWORD);
  const { recoveryCodes } = await own('PUT', '/totp', { code: codeOf(key) });
  app.clock.advance(30 * SECOND);
  return recoveryCodes;
};
/** What each e-mail since the last look says: the change, and how signing in works now. */
const told = async (): Promise<string[][]> => {
  await app.worker.runDue();
  const sent = app.messages.sent.splice(0);
  expect(sent.every(({ kind, to }) => kind === 'SECOND_FACTOR' && to === meera.email)).toBe(true);
  return sent.map(({ text }) => (text.split('\n\n')[1] as string).split('\n'));
};
const signInBy = async (code: string) => {
  const body = { email: meera.email, password: ADMIN_PASSWORD };
  const { ticket } = (await app.call('POST', '/auth/admin/login', { body })).body.data;
  return app.call('POST', '/auth/admin/second-factor', { body: { ticket, code } });
};

describe('S41 an e-mail to the address of the account says', () => {
  it('at night, too, that an app was set up, and turned off: once', async () => {
    app.clock.moveTo('2026-12-04T23:40:00+05:30');
    meera = await makeAdmin(app);
    await turnOn();
    expect(await told()).toEqual([['Fri, 4 Dec, 11:40 PM: An app for codes was set up.', ON]]);
    for (const _ of [1, 2]) await own('PUT', '/totp/off', WITH_PASSWORD);
    expect(await told()).toEqual([['Fri, 4 Dec, 11:40 PM: The app for codes was turned off.', OFF]]);
  });

  it('that recovery codes were made anew, and that one was used; not that a wrong one was', async () => {
    const [old = ''] = await turnOn();
    await told();
    const [code = ''] = (await own('POST', '/recovery-codes', WITH_PASSWORD)).recoveryCodes;
    const made = ['Fri, 4 Dec, 12:00 PM: New recovery codes were made. Those from before no longer work.', ON];
    expect(await told()).toEqual([made]);
    expect([(await signInBy(old)).status, (await signInBy(code)).status]).toEqual([400, 200]);
    expect(await told()).toEqual([['Fri, 4 Dec, 12:00 PM: A recovery code was used.', ON]]);
  });

  it('that a passkey was added or removed', async () => {
    const { ticket, options } = await own('POST', '/passkey/options', { name: 'My phone', ...WITH_PASSWORD });
    await own('POST', '/passkey', { ticket, response: new Authenticator(SITE).create(options) });
    expect(await told()).toEqual([['Fri, 4 Dec, 12:00 PM: A passkey was added.', ON]]);
    const [{ id }] = (await own('GET', '')).passkeys;
    for (const _ of [1, 2]) await own('PUT', `/passkey/${id}/off`, WITH_PASSWORD);
    expect(await told()).toEqual([['Fri, 4 Dec, 12:00 PM: A passkey was removed.', OFF]]);
  });

  it('that a colleague or the command line took it away, if there was one', async () => {
    const owner = await makeAdmin(app);
    const reset = () =>
      app.call('PUT', `/auth/admin/staff/${meera.adminId}/second-factor/off`, { token: owner.token, body: WITH_PASSWORD });
    await turnOn();
    await told();
    for (const _ of [1, 2]) expect((await reset()).status).toBe(200);
    const gone = [['Fri, 4 Dec, 12:00 PM: The second factor was taken away.', OFF]];
    expect(await told()).toEqual(gone);
    meera = await makeAdmin(app);
    await turnOn();
    await told();
    for (const _ of [1, 2]) await resetSecondFactorOf({ db: app.db, clock: app.clock, tellFactor }, meera.email);
    expect(await told()).toEqual([['Fri, 4 Dec, 12:01 PM: The second factor was taken away.', OFF]]);
  });
});

it('S41 what a removed colleague was sent goes from the log, and what waits is not sent', async () => {
  const owner = await makeAdmin(app);
  await turnOn();
  await told();
  await own('PUT', '/totp/off', WITH_PASSWORD);
  expect((await app.call('DELETE', `/auth/admin/staff/${meera.adminId}`, { token: owner.token })).status).toBe(200);
  expect(await told()).toEqual([]);
  const rows = await app.db.read.select().from(messageLog);
  expect(rows.map(({ state, text, sentTo }) => [state, text, sentTo]).toSorted()).toEqual([
    ['DROPPED', null, null],
    ['SENT', null, null],
  ]);
});
