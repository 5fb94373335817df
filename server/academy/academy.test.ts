/** Courses, batches, enquiries and enrolments (rules Y1 to Y5, Y8). Fees are in fees.test.ts. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../common/time.ts';
import { forgetOld } from '../housekeeping.ts';
import type { Schemas } from '../platform/contract/types.ts';
import { enquiry, enquiryNote, idempotency } from '../platform/db/schema.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { aBatch, aCourse, makeBatch, makeCourse, makeEnquiry, makeEnrolment } from '../test/academy.ts';
import { NOON } from '../test/app.ts';
import { formOf, picture } from '../test/form.ts';
import { appOfFile } from '../test/hooked-app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeDays, makeKey, makeService, newMobile } from '../test/makers.ts';
import { courseRound } from './enrol.ts';

const app = appOfFile();
let token: string;
let email: string;
const nextDay = makeDays();
beforeAll(async () => {
  ({ token, email } = await makeAdmin(app));
});
beforeEach(() => app.clock.moveTo(NOON));

const staff = (method: string, path: string, body?: object) => app.call(method, `/academy/admin${path}`, { token, body });
const read = async (path: string) => (await app.call('GET', path, { token })).body.data;
const outcome = ({ status, body }: Awaited<ReturnType<typeof staff>>) => [status, body.params?.reason ?? body.errorCode];

const ask = (path: string, body: object) => app.call('POST', `/academy/enquiry${path}`, { body });
/** Asks for the passcode and enters it. */
const enquire = async (request: Schemas['EnquiryRequest']) => {
  app.clock.advance(2 * MINUTE);
  const sent = await ask('', request);
  const { verificationId } = sent.body.data;
  return ask('/verify', { ...request, verificationId, otp: app.sms.codeFor(request.mobile) });
};
const fromMobile = async (mobile: string): Promise<Schemas['Enquiry'][]> =>
  (await read(`/academy/admin/enquiry?search=${mobile}`)).content;

