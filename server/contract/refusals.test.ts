/** What is refused says where it is wrong, in a program's words: the field by its name. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../test/app.ts';
import { makeAdmin, makeCustomer } from '../test/makers.ts';

let app: TestApp;
let admin: string;
let customer: string;

beforeAll(async () => {
  app = await startApp();
  customer = (await makeCustomer(app)).token;
  admin = (await makeAdmin(app)).token;
});
afterAll(() => app.close());

it.each([
  ['POST', '/message', { name: 'Asha', mobile: '9876543210', message: 'Do you\u0000 come?' }, 'message'],
  ['POST', '/message', { name: 'Asha \ud83d', mobile: '9876543210', message: 'Do you come?' }, 'name'],
  [
    'POST',
    '/booking/admin',
    { mobile: '9876543210', serviceIds: ['a', 'b\u0000'], bookingDate: '2026-12-10', bookingTime: '09:00:00' },
    'serviceIds.1',
  ],
  ['GET', '/booking/admin?from=2026-12-10&search=a%00', undefined, 'search'],
  ['GET', '/booking/%00', undefined, 'id'],
])('characters we cannot keep: %s %s', async (method, path, body, field) => {
  const answer = await app.call(method, path, { token: admin, body });
  expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message: 'The text has characters we cannot keep.' }]]);
});

it.each(['{"fullName":"Asha","fullName":"Bina"}', '{"fullName":"Asha","full\\u004eame":"Bina"}'])(
  'a name given twice: %s',
  async body => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.call('PUT', '/auth/profile', { token: customer, headers, body });
    expect([answer.status, answer.body.message]).toEqual([400, 'The request names a field twice.']);
  },
);

it.each(['/service/{}', '/booking/{}', '/coupon/{}/validate'])('what is too long for an id or a code: %s', async path => {
  for (const length of [65, 201, 5000]) {
    const address = path.replace('{}', 'x'.repeat(length));
    const answer = await app.call('GET', address, { token: customer });
    expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field: /coupon/.test(path) ? 'code' : 'id' }]]);
  }
});

it.each(['+919876543210', '98765 43210', '919876543210', '98765'])('the form of a mobile that is %j', async mobile => {
  const { body } = await app.call('POST', '/auth/login', { body: { mobile } });
  expect(body.errors).toEqual([{ field: 'mobile', message: 'Please enter a valid 10-digit phone number.' }]);
});

it.each(['page=0&page=1', 'search=a&search=b', 'status=PENDING&status=PENDING'])(
  'a parameter that came twice: %s',
  async query => {
    const { body } = await app.call('GET', `/booking/admin?${query}`, { token: admin });
    const field = query.split('=')[0];
    expect(body.errors).toEqual([{ field, message: `${field} was sent more than once` }]);
  },
);

it('what is refused is kept by nobody, and who has no token learns which kind is asked for', async () => {
  const nowhere = await app.call('GET', '/nowhere');
  expect([nowhere.status, nowhere.headers['cache-control'], nowhere.headers['www-authenticate']]).toEqual([
    404,
    'no-store',
    undefined,
  ]);
  const unknown = await app.call('GET', '/service/unknown');
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
  const anybody = await app.call('GET', '/auth/profile');
  expect([anybody.status, anybody.headers['www-authenticate']]).toEqual([401, 'Bearer']);
});
