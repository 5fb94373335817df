/** `Idempotency-Key`, on every POST of the contract that creates something. */
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { istDate } from '../../../common/time.ts';
import { aBatch, aCourse, makeCourse, makeEnquiry, makeEnrolment } from '../../test/academy.ts';
import type { Call } from '../../test/app.ts';
import { formOf, picture } from '../../test/form.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import {
  ADMIN_PASSWORD,
  changeSettings,
  HOME,
  makeAddress,
  makeAdmin,
  makeCategory,
  makeCustomer,
  makeDays,
  makeKey,
  makeProfessional,
  makeService,
  newMobile,
  signInProfessional,
} from '../../test/makers.ts';
import { onPostgres } from '../config/config.ts';
import { idempotency } from '../db/schema.ts';
import { newId } from '../shared/ids.ts';
import { takesIdempotencyKey } from './bind.ts';
import { routes } from './document.ts';

const app = appOfFile();
let admin: string;
beforeAll(async () => {
  admin = (await makeAdmin(app)).token;
});

const newDay = makeDays();

/** A statement on either engine: drizzle calls it `run` on SQLite and `execute` on PostgreSQL. */
const execute = (statement: SQL) =>
  app.db.tx(async tx => {
    if (onPostgres) await (tx as unknown as { execute: (statement: SQL) => Promise<unknown> }).execute(statement);
    else tx.run(statement);
  });

/** A request that creates something each time it is sent. */
interface Creation {
  path: string;
  token?: string;
  /** Two requests that differ. Each is valid. */
  requests: [Pick<Call, 'body' | 'headers'>, Pick<Call, 'body' | 'headers'>];
  /** How many there are of what it creates. */
  count: () => Promise<number>;
  /** How many at once; passwords are compared a few at a time. */
  atOnce?: number;
}