describe('Y1 courses', () => {
  it('are shown with the batches that have not begun, in the order of the week, while they are active', async () => {
    const id = await makeCourse(app, token, { name: 'Mehendi', certificate: 'Diploma' });
    await makeBatch(app, token, id, { startsOn: '2026-12-03' });
    await makeBatch(app, token, id, { startsOn: '2026-12-04', days: ['SUNDAY', 'TUESDAY'] });
    const shown = await read(`/academy/course/${id}`);
    expect(shown).toMatchObject({ name: 'Mehendi', weeks: 8, fee: 25_000, certificate: 'Diploma', imageUrl: null });
    expect(shown.batches).toMatchObject([
      { startsOn: '2026-12-04', endsOn: '2027-01-28', days: ['TUESDAY', 'SUNDAY'], seats: 12, seatsLeft: 12 },
    ]);
    const list = (await app.call('GET', '/academy/course')).body.data;
    expect(list.find((one: Schemas['Course']) => one.id === id).batches).toHaveLength(1);
    expect((await read('/academy/admin/course')).find((one: Schemas['Course']) => one.id === id).batches).toHaveLength(2);

    await staff('PUT', `/course/${id}`, { active: false });
    expect(outcome(await app.call('GET', `/academy/course/${id}`))).toEqual([404, 'COURSE_NOT_FOUND']);
    expect((await app.call('GET', '/academy/course')).body.data.map((one: Schemas['Course']) => one.id)).not.toContain(id);
    const request = { courseId: id, name: 'Asha', mobile: newMobile(), dateOfBirth: '2000-01-01' };
    expect(outcome(await ask('', request))).toEqual([404, 'COURSE_NOT_FOUND']);
    await staff('PUT', `/course/${id}`, { active: true });
    app.sms.broken = true;
    expect(outcome(await ask('', request))).toEqual([502, 'SMS_FAILED']);
    app.sms.broken = false;
    const { verificationId } = (await ask('', request)).body.data;
    await staff('PUT', `/course/${id}`, { active: false });
    const otp = app.sms.codeFor(request.mobile);
    expect(outcome(await ask('/verify', { ...request, verificationId, otp }))).toEqual([404, 'COURSE_NOT_FOUND']);
  });

  it('get a picture, and lose it', async () => {
    const id = await makeCourse(app, token);
    const set = async (fields: object, course = id) =>
      app.call('PUT', `/academy/admin/course/${course}/picture`, { token, ...(await formOf(fields as never)) });
    const { imageUrl } = (await set({ picture: { bytes: await picture(40, 30) } })).body.data;
    expect((await app.call('GET', imageUrl.replace('/api/v1', ''))).status).toBe(200);
    expect((await set({ removePicture: true })).body.data.imageUrl).toBeNull();
    expect((await app.call('GET', imageUrl.replace('/api/v1', ''))).status).toBe(404);
    expect(outcome(await set({ removePicture: true }, 'unknown'))).toEqual([404, 'COURSE_NOT_FOUND']);
  });

  it('and batches that somebody uses cannot be deleted, nor seats that are taken', async () => {
    const { courseId, batchId } = await makeEnrolment(app, token, { batch: { seats: 2 } });
    const { batchId: other } = await makeEnrolment(app, token);
    expect(outcome(await staff('DELETE', `/course/${courseId}`))).toEqual([409, 'COURSE_IN_USE']);
    expect(outcome(await staff('DELETE', `/batch/${batchId}`))).toEqual([409, 'BATCH_IN_USE']);
    expect(outcome(await staff('PUT', `/batch/${other}`, { seats: 1 }))).toEqual([200, undefined]);
    expect(outcome(await staff('PUT', `/batch/${batchId}`, { toTime: '09:00:00' }))).toEqual([400, 'VALIDATION_ERROR']);
    expect(outcome(await staff('PUT', '/batch/unknown', { seats: 1 }))).toEqual([404, 'NOT_FOUND']);
    const batch = { startsOn: '2027-01-04', days: ['MONDAY'], fromTime: '10:00:00', toTime: '12:00:00', seats: 4 };
    expect(outcome(await staff('POST', '/course/unknown/batch', batch))).toEqual([404, 'COURSE_NOT_FOUND']);
    const second = await makeEnquiry(app, token);
    await staff('POST', `/enquiry/${second.enquiryId}/enrolment`, { batchId });
    expect(outcome(await staff('PUT', `/batch/${batchId}`, { seats: 1 }))).toEqual([409, 'SEATS_TAKEN']);

    const unused = await makeCourse(app, token);
    await makeBatch(app, token, unused);
    expect((await staff('DELETE', `/course/${unused}`)).status).toBe(200);
  });

  it('refuse what makes no sense', async () => {
    const id = await makeCourse(app, token);
    const field = async (path: string, body: object) => (await staff('POST', path, body)).body.errors[0];
    expect(await field('/course', aCourse({ weeks: 0 }))).toMatchObject({ field: 'weeks', rule: 'min' });
    expect(await field('/course', { ...aCourse(), name: ' ' })).toMatchObject({ field: 'name', rule: 'required' });
    expect(await field(`/course/${id}/batch`, aBatch({ days: ['MONDAY', 'MONDAY'] }))).toMatchObject({
      field: 'days.1',
      rule: 'unique',
    });
    expect(await field(`/course/${id}/batch`, aBatch({ toTime: '10:00:00' }))).toMatchObject({ field: 'toTime', rule: 'after' });
  });
});

