/**
 * R101: whatever she and the salon can write about a customer is gone with her account. Every free text of the contract gets a mark of its
 * own, and afterwards no mark is anywhere. A new free text fails this test until somebody says whether it is about a customer.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import { makeVisitLink } from '../../messages/link/link.ts';
import { makeBatch, makeCourse } from '../../test/academy.ts';
import { dumpOf, tablesOf } from '../../test/dump.ts';
import { freeTexts } from '../../test/free-texts.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { HOME, newMobile, signInProfessional, type TestCustomer } from '../../test/makers.ts';
import { ALL_WEEK, makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

/** Texts about the salon, its team and its catalogue. Staff who write a customer's name there can take it out again. */
const NOT_ABOUT_CUSTOMERS = [
  ...[
    /^(adminLogin|proveSecondFactor|askForPasskey|provePasskey|beginPasskey|addPasskey|addStaff|changePassword|createApiKey)\./,
    /^(create|update)(Service|Category|Coupon|Course|Webhook)\./,
  ],
  ...[
    /^(create|update|preview)Professional\./,
    /^enterPastVisit\.takenBy$/,
    /^(addLeave|addOwnLeave|settleCashUp|settleBalance)\.note$/,
    /^(update|preview)Settings\./,
    /^(add|update)AlertPerson\./,
    // Forgotten after 7 days with the rows.
    /^uploadImport\.fileName$/,
  ],
  // The contact form belongs to no account, and is deleted after a year.
  /^sendMessage\./,
];

const GSTIN = '27AAPFU0939F1ZV';

const app = appOfFile({ env: { PUBLIC_URL: 'https://salon.example' } });
let salon: NamedSalon;
let asha: TestCustomer;
/** The marks by what was marked: letters alone, because names take nothing else. */
const marks = new Map<string, string>();
const mark = (text: string): string => {
  const number = marks.size;
  const letters = [Math.floor(number / 26), number % 26].map(at => String.fromCharCode(97 + at)).join('');
  const given = marks.get(text) ?? `Zqx${letters}qz`;
  marks.set(text, given);
  return given;
};
const address = (operation: string) => ({
  ...HOME,
  ...Object.fromEntries(
    ['flatNumber', 'building', 'street', 'landmark', 'city', 'state', 'country', 'instructions'].map(field => [
      field,
      mark(`${operation}.${field}`),
    ]),
  ),
});

