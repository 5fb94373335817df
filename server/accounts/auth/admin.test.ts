/** Staff sign in (rules K2, K3, R9, R10 and R13). */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../common/time.ts';
import { routes } from '../../platform/contract/document.ts';
import { signInsOf } from '../../platform/contract/operation.ts';
import { admin } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { ADMIN_PASSWORD, CHEAP_HASH } from '../../test/makers.ts';
import { changeAdminPassword, createAdmin, dismissAdmin } from './admin.ts';
import { recordWrongPassword } from './limits.ts';
import { hashPassword, newPassword, passwordFits } from './password.ts';
import { addAdmin } from './store.ts';

const EMAIL = 'meera@nikhar.example';
const PASSWORD = ADMIN_PASSWORD;

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'on' } });
  const row = { id: newId(), email: EMAIL, passwordHash: CHEAP_HASH, createdAt: app.clock.now() };
  await app.db.tx(tx => addAdmin(tx, row));
});
const done = async () => true;
/** Hashes the password at full cost, as `admin create` does. */
const hashInEarnest = () => changeAdminPassword(app.db, { email: EMAIL, password: PASSWORD }, done);
afterEach(() => app.close());

const signIn = (password: string, { email = EMAIL, from = '203.0.113.7' } = {}) =>
  app.call('POST', '/auth/admin/login', { body: { email, password }, headers: { 'x-forwarded-for': from } });
const tokenOf = async (password = PASSWORD): Promise<string> => (await signIn(password)).body.data.token;
const isAlive = async (token: string) => (await app.call('GET', '/auth/validate-token', { token })).status === 200;

/** Notes the cost of each password that is hashed, until `stop`. */
const watchScrypt = () => {
  const costs: unknown[] = [];
  const spy = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  return {
    stop: () => {
      for (const [, , , cost] of spy.mock.calls) costs.push(cost);
      spy.mockRestore();
      syncBuiltinESMExports();
      return costs;
    },
  };
};