describe('Y3 an enquiry', () => {
  it('is stored with the passcode of its mobile, once for each learner and course', async () => {
    const courseId = await makeCourse(app, token);
    const batchId = await makeBatch(app, token, courseId);
    const mobile = newMobile();
    const request = { courseId, batchId, name: 'Asha Deshmukh', mobile, dateOfBirth: '2004-03-09', message: ' In the evening? ' };
    expect((await enquire(request)).body).toMatchObject({ success: true, data: null });
    await enquire({ ...request, message: 'Or on Sundays?' });
    await enquire({ ...request, name: 'Ravi Deshmukh' });
    const [ravi, asha] = await fromMobile(mobile);
    expect(ravi?.name).toBe('Ravi Deshmukh');
    expect(asha).toMatchObject({
      batchId,
      confirmed: true,
      message: 'Or on Sundays?',
      state: 'NEW',
      isMinor: false,
      guardian: null,
    });
    expect(await fromMobile(mobile)).toHaveLength(2);
  });

  it('answers the same for every mobile, and sends nothing for a request that could not be stored', async () => {
    const courseId = await makeCourse(app, token);
    const known = (await makeCustomer(app)).mobile;
    app.clock.advance(2 * MINUTE);
    const request = (mobile: string) => ({ courseId, name: 'Asha', mobile, dateOfBirth: '2004-03-09' });
    const answers = [await ask('', request(known)), await ask('', request(newMobile()))];
    expect(answers.map(({ status, body }) => [status, Object.keys(body.data)])).toEqual([
      [200, ['verificationId', 'expiresAt', 'resendAt']],
      [200, ['verificationId', 'expiresAt', 'resendAt']],
    ]);
    const mobile = newMobile();
    const other = await makeBatch(app, token, await makeCourse(app, token));
    const wrong = [
      { dateOfBirth: '2026-12-04' },
      { dateOfBirth: '1899-12-31' },
      { batchId: other },
      { dateOfBirth: '2015-01-01' },
    ];
    for (const change of wrong) expect((await ask('', { ...request(mobile), ...change })).status).toBe(400);
    expect(() => app.sms.codeFor(mobile)).toThrow();
  });

  it('opens nothing with a passcode for signing in, nor with a wrong one, nor twice', async () => {
    const courseId = await makeCourse(app, token);
    const { mobile } = await makeCustomer(app);
    const request = { courseId, name: 'Asha', mobile, dateOfBirth: '2004-03-09' };
    app.clock.advance(2 * MINUTE);
    const login = (await app.call('POST', '/auth/login', { body: { mobile } })).body.data;
    const entered = { verificationId: login.verificationId, otp: app.sms.codeFor(mobile) };
    expect(outcome(await ask('/verify', { ...request, ...entered }))).toEqual([400, 'VALIDATION_ERROR']);
    const longer = { ...entered, otp: `${entered.otp}00` };
    expect(outcome(await ask('/verify', { ...request, ...longer }))).toEqual([400, 'OTP_INVALID']);

    app.clock.advance(2 * MINUTE);
    const { verificationId } = (await ask('', request)).body.data;
    const otp = app.sms.codeFor(mobile);
    const shorter = { mobile, verificationId, otp: otp.slice(0, 4) };
    expect(outcome(await app.call('POST', '/auth/verify-otp', { body: shorter }))).toEqual([400, 'OTP_INVALID']);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++)
      expect(outcome(await ask('/verify', { ...request, verificationId, otp: wrong }))[1]).toBe('OTP_INVALID');
    expect(outcome(await ask('/verify', { ...request, verificationId, otp }))).toEqual([429, 'OTP_ATTEMPTS_EXCEEDED']);
    expect(await fromMobile(mobile)).toEqual([]);

    app.clock.advance(2 * MINUTE);
    const again = (await ask('', request)).body.data.verificationId;
    const right = { ...request, verificationId: again, otp: app.sms.codeFor(mobile) };
    expect((await ask('/verify', right)).status).toBe(200);
    expect(outcome(await ask('/verify', right))).toEqual([400, 'OTP_INVALID']);
    expect(await fromMobile(mobile)).toHaveLength(1);
  });
});

describe('Y10 the message of an enquiry', () => {
  it('tells the salon the course, not the person, and not of one that staff have read or entered', async () => {
    const courseId = await makeCourse(app, token, { name: 'Nail art' });
    const request = { courseId, name: 'Meera Joshi', mobile: newMobile(), dateOfBirth: '2000-01-01' };
    const told = async () => {
      await app.worker.runDue();
      const sent = app.messages.sent.filter(({ kind, text }) => kind === 'ENQUIRY' && text.includes('Nail art'));
      // Both are sent at once, and either may be first.
      return sent.map(({ channel, text }) => [channel, text]).sort();
    };
    await makeEnquiry(app, token, { course: { name: 'Nail art' } });
    expect(await told()).toEqual([]);
    await enquire(request);
    const words = 'Somebody asks about the course Nail art. The Academy page shows name and mobile.';
    expect(await told()).toEqual([
      ['EMAIL', expect.stringContaining(words)],
      ['SMS', expect.stringContaining(words)],
    ]);
    expect(JSON.stringify(await told())).not.toContain('Meera');

    await enquire({ ...request, name: 'Tara Joshi' });
    const [tara] = (await fromMobile(request.mobile)).filter(({ name }) => name === 'Tara Joshi');
    await staff('PUT', `/enquiry/${tara?.id}`, { state: 'CONTACTED' });
    expect(await told()).toHaveLength(2);
  });
});

