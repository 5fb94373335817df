/** Rules R51 to R62 of hostile input, on every operation of the journey that they concern. */
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import { makeVisitLink } from '../../messages/link/link.ts';
import { securityHeaders } from '../../site/policy.ts';
import { makeBatch, makeCourse, makeEnquiry, makeEnrolment } from '../../test/academy.ts';
import { formOf, portOf } from '../../test/form.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import {
  ADMIN_PASSWORD,
  HOME,
  makeAddress,
  makeAdmin,
  makeCategory,
  makeCoupon,
  makeCustomer,
  makeService,
  newMobile,
  type TestCustomer,
} from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';
import { areaWish, job, messageLog } from '../db/schema.ts';
import { newId } from '../shared/ids.ts';
import { routes } from './document.ts';
import { type Route, signInsOf } from './operation.ts';
import type { OperationId } from './types.ts';

const app = appOfFile();
let customer: TestCustomer;
let service: string;
let cartId: string;

beforeAll(async () => {
  customer = await makeCustomer(app);
  service = await makeService(app);
  cartId = (await app.call('POST', `/cart?userId=${customer.userId}`, { token: customer.token })).body.data.id;
});

const port = () => portOf(app);

/** Bytes as they are, past every client that would tidy them. */
const raw = (method: string, path: string, body: Buffer | string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const outgoing = httpRequest(
      { port: port(), method, path: `/api/v1${path}`, headers: { 'content-type': 'application/json', ...headers } },
      answer => {
        let text = '';
        answer
          .on('data', chunk => (text += chunk))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
      },
    );
    outgoing.on('error', reject).end(body);
  });

const onSocket = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port(), '127.0.0.1', () => socket.write(text));
    socket
      .on('data', chunk => (answer += chunk))
      .on('close', () => resolve(answer))
      .on('error', reject);
    setTimeout(() => socket.end(), 500);
  });

const mustRefuse = ({ status, text, headers }: Awaited<ReturnType<typeof raw>>, expected: number[]) => {
  expect(expected).toContain(status);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(text)).toMatchObject({
    success: false,
    errorCode: expect.any(String),
    message: expect.any(String),
    data: null,
  });
  expect(text).not.toMatch(/node_modules|at .*\.ts|SQLITE|select |insert /i);
};

describe('R51 malformed bodies', () => {
  it.each([
    ['nothing', ''],
    ['half of one', '{"mobile":"98765'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '5'],
    ['a string', '"x"'],
    ['__proto__', '{"mobile":"9876543210","__proto__":{"role":"ADMIN"}}'],
    ['an escaped __proto__', '{"mobile":"9876543210","\\u005f_proto__":{"role":"ADMIN"}}'],
    ['constructor', '{"mobile":"9876543210","constructor":{"prototype":{}}}'],
    ['400 levels', `${'{"a":'.repeat(400)}1${'}'.repeat(400)}`],
    ['1e400', '{"mobile":1e400}'],
    ['a NUL', '{"mobile":"98765\\u000043210"}'],
    ['a lone surrogate', '{"mobile":"\\ud800"}'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a byte order mark', `\ufeff{"mobile":"9876543210"}`],
    ['a name given twice', '{"mobile":"1","mobile":"9876543210"}'],
    ['a name given twice, spelt otherwise', '{"mobile":"1","mobil\\u0065" : "9876543210"}'],
    ['UTF-16', Buffer.from('{"mobile":"9876543210"}', 'utf16le')],
  ])('%s is 400', async (_name, body) => {
    mustRefuse(await raw('POST', '/auth/login', body), [400]);
  });

  it('names and colons inside texts are not field names', async () => {
    const body = { name: 'Asha', mobile: '9876543210', message: 'I said: "mobile": "mobile": \\"name\\": {"a":1,"a":2}' };
    expect((await raw('POST', '/message', JSON.stringify(body))).status).toBe(201);
  });

  it('a body beyond the limit is 413', async () => {
    mustRefuse(await raw('POST', '/auth/login', JSON.stringify({ mobile: 'x'.repeat(70_000) })), [413]);
  });
});

describe('R52 content types', () => {
  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json\ta',
    'application/jsonp',
    '',
  ])('%j is refused', async type => {
    mustRefuse(await raw('POST', '/auth/login', '{"mobile":"9876543210"}', { 'content-type': type }), [415, 400]);
  });
  it.each(['br', 'deflate', 'x-nonsense', 'gzip, br', 'identity, gzip'])('the encoding %j is refused', async coding => {
    const answer = await raw('POST', '/auth/login', '{"mobile":"9876543210"}', { 'content-encoding': coding });
    mustRefuse(answer, [415]);
    expect(JSON.parse(answer.text).message).toBe('Send the request without Content-Encoding.');
  });
  it.each(['identity', 'Identity', ''])('the encoding %j counts as none', async coding => {
    const answer = await raw('POST', '/auth/login', '{"mobile":"9876543210"}', { 'content-encoding': coding });
    expect(JSON.parse(answer.text).errorCode).toBe('USER_NOT_REGISTERED');
  });
  it('a charset is welcome', async () => {
    expect(
      (await raw('POST', '/auth/login', '{"mobile":"9876543210"}', { 'content-type': 'application/json; charset=utf-8' })).status,
    ).toBe(404);
  });
});

