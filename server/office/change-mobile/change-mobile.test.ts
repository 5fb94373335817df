/** Customers change their own mobile with a passcode of each number (rules S28, S30 to S32). */
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../common/time.ts';
import { PASSCODE } from '../../accounts/auth/rules.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { makeAdmin, makeCustomer, makeSession, newMobile, type TestCustomer } from '../../test/makers.ts';

const app = appOfEachTest();
let asha: TestCustomer;
beforeEach(async () => {
  asha = await makeCustomer(app);
  // The passcode of the registration was just sent.
  app.clock.advance(MINUTE);
});

const ask = (body: object, { token } = asha) => app.call('POST', '/auth/profile/mobile/passcode', { token, body });
const change = (body: object, { token } = asha) => app.call('PUT', '/auth/profile/mobile', { token, body });
const signIn = async (mobile: string) => {
  app.clock.advance(MINUTE);
  const sent = await app.call('POST', '/auth/login', { body: { mobile } });
  if (sent.status !== 200) return sent;
  const { verificationId } = sent.body.data;
  return app.call('POST', '/auth/verify-otp', { body: { mobile, verificationId, otp: app.sms.codeFor(mobile) } });
};

/** Both passcodes, typed right. */
const proofs = async (mobile: string, who: TestCustomer = asha) => {
  const present = (await ask({ to: 'PRESENT' }, who)).body.data;
  const next = (await ask({ to: 'NEW', mobile }, who)).body.data;
  return {
    ...{ mobile, verificationId: next.verificationId, otp: app.sms.codeFor(mobile) },
    ...{ currentVerificationId: present.verificationId, currentOtp: app.sms.codeFor(who.mobile) },
  };
};
const wrong = (otp: string) => (otp === '0000' ? '0001' : '0000');
const own = (path: string, token = asha.token) => app.call('GET', path, { token });

