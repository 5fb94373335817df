import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../common/time.ts';
import { passcode, user } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeCustomer, newMobile } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const register = (mobile: string, fullName = 'Asha Deshmukh') =>
  app.call('POST', '/auth/register', { body: { fullName, mobile } });
const login = (mobile: string) => app.call('POST', '/auth/login', { body: { mobile } });
const verify = (mobile: string, verificationId: string, otp: string) =>
  app.call('POST', '/auth/verify-otp', { body: { mobile, verificationId, otp } });
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** A registered mobile that may ask for another code. */
const registered = async () => {
  const customer = await makeCustomer(app);
  app.clock.advance(2 * MINUTE);
  return customer;
};

describe('registering', () => {
  it('makes the account at verification, not before', async () => {
    const mobile = newMobile();
    const { verificationId, expiresAt, resendAt } = (await register(mobile)).body.data;
    expect(expiresAt - app.clock.now()).toBe(120 * SECOND);
    expect(resendAt - app.clock.now()).toBe(60 * SECOND);
    expect((await login(mobile)).body.errorCode).toBe('USER_NOT_REGISTERED');

    const { token, userId } = (await verify(mobile, verificationId, app.sms.codeFor(mobile))).body.data;
    const profile = (await app.call('GET', '/auth/profile', { token })).body.data;
    expect(profile).toMatchObject({ id: userId, mobile, fullName: 'Asha Deshmukh', role: 'USER', email: null });
    expect((await register(mobile)).body.errorCode).toBe('MOBILE_ALREADY_EXISTS');
  });

  it('R8 answers a second registration within a minute with the pending id, sends nothing and keeps the name', async () => {
    const mobile = newMobile();
    const first = (await register(mobile, 'Asha')).body.data;
    const second = await register(mobile, 'Mallory');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ errorCode: 'REQUEST_ALREADY_EXISTS', data: first });
    expect(second.body.message).toBe(
      `REQUEST_ALREADY_EXISTS ${JSON.stringify({ verificationId: first.verificationId, expiresAt: first.expiresAt })}`,
    );
    expect(app.sms.sent).toHaveLength(1);
    const { token } = (await verify(mobile, first.verificationId, app.sms.codeFor(mobile))).body.data;
    expect((await app.call('GET', '/auth/profile', { token })).body.data.fullName).toBe('Asha');
  });

  it.each([
    ['नमस्ते', 200],
    ['श्\u200dरी', 200],
    ['\u200d', 400],
    ["O'Brien", 200],
    ['Mary-Jane', 200],
    ['a'.repeat(40), 200],
    ['a'.repeat(41), 400],
    ['Asha2', 400],
    ['😀', 400],
    ['\u202eahsA', 200],
    ['A\u0007b', 400],
    ['A\u0000b', 400],
    ['A\ud800', 400],
    ['   ', 400],
    ["'-'", 400],
  ])('R57 answers the name %j with %i', async (fullName, status) => {
    expect((await register(newMobile(), fullName)).status).toBe(status);
  });

  it.each(['5876543210', '987654321', '98765432101', '+6591234567', 9876543210, null])('refuses the mobile %j', async mobile => {
    const answer = await app.call('POST', '/auth/register', { body: { fullName: 'Asha', mobile } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([refusedField('mobile')]);
  });
});

