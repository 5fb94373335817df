/** What is refused says where it is wrong, in a program's words: the field by its name. */
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/hooked-app.ts';
import { makeAdmin, makeCustomer } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

const app = appOfFile();
let admin: string;
let customer: string;

beforeAll(async () => {
  customer = (await makeCustomer(app)).token;
  admin = (await makeAdmin(app)).token;
});

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
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [refusedField(field, 'The text has characters that cannot be saved.', 'unsupportedCharacters')],
  ]);
});

it.each([
  ['{"fullName":"Asha","fullName":"Bina"}', 'fullName'],
  ['{"fullName":"Asha","full\\u004eame":"Bina"}', 'fullName'],
  ['{"fullName":"{\\"a\\":1,\\"a\\":2}", "email":null, "email":null}', 'email'],
  ['{"a":[{"b":1},{"b":{"c":1,"d":":","c":2}}]}', 'a.1.b.c'],
  [`{"${'x'.repeat(1000)}":1,"${'x'.repeat(1000)}":2}`, 'x'.repeat(200)],
])('a name given twice: %s', async (body, field) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.call('PUT', '/auth/profile', { token: customer, headers, body });
  const message = 'The request names a field twice.';
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([400, message, [refusedField(field, message)]]);
});

it.each(['{ "fullName": "Asha", "gender": "FEMALE" }', '{"fullName":"a:b,\\"fullName\\":","gender":null}'])(
  'a field that is sent once, in another spelling: %s',
  async body => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.call('PUT', '/auth/profile', { token: customer, headers, body });
    expect(answer.body.message).not.toBe('The request names a field twice.');
  },
);

describe('an unreadable request answers `errors: []`', () => {
  const unreadable = { success: false, errorCode: 'VALIDATION_ERROR', data: null, errors: [] };

  it.each(['{"fullName":', '[1', '{"__proto__":{}}', 'x'])('a body of %j', async body => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.call('PUT', '/auth/profile', { token: customer, headers, body });
    expect([answer.status, answer.body]).toMatchObject([400, unreadable]);
  });

  it.each(['/service/all?search=%E0%A4%A', '/service/%E0%A4%A'])('the address %s', async path => {
    expect((await app.call('GET', path)).body).toMatchObject(unreadable);
  });

  it('a form that ends in the middle', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await app.call('POST', '/category/create', { token: admin, headers, body: '--x\r\nContent-Disp' });
    expect([answer.status, answer.body]).toMatchObject([400, unreadable]);
  });
});

it('broken HTTP, too long addresses and too large headers get the same refusal outside every route', async () => {
  const { port } = app.app.server.address() as AddressInfo;
  const long = 'x'.repeat(70_000);
  for (const text of ['nonsense\r\n\r\n', `GET /${long} HTTP/1.1\r\n\r\n`, `GET / HTTP/1.1\r\na: ${long}\r\n\r\n`]) {
    const answer = await new Promise<string>((resolve, reject) => {
      let read = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', bytes => {
        read += bytes;
      });
      socket.on('error', reject).on('close', () => resolve(read));
    });
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ errorCode: 'VALIDATION_ERROR', errors: [] });
  }
});

it.each(['/service/{}', '/booking/{}', '/coupon/{}/validate'])('a too long id or code: %s', async path => {
  for (const length of [65, 201, 5000]) {
    const address = path.replace('{}', 'x'.repeat(length));
    const answer = await app.call('GET', address, { token: customer });
    expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field: /coupon/.test(path) ? 'code' : 'id' }]]);
  }
});

it.each(['+659876543210', '98765 432101', '91987654321', '98765'])('the message about the mobile %j', async mobile => {
  const { body } = await app.call('POST', '/auth/login', { body: { mobile } });
  expect(body.errors).toEqual([
    refusedField('mobile', 'Please enter a valid 10-digit phone number.', 'format', { format: 'mobile' }),
  ]);
});

it.each(['page=0&page=1', 'search=a&search=b', 'status=PENDING&status=PENDING'])('a repeated parameter: %s', async query => {
  const { body } = await app.call('GET', `/booking/admin?${query}`, { token: admin });
  const [field = ''] = query.split('=');
  expect(body.errors).toEqual([refusedField(field, `${field} was sent more than once`, 'repeated')]);
});

it('refusals are not cached, and a missing token is answered with the scheme', async () => {
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