describe('S28 a new mobile', () => {
  it('opens the account from now on, and the old one opens nothing', async () => {
    const mobile = newMobile();
    const changed = await change(await proofs(mobile));
    expect([changed.status, changed.body.data]).toMatchObject([200, { id: asha.userId, mobile }]);
    expect((await signIn(mobile)).body.data.userId).toBe(asha.userId);
    expect((await signIn(asha.mobile)).body.errorCode).toBe('USER_NOT_REGISTERED');
  });

  it('needs the passcode of each number', async () => {
    const mobile = newMobile();
    const typed = await proofs(mobile);
    const noCurrent = await change({ ...typed, currentOtp: wrong(typed.currentOtp) });
    expect(noCurrent.body).toMatchObject({ errorCode: 'OTP_INVALID', params: { reason: 'CURRENT_NUMBER' } });
    const noNew = await change({ ...typed, otp: wrong(typed.otp) });
    expect([noNew.body.errorCode, noNew.body.params]).toEqual(['OTP_INVALID', undefined]);
    // The passcode of one number does not stand for the other one.
    const swapped = { currentVerificationId: typed.verificationId, currentOtp: typed.otp };
    expect((await change({ ...typed, ...swapped })).body.errorCode).toBe('OTP_INVALID');
    expect((await own('/auth/profile')).body.data.mobile).toBe(asha.mobile);
    expect((await change(typed)).status).toBe(200);
  });

  it('takes no passcode of a sign-in', async () => {
    const typed = await proofs(newMobile());
    app.clock.advance(MINUTE);
    const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile: asha.mobile } })).body.data;
    const login = { currentVerificationId: verificationId, currentOtp: app.sms.codeFor(asha.mobile) };
    expect((await change({ ...typed, ...login })).body.errorCode).toBe('OTP_INVALID');
  });

  it('has ten minutes for both', async () => {
    const [first, second] = [newMobile(), newMobile()];
    const early = await proofs(first);
    app.clock.advance(PASSCODE.ofNumber - SECOND);
    expect((await change(early)).status).toBe(200);
    asha.mobile = first;
    const late = await proofs(second);
    app.clock.advance(PASSCODE.ofNumber);
    expect((await change(late)).body).toMatchObject({ errorCode: 'OTP_EXPIRED', params: { reason: 'CURRENT_NUMBER' } });
    const anew = (await ask({ to: 'PRESENT' })).body.data;
    const current = { currentVerificationId: anew.verificationId, currentOtp: app.sms.codeFor(first) };
    const onlyOld = await change({ ...late, ...current });
    expect([onlyOld.body.errorCode, onlyOld.body.params]).toEqual(['OTP_EXPIRED', undefined]);
  });

  it('ends after five wrong tries', async () => {
    const typed = await proofs(newMobile());
    for (let n = 0; n < 5; n++) await change({ ...typed, currentOtp: wrong(typed.currentOtp) });
    expect((await change(typed)).body.errorCode).toBe('OTP_ATTEMPTS_EXCEEDED');
  });

  it('may be sent again after a lost answer', async () => {
    const mobile = newMobile();
    const typed = await proofs(mobile);
    for (const _ of [1, 2]) expect((await change(typed)).body.data?.mobile).toBe(mobile);
    const { mobileChanges } = (await own('/auth/profile/export')).body.data;
    expect(mobileChanges).toMatchObject([{ by: 'OWNER', from: asha.mobile, reason: null, actorName: null }]);
  });

  it('keeps the session that changed it and ends the others', async () => {
    const other = await makeSession(app, 'USER', asha.userId);
    await change(await proofs(newMobile()));
    expect([(await own('/auth/profile')).status, (await own('/auth/profile', other)).status]).toEqual([200, 401]);
  });

  it('goes to one of two who ask at once, and once for one account', async () => {
    const rekha = await makeCustomer(app, 'Rekha Patil');
    app.clock.advance(MINUTE);
    const [mobile, another] = [newMobile(), newMobile()];
    const ofAsha = await proofs(mobile);
    app.clock.advance(MINUTE);
    const ofRekha = await proofs(mobile, rekha);
    const race = await Promise.all([change(ofAsha), change(ofRekha, rekha)]);
    expect(race.map(({ status }) => status).filter(status => status === 200)).toHaveLength(1);
    const [winner] = race[0].status === 200 ? [asha] : [rekha];
    winner.mobile = mobile;
    app.clock.advance(MINUTE);
    const one = await proofs(another, winner);
    const third = newMobile();
    const { verificationId } = (await ask({ to: 'NEW', mobile: third }, winner)).body.data;
    const two = { ...one, mobile: third, verificationId, otp: app.sms.codeFor(third) };
    const both = await Promise.all([change(one, winner), change(two, winner)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('limits what an account sends to new numbers', async () => {
    for (let n = 0; n < 10; n++) expect((await ask({ to: 'NEW', mobile: newMobile() })).status).toBe(200);
    const refused = await ask({ to: 'NEW', mobile: newMobile() });
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'RATE_LIMITED']);
    app.clock.advance(HOUR + MINUTE);
    expect((await ask({ to: 'NEW', mobile: newMobile() })).status).toBe(200);
  });

  it('says that an SMS failed, and refuses what is no mobile', async () => {
    app.sms.broken = true;
    expect((await ask({ to: 'NEW', mobile: newMobile() })).body.errorCode).toBe('SMS_FAILED');
    for (const body of [{ to: 'NEW', mobile: '12345' }, { to: 'NEW' }])
      expect((await ask(body)).body.errorCode).toBe('VALIDATION_ERROR');
  });
});