describe('signing in', () => {
  it('answers the same challenge before resendAt, and a new one after it', async () => {
    const { mobile } = await registered();
    const first = (await login(mobile)).body.data;
    app.clock.advance(59 * SECOND);
    expect((await login(mobile)).body.data).toEqual(first);
    expect(app.sms.sent).toHaveLength(2);
    app.clock.advance(1 * SECOND);
    const second = (await login(mobile)).body.data;
    expect(second.verificationId).not.toBe(first.verificationId);
    expect(app.sms.sent).toHaveLength(3);
    expect((await verify(mobile, second.verificationId, app.sms.codeFor(mobile))).status).toBe(200);
  });

  it("shows the customer's last activity", async () => {
    const { mobile } = await makeCustomer(app);
    app.clock.advance(DAY);
    const { verificationId } = (await login(mobile)).body.data;
    const { token } = (await verify(mobile, verificationId, app.sms.codeFor(mobile))).body.data;
    const { lastActive } = (await app.call('GET', '/auth/profile', { token })).body.data;
    expect(lastActive).toBe(new Date(app.clock.now()).toISOString());
  });

  it('refuses another code within a minute of a used one', async () => {
    const { mobile } = await makeCustomer(app);
    const answer = await login(mobile);
    expect([answer.status, answer.body.errorCode]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers['retry-after'])).toBe(60);
  });

  it('R1 ends a code after five wrong tries, even for the right one', async () => {
    const { mobile } = await registered();
    const { verificationId } = (await login(mobile)).body.data;
    const code = app.sms.codeFor(mobile);
    for (let i = 0; i < 5; i++) expect((await verify(mobile, verificationId, wrong(code))).body.errorCode).toBe('OTP_INVALID');
    const sixth = await verify(mobile, verificationId, code);
    expect([sixth.status, sixth.body.errorCode]).toEqual([429, 'OTP_ATTEMPTS_EXCEEDED']);
    expect(sixth.headers['retry-after']).toBe('60');
    // A new code may be requested now.
    app.clock.advance(61 * SECOND);
    expect((await verify(mobile, verificationId, code)).headers['retry-after']).toBe('1');
  });

  it('R1 sends another code from resendAt on if wrong tries ended a registration’s code', async () => {
    const mobile = newMobile();
    const { verificationId } = (await register(mobile)).body.data;
    app.clock.advance(20 * SECOND);
    const code = app.sms.codeFor(mobile);
    for (let i = 0; i < 4; i++) await verify(mobile, verificationId, wrong(code));
    expect((await register(mobile)).body.errorCode).toBe('REQUEST_ALREADY_EXISTS');
    await verify(mobile, verificationId, wrong(code));
    const refused = await register(mobile);
    expect([refused.status, refused.body.errorCode, refused.body.data]).toEqual([429, 'OTP_ATTEMPTS_EXCEEDED', null]);
    expect(refused.headers['retry-after']).toBe('40');
    expect(app.sms.sent).toHaveLength(1);
    app.clock.advance(40 * SECOND);
    const again = (await register(mobile, 'Meera')).body.data;
    const { token } = (await verify(mobile, again.verificationId, app.sms.codeFor(mobile))).body.data;
    expect((await app.call('GET', '/auth/profile', { token })).body.data.fullName).toBe('Meera');
  });

  it('R18 counts sends and tries of an instance whose clock is a little ahead', async () => {
    const { mobile } = await registered();
    const ahead = (await login(mobile)).body.data.verificationId;
    app.clock.advance(-30 * SECOND);
    expect((await login(mobile)).body.data.verificationId).toBe(ahead);
    const signedIn = await verify(mobile, ahead, app.sms.codeFor(mobile));
    expect(signedIn.status).toBe(200);
    // The SMS still counts after the account and its code are deleted.
    await app.call('DELETE', '/auth/profile', { token: signedIn.body.data.token });
    expect((await register(mobile)).body.errorCode).toBe('RATE_LIMITED');
  });

  it('R1 checks five of fifty parallel wrong tries', async () => {
    const { mobile } = await registered();
    const { verificationId } = (await login(mobile)).body.data;
    const code = app.sms.codeFor(mobile);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(mobile, verificationId, wrong(code))));
    expect(answers.filter(({ body }) => body.errorCode === 'OTP_INVALID')).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it('R2 allows fifteen wrong tries a day across codes', async () => {
    const { mobile } = await registered();
    // The first instant of the day counts, too.
    app.clock.moveTo('2026-12-04T00:00:00+05:30');
    let judged = 0;
    for (let round = 0; round < 4; round++) {
      const asked = await login(mobile);
      if (asked.status === 429) break;
      for (let i = 0; i < 5; i++) {
        const answer = await verify(mobile, asked.body.data.verificationId, wrong(app.sms.codeFor(mobile)));
        if (answer.body.errorCode === 'OTP_INVALID') judged++;
      }
      app.clock.advance(15 * MINUTE);
    }
    expect(judged).toBe(15);
    app.clock.moveTo('2026-12-04T22:00:00+05:30');
    const refused = await login(mobile);
    expect([refused.status, refused.body.errorCode, refused.headers['retry-after']]).toEqual([
      429,
      'OTP_ATTEMPTS_EXCEEDED',
      String(2 * 3600),
    ]);
    app.clock.moveTo('2026-12-05T00:00:01+05:30');
    expect((await login(mobile)).status).toBe(200);
  });

  it('R2 ends a code that has tries left at the fifteenth wrong try of a day', async () => {
    const { mobile } = await registered();
    for (const tries of [5, 5, 4, 1]) {
      const { verificationId } = (await login(mobile)).body.data;
      const code = app.sms.codeFor(mobile);
      for (let i = 0; i < tries; i++)
        expect((await verify(mobile, verificationId, wrong(code))).body.errorCode).toBe('OTP_INVALID');
      if (tries === 1)
        for (const refused of [await verify(mobile, verificationId, code), await login(mobile)])
          expect(refused.body).toMatchObject({
            errorCode: 'OTP_ATTEMPTS_EXCEEDED',
            message: expect.stringContaining('tomorrow'),
          });
      app.clock.advance(15 * MINUTE);
    }
  });

  it('R18 extends no code when the clock is set back, and can send a new one', async () => {
    const { mobile } = await registered();
    app.clock.advance(DAY);
    const ahead = (await login(mobile)).body.data.verificationId;
    const code = app.sms.codeFor(mobile);
    app.clock.advance(-DAY);
    expect((await verify(mobile, ahead, code)).body.errorCode).toBe('OTP_EXPIRED');
    const asked = await login(mobile);
    expect(asked.status).toBe(200);
    expect(asked.body.data.verificationId).not.toBe(ahead);
    expect((await verify(mobile, asked.body.data.verificationId, app.sms.codeFor(mobile))).status).toBe(200);
  });

  it('R5 accepts a code once, even for twenty parallel calls, and not after it has expired', async () => {
    const { mobile } = await registered();
    const { verificationId } = (await login(mobile)).body.data;
    const code = app.sms.codeFor(mobile);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(mobile, verificationId, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'OTP_INVALID')).toHaveLength(19);

    app.clock.advance(2 * MINUTE);
    const late = (await login(mobile)).body.data;
    app.clock.advance(120 * SECOND);
    expect((await verify(mobile, late.verificationId, app.sms.codeFor(mobile))).body.errorCode).toBe('OTP_EXPIRED');
  });

  it("R6 answers OTP_INVALID to another mobile's id, an unknown and an empty id", async () => {
    const [a, b] = [await registered(), await registered()];
    const idA = (await login(a.mobile)).body.data.verificationId;
    const idB = (await login(b.mobile)).body.data.verificationId;
    const answers = [
      await verify(b.mobile, idA, app.sms.codeFor(a.mobile)),
      await verify(a.mobile, idB, app.sms.codeFor(a.mobile)),
      await verify(a.mobile, 'unknown', app.sms.codeFor(a.mobile)),
      await verify(a.mobile, '', app.sms.codeFor(a.mobile)),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([400, answers[0]?.body]);
    expect(answers[0]?.body.errorCode).toBe('OTP_INVALID');
  });

  it("R6 counts a try with another mobile's id, also after it has expired", async () => {
    const [owner, other] = [await registered(), await registered()];
    const { verificationId } = (await login(owner.mobile)).body.data;
    const code = app.sms.codeFor(owner.mobile);
    app.clock.advance(120 * SECOND);
    for (let i = 0; i < 5; i++) {
      const { status, body } = await verify(other.mobile, verificationId, code);
      expect([status, body.errorCode]).toEqual([400, 'OTP_INVALID']);
    }
    expect((await verify(owner.mobile, verificationId, code)).body.errorCode).toBe('OTP_ATTEMPTS_EXCEEDED');
  });

  it("R7 keeps the victim's code when an attacker guesses at their own", async () => {
    const [victim, attacker] = [await registered(), await registered()];
    const own = (await login(victim.mobile)).body.data;
    const theirs = (await login(attacker.mobile)).body.data;
    for (let i = 0; i < 5; i++) await verify(victim.mobile, theirs.verificationId, '0000');
    expect((await verify(victim.mobile, own.verificationId, app.sms.codeFor(victim.mobile))).status).toBe(200);
  });

  it('R97 counts no failed SMS and keeps no code of it', async () => {
    const { mobile } = await registered();
    app.sms.broken = true;
    for (let i = 0; i < 8; i++) {
      const answer = await login(mobile);
      expect([answer.status, answer.body.errorCode, answer.body.message]).toEqual([502, 'SMS_FAILED', 'Failed to send OTP.']);
    }
    const newcomer = newMobile();
    expect((await register(newcomer)).status).toBe(502);
    app.sms.broken = false;
    expect((await login(mobile)).status).toBe(200);
    expect((await register(newcomer)).status).toBe(200);
  });

  it('R97 R4 counts an SMS that may have been sent for client and installation, but not for the mobile', async () => {
    await app.close();
    app = await startApp({ env: { RATE_LIMIT: 'on', SMS_HOURLY_CEILING: '40' } });
    const mobile = newMobile();
    app.sms.silent = true;
    for (let i = 0; i < 30; i++) expect((await register(mobile)).body.errorCode).toBe('SMS_FAILED');
    app.sms.silent = false;
    app.clock.advance(10 * MINUTE);
    const refused = await register(mobile);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3000']);
    app.clock.advance(3000 * SECOND);
    expect((await register(mobile)).status).toBe(200);
  });

  it('answers clearly if the account was created or deleted after the SMS was sent', async () => {
    const { mobile, userId } = await registered();
    const asked = (await login(mobile)).body.data;
    await app.db.tx(tx => tx.delete(user).where(eq(user.id, userId)));
    expect((await verify(mobile, asked.verificationId, app.sms.codeFor(mobile))).body.errorCode).toBe('USER_NOT_FOUND');

    const newcomer = newMobile();
    const pending = (await register(newcomer)).body.data;
    const row = { id: 'first', mobile: newcomer, fullName: 'First', createdAt: 0, lastActive: 0, searchText: '' };
    await app.db.tx(tx => tx.insert(user).values(row));
    expect((await verify(newcomer, pending.verificationId, app.sms.codeFor(newcomer))).body.errorCode).toBe(
      'MOBILE_ALREADY_EXISTS',
    );
  });

  it('R4 sends a mobile five SMS an hour and ten a day, for register and login together', async () => {
    const mobile = newMobile();
    const sends: number[] = [];
    for (let i = 0; i < 24 * 6; i++) {
      const before = app.sms.sent.length;
      const answers = await Promise.all([register(mobile), register(mobile), login(mobile)]);
      for (const answer of answers.filter(({ status }) => status === 429))
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      if (app.sms.sent.length > before) sends.push(app.clock.now());
      expect(app.sms.sent.length - before).toBeLessThanOrEqual(1);
      app.clock.advance(10 * MINUTE);
    }
    expect(sends).toHaveLength(10);
    for (const first of sends) expect(sends.filter(at => at >= first && at < first + HOUR).length).toBeLessThanOrEqual(5);
  });

  it('R4 sets Retry-After to the time when the first SMS of the hour is an hour old', async () => {
    const mobile = newMobile();
    for (let i = 0; i < 5; i++) {
      expect((await register(mobile)).status).toBe(200);
      app.clock.advance(2 * MINUTE);
    }
    const refused = await register(mobile);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3000']);
    app.clock.advance(3000 * SECOND);
    expect((await register(mobile)).status).toBe(200);
  });
});

