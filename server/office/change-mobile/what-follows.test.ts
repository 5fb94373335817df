/** What follows a new mobile: what is under the account stays, and what is under the mobile goes with its owner (rule S30). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../common/time.ts';
import { makeVisitLink } from '../../messages/link/link.ts';
import { makeEnrolment } from '../../test/academy.ts';
import { makeAdmin, makeCustomer, makeSession, newMobile } from '../../test/makers.ts';
import { openStage, type Stage } from '../../test/stage.ts';

let s: Stage;
beforeEach(async () => {
  s = await openStage();
});
afterEach(() => s.app.close());

const byStaff = (mobile: string, userId = s.customer.userId) =>
  s.staff('PUT', `/customer/admin/${userId}/mobile`, { mobile, reason: 'Lost her phone.' });
/** By herself. */
const byOwner = async (mobile: string) => {
  // The last passcode was just sent.
  s.app.clock.advance(MINUTE);
  const present = await s.own('POST', '/auth/profile/mobile/passcode', { to: 'PRESENT' });
  const next = await s.own('POST', '/auth/profile/mobile/passcode', { to: 'NEW', mobile });
  return s.own('PUT', '/auth/profile/mobile', {
    ...{ mobile, verificationId: next.verificationId, otp: s.app.sms.codeFor(mobile) },
    ...{ currentVerificationId: present.verificationId, currentOtp: s.app.sms.codeFor(s.customer.mobile) },
  });
};
const wish = async (mobile: string, postalCode: string) => {
  s.app.clock.advance(MINUTE);
  const { verificationId } = (await s.app.call('POST', '/area/wish', { body: { mobile, postalCode } })).body.data;
  const proof = { mobile, postalCode, verificationId, otp: s.app.sms.codeFor(mobile) };
  expect((await s.app.call('POST', '/area/wish/verify', { body: proof })).status).toBe(200);
};
const wishes = async () =>
  (await s.staff('GET', '/area/admin/wish')).content.map((one: { mobile: string; postalCode: string }) => [
    one.mobile,
    one.postalCode,
  ]);

describe('S30 after a new mobile', () => {
  it('the visit stays, and messages that wait go to the new number', async () => {
    const id = await s.book();
    const mobile = newMobile();
    await byOwner(mobile);
    await s.gathered();
    expect(s.app.messages.sent.findLast(({ kind }) => kind === 'CONFIRMATION')?.to).toBe(mobile);
    expect(
      (await s.own('GET', `/booking/user/${s.customer.userId}`)).map((one: { bookingId: string }) => one.bookingId),
    ).toContain(id);
    expect((await s.staff('GET', `/booking/${id}`)).user.mobile).toBe(mobile);
  });

  it('the links of her own messages stay, and those on a lost phone open nothing', async () => {
    const id = await s.book();
    const token = await s.app.db.tx(tx => makeVisitLink(tx, id, s.app.clock.now()));
    const opened = async () => (await s.app.call('GET', `/visit-link/${token}`)).status;
    await byOwner(newMobile());
    expect(await opened()).toBe(200);
    await byStaff(newMobile());
    expect(await opened()).toBe(404);
  });

  it('the phone is reached again after a message to the old one has failed', async () => {
    await byStaff(newMobile());
    await s.gathered();
    const { unreached } = await s.staff('GET', `/customer/admin/${s.customer.userId}`);
    expect(unreached).toBe(false);
    const log = (await s.staff('GET', '/message-log/admin')).content;
    const about = log.filter(({ kind }: { kind: string }) => kind.startsWith('NUMBER_'));
    expect(about.map((one: { kind: string; state: string }) => [one.kind, one.state]).toSorted()).toEqual([
      ['NUMBER_NEW', 'SENT'],
      ['NUMBER_OLD', 'SENT'],
    ]);
  });

  it('the wish that the salon came goes with her, unless the new number has one', async () => {
    await wish(s.customer.mobile, '442001');
    const [first, second] = [newMobile(), newMobile()];
    await byStaff(first);
    expect(await wishes()).toEqual([[first, '442001']]);
    await wish(second, '442003');
    await byStaff(second);
    expect(await wishes()).toEqual([[second, '442003']]);
  });

  it('her courses go with her, also those that are long over', async () => {
    const { enrolmentId } = await makeEnrolment(s.app, s.salon.token, { learner: { mobile: s.customer.mobile } });
    await s.staff('PUT', `/academy/admin/enrolment/${enrolmentId}/cancel`, { refund: 0 });
    s.app.clock.advance(300 * DAY);
    const mobile = newMobile();
    await byStaff(mobile);
    const courses = async () => (await s.own('GET', '/academy/enrolment')).map(({ id }: { id: string }) => id);
    expect(await courses()).toEqual([enrolmentId]);
    s.app.clock.advance(100 * DAY);
    expect(await courses()).toEqual([enrolmentId]);
    const found = (await s.staff('GET', `/academy/admin/enquiry?search=${mobile}`)).content;
    expect(found).toMatchObject([{ mobile, confirmed: false }]);
  });

  it('S26 what somebody left under the new number long before stays hidden', async () => {
    const mobile = newMobile();
    const { enrolmentId } = await makeEnrolment(s.app, s.salon.token, { learner: { mobile } });
    await s.staff('PUT', `/academy/admin/enrolment/${enrolmentId}/cancel`, { refund: 0 });
    s.app.clock.advance(400 * DAY);
    // Her account is older than that.
    await byStaff(mobile);
    expect(await s.own('GET', '/academy/enrolment')).toEqual([]);
    expect((await s.own('GET', '/auth/profile/export')).enquiries).toEqual([]);
  });

  it('a passcode of the old number that was sent before opens nothing', async () => {
    s.app.clock.advance(MINUTE);
    const old = { mobile: s.customer.mobile };
    const { verificationId } = (await s.app.call('POST', '/auth/login', { body: old })).body.data;
    await byStaff(newMobile());
    const typed = { ...old, verificationId, otp: s.app.sms.codeFor(old.mobile) };
    expect((await s.app.call('POST', '/auth/verify-otp', { body: typed })).body.errorCode).toBe('OTP_INVALID');
    // Whoever has the old number now makes an account of their own, which sees nothing of hers.
    s.app.clock.advance(MINUTE);
    const stranger = await makeCustomer(s.app, 'Priya Sharma', old.mobile);
    const { bookings, messages, mobileChanges } = (await s.app.call('GET', '/auth/profile/export', { token: stranger.token }))
      .body.data;
    expect([bookings, messages, mobileChanges]).toEqual([[], [], []]);
  });

  it('erasing the account leaves neither number', async () => {
    const { token } = await makeAdmin(s.app);
    await byStaff(newMobile());
    await s.gathered();
    const own = await makeSession(s.app, 'USER', s.customer.userId);
    expect((await s.app.call('DELETE', '/auth/profile', { token: own })).status).toBe(200);
    const log = (await s.app.call('GET', '/message-log/admin', { token })).body.data.content;
    const about = log.filter(({ kind }: { kind: string }) => kind.startsWith('NUMBER_'));
    expect(about.map((one: { to: string | null; text: string | null }) => [one.to, one.text])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