describe('S32 a number that has an account', () => {
  it('is refused only after both passcodes are right', async () => {
    const rekha = await makeCustomer(app, 'Rekha Patil');
    const stranger = newMobile();
    app.clock.advance(MINUTE);
    const [known, unknown] = [await ask({ to: 'NEW', mobile: rekha.mobile }), await ask({ to: 'NEW', mobile: stranger })];
    expect(Object.keys(known.body.data)).toEqual(Object.keys(unknown.body.data));
    app.clock.advance(MINUTE);
    const typed = await proofs(rekha.mobile);
    expect((await change({ ...typed, otp: wrong(typed.otp) })).body).toMatchObject({ errorCode: 'OTP_INVALID' });
    const refused = await change(typed);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { errorCode: 'MOBILE_ALREADY_EXISTS', params: { reason: 'OTHER_ACCOUNT' } },
    ]);
    expect((await own('/auth/profile', rekha.token)).body.data.mobile).toBe(rekha.mobile);
    // She deletes the account that she made by mistake.
    await app.call('DELETE', '/auth/profile', { token: rekha.token });
    app.clock.advance(MINUTE);
    expect((await change(await proofs(rekha.mobile))).status).toBe(200);
  });
});

describe('S29 staff give another number', () => {
  const asStaff = async (body: object, id = asha.userId) => {
    const { token, email } = await makeAdmin(app);
    const answer = await app.call('PUT', `/customer/admin/${id}/mobile`, { token, body });
    return { status: answer.status, body: answer.body, token, email };
  };

  it('keeps the reason, and the owner confirms the number by signing in', async () => {
    const mobile = newMobile();
    const { status, body, token, email } = await asStaff({ mobile, reason: ' Lost her phone. ' });
    expect([status, body.data]).toMatchObject([200, { mobile, verified: false }]);
    expect((await own('/auth/profile')).status).toBe(401);
    const detail = async () => (await app.call('GET', `/customer/admin/${asha.userId}`, { token })).body.data;
    const kept = { by: 'STAFF', actorName: email, reason: 'Lost her phone.', from: asha.mobile };
    expect((await detail()).mobileChanges).toMatchObject([kept]);
    expect((await signIn(mobile)).body.data.userId).toBe(asha.userId);
    expect((await detail()).customer.verified).toBe(true);
    const found = async (search: string) =>
      (await app.call('GET', `/customer/admin?search=${search}`, { token })).body.data.content.map(
        ({ id }: { id: string }) => id,
      );
    expect([await found(mobile), await found(asha.mobile)]).toEqual([[asha.userId], []]);
  });

  it('refuses what it cannot do', async () => {
    const rekha = await makeCustomer(app, 'Rekha Patil');
    const reason = 'Lost her phone.';
    expect((await asStaff({ mobile: rekha.mobile, reason })).body).toMatchObject({
      ...{ errorCode: 'MOBILE_ALREADY_EXISTS', params: { reason: 'OTHER_CUSTOMER' } },
    });
    expect((await asStaff({ mobile: newMobile(), reason: ' ' })).body.errorCode).toBe('VALIDATION_ERROR');
    expect((await asStaff({ mobile: newMobile() })).body.errorCode).toBe('VALIDATION_ERROR');
    expect((await asStaff({ mobile: newMobile(), reason }, 'nobody')).body.errorCode).toBe('USER_NOT_FOUND');
    const { token } = await asStaff({ mobile: asha.mobile, reason });
    const { customer, mobileChanges } = (await app.call('GET', `/customer/admin/${asha.userId}`, { token })).body.data;
    expect([customer.verified, mobileChanges]).toEqual([true, []]);
  });

  it('S31 forgets the old number after 30 days, and keeps the reason', async () => {
    await asStaff({ mobile: newMobile(), reason: 'Lost her phone.' });
    const changes = async () => {
      await app.worker.plan();
      await app.worker.runDue();
      const { token } = await makeAdmin(app);
      return (await app.call('GET', `/customer/admin/${asha.userId}`, { token })).body.data.mobileChanges;
    };
    app.clock.advance(29 * DAY);
    expect(await changes()).toMatchObject([{ from: asha.mobile }]);
    app.clock.advance(2 * DAY);
    expect(await changes()).toMatchObject([{ from: null, reason: 'Lost her phone.' }]);
  });
});