it('binds a passcode to the site, so that only there phones fill it in', async () => {
  const { mobile } = await registered();
  await login(mobile);
  expect(app.sms.sent.at(-1)?.body).not.toContain('@');
  await app.close();
  app = await startApp({ env: { PUBLIC_URL: 'https://salon.example:8443' } });
  await register(mobile);
  // Android reads the host from the last line.
  expect(app.sms.sent.at(-1)?.body.split('\n').at(-1)).toBe(`@salon.example #${app.sms.codeFor(mobile)}`);
});

describe('late SMS (decision 004)', () => {
  /** Two different codes, requested 60 s apart. The clock stands at the second. */
  const twoCodes = async (mobile: string, ask: () => ReturnType<typeof login>) => {
    const first = { id: (await ask()).body.data.verificationId, code: app.sms.codeFor(mobile) };
    app.clock.advance(60 * SECOND);
    const second = { id: (await ask()).body.data.verificationId, code: app.sms.codeFor(mobile) };
    expect(second.id).not.toBe(first.id);
    return first.code === second.code ? null : { first, second };
  };
  const loginTwice = async () => {
    for (;;) {
      const { mobile } = await registered();
      const codes = await twoCodes(mobile, () => login(mobile));
      if (codes) return { mobile, ...codes };
    }
  };

  it.each([
    ['first', 'first'],
    ['first', 'second'],
    ['second', 'first'],
    ['second', 'second'],
  ] as const)('takes the code of the %s SMS with the id of the %s', async (sms, dialog) => {
    const sent = await loginTwice();
    app.clock.advance(59 * SECOND);
    expect((await verify(sent.mobile, sent[dialog].id, sent[sms].code)).status).toBe(200);
  });

  it('accepts each code for its own 120 seconds, also with the id of an expired one', async () => {
    const { mobile, first, second } = await loginTwice();
    app.clock.advance(60 * SECOND);
    for (const { id } of [first, second]) expect((await verify(mobile, id, first.code)).body.errorCode).toBe('OTP_INVALID');
    expect((await verify(mobile, first.id, second.code)).status).toBe(200);

    const late = await loginTwice();
    app.clock.advance(120 * SECOND);
    for (const { id } of [late.first, late.second])
      expect((await verify(late.mobile, id, late.second.code)).body.errorCode).toBe('OTP_EXPIRED');
  });

  it('refuses all of them after one was used', async () => {
    const { mobile, first, second } = await loginTwice();
    expect((await verify(mobile, second.id, first.code)).status).toBe(200);
    for (const id of [first.id, second.id])
      for (const code of [first.code, second.code]) expect((await verify(mobile, id, code)).body.errorCode).toBe('OTP_INVALID');
    expect((await login(mobile)).body.errorCode).toBe('RATE_LIMITED');
  });

  it('counts a wrong try against both codes; each ends at its fifth', async () => {
    const mobile = (await registered()).mobile;
    const first = { id: (await login(mobile)).body.data.verificationId, code: app.sms.codeFor(mobile) };
    for (let i = 0; i < 4; i++) await verify(mobile, first.id, wrong(first.code));
    app.clock.advance(60 * SECOND);
    const second = { id: (await login(mobile)).body.data.verificationId, code: app.sms.codeFor(mobile) };
    const neither = ['1111', '2222', '3333'].find(code => code !== first.code && code !== second.code) ?? '';
    expect((await verify(mobile, second.id, neither)).body.errorCode).toBe('OTP_INVALID');
    if (first.code !== second.code) expect((await verify(mobile, second.id, first.code)).body.errorCode).toBe('OTP_INVALID');
    for (let i = 0; i < 3; i++) expect((await verify(mobile, first.id, neither)).body.errorCode).toBe('OTP_INVALID');
    await verify(mobile, first.id, neither);
    for (const { id } of [first, second])
      expect((await verify(mobile, id, second.code)).body.errorCode).toBe('OTP_ATTEMPTS_EXCEEDED');
  });

  it('registers under the name of the dialog in which the code was typed', async () => {
    for (const dialog of ['first', 'second'] as const) {
      for (;;) {
        const [mobile, names] = [newMobile(), ['Asha', 'Meera']];
        const codes = await twoCodes(mobile, () => register(mobile, names.shift()));
        if (!codes) continue;
        const other = dialog === 'first' ? 'second' : 'first';
        const { token } = (await verify(mobile, codes[dialog].id, codes[other].code)).body.data;
        const { fullName } = (await app.call('GET', '/auth/profile', { token })).body.data;
        expect(fullName).toBe(dialog === 'first' ? 'Asha' : 'Meera');
        break;
      }
    }
  });

  it('signs in with the code of a registration when staff made the account meanwhile', async () => {
    const mobile = newMobile();
    await register(mobile);
    const code = app.sms.codeFor(mobile);
    const row = {
      id: newMobile(),
      mobile,
      fullName: 'First',
      createdAt: app.clock.now(),
      lastActive: app.clock.now(),
      searchText: '',
    };
    await app.db.tx(tx => tx.insert(user).values(row));
    app.clock.advance(60 * SECOND);
    const { verificationId } = (await login(mobile)).body.data;
    expect((await verify(mobile, verificationId, code)).body.data.userId).toBe(row.id);
  });

  it('keeps the first code when the second SMS fails', async () => {
    const { mobile } = await registered();
    const { verificationId } = (await login(mobile)).body.data;
    const code = app.sms.codeFor(mobile);
    app.clock.advance(60 * SECOND);
    app.sms.broken = true;
    expect((await login(mobile)).body.errorCode).toBe('SMS_FAILED');
    app.sms.broken = false;
    expect((await verify(mobile, verificationId, code)).status).toBe(200);
  });

  it("deletes a mobile's codes that are no longer valid", async () => {
    const { mobile } = await registered();
    for (let i = 0; i < 4; i++) {
      await login(mobile);
      app.clock.advance(61 * SECOND);
    }
    expect(await app.db.read.select().from(passcode).where(eq(passcode.mobile, mobile))).toHaveLength(2);
  });
});