const bodies = (one: object, two: object): Creation['requests'] => [{ body: one }, { body: two }];
const read = async (path: string, token = admin) => (await app.call('GET', path, { token })).body.data;
const sumOf = (items: { quantity: number }[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);

const bookedVisit = async () => {
  const visit = { address: HOME, serviceIds: [await makeService(app)], bookingDate: newDay(), bookingTime: '09:00:00' };
  const body = { mobile: newMobile(), fullName: 'Kamla Bai', ...visit };
  const { bookingId } = (await app.call('POST', '/booking/admin', { token: admin, body })).body.data;
  return { bookingId, path: `/booking/admin/${bookingId}` };
};

const CREATIONS: Record<string, () => Promise<Creation>> = {
  addStaff: async () => {
    const who = (email: string) => ({ email, password: 'four other words now', currentPassword: ADMIN_PASSWORD });
    return {
      path: '/auth/admin/staff',
      token: admin,
      requests: bodies(who(`${newId()}@nikhar.example`), who(`${newId()}@nikhar.example`)),
      count: async () => (await read('/auth/admin/staff')).length,
      atOnce: 2,
    };
  },
  createApiKey: async () => {
    const key = (name: string) => ({ name, access: 'READ_ONLY', currentPassword: ADMIN_PASSWORD });
    return {
      path: '/auth/admin/key',
      token: admin,
      requests: bodies(key('Accounts'), key('Till')),
      count: async () => (await read('/auth/admin/key')).length,
      atOnce: 2,
    };
  },
  createService: async () => {
    const categoryId = await makeCategory(app);
    const [image, otherImage] = [{ bytes: await picture(40, 40) }, { bytes: await picture(50, 40) }];
    const form = (imageUrl: typeof image) =>
      formOf({ name: 'Manicure', description: 'Hands', price: 499, durationInMinutes: 45, categoryId, imageUrl });
    return {
      path: '/service/create',
      token: admin,
      requests: [await form(image), await form(otherImage)],
      count: async () => (await read('/service/all?size=1')).totalElements,
      atOnce: 5,
    };
  },
  uploadImport: async () => {
    const form = (name: string) => formOf({ file: { bytes: Buffer.from(`Mobile,Name\n9822012345,${name}\n`), name: 'a.csv' } });
    return {
      path: '/import/admin',
      token: admin,
      requests: [await form('Asha'), await form('Omar')],
      count: async () => (await read('/import/admin?size=1')).totalElements,
    };
  },
  createCategory: async () => {
    const form = (name: string) => formOf({ name, description: 'Hands and feet at home' });
    return {
      path: '/category/create',
      token: admin,
      requests: [await form('Hands'), await form('Feet')],
      count: async () => (await read('/category?size=1')).totalElements,
    };
  },
  addCartItem: async () => {
    const { token, userId } = await makeCustomer(app);
    const { id } = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data;
    const serviceId = await makeService(app);
    return {
      path: `/cart/${id}/items`,
      token,
      requests: bodies({ serviceId, quantity: 1 }, { serviceId, quantity: 2 }),
      count: async () => sumOf((await read(`/cart/${id}`, token)).items),
    };
  },
  createCoupon: async () => {
    const coupon = (code: string) => ({
      code,
      discountType: 'PERCENTAGE',
      discountValue: 10,
      validFrom: '2026-01-01',
      validTill: '2027-12-31',
    });
    const code = `C${Date.now() % 1_000_000}`;
    return {
      path: '/coupon/create',
      token: admin,
      requests: bodies(coupon(code), coupon(`${code}B`)),
      count: async () => (await read('/coupon')).length,
    };
  },
  createAddress: async () => {
    const { token } = await makeCustomer(app);
    return {
      path: '/address',
      token,
      requests: bodies(HOME, { ...HOME, flatNumber: '13' }),
      count: async () => (await read('/address/user', token)).length,
    };
  },
  createBooking: async () => {
    const customer = await makeCustomer(app);
    const order = {
      userId: customer.userId,
      serviceIds: [await makeService(app)],
      bookingDate: newDay(),
      finalPrice: 999,
      addressId: await makeAddress(app, customer),
      paymentType: 'PAY_AFTER',
    };
    return {
      path: '/booking',
      token: customer.token,
      requests: bodies({ ...order, bookingTime: '09:00:00' }, { ...order, bookingTime: '11:00:00' }),
      count: async () => (await read('/booking', customer.token)).length,
    };
  },
  addWait: async () => {
    const customer = await makeCustomer(app);
    const asked = { serviceIds: [await makeService(app)], addressId: await makeAddress(app, customer), from: newDay() };
    const to = asked.from;
    return {
      path: '/wait',
      token: customer.token,
      requests: bodies({ ...asked, to }, { ...asked, to, times: ['11:00:00'] }),
      count: async () => (await read('/wait', customer.token)).length,
    };
  },
  beginSeries: async () => {
    const customer = await makeCustomer(app);
    const order = { userId: customer.userId, serviceIds: [await makeService(app)], addressId: await makeAddress(app, customer) };
    const body = { ...order, bookingDate: newDay(), bookingTime: '11:00:00', finalPrice: 999, paymentType: 'PAY_AFTER' };
    const { bookingId } = (await app.call('POST', '/booking', { token: customer.token, body })).body.data;
    return {
      path: '/series',
      token: customer.token,
      requests: bodies({ bookingId, everyWeeks: 4 }, { bookingId, everyWeeks: 6 }),
      count: async () => (await read('/series', customer.token)).length,
    };
  },
  addWaitForCustomer: async () => {
    const date = newDay();
    const asked = { mobile: newMobile(), fullName: 'Kamla Bai', address: HOME, serviceIds: [await makeService(app)] };
    return {
      path: '/wait/admin',
      token: admin,
      requests: bodies({ ...asked, from: date, to: date }, { ...asked, from: date, to: date, times: ['11:00:00'] }),
      count: async () => (await read(`/wait/admin?date=${date}`)).waits.length,
    };
  },
  offerToWait: async () => {
    const customer = await makeCustomer(app);
    const bookingDate = newDay();
    const days = { from: bookingDate, to: bookingDate };
    const body = { serviceIds: [await makeService(app)], addressId: await makeAddress(app, customer), ...days };
    const { id } = (await app.call('POST', '/wait', { token: customer.token, body })).body.data;
    return {
      path: `/wait/admin/${id}/offer`,
      token: admin,
      requests: bodies({ bookingDate, bookingTime: '09:00:00' }, { bookingDate, bookingTime: '11:00:00' }),
      count: async () => (await read('/wait', customer.token)).filter(({ offer }: { offer: object | null }) => offer).length,
    };
  },
  bookForCustomer: async () => {
    const order = {
      mobile: newMobile(),
      fullName: 'Kamla Bai',
      address: HOME,
      serviceIds: [await makeService(app)],
      bookingDate: newDay(),
    };
    return {
      path: '/booking/admin',
      token: admin,
      requests: bodies({ ...order, bookingTime: '09:00:00' }, { ...order, bookingTime: '11:00:00' }),
      count: async () => (await read('/booking/admin?size=1')).totalElements,
    };
  },
  enterPastVisit: async () => {
    const order = {
      mobile: newMobile(),
      fullName: 'Kamla Bai',
      address: HOME,
      serviceIds: [await makeService(app)],
      bookingDate: '2026-12-01',
    };
    return {
      path: '/booking/admin/past',
      token: admin,
      requests: bodies({ ...order, bookingTime: '09:10:00' }, { ...order, bookingTime: '11:20:00' }),
      count: async () => (await read('/booking/admin?size=1')).totalElements,
    };
  },
  recordPayment: async () => {
    const { bookingId, path } = await bookedVisit();
    return {
      path: `${path}/payment`,
      token: admin,
      requests: bodies({ amount: 100, method: 'CASH' }, { amount: 200, method: 'CASH' }),
      count: async () => (await read(`/booking/${bookingId}/payment`)).payments.length,
    };
  },
  refundPayment: async () => {
    const { bookingId, path } = await bookedVisit();
    await app.call('POST', `${path}/payment`, { token: admin, body: { amount: 500, method: 'UPI' } });
    const [{ id: paymentId }] = (await read(`/booking/${bookingId}/payment`)).payments;
    return {
      path: `${path}/refund`,
      token: admin,
      requests: bodies({ paymentId, amount: 100 }, { paymentId, amount: 200 }),
      count: async () => (await read(`/booking/${bookingId}/payment`)).payments[0].refunds.length,
    };
  },
  sendMessage: async () => {
    const message = (text: string) => ({ name: 'Asha', mobile: newMobile(), message: text });
    return {
      path: '/message',
      requests: bodies(message('Do you come to Wardha?'), message('And to Kamptee?')),
      count: async () => (await read('/message/admin?size=1')).totalElements,
    };
  },
  createProfessional: async () => ({
    path: '/professional/admin',
    token: admin,
    requests: bodies({ name: 'Asha' }, { name: 'Rekha' }),
    count: async () => (await read('/professional/admin')).length,
  }),
  addAlertPerson: async () => {
    const person = (name: string) => ({ name, mobile: '9822012345', ways: ['SMS'], kinds: ['HELP'] });
    return {
      path: '/alert/admin/person',
      token: admin,
      requests: bodies(person('Meera'), person('Leela')),
      count: async () => (await read('/alert/admin/person')).people.length,
    };
  },
  addLeave: async () => {
    const { id } = (await app.call('POST', '/professional/admin', { token: admin, body: { name: 'Asha' } })).body.data;
    const leave = (toDate: string) => ({ fromDate: '2027-03-01', fromTime: '09:00:00', toDate, toTime: '18:00:00' });
    return {
      path: `/professional/admin/${id}/leave`,
      token: admin,
      requests: bodies(leave('2027-03-01'), leave('2027-03-02')),
      count: async () => (await read(`/professional/admin/${id}/leave`)).length,
    };
  },
  addOwnLeave: async () => {
    const { token } = await signInProfessional(app);
    const leave = (toDate: string) => ({ fromDate: '2027-03-01', fromTime: '09:00:00', toDate, toTime: '18:00:00' });
    return {
      path: '/visit/leave',
      token,
      requests: bodies(leave('2027-03-01'), leave('2027-03-02')),
      count: async () => (await read('/visit/leave', token)).length,
    };
  },
  createWebhook: async () => {
    const webhook = (description: string) => ({
      url: 'https://93.184.216.34/hook',
      events: ['booking.created'],
      description,
      currentPassword: ADMIN_PASSWORD,
    });
    return {
      path: '/webhook/admin',
      token: admin,
      requests: bodies(webhook('Accounts'), webhook('Till')),
      count: async () => (await read('/webhook/admin')).length,
      atOnce: 2,
    };
  },
  createCalendarFeed: async () => {
    await changeSettings(app, { capacity: 'PROFESSIONALS' });
    const professionalId = await makeProfessional(app, admin, { name: 'Rekha Patil' });
    return {
      path: '/calendar-feed/admin',
      token: admin,
      requests: bodies(
        { professionalId: null, currentPassword: ADMIN_PASSWORD },
        { professionalId, currentPassword: ADMIN_PASSWORD },
      ),
      count: async () => (await read('/calendar-feed/admin')).length,
      atOnce: 2,
    };
  },
  settleCashUp: async () => {
    const professionalId = await makeProfessional(app, admin, { name: 'Rekha Patil' });
    const date = istDate(app.clock.now());
    const count = (countedCash: number) => ({ professionalId, date, countedCash });
    return {
      path: '/cash-up/admin',
      token: admin,
      requests: bodies(count(100), count(200)),
      count: async () => (await read(`/cash-up/admin/${professionalId}?date=${date}`)).history.length,
    };
  },
  settleBalance: async () => {
    const professionalId = await makeProfessional(app, admin, { name: 'Rekha Patil' });
    const settled = { professionalId, date: istDate(app.clock.now()), countedCash: 300 };
    await app.call('POST', '/cash-up/admin', { token: admin, body: settled });
    const give = (amount: number) => ({ professionalId, kind: 'GIVEN_BACK', amount });
    return {
      path: '/cash-up/admin/balance',
      token: admin,
      requests: bodies(give(100), give(50)),
      count: async () => (await read(`/cash-up/admin/${professionalId}`)).balanceEntries.length - 1,
    };
  },
  createCourse: async () => ({
    path: '/academy/admin/course',
    token: admin,
    requests: bodies(aCourse(), aCourse({ weeks: 4 })),
    count: async () => (await read('/academy/admin/course')).length,
  }),
  addBatch: async () => {
    const courseId = await makeCourse(app, admin);
    return {
      path: `/academy/admin/course/${courseId}/batch`,
      token: admin,
      requests: bodies(aBatch(), aBatch({ seats: 3 })),
      count: async () => (await read(`/academy/course/${courseId}`)).batches.length,
    };
  },
  addEnquiry: async () => {
    const learner = { courseId: await makeCourse(app, admin), name: 'Asha', mobile: newMobile() };
    return {
      path: '/academy/admin/enquiry',
      token: admin,
      requests: bodies(learner, { ...learner, message: 'In the evening?' }),
      count: async () => (await read('/academy/admin/enquiry?size=1')).totalElements,
    };
  },
  addEnquiryNote: async () => {
    const { enquiryId } = await makeEnquiry(app, admin);
    return {
      path: `/academy/admin/enquiry/${enquiryId}/note`,
      token: admin,
      requests: bodies({ text: 'Called.' }, { text: 'Called again.' }),
      count: async () => (await read(`/academy/admin/enquiry/${enquiryId}`)).notes.length,
    };
  },
  enrolLearner: async () => {
    const { enquiryId, batchId } = await makeEnquiry(app, admin);
    return {
      path: `/academy/admin/enquiry/${enquiryId}/enrolment`,
      token: admin,
      requests: bodies({ batchId }, { batchId, fee: 100 }),
      count: async () => (await read(`/academy/admin/enrolment?batchId=${batchId}`)).totalElements,
    };
  },
  takeFee: async () => {
    const { enrolmentId, enquiryId } = await makeEnrolment(app, admin);
    return {
      path: `/academy/admin/enrolment/${enrolmentId}/fee`,
      token: admin,
      requests: bodies({ amount: 100, method: 'CASH' }, { amount: 200, method: 'CASH' }),
      count: async () => (await read(`/academy/admin/enquiry/${enquiryId}`)).enrolments[0].fees.length,
    };
  },
  refundFee: async () => {
    const { enrolmentId, enquiryId } = await makeEnrolment(app, admin);
    const path = `/academy/admin/enrolment/${enrolmentId}`;
    const body = { amount: 5000, method: 'UPI' };
    const [{ id: paymentId }] = (await app.call('POST', `${path}/fee`, { token: admin, body })).body.data.fees;
    return {
      path: `${path}/refund`,
      token: admin,
      requests: bodies({ paymentId, amount: 100 }, { paymentId, amount: 200 }),
      count: async () => (await read(`/academy/admin/enquiry/${enquiryId}`)).enrolments[0].fees.length,
    };
  },
  addCustomer: async () => ({
    path: '/customer/admin',
    token: admin,
    requests: bodies({ mobile: newMobile(), fullName: 'Asha' }, { mobile: newMobile(), fullName: 'Meera' }),
    count: async () => (await read('/customer/admin?size=1')).totalElements,
  }),
};

/** POSTs without a key, and why they need none. */
const WITHOUT_KEY: Record<string, string> = {
  register: 'a second call answers the same passcode',
  login: 'a second call answers the same passcode',
  requestAreaWish: 'a second call answers the same passcode',
  verifyAreaWish: 'replaces the wish of the mobile',
  answerOffer: 'takes or declines once',
  actOnSeries: 'the same act changes nothing',
  actBySeriesLink: 'the same act changes nothing',
  bookNudged: 'books once, and the same again changes nothing',
  requestEnquiry: 'a second call answers the same passcode',
  verifyEnquiry: 'replaces the enquiry of the mobile',
  verifyOtp: 'a token is given once',
  askForNumber: 'a second call answers the same passcode',
  askForOwnNumber: 'a second call answers the same passcode',
  professionalLogin: 'a second call answers the same passcode',
  verifyProfessionalOtp: 'a token is given once',
  adminLogin: 'a token is given once',
  proveSecondFactor: 'a token is given once',
  askForPasskey: 'the last question counts',
  provePasskey: 'a token is given once',
  confirmAgain: 'asks another question',
  beginTotp: 'the last key counts',
  beginPasskey: 'adds nothing yet',
  addPasskey: 'a ticket works once',
  makeRecoveryCodes: 'the last codes count',
  logout: 'ends a session',
  signOutEverywhere: 'ends sessions',
  createCart: 'answers the one cart of the customer',
  applyCartCoupon: 'sets a coupon',
  applyCoupon: 'sets a coupon',
  applyDay: 'sets who comes',
  bookTest: 'answers the one test',
  emptyDemo: 'removes what is left',
  bookAgain: 'fills the cart up to what was booked',
  markBookingCompletedByPost: 'sets a status',
  planParty: 'changes nothing',
  previewCommissionRule: 'changes nothing',
  previewProfessional: 'changes nothing',
  previewSettings: 'changes nothing',
  proposeDay: 'changes nothing',
  receiveMsg91Reports: 'sets a state',
  receiveTwilioReports: 'sets a state',
  receiveWhatsappReports: 'sets a state',
  payDevOrder: 'a development server',
  receiveRazorpayReports: 'only makes the server ask',
  replayWebhook: 'sets a state',
  tellAreaWishes: 'tells nobody twice',
  startImport: 'begins a step once',
  undoImport: 'begins a step once',
  startPayment: 'answers the payment that is under way',
  retryAllJobs: 'sets a state',
  retryLoggedMessage: 'sets a state',
  retryJob: 'sets a state',
  rotateWebhookSecret: 'a second secret leaves the first one valid',
  testWebhook: 'sends a test, which the receiver must not count',
};

it('every POST of the contract either takes a key or needs none', () => {
  const posts = routes.filter(({ method }) => method === 'POST').map(({ operation }) => operation);
  const names = (taken: boolean) =>
    posts.filter(operation => takesIdempotencyKey(operation) === taken).map(({ operationId }) => operationId);
  expect(names(true).toSorted()).toEqual(Object.keys(CREATIONS).toSorted());
  expect(names(false).toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted());
});

const sender =
  ({ path, token }: Creation, key: string) =>
  (request: Call, otherToken?: string) =>
    app.call('POST', path, { ...request, token: otherToken ?? token, headers: { ...request.headers, 'idempotency-key': key } });

describe.each(Object.entries(CREATIONS))('%s', (_operation, create) => {
  it('R35 gives the first answer again to the same key and request, and creates nothing', async () => {
    const creation = await create();
    const [request, other] = creation.requests;
    const send = sender(creation, newId());
    const before = await creation.count();
    const first = await send(request);
    expect([200, 201]).toContain(first.status);
    const second = await send(request);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await creation.count()).toBe(before + 1);

    const reused = await send(other);
    expect([reused.status, reused.body.errorCode]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await creation.count()).toBe(before + 1);
  });

  it('R35 creates one for many equal requests at once', async () => {
    const creation = await create();
    const send = sender(creation, newId());
    const before = await creation.count();
    const answers = await Promise.all(Array.from({ length: creation.atOnce ?? 20 }, () => send(creation.requests[0])));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBeLessThan(300);
    expect(await creation.count()).toBe(before + 1);
  });

  it('creates nothing when the answer cannot be kept', async () => {
    const creation = await create();
    const send = sender(creation, newId());
    const before = await creation.count();
    await execute(sql`ALTER TABLE idempotency RENAME TO away`);
    try {
      expect((await send(creation.requests[0])).status).toBeGreaterThanOrEqual(500);
    } finally {
      await execute(sql`ALTER TABLE away RENAME TO idempotency`);
    }
    expect(await creation.count()).toBe(before);
    expect((await send(creation.requests[0])).status).toBeLessThan(300);
    expect(await creation.count()).toBe(before + 1);
  });
});