describe('signing in as staff', { timeout: 120_000 }, () => {
  it('gives a token of the admin role for 8 hours, with the e-mail in any case', async () => {
    const { status, body } = await signIn(PASSWORD, { email: ' Meera@NIKHAR.example ' });
    expect([status, body.message]).toEqual([200, 'Admin login successful!']);
    const { token } = body.data;
    expect((await app.call('GET', '/auth/validate-token', { token })).body.data.role).toBe('ADMIN');
    expect((await app.call('GET', '/settings/admin', { token })).status).toBe(200);
    app.clock.advance(8 * HOUR - 1);
    expect(await isAlive(token)).toBe(true);
    app.clock.advance(1);
    expect(await isAlive(token)).toBe(false);
  });

  it('S13 keeps staff signed in for 30 days where they ask for it; what ends sessions ends that one, too', async () => {
    const keep = async () => {
      const body = { email: EMAIL, password: PASSWORD, keepSignedIn: true };
      return (await app.call('POST', '/auth/admin/login', { body })).body.data.token as string;
    };
    const token = await keep();
    app.clock.advance(30 * DAY - 1);
    expect(await isAlive(token)).toBe(true);
    app.clock.advance(1);
    expect(await isAlive(token)).toBe(false);

    const [first, second] = [await keep(), await keep()];
    expect((await app.call('POST', '/auth/sign-out-everywhere', { token: first })).status).toBe(200);
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, false]);
    const third = await keep();
    await changeAdminPassword(app.db, { email: EMAIL, password: PASSWORD }, done);
    expect(await isAlive(third)).toBe(false);
    const fourth = await keep();
    await dismissAdmin(app.db, EMAIL, done);
    expect(await isAlive(fourth)).toBe(false);
  });

  it('R9 answers a wrong password and an unknown e-mail alike, after the same work', async () => {
    await hashInEarnest();
    // The hash is nearly all of the time. Its work is counted, because a busy machine changes the time.
    const hashing = watchScrypt();
    const known = await signIn('wrong');
    const unknown = await signIn('wrong', { email: 'nobody@nikhar.example' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.status).toBe(401);
    expect(known.body).toMatchObject({ errorCode: 'INVALID_CREDENTIALS', message: 'Invalid credentials' });
    const [first, second, ...more] = hashing.stop();
    expect(first).toMatchObject({ N: 2 ** 15, r: 8, p: 3 });
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('R10 locks an e-mail for one client after ten wrong passwords, for 15 minutes, even for the right one', async () => {
    for (let i = 0; i < 10; i++) {
      expect((await signIn(`wrong ${i}`, { email: i % 2 ? EMAIL : EMAIL.toUpperCase() })).status).toBe(401);
      app.clock.advance(MINUTE);
    }
    const locked = await signIn(PASSWORD);
    expect([locked.status, locked.body.errorCode, locked.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '840']);
    // No password is compared for a locked e-mail, so many calls at once wait for nothing.
    await hashInEarnest();
    const many = await Promise.all(Array.from({ length: 20 }, () => signIn(PASSWORD)));
    expect(new Set(many.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['840']));
    expect((await signIn(PASSWORD, { from: '203.0.113.8' })).status).toBe(200);
    app.clock.advance(14 * MINUTE - 1);
    expect((await signIn(PASSWORD)).status).toBe(429);
    app.clock.advance(1);
    expect((await signIn('wrong again')).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it.each([
    ['a /64 of IPv6', (i: number) => `2600:3c00:1:2::${i}`, '2600:3c00:1:2:a:b:c:d', '2600:3c00:1:3::1'],
    ['an IPv4 address in any form', () => '203.0.113.7', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ])('R10 takes %s for one client', async (_, from, same, other) => {
    for (let i = 0; i < 10; i++) expect((await signIn('wrong', { from: from(i) })).status).toBe(401);
    expect((await signIn(PASSWORD, { from: same })).status).toBe(429);
    expect((await signIn(PASSWORD, { from: other })).status).toBe(200);
  });

  it('R10 does not lock ten wrong passwords spread over more than 15 minutes', async () => {
    for (let i = 0; i < 12; i++) {
      expect((await signIn('wrong')).status).toBe(401);
      app.clock.advance(2 * MINUTE);
    }
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('R10 ignores wrong passwords from the future, recorded before the clock was set back', async () => {
    app.clock.advance(DAY);
    for (let i = 0; i < 10; i++) expect((await signIn('wrong')).status).toBe(401);
    app.clock.advance(-DAY);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('R10 compares ten of sixty guesses at the same time, and the others learn nothing', async () => {
    await hashInEarnest();
    const answers: Awaited<ReturnType<typeof signIn>>[] = [];
    // Six of each burst are compared, two of them in vain. The right password comes when ten wrong ones are certainly recorded.
    for (const from of [0, 20, 40])
      answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, i) => signIn(from + i === 45 ? PASSWORD : 'wrong')))));
    const tally = Object.groupBy(answers, ({ status }) => status);
    expect(tally[200]).toBeUndefined();
    expect(tally[401]).toHaveLength(10);
    // Locked, or too many at the same time from one client.
    expect(tally[429]).toHaveLength(50);
  });

  it('R10 refuses the right password if the tenth wrong one is recorded during the comparison', async () => {
    await hashInEarnest();
    const note = () => app.db.tx(tx => recordWrongPassword(tx, EMAIL, '203.0.113.7', app.clock.now()));
    for (let i = 0; i < 9; i++) await note();
    // Two other comparisons go first, so that there is time to record a wrong one.
    const others = [1, 2].map(i => signIn('wrong', { email: `nobody${i}@nikhar.example`, from: `192.0.2.${i}` }));
    const right = signIn(PASSWORD);
    // Long enough for the first check of the lock.
    await setTimeout(150);
    await note();
    expect((await right).body.errorCode).toBe('RATE_LIMITED');
    for (const other of others) expect((await other).status).toBe(401);
  });

  it('R13 refuses a password that changes during the comparison', async () => {
    await hashInEarnest();
    const passwordHash = await hashPassword('another password');
    const others = [1, 2].map(i => signIn('wrong', { email: `nobody${i}@nikhar.example`, from: `192.0.2.${i}` }));
    const late = signIn(PASSWORD);
    await setTimeout(150);
    await app.db.tx(async tx => void (await tx.update(admin).set({ passwordHash }).where(eq(admin.email, EMAIL))));
    expect((await late).body.errorCode).toBe('INVALID_CREDENTIALS');
    await Promise.all(others);
  });

  it.each([
    ['one address', () => '192.0.2.7'],
    ['a /64 of IPv6', (i: number) => `2600:3c00:1:2::${i}`],
  ])('answers staff elsewhere during a flood of guesses from %s', async (_, from) => {
    await hashInEarnest();
    const flood = Array.from({ length: 40 }, (_, i) => signIn('wrong', { email: `nobody${i}@nikhar.example`, from: from(i) }));
    const mine = signIn(PASSWORD, { from: '192.0.2.8' });
    expect((await mine).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter(status => status === 429).length).toBeGreaterThan(20);
  });
});

describe('R13 a session of staff is over', { timeout: 120_000 }, () => {
  const secured = routes.filter(({ operation }) => signInsOf(operation).length > 0);
  const mustBeDead = async (token: string) => {
    for (const { method, path } of secured) {
      const { status, body } = await app.call(method, path.replaceAll(/\{\w+\}/g, '01a1f963-f54c-7b96-a020-c5a6464471ee'), {
        token,
      });
      expect([method, path, status, body.errorCode]).toEqual([method, path, 401, 'UNAUTHORIZED']);
    }
  };

  it('after logging out, on every operation', async () => {
    const token = await tokenOf();
    expect((await app.call('POST', '/auth/logout', { token })).status).toBe(200);
    await mustBeDead(token);
  });

  it('after a new password, which is then the only one', async () => {
    const token = await tokenOf();
    expect(await changeAdminPassword(app.db, { email: ` ${EMAIL.toUpperCase()}`, password: 'another password' }, done)).toBe(
      true,
    );
    await mustBeDead(token);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect(await isAlive(await tokenOf('another password'))).toBe(true);
  });

  it('after the account was removed', async () => {
    const token = await tokenOf();
    expect(await dismissAdmin(app.db, EMAIL, done)).toBe(true);
    await mustBeDead(token);
    expect((await signIn(PASSWORD)).status).toBe(401);
  });
});

describe('accounts of staff', { timeout: 60_000 }, () => {
  it('have unique e-mails, whatever the case', async () => {
    expect(await createAdmin(app.db, app.clock, { email: EMAIL.toUpperCase(), password: 'never mind' })).toBe(false);
    expect(await isAlive(await tokenOf())).toBe(true);
    expect(await changeAdminPassword(app.db, { email: 'nobody@nikhar.example', password: 'never mind' }, done)).toBeNull();
    expect(await dismissAdmin(app.db, 'nobody@nikhar.example', done)).toBeNull();
  });

  it('store a salted hash with its own cost', async () => {
    const [first, second] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(await passwordFits(PASSWORD, first)).toBe(true);
    expect(await passwordFits(`${PASSWORD} `, first)).toBe(false);
    expect(await passwordFits('', '')).toBe(false);
    expect(newPassword()).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  });

  it('match in any Unicode form of their letters', async () => {
    const stored = await hashPassword('R\u00e9my and the \uff11\uff12 cats');
    expect(await passwordFits('Re\u0301my and the 12 cats', stored)).toBe(true);
  });

  it('are compared two at a time, with at most thirty waiting', async () => {
    const all = Array.from({ length: 33 }, (_, i) => passwordFits(PASSWORD, CHEAP_HASH, `client ${i}`));
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.slice(0, 32).map(({ status }) => status)).toEqual(Array(32).fill('fulfilled'));
    expect(outcomes[32]).toMatchObject({ status: 'rejected', reason: { code: 'OVERLOADED' } });
  });
});