describe('Y4 a learner under 18', () => {
  const child = { name: 'Riya Patil', dateOfBirth: '2008-12-05' };

  it("needs a guardian's consent, which is kept with time, way and the words that were read", async () => {
    const courseId = await makeCourse(app, token);
    const mobile = newMobile();
    const request = { courseId, mobile, ...child };
    const refused = await ask('', request);
    expect([refused.status, refused.body.errors[0]]).toMatchObject([400, { field: 'guardian', rule: 'required' }]);
    const guardian = { name: 'Sunita Patil', consent: true as const };
    expect((await ask('', { ...request, guardian: { ...guardian, consent: false } })).status).toBe(400);
    await enquire({ ...request, guardian: { ...guardian, language: 'mr' } });
    const [row] = await fromMobile(mobile);
    expect(row).toMatchObject({
      isMinor: true,
      guardian: {
        ...{ name: 'Sunita Patil', mobile, consentAt: new Date(app.clock.now()).toISOString(), consentHow: 'PASSCODE' },
        consentWording: (await read(`/academy/course/${courseId}`)).guardianConsentTexts.mr,
        verified: null,
      },
    });
  });

  it('comes of age on the birthday', async () => {
    const courseId = await makeCourse(app, token);
    const ask18 = (dateOfBirth: string) =>
      staff('POST', '/enquiry', { courseId, name: 'Riya', mobile: newMobile(), dateOfBirth });
    expect((await ask18('2008-12-05')).body.errors[0].field).toBe('guardian');
    expect((await ask18('2008-12-04')).body.data.isMinor).toBe(false);
  });

  it('names a course that exists', async () => {
    const body = { courseId: 'unknown', name: 'Riya', mobile: newMobile(), dateOfBirth: '2000-12-05' };
    expect(outcome(await staff('POST', '/enquiry', body))).toEqual([404, 'COURSE_NOT_FOUND']);
  });

  it('is enrolled only with birthday and consent, which staff can enter', async () => {
    const { enquiryId, batchId } = await makeEnquiry(app, token, { learner: { dateOfBirth: null } });
    const enrol = () => staff('POST', `/enquiry/${enquiryId}/enrolment`, { batchId });
    expect(outcome(await enrol())).toEqual([409, 'BIRTHDAY_MISSING']);
    const { dateOfBirth } = child;
    const change = (body: object) => staff('PUT', `/enquiry/${enquiryId}`, body);
    expect((await change({ dateOfBirth })).body.errors[0].field).toBe('guardian');
    const guardian = { name: 'Sunita Patil', mobile: newMobile(), consent: 'PAPER' };
    expect((await change({ dateOfBirth, guardian })).body.data.guardian).toMatchObject({ consentHow: 'PAPER' });
    expect(outcome(await enrol())).toEqual([409, 'CONSENT_NOT_VERIFIED']);
    const seen = { name: 'Sunita Patil', mobile: guardian.mobile, how: 'KNOWN' };
    await staff('PUT', `/enquiry/${enquiryId}/guardian`, seen);
    expect((await enrol()).status).toBe(201);

    // An enquiry whose consent is missing, as older rows or imports might have it.
    const other = await makeEnquiry(app, token);
    await app.db.tx(async tx => void (await tx.update(enquiry).set({ dateOfBirth })));
    expect(outcome(await staff('POST', `/enquiry/${other.enquiryId}/enrolment`, { batchId: other.batchId }))).toEqual([
      409,
      'CONSENT_MISSING',
    ]);
  });
});