describe('a kept answer', () => {
  // The feeds of professionals need named ones.
  beforeAll(() => changeSettings(app, {}));
  it.each([
    ['staff', 'createCategory', async () => (await makeAdmin(app)).token],
    ['customers', 'createAddress', async () => (await makeCustomer(app)).token],
  ])('is not given to other %s who use the same key', async (_who, operation, otherToken) => {
    const creation = await (CREATIONS[operation] as () => Promise<Creation>)();
    const send = sender(creation, newId());
    const first = await send(creation.requests[0]);
    const second = await send(creation.requests[0], await otherToken());
    expect(second.status).toBe(201);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  it('is not given to an API key of the member of staff who has it', async () => {
    const { requests, path } = await (CREATIONS.createCategory as () => Promise<Creation>)();
    const { token } = await makeKey(app, admin);
    const send = sender({ requests, path, count: async () => 0 }, newId());
    const [first, second] = [await send(requests[0], admin), await send(requests[0], token)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  it('reveals neither the key nor the answer to a reader of the database', async () => {
    const { requests, path, token } = await (CREATIONS.createApiKey as () => Promise<Creation>)();
    const answer = await app.call('POST', path, { ...requests[0], token, headers: { 'idempotency-key': 'my-own-key' } });
    const rows = JSON.stringify(await app.db.read.select().from(idempotency));
    expect(answer.body.data.token).toMatch(/^nk_live_/);
    for (const secret of ['my-own-key', answer.body.data.token, 'Accounts']) expect(rows.includes(secret)).toBe(false);
  });

  it('goes with the account of the customer it is about, also when staff hold the key', async () => {
    const { token, userId, mobile } = await makeCustomer(app);
    const body = {
      mobile,
      address: HOME,
      serviceIds: [await makeService(app)],
      bookingDate: newDay(),
      bookingTime: '09:00:00',
    };
    const send = () => app.call('POST', '/booking/admin', { token: admin, body, headers: { 'idempotency-key': newId() } });
    const { bookingId } = (await send()).body.data;
    const rows = async () => (await app.db.read.select().from(idempotency)).filter(row => row.userId === userId).length;
    expect(await rows()).toBe(1);
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token });
    await app.call('DELETE', '/auth/profile', { token });
    expect(await rows()).toBe(0);
  });

  it('needs a key that cannot be guessed where the operation is public', async () => {
    const body = { name: 'Asha', mobile: newMobile(), message: 'Hello' };
    const answer = await app.call('POST', '/message', { body, headers: { 'idempotency-key': 'short' } });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION_ERROR']);
  });
});