describe('R53 calls without a body', () => {
  const queries: Partial<Record<OperationId, string>> = {
    createCart: '?userId={userId}',
    updateCartItem: '?quantity=2',
    putCartService: '?quantity=2',
    applyCartCoupon: '?couponCode={code}',
    setBookingStatus: '?status=COMPLETED',
    setCustomerStatus: '?active=true',
    clearProfessionalDay: '?date=2027-03-01',
    proposeDay: '?date=2027-03-01',
  };
  let made = 0;
  const makeBooking = async (who: TestCustomer): Promise<string> => {
    const { userId, token } = who;
    const visit = { bookingDate: addDays('2026-12-07', ++made % 50), bookingTime: '09:00:00' };
    const order = { serviceIds: [service], finalPrice: 999, addressId: await makeAddress(app, who), paymentType: 'PAY_AFTER' };
    return (await app.call('POST', '/booking', { token, body: { userId, ...visit, ...order } })).body.data.bookingId;
  };
  const makeLink = async (who: TestCustomer): Promise<string> => {
    const id = await makeBooking(who);
    return app.db.tx(tx => makeVisitLink(tx, id, app.clock.now()));
  };
  const makeMessage = async ({ mobile }: TestCustomer, staff: string): Promise<string> => {
    await app.call('POST', '/message', { body: { name: 'Asha', mobile, message: 'Do you come to Wardha?' } });
    return (await app.call('GET', '/message/admin', { token: staff })).body.data.content[0].id;
  };
  const makeKey = async (_: TestCustomer, staff: string): Promise<string> => {
    const body = { name: 'Accounts', access: 'FULL', currentPassword: ADMIN_PASSWORD };
    return (await app.call('POST', '/auth/admin/key', { token: staff, body })).body.data.key.id;
  };
  const makeFailedMessage = async () => {
    const id = newId();
    const row = { id, key: id, kind: 'SUMMARY', channel: 'EMAIL', recipient: 'SALON', language: 'en', state: 'FAILED' } as const;
    await app.db.tx(tx => tx.insert(messageLog).values({ ...row, dueAt: app.clock.now(), createdAt: app.clock.now() }));
    return id;
  };
  const makeFailedJob = async (): Promise<string> => {
    const at = app.clock.now();
    const row = { id: newId(), kind: 'HOUSEKEEPING', payload: {}, key: null, state: 'FAILED', dueAt: at, tries: 5 } as const;
    await app.db.tx(async tx => void (await tx.insert(job).values({ ...row, createdAt: at, endedAt: at })));
    return row.id;
  };
  const makeProfessional = async (_who: TestCustomer, staff: string): Promise<string> =>
    (await app.call('POST', '/professional/admin', { token: staff, body: { name: 'Asha' } })).body.data.id;
  const makeWebhook = async (_who: TestCustomer, staff: string): Promise<string> => {
    const body = { url: 'https://93.184.216.34/hook', events: ['booking.created'], currentPassword: ADMIN_PASSWORD };
    return (await app.call('POST', '/webhook/admin', { token: staff, body })).body.data.id;
  };
  const makeFeed = async (_who: TestCustomer, staff: string): Promise<string> =>
    (
      await app.call('POST', '/calendar-feed/admin', {
        token: staff,
        body: { professionalId: null, currentPassword: ADMIN_PASSWORD },
      })
    ).body.data.id;
  const makeWish = async (): Promise<string> => {
    const row = { id: newId(), mobile: newMobile(), postalCode: '442001', latitude: null, longitude: null };
    await app.db.tx(async tx => void (await tx.insert(areaWish).values({ ...row, createdAt: app.clock.now() })));
    return row.id;
  };
  const makeRule = async (_who: TestCustomer, staff: string): Promise<string> => {
    const body = { professionalId: null, serviceId: null, from: '2026-12-01', percent: 30 };
    return (await app.call('PUT', '/pay/admin/rules', { token: staff, body })).body.data.id;
  };
  const makeLeave = async (professionalId: string, staff: string): Promise<string> => {
    const body = { fromDate: '2027-03-01', fromTime: '09:00:00', toDate: '2027-03-02', toTime: '09:00:00' };
    return (await app.call('POST', `/professional/admin/${professionalId}/leave`, { token: staff, body })).body.data.leave.id;
  };

  const makeAcademys = async (path: string, staff: string): Promise<string> => {
    const [, , , kind] = path.split('/');
    if (kind === 'course') return makeCourse(app, staff);
    if (kind === 'batch') return makeBatch(app, staff, await makeCourse(app, staff));
    if (kind === 'enquiry') return (await makeEnquiry(app, staff)).enquiryId;
    const { enrolmentId } = await makeEnrolment(app, staff);
    const body = { amount: 100, method: 'CASH' };
    const taken = await app.call('POST', `/academy/admin/enrolment/${enrolmentId}/fee`, { token: staff, body });
    return taken.body.data.fees[0].id;
  };

  const makeSeries = async (who: TestCustomer): Promise<string> => {
    const body = { bookingId: await makeBooking(who), everyWeeks: 4 };
    return (await app.call('POST', '/series', { token: who.token, body })).body.data.id;
  };
  const makeWait = async (who: TestCustomer): Promise<string> => {
    const body = { serviceIds: [service], addressId: await makeAddress(app, who), from: '2026-12-10', to: '2026-12-10' };
    return (await app.call('POST', '/wait', { token: who.token, body })).body.data.id;
  };

  const makeReview = async (who: TestCustomer, staff: string): Promise<string> => {
    const bookingId = await makeBooking(who);
    await app.call('PUT', `/booking/admin/${bookingId}/mark-completed`, { token: staff });
    await app.call('PUT', `/booking/${bookingId}/review`, { token: who.token, body: { rating: 5 } });
    return (await app.call('GET', '/review/admin?size=1', { token: staff })).body.data.content[0].id;
  };

  const makeListener = async (_who: TestCustomer, staff: string): Promise<string> => {
    const body = { name: 'Meera', ways: [], kinds: [] };
    return (await app.call('POST', '/alert/admin/person', { token: staff, body })).body.data.id;
  };

  /** At the step from which the operation goes on. */
  const makeImport = async (path: string, staff: string): Promise<string> => {
    const file = { bytes: Buffer.from('Mobile,Name\n9822012345,Asha') };
    const sent = await app.call('POST', '/import/admin', { token: staff, ...(await formOf({ file })) });
    const { id, mapping } = sent.body.data;
    if (!path.endsWith('}')) await app.call('PUT', `/import/admin/${id}`, { token: staff, body: { mapping } });
    await app.worker.runDue();
    if (path.endsWith('/undo')) await app.call('POST', `/import/admin/${id}/start`, { token: staff });
    await app.worker.runDue();
    return id;
  };

  const makeOne: Record<string, (who: TestCustomer, staff: string) => Promise<string>> = {
    service: () => makeService(app),
    category: () => makeCategory(app),
    due: () => makeCategory(app),
    address: who => makeAddress(app, who),
    booking: makeBooking,
    message: makeMessage,
    customer: async ({ userId }) => userId,
    staff: async () => (await makeAdmin(app)).adminId,
    key: makeKey,
    job: makeFailedJob,
    'message-log': makeFailedMessage,
    alert: makeListener,
    professional: makeProfessional,
    area: makeWish,
    webhook: makeWebhook,
    'calendar-feed': makeFeed,
    pay: makeRule,
    review: makeReview,
    wait: makeWait,
    series: makeSeries,
  };

  const kindOf = (path: string) => path.split('/')[path.startsWith('/auth/admin/') ? 3 : 1] ?? '';

  /** An address where everything named is there, and somebody who may call it. */
  const ready = async ({ path, operation: { operationId, security } }: Route) => {
    const [who, { token: staff }] = [await makeCustomer(app), await makeAdmin(app)];
    const cart = (await app.call('POST', `/cart?userId=${who.userId}`, { token: who.token })).body.data.id;
    const item = { serviceId: service, quantity: 1 };
    const { items } = (await app.call('POST', `/cart/${cart}/items`, { token: who.token, body: item })).body.data;
    const code = `TEN${++made}`;
    await makeCoupon(app, { code });
    const id = path.startsWith('/academy')
      ? await makeAcademys(path, staff)
      : path.startsWith('/import')
        ? await makeImport(path, staff)
        : ((await makeOne[kindOf(path)]?.(who, staff)) ?? '');
    const names = {
      '{userId}': who.userId,
      '{cartId}': cart,
      '{itemId}': items[0].id,
      '{serviceId}': service,
      '{code}': code,
      '{id}': id,
      '{token}': path.startsWith('/visit-link') ? await makeLink(who) : '',
      '{leaveId}': path.includes('{leaveId}') ? await makeLeave(id, staff) : '',
    };
    const target = Object.entries(names).reduce(
      (filled, [name, id]) => filled.replace(name, id),
      path + (queries[operationId] ?? ''),
    );
    if (operationId === 'markBookingRefunded')
      for (const act of ['mark-paid', 'status?status=CANCELLED'])
        await app.call('PUT', `/booking/admin/${names['{id}']}/${act}`, { token: staff });
    if (operationId === 'eraseProfessional')
      await app.call('PUT', `/professional/admin/${id}`, { token: staff, body: { active: false } });
    return { target, token: security.some(scheme => 'customer' in scheme) ? who.token : staff };
  };

  // The first needs somebody with a second factor (second-factor.test.ts), the others a salon with professionals (booking/named.test.ts,
  // visit/*.test.ts), the last one a reminder (nudge/nudge.test.ts).
  const needMore: OperationId[] = [
    'confirmAgain',
    'assignProfessional',
    'waiveStartCode',
    'callForHelp',
    'deleteOwnLeave',
    'stopNudges',
  ];
  const bodiless = routes.filter(
    ({ method, operation }) => method !== 'GET' && !operation.requestBody && !needMore.includes(operation.operationId),
  );
  it.each(bodiless.map(route => [route.method, route.path, route] as const))(
    '%s %s works with and without a JSON content type',
    async (method, _path, route) => {
      for (const headers of [{ 'content-type': 'application/json' }, undefined]) {
        const { target, token } = await ready(route);
        const { status } = await app.call(method, target, { token, headers });
        expect([200, 201], target).toContain(status);
      }
    },
  );
  const repeatable = bodiless.filter(({ operation }) => operation['x-repeatable']);
  it.each(repeatable.map(route => [route.method, route.path, route] as const))(
    'V23 %s %s succeeds again after a lost answer',
    async (method, _path, route) => {
      const { target, token } = await ready(route);
      for (const _time of ['first', 'second'])
        expect([200, 201], target).toContain((await app.call(method, target, { token })).status);
    },
  );
  it('a GET may have a JSON content type', async () => {
    const headers = { authorization: `Bearer ${customer.token}` };
    expect((await raw('GET', `/cart/${cartId}`, '', headers)).status).toBe(200);
  });
});