describe("Y4 a guardian's consent counts once somebody knows who gave it", () => {
  const child = { name: 'Riya Patil', dateOfBirth: '2010-05-02' };
  const guardian = { name: 'Sunita Patil', consent: true as const, adult: true };

  /** The enquiry with the passcode, perhaps as a signed-in customer; then its row. */
  const enquireAs = async (request: Schemas['EnquiryRequest'], account?: string) => {
    app.clock.advance(2 * MINUTE);
    const { verificationId } = (await ask('', request)).body.data;
    const body = { ...request, verificationId, otp: app.sms.codeFor(request.mobile) };
    const sent = await app.call('POST', '/academy/enquiry/verify', { body, ...(account !== undefined && { token: account }) });
    expect(sent.status).toBe(200);
    return (await fromMobile(request.mobile))[0] as Schemas['Enquiry'];
  };
  const enrolBy = (by: string, { id, courseId }: Schemas['Enquiry']) =>
    makeBatch(app, token, courseId).then(batchId =>
      app.call('POST', `/academy/admin/enquiry/${id}/enrolment`, { token: by, body: { batchId } }),
    );
  /** A customer whom the salon has visited. */
  const makeKnown = async (name = 'Sunita Patil') => {
    const customer = await makeCustomer(app, name);
    const [serviceId, addressId] = [await makeService(app), await makeAddress(app, customer)];
    const visit = { serviceIds: [serviceId], bookingDate: nextDay(), bookingTime: '11:00:00', finalPrice: 999, addressId };
    const body = { userId: customer.userId, ...visit, paymentType: 'PAY_AFTER' };
    const { bookingId } = (await app.call('POST', '/booking', { token: customer.token, body })).body.data;
    await app.call('PUT', `/booking/admin/${bookingId}/mark-completed`, { token });
    return customer;
  };

  it('not with a passcode to a mobile that the child typed, on every path', async () => {
    const key = (await makeKey(app, token)).token;
    const one = await enquireAs({ courseId: await makeCourse(app, token), mobile: newMobile(), ...child, guardian });
    expect(one.guardian).toMatchObject({ name: 'Sunita Patil', consentHow: 'PASSCODE', verified: null });
    for (const by of [token, key]) expect(outcome(await enrolBy(by, one))).toEqual([409, 'CONSENT_NOT_VERIFIED']);
    // A program cannot say that it saw somebody.
    const { mobile } = one;
    const seen = { name: 'Sunita Patil', mobile, how: 'ID_SEEN' };
    const path = `/academy/admin/enquiry/${one.id}/guardian`;
    expect(outcome(await app.call('PUT', path, { token: key, body: seen }))).toEqual([403, 'PEOPLE_ONLY']);
    await app.call('PUT', `/academy/admin/enquiry/${one.id}`, {
      token: key,
      body: { guardian: { name: 'X', mobile, consent: 'PAPER' } },
    });
    expect(outcome(await enrolBy(key, one))).toEqual([409, 'CONSENT_NOT_VERIFIED']);

    const { data } = (await app.call('PUT', path, { token, body: seen })).body;
    const at = new Date(app.clock.now()).toISOString();
    expect(data.guardian).toMatchObject({ consentHow: 'IN_PERSON', consentAt: at, verified: { at, how: 'ID_SEEN', by: email } });
    expect((await enrolBy(key, one)).status).toBe(201);
  });

  it('not from the account of somebody whom the salon never visited, nor for another mobile, nor without the declaration', async () => {
    const courseId = await makeCourse(app, token);
    const [own, known] = [await makeCustomer(app, 'Riya Patil'), await makeKnown()];
    const young = await makeKnown();
    await app.call('PUT', '/auth/profile', { token: young.token, body: { dateOfBirth: '2010-05-02' } });
    const { adult: _, ...silent } = guardian;
    const tries = [
      [own.mobile, guardian, own.token],
      [newMobile(), guardian, known.token],
      [known.mobile, silent, known.token],
      [known.mobile, { ...guardian, adult: false }, known.token],
      [young.mobile, guardian, young.token],
      [known.mobile, guardian, undefined],
      [known.mobile, guardian, 'stale'],
    ] as const;
    for (const [n, [mobile, given, account]] of tries.entries()) {
      const one = await enquireAs({ courseId, mobile, ...child, name: `Riya ${'abcdefg'[n]}`, guardian: given }, account);
      expect([n, one.guardian?.verified]).toEqual([n, null]);
      expect(outcome(await enrolBy(token, one))).toEqual([409, 'CONSENT_NOT_VERIFIED']);
    }
  });

  it('from the account of a grown-up customer, and stays when somebody asks again with that mobile', async () => {
    const courseId = await makeCourse(app, token);
    const known = await makeKnown();
    const request = { courseId, mobile: known.mobile, ...child, guardian };
    const given = (await enquireAs(request, known.token)).guardian;
    expect(given).toMatchObject({ consentHow: 'PASSCODE', verified: { how: 'ACCOUNT', by: null } });
    const again = await enquireAs({ ...request, message: 'When?', guardian: { ...guardian, name: 'Somebody Else' } });
    expect([again.guardian, again.message]).toEqual([given, 'When?']);
    expect((await enrolBy(token, again)).status).toBe(201);
  });

  it('not any more when staff enter another guardian; what runs goes on', async () => {
    const learner = { ...child, guardian: { name: 'Sunita Patil', mobile: newMobile(), consent: 'IN_PERSON' as const } };
    const { enquiryId, enrolmentId, courseId } = await makeEnrolment(app, token, { learner });
    const { id: other } = (await staff('PUT', `/enquiry/${enquiryId}`, { guardian: { ...learner.guardian, name: 'Ravi Patil' } }))
      .body.data;
    expect((await read(`/academy/admin/enquiry/${other}`)).guardian).toMatchObject({ name: 'Ravi Patil', verified: null });
    const later = await makeBatch(app, token, courseId);
    expect((await staff('PUT', `/enrolment/${enrolmentId}/batch`, { batchId: later })).status).toBe(200);
    await staff('PUT', `/enrolment/${enrolmentId}/cancel`, { refund: 0 });
    expect(outcome(await staff('POST', `/enquiry/${enquiryId}/enrolment`, { batchId: later }))).toEqual([
      409,
      'CONSENT_NOT_VERIFIED',
    ]);
    await staff('DELETE', `/enquiry/${enquiryId}`);
    expect(await read(`/academy/admin/enquiry/${enquiryId}`)).toMatchObject({ guardian: null });
    const late = await staff('PUT', `/enquiry/${enquiryId}/guardian`, { name: 'Ravi', mobile: newMobile(), how: 'KNOWN' });
    expect(outcome(late)).toEqual([409, 'ENQUIRY_ERASED']);
    expect(outcome(await staff('PUT', '/enquiry/unknown/guardian', { name: 'Ravi', mobile: newMobile(), how: 'KNOWN' }))).toEqual(
      [404, 'NOT_FOUND'],
    );
  });
});

