/** Staff add passkeys, and sign in with one as the second step. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { Authenticator } from '../../test/authenticator.ts';
import { ADMIN_PASSWORD, makeAdmin, type TestAdmin } from '../../test/makers.ts';
import { passkeyPlace } from './rules.ts';

const SITE = 'https://nikhar.example';

let app: TestApp;
let meera: TestAdmin;
let key: Authenticator;
beforeEach(async () => {
  app = await startApp({ env: { PUBLIC_URL: SITE } });
  meera = await makeAdmin(app);
  key = new Authenticator(SITE);
});
afterEach(() => app.close());

const own = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, { token } = meera) =>
  app.call(method, `/auth/admin/own${path}`, { token, ...(body && { body }) });
const begin = async (name = 'My phone', who = meera) =>
  (await own('POST', '/passkey/options', { name, currentPassword: ADMIN_PASSWORD }, who)).body.data;
const add = async (one = key, name = 'My phone') => {
  const { ticket, options } = await begin(name);
  return own('POST', '/passkey', { ticket, response: one.create(options) });
};
const logIn = () => app.call('POST', '/auth/admin/login', { body: { email: meera.email, password: ADMIN_PASSWORD } });
const ticketOf = async (): Promise<string> => (await logIn()).body.data.ticket;
const askFor = (ticket: string) => app.call('POST', '/auth/admin/passkey/options', { body: { ticket } });
const prove = (ticket: string, response: object) => app.call('POST', '/auth/admin/passkey', { body: { ticket, response } });
const signIn = async (one = key, ticket?: string) => {
  const asked = ticket ?? (await ticketOf());
  return prove(asked, one.get((await askFor(asked)).body.data));
};

describe('a passkey', () => {
  it('S37 is added with a name, brings recovery codes, and signs in after the password', async () => {
    const added = await add();
    expect([added.status, added.body.data.recoveryCodes?.length]).toEqual([200, 10]);
    expect((await own('GET', '')).body.data.passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    const { ways, ticket } = (await logIn()).body.data;
    expect(ways).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    const asked = (await askFor(ticket)).body.data;
    expect(asked).toMatchObject({ rpId: 'nikhar.example', allowCredentials: [{ id: key.id.toString('base64url') }] });
    const { token } = (await prove(ticket, key.get(asked))).body.data;
    expect((await app.call('GET', '/auth/validate-token', { token })).status).toBe(200);
    expect((await own('GET', '')).body.data.passkeys[0].lastUsedAt).not.toBeNull();
  });

  it('S37 is one of several; removing the last one leaves the password alone', async () => {
    const spare = new Authenticator(SITE);
    await add();
    expect((await add(spare, 'Spare key')).body.data.recoveryCodes).toBeNull();
    expect((await signIn(spare)).status).toBe(200);
    const [first, second] = (await own('GET', '')).body.data.passkeys;
    const remove = ({ id }: { id: string }, currentPassword = ADMIN_PASSWORD) =>
      own('PUT', `/passkey/${id}/off`, { currentPassword });
    expect((await remove(first, 'a guess')).body.errors).toMatchObject([{ field: 'currentPassword' }]);
    expect((await remove(first)).body.data.passkeys).toMatchObject([{ name: 'Spare key' }]);
    expect((await signIn(key)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    expect((await remove(second)).body.data).toMatchObject({ secondFactorSince: null, recoveryCodesLeft: 0 });
    expect((await remove(second)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  it('S37 is not added twice, by somebody else, at another site, or with an old question', async () => {
    const { ticket, options } = await begin();
    const colleague = await makeAdmin(app);
    const refused = async (response: object, sent = ticket, who = meera) =>
      (await own('POST', '/passkey', { ticket: sent, response }, who)).body.errorCode;
    expect(await refused(key.create(options), ticket, colleague)).toBe('SECOND_FACTOR_WRONG');
    expect(await refused(new Authenticator('https://nikhar.evil.example').create(options))).toBe('SECOND_FACTOR_WRONG');
    expect(await refused(new Authenticator('https://evil.example', 'nikhar.example').create(options))).toBe(
      'SECOND_FACTOR_WRONG',
    );
    expect(await refused(key.create({ challenge: 'b3RoZXI' }))).toBe('SECOND_FACTOR_WRONG');
    expect((await own('POST', '/passkey', { ticket, response: key.create(options) })).status).toBe(200);
    expect(await refused(key.create(options))).toBe('SECOND_FACTOR_WRONG');
    const again = await begin();
    expect(await refused(key.create(again.options), again.ticket)).toBe('SECOND_FACTOR_WRONG');
    const late = await begin();
    app.clock.advance(5 * MINUTE);
    expect(await refused(new Authenticator(SITE).create(late.options), late.ticket)).toBe('SECOND_FACTOR_WRONG');
    expect((await own('GET', '')).body.data.passkeys).toHaveLength(1);
  });

  it('S37 signs each question once, at this site only, with a counter that grows', async () => {
    await add();
    const ticket = await ticketOf();
    const asked = (await askFor(ticket)).body.data;
    const signed = key.get(asked);
    const elsewhere = new Authenticator('https://evil.example', 'nikhar.example');
    expect((await prove(ticket, { ...elsewhere.get(asked), id: signed.id })).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    // The wrong answer has used the question up.
    expect((await prove(ticket, signed)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
    expect((await signIn(key, ticket)).status).toBe(200);
    expect((await prove(ticket, signed)).body.errorCode).toBe('SIGN_IN_ENDED');
    // A copy of the key has an older counter.
    key.counter = 0;
    expect((await signIn(key)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
  });

  it('S37 of a colleague does not sign in, and a ticket for a new passkey is none for signing in', async () => {
    const { ticket, options } = await begin();
    expect((await askFor(ticket)).body.errorCode).toBe('SIGN_IN_ENDED');
    await own('POST', '/passkey', { ticket, response: key.create(options) });
    const colleague = await makeAdmin(app);
    const theirs = new Authenticator(SITE);
    const begun = await begin('Hers', colleague);
    await own('POST', '/passkey', { ticket: begun.ticket, response: theirs.create(begun.options) }, colleague);
    expect((await signIn(theirs)).body.errorCode).toBe('SECOND_FACTOR_WRONG');
  });

  it('S36 five wrong answers end the ticket', async () => {
    await add();
    const ticket = await ticketOf();
    for (let n = 0; n < 5; n++) expect((await prove(ticket, key.get({ challenge: 'old' }))).status).toBe(400);
    expect((await askFor(ticket)).body.errorCode).toBe('SIGN_IN_ENDED');
  });
});

describe('passkeys', () => {
  it.each([
    [{ PUBLIC_URL: 'https://nikhar.example/' }, { rpId: 'nikhar.example', origin: 'https://nikhar.example' }],
    [{ PUBLIC_URL: 'http://localhost:8080' }, { rpId: 'localhost', origin: 'http://localhost:8080' }],
    [{ PUBLIC_URL: 'http://nikhar.example' }, undefined],
    [{ PUBLIC_URL: 'https://203.0.113.5' }, undefined],
    [{ production: true }, undefined],
    [{}, { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ])('S37 belong to PUBLIC_URL, if browsers know passkeys there: %j', (config, place) => {
    expect(passkeyPlace({ PUBLIC_URL: undefined, PORT: 3000, production: false, ...config })).toEqual(place);
  });

  it('S37 are not offered where they do not work', async () => {
    const plain = await startApp({ env: { PUBLIC_URL: 'http://nikhar.example' } });
    const { token } = await makeAdmin(plain);
    expect((await plain.call('GET', '/auth/admin/own', { token })).body.data.mayAddPasskeys).toBe(false);
    const body = { name: 'My phone', currentPassword: ADMIN_PASSWORD };
    expect((await plain.call('POST', '/auth/admin/own/passkey/options', { token, body })).body.errorCode).toBe(
      'PASSKEYS_UNAVAILABLE',
    );
    await plain.close();
  });
});
