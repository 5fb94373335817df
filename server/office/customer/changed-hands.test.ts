/** A mobile that changed hands (rules S23 to S25). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, DAY, HOUR, istDate, MINUTE, SECOND } from '../../../common/time.ts';
import { forgetOld } from '../../housekeeping.ts';
import { address, attempt, booking, document, passcode, user } from '../../platform/db/schema.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { makeEnrolment } from '../../test/academy.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import {
  HOME,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeKey,
  makeService,
  newMobile,
  type TestCustomer,
} from '../../test/makers.ts';

const YEAR = 365 * DAY;
const { phone } = DEMO_SETTINGS;

const app = appOfEachTest();
let key: string;
let service: string;
beforeEach(async () => {
  service = await makeService(app);
  key = (await makeKey(app, (await makeAdmin(app)).token)).token;
});

interface Challenge {
  mobile: string;
  verificationId: string;
  otp: string;
}
/** Gets a passcode, as whoever has the mobile. */
const ask = async (mobile: string): Promise<Challenge> => {
  const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile } })).body.data;
  return { mobile, verificationId, otp: app.sms.codeFor(mobile) };
};
const verify = (challenge: Challenge, more: { firstName?: string; startAnew?: { fullName: string } } = {}) =>
  app.call('POST', '/auth/verify-otp', { body: { ...challenge, ...more } });
type Answer = Awaited<ReturnType<typeof verify>>;
const outcome = ({ status, body }: Answer) => [status, body.errorCode ?? null, body.params?.reason ?? null];

const OPEN = [200, null, null];
const NEEDED = [409, 'NAME_NEEDED', null];
const WRONG = [409, 'NAME_NEEDED', 'NAME_WRONG'];
const OVER = [409, 'NAME_NEEDED', 'NAME_TRIES_OVER'];
const KEPT = [409, 'ACCOUNT_KEPT', null];

const silentCustomer = async (fullName?: string): Promise<TestCustomer> => {
  const customer = await makeCustomer(app, fullName);
  await makeAddress(app, customer);
  app.clock.advance(YEAR + HOUR);
  return customer;
};
/** Staff book for a customer who calls. */
const bookByPhone = async (mobile: string, inDays: number) => {
  const bookingDate = addDays(istDate(app.clock.now()), inDays);
  const body = { mobile, fullName: 'Whoever Called', serviceIds: [service], bookingDate, bookingTime: '11:00:00', address: HOME };
  return app.call('POST', '/booking/admin', { token: key, body });
};
const usersOf = (mobile: string) => app.db.read.select().from(user).where(eq(user.mobile, mobile));
const startAnew = { fullName: 'Priya Sharma' };