describe('limits by client address', () => {
  beforeEach(async () => {
    await app.close();
    app = await startApp({ env: { RATE_LIMIT: 'on', SMS_HOURLY_CEILING: '40' } });
  });

  it('R3 R11 stop one guess at each of many mobiles at the limit of SMS, with any X-Forwarded-For', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++) {
      const answer = await app.call('POST', '/auth/register', {
        body: { fullName: 'Asha', mobile: newMobile() },
        headers: { 'x-forwarded-for': `10.0.0.${i}`, 'x-real-ip': `10.0.1.${i}`, forwarded: `for=10.0.2.${i}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter(status => status === 200)).toHaveLength(30);
    expect(statuses.slice(30).every(status => status === 429)).toBe(true);
    expect(app.sms.sent).toHaveLength(30);
  });

  it('R11 take the last address of X-Forwarded-For behind a proxy', async () => {
    await app.close();
    app = await startApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
    const from = async (forwarded: string) =>
      (
        await app.call('POST', '/auth/register', {
          body: { fullName: 'Asha', mobile: newMobile() },
          headers: { 'x-forwarded-for': forwarded },
        })
      ).status;
    for (let i = 0; i < 30; i++) expect(await from(`198.51.100.${i}, 203.0.113.9, 10.0.0.2`)).toBe(200);
    expect(await from('198.51.100.99, 203.0.113.9, 10.0.0.2')).toBe(429);
    expect(await from('198.51.100.1, 203.0.113.10')).toBe(200);
  });

  it('R3 limit wrong guesses of a client across mobiles', async () => {
    const ids = [];
    for (let i = 0; i < 14; i++) {
      const mobile = newMobile();
      ids.push({ mobile, id: (await register(mobile)).body.data.verificationId });
    }
    const answers = [];
    for (const { mobile, id } of ids)
      for (let i = 0; i < 5; i++) answers.push(await verify(mobile, id, wrong(app.sms.codeFor(mobile))));
    expect(answers.filter(({ body }) => body.errorCode === 'OTP_INVALID')).toHaveLength(60);
    expect(answers.slice(60).every(({ body }) => body.errorCode === 'RATE_LIMITED')).toBe(true);
    app.clock.advance(10 * MINUTE);
    const [{ mobile, id } = { mobile: '', id: '' }] = ids;
    expect((await verify(mobile, id, '0000')).headers['retry-after']).toBe('3000');
  });

  it('R3 also count guesses at unknown or used codes', async () => {
    const { mobile } = await makeCustomer(app);
    const ids = ['unknown', ((await app.db.read.select().from(passcode))[0] as { id: string }).id];
    for (let i = 0; i < 60; i++) expect((await verify(mobile, ids[i % 2] as string, '0000')).body.errorCode).toBe('OTP_INVALID');
    expect((await verify(mobile, 'unknown', '0000')).body.errorCode).toBe('RATE_LIMITED');
  });

  it('R18 ignore counts from the future after the clock was set back', async () => {
    const { mobile } = await makeCustomer(app);
    app.clock.advance(DAY);
    for (let i = 0; i < 3; i++) {
      const { verificationId } = (await login(mobile)).body.data;
      for (let n = 0; n < 5; n++) await verify(mobile, verificationId, wrong(app.sms.codeFor(mobile)));
      app.clock.advance(HOUR);
    }
    expect((await login(mobile)).body.errorCode).toBe('OTP_ATTEMPTS_EXCEEDED');
    for (let i = 0; i < 60; i++) await verify(mobile, 'unknown', '0000');
    expect((await verify(mobile, 'unknown', '0000')).body.errorCode).toBe('RATE_LIMITED');
    for (let i = 0; i < 30; i++) await register(newMobile());
    expect((await register(newMobile())).body.errorCode).toBe('RATE_LIMITED');

    app.clock.advance(-DAY);
    const { verificationId } = (await login(mobile)).body.data;
    expect((await verify(mobile, verificationId, app.sms.codeFor(mobile))).status).toBe(200);
  });

  it('are off with RATE_LIMIT=off', async () => {
    await app.close();
    app = await startApp({ env: { RATE_LIMIT: 'off' } });
    for (let i = 0; i < 61; i++) expect((await verify(newMobile(), 'unknown', '0000')).body.errorCode).toBe('OTP_INVALID');
  });
});

it.each(['on', 'off'])('R4 limits the SMS of the installation in an hour, with RATE_LIMIT %s', async RATE_LIMIT => {
  await app.close();
  app = await startApp({ env: { RATE_LIMIT, SMS_HOURLY_CEILING: '3', TRUST_PROXY: 'on' } });
  const answers = [];
  for (let i = 0; i < 5; i++) {
    const body = { fullName: 'Asha Deshmukh', mobile: newMobile() };
    // Each from another address.
    answers.push(await app.call('POST', '/auth/register', { body, headers: { 'x-forwarded-for': `203.0.113.${i}` } }));
    app.clock.advance(MINUTE);
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  // Until the first one is an hour old.
  expect(answers[4]?.headers['retry-after']).toBe(String(56 * 60));
  app.clock.advance(HOUR);
  for (let i = 0; i < 3; i++) expect((await register(newMobile())).status).toBe(200);
  expect((await register(newMobile())).status).toBe(429);
  // Counts from before the clock was set back lie in the future.
  app.clock.advance(-DAY);
  expect((await register(newMobile())).status).toBe(200);
});