describe('Y5 staff', () => {
  it('follow an enquiry up: notes with author, state, and the days that are due', async () => {
    const { enquiryId, courseId } = await makeEnquiry(app, token, { learner: { name: 'Kamla Wankhede' } });
    const noted = await staff('POST', `/enquiry/${enquiryId}/note`, {
      text: ' Call on Friday. ',
      state: 'CONTACTED',
      followUpOn: '2026-12-04',
    });
    expect(noted.body.data).toMatchObject({
      state: 'CONTACTED',
      followUpOn: '2026-12-04',
      notes: [{ text: 'Call on Friday.', writtenBy: email }],
    });
    const due = await read(`/academy/admin/enquiry?due=true&courseId=${courseId}`);
    expect(due.content.map((one: Schemas['Enquiry']) => one.id)).toEqual([enquiryId]);
    expect(due.counts.due).toBeGreaterThan(0);
    await staff('PUT', `/enquiry/${enquiryId}`, { followUpOn: '2026-12-05' });
    expect((await read(`/academy/admin/enquiry?due=true&courseId=${courseId}`)).content).toEqual([]);
    for (const query of [`courseId=${courseId}&state=CONTACTED`, 'search=wank%20KAM', 'search=Kamla'])
      expect((await read(`/academy/admin/enquiry?${query}`)).content.map((one: Schemas['Enquiry']) => one.id)).toEqual([
        enquiryId,
      ]);
    expect((await read(`/academy/admin/enquiry?courseId=${courseId}&state=NEW`)).content).toEqual([]);

    await staff('PUT', `/enquiry/${enquiryId}`, { mobile: '98220 12345', state: 'LOST' });
    expect(await read(`/academy/admin/enquiry/${enquiryId}`)).toMatchObject({
      mobile: '9822012345',
      confirmed: false,
      state: 'LOST',
    });
    expect(outcome(await staff('PUT', `/enquiry/${enquiryId}`, { state: 'ENROLLED' }))).toEqual([400, 'VALIDATION_ERROR']);
    expect(outcome(await staff('POST', '/enquiry/unknown/note', { text: 'x' }))).toEqual([404, 'NOT_FOUND']);
  });

  it('give the last seat to one of many who want it at once', async () => {
    const { batchId } = await makeEnquiry(app, token, { batch: { seats: 1 } });
    const many = [];
    for (let i = 0; i < 8; i++) many.push((await makeEnquiry(app, token)).enquiryId);
    const answers = await Promise.all(many.map(id => staff('POST', `/enquiry/${id}/enrolment`, { batchId })));
    expect(answers.map(answer => outcome(answer).join(' ')).toSorted()).toEqual(['201 ', ...Array(7).fill('409 BATCH_FULL')]);
    expect((await read(`/academy/admin/enrolment?batchId=${batchId}`)).content).toMatchObject([
      { state: 'ACTIVE', batch: { seats: 1, seatsLeft: 0 } },
    ]);
  });

  it('move a learner to another batch of the course, and free the seat by cancelling', async () => {
    const { courseId, batchId, enrolmentId, enquiryId } = await makeEnrolment(app, token, { batch: { seats: 1 } });
    const evening = await makeBatch(app, token, courseId, { seats: 1 });
    const move = (to: string) => staff('PUT', `/enrolment/${enrolmentId}/batch`, { batchId: to });
    expect((await move(evening)).body.data.batch).toMatchObject({ id: evening, seatsLeft: 0 });
    expect((await move(evening)).status).toBe(200);
    expect(outcome(await move(await makeBatch(app, token, await makeCourse(app, token))))).toEqual([400, 'VALIDATION_ERROR']);
    expect(outcome(await staff('POST', `/enquiry/${enquiryId}/enrolment`, { batchId }))).toEqual([409, 'ENROLLED_ALREADY']);
    expect(outcome(await staff('PUT', `/enquiry/${enquiryId}`, { state: 'LOST' }))).toEqual([409, 'ENROLLED_ALREADY']);
    const other = await makeEnquiry(app, token);
    expect((await staff('POST', `/enquiry/${other.enquiryId}/enrolment`, { batchId })).status).toBe(201);
    expect(outcome(await move(batchId))).toEqual([409, 'BATCH_FULL']);

    expect((await staff('PUT', `/enrolment/${enrolmentId}/cancel`, { refund: 0 })).body.data).toMatchObject({
      ...{ state: 'CANCELLED', due: 0 },
      batch: { seatsLeft: 1 },
    });
    expect(outcome(await staff('PUT', `/enrolment/${enrolmentId}/cancel`, { refund: 0 }))).toEqual([409, 'ENROLMENT_ENDED']);
    expect(outcome(await move(evening))).toEqual([409, 'ENROLMENT_ENDED']);
    expect((await read(`/academy/admin/enquiry/${enquiryId}`)).state).toBe('LOST');
    expect((await staff('POST', `/enquiry/${enquiryId}/enrolment`, { batchId: evening })).status).toBe(201);
  });
});