describe('a silent account (rule S23)', () => {
  it('is opened by passcode and first name, and by the passcode alone again from then on', async () => {
    const { mobile, userId } = await silentCustomer('Āsha Deshmukh');
    const challenge = await ask(mobile);
    const refused = await verify(challenge);
    expect(outcome(refused)).toEqual(NEEDED);
    expect(refused.body).toMatchObject({ data: null, params: { phone } });
    expect(refused.body.message).toContain(phone);
    const opened = await verify(challenge, { firstName: ' ASHA ' });
    expect(opened.body.data.userId).toBe(userId);
    expect((await app.call('GET', '/address/user', { token: opened.body.data.token })).body.data).toHaveLength(1);
    expect((await verify(challenge, { firstName: 'Asha' })).body.errorCode).toBe('OTP_INVALID');
    app.clock.advance(DAY);
    expect(outcome(await verify(await ask(mobile)))).toEqual(OPEN);
  });

  it('is one without a sign-in and a visit for a year', async () => {
    const { mobile, token } = await makeCustomer(app);
    app.clock.advance(YEAR);
    expect(outcome(await verify(await ask(mobile)))).toEqual(OPEN);
    app.clock.advance(YEAR + 1);
    expect(outcome(await verify(await ask(mobile)))).toEqual(NEEDED);

    // A page that is opened is a sign of life, as a sign-in is.
    const second = await makeCustomer(app);
    app.clock.advance(20 * DAY);
    expect((await app.call('GET', '/auth/validate-token', { token: second.token })).status).toBe(200);
    app.clock.advance(YEAR - DAY);
    expect(outcome(await verify(await ask(second.mobile)))).toEqual(OPEN);
    expect((await app.call('GET', '/auth/profile', { token })).status).toBe(401);
  });

  it('is none after a visit, one to come, or one that staff booked by telephone', async () => {
    const visited = await makeCustomer(app);
    app.clock.advance(20 * DAY);
    const { bookingId } = (await bookByPhone(visited.mobile, 5)).body.data;
    app.clock.advance(6 * DAY);
    await app.call('PUT', `/booking/admin/${bookingId}/mark-completed`, { token: key });
    app.clock.advance(YEAR - 2 * DAY);
    expect(outcome(await verify(await ask(visited.mobile)))).toEqual(OPEN);

    const booked = await silentCustomer();
    expect(outcome(await verify(await ask(booked.mobile)))).toEqual(NEEDED);
    expect((await bookByPhone(booked.mobile, 3)).status).toBe(201);
    app.clock.advance(2 * MINUTE);
    expect(outcome(await verify(await ask(booked.mobile)))).toEqual(OPEN);
  });

  it('tells nothing to anybody without the passcode, and never a name', async () => {
    const silent = await silentCustomer('Wilhelmina Testperson');
    const lively = await makeCustomer(app, 'Wilhelmina Testperson');
    app.clock.advance(2 * MINUTE);
    const wrong = async (mobile: string, more: object) => {
      const { verificationId, otp } = await ask(mobile);
      const answer = await verify({ mobile, verificationId, otp: otp === '0000' ? '0001' : '0000' }, more);
      return { status: answer.status, body: answer.body };
    };
    for (const more of [{}, { firstName: 'Wilhelmina' }, { startAnew }])
      expect(await wrong(silent.mobile, more)).toEqual(await wrong(lively.mobile, more));
    expect(await usersOf(silent.mobile)).toHaveLength(1);

    const challenge = await ask(silent.mobile);
    const said = [await verify(challenge), await verify(challenge, { firstName: 'Wil' })].map(({ body }) => JSON.stringify(body));
    expect(said.join()).not.toMatch(/wilhelmina|testperson|20\d\d/i);
    expect(await app.db.read.select().from(attempt).where(eq(attempt.kind, 'WRONG_NAME'))).toHaveLength(1);
  });

  it('keeps the passcode for its own time, and for nothing else', async () => {
    const { mobile } = await silentCustomer();
    const challenge = await ask(mobile);
    await verify(challenge);
    app.clock.advance(119 * SECOND);
    expect(outcome(await verify(challenge, { firstName: 'Usha' }))).toEqual(WRONG);
    app.clock.advance(SECOND);
    expect((await verify(challenge, { firstName: 'Asha' })).body.errorCode).toBe('OTP_EXPIRED');
    expect((await verify(challenge, { startAnew })).body.errorCode).toBe('OTP_EXPIRED');
  });

  it('is not asked about when staff switched it off', async () => {
    const { mobile, userId } = await silentCustomer();
    const challenge = await ask(mobile);
    await app.call('PUT', `/customer/admin/${userId}/status?active=false`, { token: key });
    for (const more of [{}, { firstName: 'Asha' }, { startAnew }])
      expect(outcome(await verify(challenge, more))).toEqual([403, 'USER_INACTIVE', null]);
    expect(await usersOf(mobile)).toMatchObject([{ id: userId }]);
  });

  it('leaves all other accounts as they are: they need no name', async () => {
    const { mobile } = await makeCustomer(app);
    app.clock.advance(2 * MINUTE);
    const challenge = await ask(mobile);
    const both = await verify(challenge, { firstName: 'Asha', startAnew });
    expect(both.body.errors).toMatchObject([{ field: 'startAnew', rule: 'notBoth' }]);
    expect(outcome(await verify(challenge, { startAnew }))).toEqual(KEPT);
    expect(outcome(await verify(challenge, { firstName: 'Whoever' }))).toEqual(OPEN);
  });
});