describe('strict bodies', () => {
  const operations = (): [string, string, Record<string, unknown>][] => [
    ['POST', '/auth/register', { fullName: 'Asha', mobile: '9876543210' }],
    ['POST', '/auth/login', { mobile: '9876543210' }],
    ['POST', '/auth/verify-otp', { mobile: '9876543210', verificationId: 'x', otp: '1234' }],
    ['PUT', '/auth/profile', { fullName: 'Asha' }],
    ['POST', `/cart/${cartId}/items`, { serviceId: service, quantity: 1 }],
    ['POST', '/address', HOME],
    ['PUT', '/address/x', HOME],
    [
      'POST',
      '/booking',
      {
        userId: customer.userId,
        serviceIds: [service],
        bookingDate: '2026-12-10',
        bookingTime: '09:00:00',
        finalPrice: 999,
        addressId: 'x',
        paymentType: 'PAY_AFTER',
      },
    ],
    ['PUT', '/booking/x', { bookingDate: '2026-12-10' }],
  ];

  it('unknown fields, wrong types, nulls and missing fields are 400, never coerced', async () => {
    const nullable = new Set(['building', 'landmark', 'instructions']);
    for (const [method, path, body] of operations()) {
      const send = (change: object) => app.call(method, path, { token: customer.token, body: { ...body, ...change } });
      const variants: object[] = [{ surprise: 1 }, { isAdmin: true }];
      for (const field of Object.keys(body)) {
        for (const value of [null, true, 5, [], {}, [body[field]], '']) {
          if (value === null && nullable.has(field)) continue;
          if (value === 5 && typeof body[field] === 'number') continue;
          if (value === '' && (nullable.has(field) || field === 'verificationId')) continue;
          variants.push({ [field]: value });
        }
      }
      for (const change of variants) {
        const answer = await send(change);
        const outcome = [method, path, change, answer.status, answer.body.errorCode];
        // A list of one service in a list is not a service id, and so on: all are wrong shapes.
        expect(outcome).toEqual([method, path, change, 400, 'VALIDATION_ERROR']);
        expect(answer.body.errors.length).toBeGreaterThan(0);
      }
    }
  });

  it('at most fifty wrong fields are named', async () => {
    const body = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`surprise${i}`, 1]));
    const answer = await app.call('POST', '/auth/login', { body });
    expect([answer.status, answer.body.errors.length]).toEqual([400, 50]);
  });

  it.each(['/booking/admin/export?state=CANCELLED', '/booking/admin?paymentstatus=PAID', '/category?Size=5'])(
    'an unknown query parameter of %s is refused',
    async path => {
      const { token } = await makeAdmin(app);
      const answer = await app.call('GET', path, { token });
      const field = /\?(\w+)=/.exec(path)?.[1];
      expect([answer.status, answer.body.errorCode, answer.body.errors[0].field]).toEqual([400, 'VALIDATION_ERROR', field]);
    },
  );
  it.each([0, -1, 1.5, 21, 1e9, 2 ** 53 + 1, '2', null, true, [3]])('R43 the quantity %j is refused', async quantity => {
    const answer = await app.call('POST', `/cart/${cartId}/items`, {
      token: customer.token,
      body: { serviceId: service, quantity },
    });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'quantity']);
  });
});