describe('Y8 erasing', () => {
  it('leaves nothing of a person without an enrolment', async () => {
    const mobile = newMobile();
    const learner = { name: 'Wilhelmina Testperson', mobile };
    const { enquiryId } = await makeEnquiry(app, token, { learner });
    await app.call('POST', `/academy/admin/enquiry/${enquiryId}/note`, {
      ...{ token, body: { text: 'Wilhelmina calls back.' } },
      headers: { 'idempotency-key': 'a note about Wilhelmina' },
    });
    expect((await staff('DELETE', `/enquiry/${enquiryId}`)).status).toBe(200);
    expect((await staff('GET', `/enquiry/${enquiryId}`)).status).toBe(404);
    const left = [enquiry, enquiryNote, idempotency].map(table => app.db.read.select().from(table as typeof enquiry));
    expect(JSON.stringify(await Promise.all(left))).not.toMatch(new RegExp(`Wilhelmina|${mobile}`));
  });

  it('waits for the end of the course, and then keeps the sums and the documents', async () => {
    const mobile = newMobile();
    const { enquiryId, enrolmentId } = await makeEnrolment(app, token, { learner: { name: 'Nirmala Testperson', mobile } });
    await staff('POST', `/enrolment/${enrolmentId}/fee`, { amount: 5000, method: 'CASH' });
    expect(outcome(await staff('DELETE', `/enquiry/${enquiryId}`))).toEqual([409, 'COURSE_RUNNING']);
    await staff('PUT', `/enrolment/${enrolmentId}/cancel`, { refund: 0 });
    expect((await staff('DELETE', `/enquiry/${enquiryId}`)).status).toBe(200);
    const shown = await read(`/academy/admin/enquiry/${enquiryId}`);
    expect(shown).toMatchObject({
      ...{ name: null, mobile: null, dateOfBirth: null, guardian: null, erasedAt: expect.any(String) },
      enrolments: [{ learner: null, paid: 5000, documents: [{ buyerName: 'Nirmala Testperson' }, {}] }],
    });
    expect(await fromMobile(mobile)).toEqual([]);
    expect(outcome(await staff('PUT', `/enquiry/${enquiryId}`, { name: 'Nirmala' }))).toEqual([409, 'ENQUIRY_ERASED']);
  });

  it('goes with the account of the mobile, and the export has the enquiries', async () => {
    const customer = await makeCustomer(app);
    const { mobile } = customer;
    const { enquiryId } = await makeEnquiry(app, token, { learner: { mobile } });
    const running = await makeEnrolment(app, token, { learner: { mobile, name: 'Her daughter' } });
    const exported = (await app.call('GET', '/auth/profile/export', { token: customer.token })).body.data;
    expect(exported.enquiries.map((one: Schemas['EnquiryDetail']) => one.id)).toEqual([enquiryId, running.enquiryId]);
    expect((await app.call('DELETE', '/auth/profile', { token: customer.token })).status).toBe(200);
    expect((await fromMobile(mobile)).map(one => one.id)).toEqual([running.enquiryId]);
  });

  it('of a learner whose account was deleted during the course waits for its end, and then goes by itself', async () => {
    const customer = await makeCustomer(app);
    const { mobile } = customer;
    const guardian = { guardian: { name: 'Nirmala Testperson', mobile, consent: 'CALL' as const } };
    const own = await makeEnrolment(app, token, { learner: { mobile, name: 'Nirmala Testperson' } });
    const child = { name: 'Kiran Joshi', mobile: newMobile(), dateOfBirth: '2012-05-05', ...guardian };
    const ofChild = await makeEnrolment(app, token, { learner: child });
    await staff('POST', `/enrolment/${own.enrolmentId}/fee`, { amount: 5000, method: 'CASH', note: 'Nirmala pays by halves.' });
    expect((await app.call('DELETE', '/auth/profile', { token: customer.token })).status).toBe(200);
    const start = app.clock.now();
    const at = async (time: string) => {
      app.clock.moveTo(time);
      await app.db.tx(tx => enqueue(tx, courseRound, null, app.clock.now()));
      await app.worker.runDue();
      ({ token } = await makeAdmin(app));
      return [await read(`/academy/admin/enquiry/${own.enquiryId}`), await read(`/academy/admin/enquiry/${ofChild.enquiryId}`)];
    };
    expect(await at('2027-03-07T12:00:00+05:30')).toMatchObject([{ mobile }, { guardian: { mobile } }]);
    // The course ends in this round, and the job may look a moment before that.
    await at('2027-03-08T07:00:00+05:30');
    const [learner, other] = await at('2027-03-09T07:30:00+05:30');
    expect(learner).toMatchObject({ name: null, mobile: null, enrolments: [{ paid: 5000, fees: [{ note: null }] }] });
    expect(other).toMatchObject({ name: 'Kiran Joshi', mobile: child.mobile, guardian: null, erasedAt: null });
    app.clock.moveTo(new Date(start).toISOString());
    ({ token } = await makeAdmin(app));
  });

  it('happens by itself a year after the last change, and three years after the course', async () => {
    const { enquiryId } = await makeEnquiry(app, token);
    const learner = await makeEnrolment(app, token);
    const status = async (id: string) => (await staff('GET', `/enquiry/${id}`)).status;
    const moveTo = async (instant: number) => {
      app.clock.moveTo(new Date(instant).toISOString());
      ({ token } = await makeAdmin(app));
    };
    const start = app.clock.now();
    await moveTo(start + 365 * DAY);
    await app.db.tx(tx => enqueue(tx, courseRound, null, app.clock.now()));
    await app.worker.runDue();
    await forgetOld(app);
    expect(await status(enquiryId)).toBe(200);
    await moveTo(start + 366 * DAY);
    await forgetOld(app);
    expect([await status(enquiryId), await status(learner.enquiryId)]).toEqual([404, 200]);
    await moveTo(start + 365 * DAY + 3 * 365 * DAY + MINUTE);
    await forgetOld(app);
    expect((await read(`/academy/admin/enquiry/${learner.enquiryId}`)).erasedAt).not.toBeNull();
  });
});