describe('what else leads from the mobile to its old owner', () => {
  it('is no message to the phone: it names nobody, and the e-mail does (rule S23)', async () => {
    const { mobile, token } = await makeCustomer(app, 'Wilhelmina Testperson');
    await app.call('PUT', '/auth/profile', { token, body: { email: 'old@mail.example', whatsappConsent: true } });
    app.clock.advance(3 * YEAR);
    await forgetOld(app);
    await app.worker.runDue();
    const told = app.messages.sent.filter(({ kind }) => kind === 'ACCOUNT_ENDS');
    const textTo = (to: string) => told.find(one => one.to === to)?.text;
    expect(told.find(one => one.to === mobile)?.channel).toBe('WHATSAPP');
    expect(textTo(mobile)).toMatch(/three years/);
    expect(textTo(mobile)).not.toMatch(/wilhelmina/i);
    expect(textTo('old@mail.example')).toContain('Hello Wilhelmina');
  });

  it('is no course of somebody without an account, once a year has gone (rule S26)', async () => {
    const learner = { name: 'Wilhelmina Testperson', mobile: newMobile() };
    const { enrolmentId } = await makeEnrolment(app, key, { learner });
    const fee = { token: key, body: { amount: 5000, method: 'CASH' } };
    await app.call('POST', `/academy/admin/enrolment/${enrolmentId}/fee`, fee);
    await app.call('PUT', `/academy/admin/enrolment/${enrolmentId}/cancel`, { token: key, body: { refund: 0 } });
    const [voucher] = await app.db.read.select({ id: document.id }).from(document).where(eq(document.enrolmentId, enrolmentId));
    const seenBy = async ({ token }: TestCustomer) => {
      const read = (path: string) => app.call('GET', path, { token });
      const exported = (await read('/auth/profile/export')).body.data;
      const { status } = await read(`/document/${voucher?.id}`);
      return [(await read('/academy/enrolment')).body.data.length, exported.enquiries.length, status];
    };
    app.clock.advance(YEAR - DAY);
    const hers = await makeCustomer(app, 'Wilhelmina Testperson', learner.mobile);
    expect(await seenBy(hers)).toEqual([1, 1, 200]);
    await app.db.tx(tx =>
      tx
        .update(user)
        .set({ createdAt: app.clock.now() + 2 * DAY })
        .where(eq(user.id, hers.userId)),
    );
    expect(await seenBy(hers)).toEqual([0, 0, 404]);
  });
});

describe('wrong first names (rule S24)', () => {
  it('are three for a passcode, and five a day and ten a week for the account', async () => {
    const { mobile, userId } = await silentCustomer();
    const guess = async (firstName = 'Usha') => outcome(await verify(challenge, { firstName }));
    let challenge = await ask(mobile);
    expect([await guess(), await guess(), await guess(), await guess('Asha')]).toEqual([WRONG, WRONG, OVER, OVER]);
    app.clock.advance(MINUTE);
    // The SMS before is still valid, and may be named.
    const earlier = challenge;
    challenge = await ask(mobile);
    expect(outcome(await verify({ ...challenge, verificationId: earlier.verificationId }, { firstName: 'Asha' }))).toEqual(OVER);
    expect([await guess(), await guess(), await guess('Asha')]).toEqual([WRONG, OVER, OVER]);
    app.clock.advance(23 * HOUR);
    challenge = await ask(mobile);
    expect(outcome(await verify(challenge))).toEqual(OVER);
    app.clock.advance(2 * HOUR);
    challenge = await ask(mobile);
    expect([await guess(), await guess(), await guess()]).toEqual([WRONG, WRONG, OVER]);
    app.clock.advance(HOUR);
    challenge = await ask(mobile);
    expect([await guess(), await guess()]).toEqual([WRONG, OVER]);
    app.clock.advance(2 * DAY);
    challenge = await ask(mobile);
    expect(await guess('Asha')).toEqual(OVER);
    // A week after the first ones its owner may try again.
    app.clock.advance(5 * DAY);
    challenge = await ask(mobile);
    expect((await verify(challenge, { firstName: 'Asha' })).body.data.userId).toBe(userId);
  });

  it('count one after the other, however many come at once', async () => {
    const { mobile } = await silentCustomer();
    const challenge = await ask(mobile);
    const names = ['Usha', 'Isha', 'Nisha', 'Disha', 'Esha', 'Trisha', 'Manisha', 'Varsha', 'Harsha', 'Asha'];
    const answers = (await Promise.all(names.map(firstName => verify(challenge, { firstName })))).map(outcome);
    const judged = answers.filter(([, , reason]) => reason === 'NAME_WRONG');
    expect(judged.length).toBeLessThanOrEqual(2);
    expect(await app.db.read.select().from(attempt).where(eq(attempt.kind, 'WRONG_NAME'))).toHaveLength(
      answers.some(([status]) => status === 200) ? judged.length : 3,
    );
  });
});

