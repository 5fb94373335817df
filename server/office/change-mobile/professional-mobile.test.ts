/** A professional's new mobile, by herself or by staff (rules S28 to S30). */
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import { dumpOf } from '../../test/dump.ts';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { makeAdmin, newMobile, signInProfessional, type TestProfessional } from '../../test/makers.ts';

const app = appOfEachTest();
let rekha: TestProfessional;
let staff: string;
beforeEach(async () => {
  rekha = await signInProfessional(app);
  staff = (await makeAdmin(app)).token;
});

const ask = (body: object, token = rekha.token) => app.call('POST', '/auth/professional/mobile/passcode', { token, body });
const change = (body: object) => app.call('PUT', '/auth/professional/mobile', { token: rekha.token, body });
const proofs = async (mobile: string) => {
  const present = (await ask({ to: 'PRESENT' })).body.data;
  const next = (await ask({ to: 'NEW', mobile })).body.data;
  return {
    ...{ mobile, verificationId: next.verificationId, otp: app.sms.codeFor(mobile) },
    ...{ currentVerificationId: present.verificationId, currentOtp: app.sms.codeFor(rekha.mobile) },
  };
};
const signIn = async (mobile: string) => {
  app.clock.advance(MINUTE);
  const sent = await app.call('POST', '/auth/professional/login', { body: { mobile } });
  if (sent.status !== 200) return sent;
  const { verificationId } = sent.body.data;
  const otp = app.sms.codeFor(mobile);
  return app.call('POST', '/auth/professional/verify-otp', { body: { mobile, verificationId, otp } });
};
const asStaff = (body: object) => app.call('PUT', `/professional/admin/${rekha.professionalId}`, { token: staff, body });
const detail = async () => (await app.call('GET', `/professional/admin/${rekha.professionalId}`, { token: staff })).body.data;

describe('S28 a professional', () => {
  it('changes her mobile with six digits of each number, and stays signed in here alone', async () => {
    const mobile = newMobile();
    const other = (await signIn(rekha.mobile)).body.data.token;
    app.clock.advance(MINUTE);
    const typed = await proofs(mobile);
    expect([typed.otp, typed.currentOtp].map(({ length }) => length)).toEqual([6, 6]);
    const noCurrent = await change({ ...typed, currentOtp: typed.currentOtp === '000000' ? '000001' : '000000' });
    expect(noCurrent.body).toMatchObject({ errorCode: 'OTP_INVALID', params: { reason: 'CURRENT_NUMBER' } });
    expect((await change(typed)).status).toBe(200);
    expect((await app.call('GET', '/visit', { token: other })).status).toBe(401);
    expect((await app.call('GET', '/visit', { token: rekha.token })).status).toBe(200);
    expect((await signIn(mobile)).body.data.professionalId).toBe(rekha.professionalId);
    expect((await signIn(rekha.mobile)).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
    expect((await detail()).mobileChanges).toMatchObject([{ by: 'OWNER', from: rekha.mobile }]);
    expect((await change(typed)).status).toBe(200);
  });

  it('S32 is refused the number of another professional after both passcodes', async () => {
    const other = await signInProfessional(app);
    const refused = await change(await proofs(other.mobile));
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'PROFESSIONAL_MOBILE_TAKEN']);
    expect((await detail()).mobile).toBe(rekha.mobile);
  });

  it('may have the number of a customer, because the two are apart', async () => {
    const mobile = newMobile();
    await app.call('POST', '/customer/admin', { token: staff, body: { mobile, fullName: 'Rekha Patil' } });
    expect((await change(await proofs(mobile))).status).toBe(200);
  });

  it('asks for nothing once she is not active, and hears of an SMS that failed', async () => {
    app.sms.broken = true;
    expect((await ask({ to: 'PRESENT' })).body.errorCode).toBe('SMS_FAILED');
    await asStaff({ active: false });
    expect((await ask({ to: 'PRESENT' })).status).toBe(401);
  });
});

describe('S29 staff give a professional another mobile', () => {
  it('with a reason, which stays with her', async () => {
    const mobile = newMobile();
    expect((await asStaff({ mobile, mobileReason: 'New SIM.' })).status).toBe(200);
    expect((await app.call('GET', '/visit', { token: rekha.token })).status).toBe(401);
    expect((await detail()).mobileChanges).toMatchObject([{ by: 'STAFF', reason: 'New SIM.', from: rekha.mobile }]);
    expect((await signIn(mobile)).body.data.professionalId).toBe(rekha.professionalId);
  });

  it('notes nothing if the mobile stays, and older clients need no reason', async () => {
    await asStaff({ mobile: rekha.mobile, about: 'Bridal make up' });
    expect((await detail()).mobileChanges).toEqual([]);
    await asStaff({ mobile: null });
    expect((await detail()).mobileChanges).toMatchObject([{ by: 'STAFF', reason: null, from: rekha.mobile }]);
  });

  it('P13 goes with all her numbers when she is erased', async () => {
    const mobile = newMobile();
    await asStaff({ mobile, mobileReason: 'Rekha lost it.', active: false });
    await app.worker.runDue();
    const path = `/professional/admin/${rekha.professionalId}/personal-data`;
    expect(await dumpOf(app)).toContain(rekha.mobile);
    expect((await app.call('DELETE', path, { token: staff })).status).toBe(200);
    const left = await dumpOf(app);
    expect([rekha.mobile, mobile, 'Rekha lost it.'].filter(one => left.includes(one))).toEqual([]);
  });
});