describe('R58 R59 numbers and places', () => {
  it.each(['javascript:alert(1)', 'NaN', '91', '-91', '', `21.${'1'.repeat(30)}`, '1e1', 'Infinity'])(
    'the latitude %j is refused',
    async latitude => {
      expect((await app.call('POST', '/address', { token: customer.token, body: { ...HOME, latitude } })).status).toBe(400);
    },
  );
  it.each(['lat=91&lon=0', 'lat=NaN&lon=0', 'lat=&lon=0', 'lat=1', 'lat=1&lon=181', 'lat=1&lat=2&lon=3'])(
    'reverse ?%s is refused',
    async query => {
      expect((await app.call('GET', `/geocode/reverse?${query}`)).status).toBe(400);
    },
  );
});

describe('R60 paths', () => {
  it.each([
    '/service/..%2f..%2fetc',
    '/service/%00',
    '/service/%E0%A4',
    `/service/${'x'.repeat(150)}`,
    `/service/${'x'.repeat(5000)}`,
    '/service/',
    '/service/%F0%9F%98%80',
    '/nothing',
    '/service/%',
    '/service/all?search=%FF',
    '/service/all?search=%ED%A0%80',
    '/service/all?search=100%',
  ])('%s is refused by envelope', async path => {
    const answer = await raw('GET', path, '');
    mustRefuse(answer, [400, 404]);
    expect(answer.headers['x-request-id']).toMatch(/\S/);
    expect(answer.headers).toMatchObject(securityHeaders(app.config));
  });
  it('too large headers and broken HTTP get the envelope, and the server lives', async () => {
    const answers = await Promise.all([
      onSocket(`GET /api/v1/category HTTP/1.1\r\nHost: x\r\nX-Long: ${'y'.repeat(40_000)}\r\n\r\n`),
      onSocket('HELLO\r\n\r\n'),
      onSocket('GET /api/v1/category HTTP/1.1\r\n\r\n'),
      onSocket('POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
    ]);
    expect(answers.map(answer => answer.split(' ', 2)[1])).toEqual(['431', '400', '400', '400']);
    for (const answer of answers) expect(answer).toContain('"success":false');
    expect((await app.call('GET', '/category')).status).toBe(200);
  });
  it.each([
    ['/service/', 400, '"field":"id"'],
    ['/booking/', 401, 'UNAUTHORIZED'],
  ])('an id too long is told as such, to who may ask: %s', async (path, status, words) => {
    const answer = await raw('GET', path + 'x'.repeat(5000), '');
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)]);
  });
  it('a slash at the end changes nothing', async () => {
    expect((await raw('GET', '/category/', '')).text).toBe((await raw('GET', '/category', '')).text);
  });
  it('HTTP/1.0 needs no Host', async () => {
    expect(await onSocket('GET /api/v1/category HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
  it("broken HTTP behind a request is refused after that request's answer", async () => {
    const body = JSON.stringify({ name: 'Asha', mobile: '9876543210', message: 'Do you come to Wardha?' });
    const head = `POST /api/v1/message HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const statuses = async (text: string) =>
      [...(await onSocket(text)).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
    expect(await statuses(`${head}${body}HELLO\r\n\r\n`)).toEqual(['201', '400']);
    expect(await statuses(`${head}${body}${head}${body}HELLO\r\n\r\n`)).toEqual(['201', '201', '400']);
    // The request itself is what cannot be read: it has no other answer.
    expect(await statuses(`${head.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')}2\r\n{}!\r\n`)).toEqual(['400']);
  });
  it('an unknown Expect header changes nothing', async () => {
    expect(await onSocket('GET /api/v1/category HTTP/1.1\r\nHost: x\r\nExpect: magic\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('messages about fields (rule V11)', () => {
  it.each([
    ['/auth/register', { fullName: 'Asha1', mobile: '9876543210' }, 'fullName', 'Full name cannot contain numbers.'],
    ['/auth/register', { fullName: ' ', mobile: '9876543210' }, 'fullName', 'Please enter your full name.'],
    [
      '/auth/verify-otp',
      { mobile: '9876543210', otp: '1234' },
      'verificationId',
      'Verification ID is missing. Please request a new OTP.',
    ],
    ['/auth/verify-otp', { mobile: '9876543210', otp: '', verificationId: 'x' }, 'otp', 'Please enter the OTP.'],
    [
      '/auth/verify-otp',
      { mobile: '9876543210', otp: '123456', verificationId: 'x' },
      'otp',
      'Please enter a valid 4-digit OTP.',
    ],
    [
      '/auth/professional/verify-otp',
      { mobile: '9876543210', otp: '1234', verificationId: 'x' },
      'otp',
      'Please enter a valid 6-digit OTP.',
    ],
    ['/address', { ...HOME, latitude: ' ' }, 'latitude', 'Location is required'],
    ['/address', { ...HOME, longitude: '' }, 'longitude', 'Location is required'],
    ['/address', { ...HOME, flatNumber: '' }, 'flatNumber', 'Flat/House No. is required'],
  ])('%s %j', async (path, body, field, message) => {
    const answer = await app.call('POST', path, { token: customer.token, body });
    expect(answer.body.errors).toEqual([refusedField(field, message)]);
  });
  it('an optional field may be blank', async () => {
    const admin = (await makeAdmin(app)).token;
    const settings = (await app.call('GET', '/settings/admin', { token: admin })).body.data;
    const refused = await Promise.all([
      app.call('PUT', '/auth/profile', { token: customer.token, body: { dateOfBirth: '' } }),
      app.call('PUT', '/settings/admin', { token: admin, body: { ...settings, upiId: '' } }),
      app.call('GET', '/booking/admin?from=', { token: admin }),
      app.call('GET', '/booking/admin/changes?after=', { token: admin }),
    ]);
    expect(refused.map(({ body }) => body.message)).toEqual([
      'Date of birth must be a date such as 1994-08-15',
      'UPI id must be like name@bank',
      'First day must be a date such as 2026-12-31',
      'Cursor is not valid',
    ]);
  });
  it('a coupon code', async () => {
    const { body } = await app.call('POST', `/cart/${cartId}/coupons?couponCode=`, { token: customer.token });
    expect(body.errors).toEqual([refusedField('couponCode', 'Please enter a coupon code', 'required')]);
  });
});

describe('R61 methods', () => {
  it.each(['/health', '/ready', '/api/v1/openapi.json', '/api/v1/docs'])('POST %s is 405 with Allow', async path => {
    const answer = await app.app.inject({ method: 'POST', url: path });
    expect([answer.statusCode, answer.headers.allow, answer.json().errorCode]).toEqual([405, 'GET', 'METHOD_NOT_ALLOWED']);
  });
  it.each(['PATCH', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s /category is 405 with Allow', async method => {
    const answer = await raw(method, '/category', '');
    mustRefuse(answer, [405]);
    expect(answer.headers.allow).toBe('GET');
  });
  it('a whole address is read like its path', async () => {
    const answers = await Promise.all([
      onSocket('DELETE http://x/api/v1/category HTTP/1.1\r\nHost: x\r\n\r\n'),
      onSocket('GET HTTP://x/api/v1/category?page=0 HTTP/1.1\r\nHost: x\r\n\r\n'),
      onSocket('GET http://x/api/v1/nothing HTTP/1.1\r\nHost: x\r\n\r\n'),
    ]);
    expect(answers.map(answer => answer.split(' ', 2)[1])).toEqual(['405', '200', '404']);
    expect(answers[2]).toContain('"errorCode":"NOT_FOUND"');
  });
  it.each(['/category/', '/category?page=0', '/category#top'])('DELETE %s is 405 with Allow, too', async path => {
    const answer = await raw('DELETE', path, '');
    mustRefuse(answer, [405]);
    expect(answer.headers.allow).toBe('GET');
  });
  it('each method is named once if two operations share a path', async () => {
    const answer = await raw('POST', '/service/all', '');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, PUT, DELETE']);
  });
  it('an override header changes nothing', async () => {
    const answer = await app.call('GET', `/cart/${cartId}`, {
      token: customer.token,
      headers: { 'x-http-method-override': 'DELETE' },
    });
    expect(answer.status).toBe(200);
    expect((await app.call('GET', `/cart/${cartId}`, { token: customer.token })).status).toBe(200);
  });
});

describe('R56 injection', () => {
  it.each(["' OR '1'='1", '1; DROP TABLE user --', '" OR ""="', "x') UNION SELECT 1 --"])('%s is just text', async text => {
    const word = encodeURIComponent(text);
    expect((await app.call('GET', `/service/${word}`)).status).toBe(404);
    expect((await app.call('GET', `/service/all?search=${word}`)).body.data.totalElements).toBe(0);
    expect((await app.call('GET', `/booking/${word}`, { token: customer.token })).status).toBe(404);
    expect((await app.call('GET', `/coupon/${word}`, { token: customer.token })).status).toBe(404);
  });
});

it('R61 every operation answers by envelope to a visitor without a token', async () => {
  for (const { method, path, operation } of routes.filter(route => signInsOf(route.operation).length > 0)) {
    const answer = await app.call(method, path.replaceAll(/\{\w+\}/g, 'x'));
    expect([operation.operationId, answer.status, answer.body.errorCode]).toEqual([operation.operationId, 401, 'UNAUTHORIZED']);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