describe('starting anew (rule S25)', () => {
  it('erases the old account and opens a new one, which knows nothing of it', async () => {
    const old = await makeCustomer(app, 'Wilhelmina Testperson');
    await makeAddress(app, old);
    const { bookingId } = (await bookByPhone(old.mobile, 2)).body.data;
    app.clock.advance(3 * DAY);
    await app.call('PUT', `/booking/admin/${bookingId}/mark-completed`, { token: key });
    app.clock.advance(YEAR + 2 * DAY);
    const challenge = await ask(old.mobile);
    expect(outcome(await verify(challenge))).toEqual(NEEDED);
    for (const firstName of ['Usha', 'Isha', 'Nisha']) await verify(challenge, { firstName });
    const { token, userId } = (await verify(challenge, { startAnew })).body.data;
    expect(userId).not.toBe(old.userId);
    const mine = async (path: string) => (await app.call('GET', path, { token })).body.data;
    expect(await mine('/auth/profile')).toMatchObject({ id: userId, fullName: 'Priya Sharma', mobile: old.mobile, email: null });
    expect([await mine('/booking'), await mine('/address/user'), (await mine('/auth/profile/export')).documents]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await usersOf(old.mobile)).toHaveLength(1);
    expect(await app.db.read.select().from(address).where(eq(address.userId, old.userId))).toEqual([]);
    expect(JSON.stringify(await app.db.read.select().from(booking))).not.toContain('Lotus Residency');
    expect(await app.db.read.select().from(passcode).where(eq(passcode.mobile, old.mobile))).toEqual([]);
    expect((await verify(challenge, { startAnew })).body.errorCode).toBe('OTP_INVALID');
    app.clock.advance(DAY);
    expect((await verify(await ask(old.mobile))).body.data.userId).toBe(userId);
  });

  it('is refused while money has to go back, with the telephone', async () => {
    const { mobile, userId } = await makeCustomer(app);
    const { bookingId } = (await bookByPhone(mobile, 2)).body.data;
    await app.call('PUT', `/booking/admin/${bookingId}/mark-paid`, { token: key });
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: key });
    app.clock.advance(YEAR + 3 * DAY);
    const challenge = await ask(mobile);
    const refused = await verify(challenge, { startAnew });
    expect(outcome(refused)).toEqual(KEPT);
    expect(refused.body.message).toContain(phone);
    expect(await usersOf(mobile)).toMatchObject([{ id: userId }]);
    await app.call('PUT', `/booking/admin/${bookingId}/mark-refunded`, { token: key });
    expect(outcome(await verify(challenge, { startAnew }))).toEqual(OPEN);
  });

  it('is refused while a course is running for this mobile', async () => {
    const customer = await silentCustomer();
    await makeEnrolment(app, key, { learner: { mobile: customer.mobile }, batch: { startsOn: '2027-12-06' } });
    expect(outcome(await verify(await ask(customer.mobile), { startAnew }))).toEqual(KEPT);
  });

  it('needs a name that can be one', async () => {
    const { mobile } = await silentCustomer();
    const challenge = await ask(mobile);
    for (const fullName of ['', '   ', 'Priya2', 'x'.repeat(41)])
      expect(outcome(await verify(challenge, { startAnew: { fullName } }))).toEqual([400, 'VALIDATION_ERROR', null]);
    expect(outcome(await verify(challenge, { startAnew }))).toEqual(OPEN);
  });

  it('by two devices at once makes one account', async () => {
    const { mobile } = await silentCustomer();
    const challenge = await ask(mobile);
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(challenge, { startAnew })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await usersOf(mobile)).toMatchObject([{ fullName: 'Priya Sharma' }]);
  });

  it('beside the right name, one of the two wins', async () => {
    for (let round = 0; round < 4; round++) {
      const { mobile, userId } = await silentCustomer();
      const challenge = await ask(mobile);
      const both = [verify(challenge, { firstName: 'Asha' }), verify(challenge, { startAnew })];
      const [named, fresh] = await Promise.all(round % 2 ? both : both.toReversed()).then(answers =>
        round % 2 ? answers : answers.toReversed(),
      );
      const left = await usersOf(mobile);
      expect(left).toHaveLength(1);
      expect([named?.status, fresh?.status].toSorted()).toEqual([200, 400]);
      expect(left[0]?.id === userId).toBe(named?.status === 200);
    }
  });

  it('while staff book for the mobile never erases whom the visit is for', async () => {
    for (let round = 0; round < 4; round++) {
      const { mobile, userId } = await silentCustomer();
      const challenge = await ask(mobile);
      const [anew, booked] = await Promise.all([verify(challenge, { startAnew }), bookByPhone(mobile, 2 + round)]);
      const [left] = await usersOf(mobile);
      const [made] = await app.db.read
        .select()
        .from(booking)
        .where(eq(booking.userId, left?.id ?? ''));
      // Either it was booked first, and the account is alive, or for the new one.
      expect(booked.status).toBe(201);
      expect(made?.id).toBe(booked.body.data.bookingId);
      expect(left?.id === userId).toBe(anew.status === 409);
    }
  });
});