let calls = 0;
/** With a key of its own, so that its answer is kept. */
const call = async (token: string, method: string, path: string, body?: object) => {
  const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': `key-${++calls}` } : {};
  const answer = await app.call(method, path, { token, headers, ...(body && { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.body.data;
};
const own = (method: string, path: string, body?: object) => call(asha.token, method, path, body);
const staff = (method: string, path: string, body?: object) => call(salon.token, method, path, body);

const writeProfile = async () => {
  await staff('PUT', `/customer/admin/${asha.userId}/note`, { note: mark('setCustomerNote.note') });
  await staff('PUT', `/customer/admin/${asha.userId}`, {
    fullName: mark('updateCustomer.fullName'),
    note: mark('updateCustomer.note'),
  });
  const fullName = mark('updateProfile.fullName');
  const email = `${mark('updateProfile.email').toLowerCase()}@mail.example`;
  const business = { businessName: mark('updateProfile.businessName'), gstin: GSTIN };
  await own('PUT', '/auth/profile', { fullName, email, whatsappConsent: true, ...business });
};

/** Three visits, with all that can be written about them. */
const writeVisits = async (professionalId: string) => {
  const { id: addressId } = await own('POST', '/address', address('createAddress'));
  const other = await own('POST', '/address', HOME);
  await own('PUT', `/address/${other.id}`, address('updateAddress'));
  const order = { userId: asha.userId, serviceIds: [salon.facial], finalPrice: 999, addressId, paymentType: 'PAY_AFTER' };
  const noted = { externalId: 'till-7', metadata: { for: mark('createBooking.metadata.*') } };
  const first = await own('POST', '/booking', { ...order, ...noted, bookingDate: '2026-12-07', bookingTime: '11:00:00' });
  const second = await own('POST', '/booking', { ...order, bookingDate: '2026-12-08', bookingTime: '11:00:00' });
  await own('PUT', `/booking/${second.bookingId}`, { address: address('rescheduleBooking.address') });
  await staff('PUT', `/booking/admin/${second.bookingId}/services`, {
    services: [{ serviceId: salon.facial, quantity: 1 }],
    discount: { amount: 50, reason: mark('changeServices.discount.reason') },
  });
  const third = await staff('POST', '/booking/admin', {
    ...{ mobile: asha.mobile, serviceIds: [salon.facial], bookingDate: '2026-12-09', bookingTime: '11:00:00' },
    ...{ address: address('bookForCustomer.address'), metadata: { for: mark('bookForCustomer.metadata.*') } },
  });
  await staff('POST', '/wait/admin', {
    ...{ mobile: asha.mobile, serviceIds: [salon.facial], from: '2026-12-10', to: '2026-12-10' },
    address: address('addWaitForCustomer.address'),
  });
  const past = await staff('POST', '/booking/admin/past', {
    ...{ mobile: asha.mobile, serviceIds: [salon.facial], bookingDate: '2026-12-03', bookingTime: '11:00:00', professionalId },
    ...{ address: address('enterPastVisit.address'), metadata: { for: mark('enterPastVisit.metadata.*') } },
  });
  expect(past.enteredAfter).toBe(true);
  const at = (id: string, path: string, body?: object) => staff('POST', `/booking/admin/${id}/${path}`, body);
  await staff('PUT', `/booking/admin/${second.bookingId}/external`, { metadata: { for: mark('setBookingExternal.metadata.*') } });
  const paid = await at(first.bookingId, 'payment', { amount: 999, method: 'CASH', note: mark('recordPayment.note') });
  const back = { paymentId: paid.payments[0].id, amount: 300, note: mark('refundPayment.note') };
  await at(first.bookingId, 'refund', back);
  return { first: first.bookingId as string, others: [second.bookingId, third.bookingId] as string[] };
};

/** How she calls her guests, in the cart, in plans and in bookings. */
const writeGuests = async (): Promise<string[]> => {
  const guests = (operation: string) => ({
    guests: [{ label: mark(`${operation}.guests[].label`), serviceIds: [salon.facial] }],
  });
  const { id: cartId } = await own('POST', `/cart?userId=${asha.userId}`);
  await own('PUT', `/cart/${cartId}/guests`, guests('putCartGuests'));
  const { id: addressId } = await own('POST', '/address', HOME);
  const asked = { addressId, bookingDate: '2026-12-11' };
  await own('POST', '/booking/plan', { ...asked, bookingTime: '10:00:00', ...guests('planParty') });
  const order = { serviceIds: [salon.facial], finalPrice: 999, ...asked };
  const { bookingId } = await own('POST', '/booking', {
    ...{ ...order, userId: asha.userId, paymentType: 'PAY_AFTER', bookingTime: '10:00:00', ...guests('createBooking') },
  });
  await own('PUT', `/booking/${bookingId}/guests`, guests('changeGuests'));
  await staff('PUT', `/booking/admin/${bookingId}/guests`, guests('changeGuestsAsStaff'));
  const other = await staff('POST', '/booking/admin', {
    ...{ ...order, mobile: asha.mobile, bookingTime: '13:00:00', ...guests('bookForCustomer') },
  });
  return [bookingId, other.bookingId];
};

const writeLeave = async (professional: { token: string; professionalId: string }) => {
  const leave = { fromDate: '2026-12-07', fromTime: '00:00:00', toDate: '2026-12-10', toTime: '00:00:00' };
  // The answer to staff names the customers whose visits are uncovered now.
  const kept = await staff('POST', `/professional/admin/${professional.professionalId}/leave`, leave);
  const ownLeave = await call(professional.token, 'POST', '/visit/leave', leave);
  expect(JSON.stringify(kept.uncovered)).toContain(mark('updateProfile.fullName'));
  // The same leave twice is one.
  for (const id of new Set([kept.leave.id, ownLeave.id]))
    await staff('DELETE', `/professional/admin/${professional.professionalId}/leave/${id}`);
};

const review = async (bookingId: string, link: string) => {
  await staff('PUT', `/booking/admin/${bookingId}/mark-completed`);
  await app.call('PUT', `/visit-link/${link}/review`, { body: { rating: 4, text: mark('putReviewByVisitLink.text') } });
  await own('PUT', `/booking/${bookingId}/review`, { rating: 3, text: mark('putReview.text') });
  const { id } = (await staff('GET', '/review/admin')).content[0];
  await staff('PUT', `/review/admin/${id}/answer`, { answer: mark('answerReview.answer') });
  await staff('PUT', `/review/admin/${id}/hide`, { reason: mark('hideReview.reason') });
};

/** Learners of her mobile: one asked online, one was enrolled, and of one she is the guardian. */
const writeLearners = async () => {
  // Her passcode is used up.
  app.clock.advance(2 * MINUTE);
  const courseId = await makeCourse(app, salon.token);
  const batchId = await makeBatch(app, salon.token, courseId);
  const online = {
    ...{ courseId, name: mark('requestEnquiry.name'), mobile: asha.mobile, dateOfBirth: '2012-05-05' },
    ...{ guardian: { name: mark('requestEnquiry.guardian.name'), consent: true }, message: mark('requestEnquiry.message') },
  };
  const { verificationId } = (await app.call('POST', '/academy/enquiry', { body: online })).body.data;
  const verified = {
    ...{ ...online, name: mark('verifyEnquiry.name'), message: mark('verifyEnquiry.message') },
    ...{
      guardian: { name: mark('verifyEnquiry.guardian.name'), consent: true },
      verificationId,
      otp: app.sms.codeFor(asha.mobile),
    },
  };
  expect((await app.call('POST', '/academy/enquiry/verify', { body: verified })).status).toBe(200);

  const asked = { courseId, name: mark('addEnquiry.name'), mobile: asha.mobile, dateOfBirth: '2000-05-05' };
  const { id } = await staff('POST', '/academy/admin/enquiry', { ...asked, message: mark('addEnquiry.message') });
  await staff('PUT', `/academy/admin/enquiry/${id}`, { name: mark('updateEnquiry.name') });
  await staff('POST', `/academy/admin/enquiry/${id}/note`, { text: mark('addEnquiryNote.text') });
  const pays = { address: mark('enrolLearner.address'), businessName: mark('enrolLearner.businessName'), gstin: GSTIN };
  const enrolled = await staff('POST', `/academy/admin/enquiry/${id}/enrolment`, { batchId, ...pays });
  const at = (path: string, body: object) => staff('POST', `/academy/admin/enrolment/${enrolled.id}/${path}`, body);
  const { fees } = await at('fee', { amount: 5000, method: 'CASH', note: mark('takeFee.note') });
  await at('refund', { paymentId: fees[0].id, amount: 100, note: mark('refundFee.note') });
  await staff('PUT', `/academy/admin/enrolment/${enrolled.id}/cancel`, { refund: 0 });

  const consent = (name: string) => ({ guardian: { name, mobile: asha.mobile, consent: 'CALL' } });
  const child = { courseId, name: 'Kiran Joshi', mobile: newMobile(), dateOfBirth: '2012-05-05' };
  const ofChild = await staff('POST', '/academy/admin/enquiry', { ...child, ...consent(mark('addEnquiry.guardian.name')) });
  const seen = { name: mark('verifyGuardian.name'), mobile: asha.mobile, how: 'ID_SEEN' };
  await staff('PUT', `/academy/admin/enquiry/${ofChild.id}/guardian`, seen);
  await staff('PUT', `/academy/admin/enquiry/${ofChild.id}`, consent(mark('updateEnquiry.guardian.name')));
  return { child: ofChild.id as string };
};

beforeAll(async () => {
  salon = await makeNamedSalon(app);
});

describe('R101 an erased customer', () => {
  it('leaves nothing that she or the salon wrote about her', async () => {
    const professional = await signInProfessional(app, { serviceIds: [salon.facial], hours: ALL_WEEK });
    const added = await staff('POST', '/customer/admin', {
      ...{ mobile: newMobile(), fullName: mark('addCustomer.fullName'), note: mark('addCustomer.note') },
    });
    const mobile = newMobile();
    await staff('PUT', `/customer/admin/${added.id}/mobile`, { mobile, reason: mark('setCustomerMobile.reason') });
    const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile } })).body.data;
    const passcode = { mobile, verificationId, otp: app.sms.codeFor(mobile) };
    const { token, userId } = (await app.call('POST', '/auth/verify-otp', { body: passcode })).body.data;
    asha = { token, userId, mobile };
    await writeProfile();
    const { first, others } = await writeVisits(professional.professionalId);
    await writeLeave(professional);
    const link = await app.db.tx(tx => makeVisitLink(tx, first, app.clock.now()));
    await review(first, link);
    for (const id of [...others, ...(await writeGuests())]) await staff('PUT', `/booking/${id}/cancel`);
    const { child } = await writeLearners();
    await app.worker.runDue();

    const exported = JSON.stringify(await own('GET', '/auth/profile/export'));
    for (const text of [
      'recordPayment.note',
      'refundPayment.note',
      'changeServices.discount.reason',
      'updateEnquiry.guardian.name',
      'putReview.text',
    ])
      expect([text, exported.includes(mark(text))]).toEqual([text, true]);

    const all = [...marks, ['mobile', asha.mobile], ['the mobile before', added.mobile]] as const;
    const marksIn = (text: string) => all.filter(([, one]) => text.toLowerCase().includes(one.toLowerCase())).map(([of]) => of);
    // All of them were there, but for those that another text took the place of.
    const before = marksIn(await dumpOf(app));
    expect(before.length).toBeGreaterThan(30);
    expect(before).toEqual(
      expect.arrayContaining(['recordPayment.note', 'refundPayment.note', 'takeFee.note', 'mobile', 'the mobile before']),
    );
    const keptBefore = JSON.stringify((await tablesOf(app)).find(([name]) => name === 'idempotency'));
    expect(marksIn(keptBefore)).toEqual(
      expect.arrayContaining(['recordPayment.note', 'refundPayment.note', 'createAddress.city']),
    );

    expect((await own('DELETE', '/auth/profile')) ?? null).toBeNull();
    expect(marksIn(await dumpOf(app))).toEqual([]);
    // The child's own record stays, because somebody else may ask for it.
    const left = await staff('GET', `/academy/admin/enquiry/${child}`);
    expect([left.name, left.guardian, left.erasedAt]).toEqual(['Kiran Joshi', null, null]);
    const { payments } = await staff('GET', `/booking/${first}/payment`);
    expect(payments).toMatchObject([{ amount: 999, note: null, refunds: [{ amount: 300, note: null }] }]);
  });

  it('was asked about every free text of the contract', () => {
    const unknown = freeTexts().filter(text => !marks.has(text) && !NOT_ABOUT_CUSTOMERS.some(other => other.test(text)));
    // The name of an account, as `addCustomer` and `updateProfile` write it. A first name is compared, and never kept.
    const ofAccounts = [
      ...['register.fullName', 'verifyOtp.firstName', 'verifyOtp.startAnew.fullName', 'bookForCustomer.fullName'],
      'enterPastVisit.fullName',
      'addWaitForCustomer.fullName',
    ];
    expect(unknown).toEqual(ofAccounts);
  });
});
