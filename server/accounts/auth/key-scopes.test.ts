/** API keys that may do what their scopes name (rule K12). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, routes } from '../../platform/contract/document.ts';
import { signInsOf } from '../../platform/contract/operation.ts';
import { PREFIX } from '../../platform/contract/prefix.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { apiKey } from '../../platform/db/schema.ts';
import { makeEnrolment } from '../../test/academy.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { portOf } from '../../test/form.ts';
import { ADMIN_PASSWORD, changeSettings, makeAddress, makeAdmin, makeCustomer, makeKey } from '../../test/makers.ts';
import { wire } from '../../test/wire.ts';

type Scope = Schemas['ApiKeyScope'];
const SCOPES = (contract.components.schemas.ApiKeyScope as { enum: Scope[] }).enum;

let app: TestApp;
let staff: string;
beforeAll(async () => {
  app = await startApp();
  staff = (await makeAdmin(app)).token;
});
afterAll(() => app.close());

const create = (body: object) =>
  app.call('POST', '/auth/admin/key', { token: staff, body: { name: 'Accounts', currentPassword: ADMIN_PASSWORD, ...body } });
const scopedKey = async (...scopes: Scope[]): Promise<Schemas['NewApiKey']> =>
  (await create({ access: 'SCOPED', scopes })).body.data;

it.each([
  ['no scopes', { access: 'SCOPED' }, 'scopes', 'Choose at least one thing that the key may do'],
  ['scopes that are null', { access: 'SCOPED', scopes: null }, 'scopes', 'Choose at least one thing that the key may do'],
  ['an empty list', { access: 'SCOPED', scopes: [] }, 'scopes', 'Choose at least one thing that the key may do'],
  ['another access', { access: 'FULL', scopes: ['BOOKINGS_READ'] }, 'scopes', 'Scopes must be left out unless access is SCOPED'],
  ['an unknown scope', { access: 'SCOPED', scopes: ['SETTINGS_READ'] }, 'scopes.0', expect.stringMatching(/^Scope must be /)],
])('a key is not made with %s', async (_, body, field, message) => {
  const refused = await create(body);
  expect([refused.status, refused.body.errorCode, refused.body.errors]).toMatchObject([
    400,
    'VALIDATION_ERROR',
    [{ field, message }],
  ]);
});

it('a key shows its scopes in the list and to itself, each once', async () => {
  const { token, key } = await scopedKey('BOOKINGS_READ', 'CUSTOMERS_WRITE', 'BOOKINGS_READ');
  const rights = { id: key.id, access: 'SCOPED', scopes: ['BOOKINGS_READ', 'CUSTOMERS_WRITE'] };
  expect(key).toMatchObject(rights);
  const listed = await app.call('GET', '/auth/admin/key', { token: staff });
  expect(listed.body.data).toContainEqual(expect.objectContaining(rights));
  expect((await app.call('GET', '/auth/key', { token })).body.data).toMatchObject(rights);
});

it('a key of another access has no scopes', async () => {
  const { body } = await create({ access: 'READ_ONLY', scopes: null });
  expect(body.data.key).toMatchObject({ access: 'READ_ONLY', scopes: null });
});

it.each(SCOPES)('a key with %s may call what needs it and read its own rights, of all operations of staff', async scope => {
  const { token } = await scopedKey(scope);
  const line = wire(portOf(app));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const enough = [scope, scope.replace('_WRITE', '_READ')];
  for (const { method, path, operation } of routes) {
    if (!signInsOf(operation).includes('admin')) continue;
    const { status } = await line.send({ method, path: PREFIX + path.replaceAll(/\{\w+\}/g, 'nothing'), headers });
    const isAllowed = operation['x-any-key'] === true || enough.includes(operation['x-scope'] ?? 'none');
    expect([operation.operationId, status !== 403]).toEqual([operation.operationId, isAllowed]);
    expect(status).not.toBe(401);
  }
  line.close();
});

it('a refusal names the scope that the key lacks, and no scope opens the settings', async () => {
  const { token } = await scopedKey('BOOKINGS_READ');
  const refusal = async (method: string, path: string) => (await app.call(method, path, { token })).body;
  expect(await refusal('PUT', '/booking/admin/nothing/mark-paid')).toMatchObject({
    errorCode: 'FORBIDDEN',
    message: 'This API key lacks the scope BOOKINGS_WRITE.',
    params: { reason: 'KEY_LACKS_SCOPE', scope: 'BOOKINGS_WRITE' },
  });
  expect(await refusal('GET', '/settings/admin')).toMatchObject({
    errorCode: 'FORBIDDEN',
    message: 'An API key with scopes cannot do this.',
    params: { reason: 'NO_SCOPE_ALLOWS' },
  });
});

it.each([
  ['give money back', 'POST', '/booking/admin/nothing/refund', 'MONEY_WRITE'],
  ['settle the cash-up', 'POST', '/cash-up/admin', 'MONEY_WRITE'],
  ['set a commission', 'PUT', '/pay/admin/rules', 'MONEY_WRITE'],
  ['read what everybody earns', 'GET', '/pay/admin?from=2026-12-01&to=2026-12-02', 'MONEY_READ'],
  ['export it', 'GET', '/pay/admin/export?from=2026-12-01&to=2026-12-02', 'MONEY_READ'],
  ['list the documents', 'GET', '/document/admin', 'DOCUMENTS_READ'],
  ['export a month of documents', 'GET', '/document/admin/export?month=2026-12', 'DOCUMENTS_READ'],
  ['read the reviews', 'GET', '/review/admin', 'REVIEWS_READ'],
  ['hide a review', 'PUT', '/review/admin/nothing/hide', 'REVIEWS_WRITE'],
])('no key for bookings may %s', async (_what, method, path, scope) => {
  const { token } = await scopedKey('BOOKINGS_WRITE', 'CUSTOMERS_WRITE', 'CATALOGUE_WRITE');
  const { status, body } = await app.call(method, path, { token });
  expect([status, body.params]).toEqual([403, { reason: 'KEY_LACKS_SCOPE', scope }]);
  expect((await app.call(method, path, { token: (await scopedKey(scope as Scope)).token })).status).not.toBe(403);
});

describe('documents of courses, which name learners under 18', () => {
  const LEARNER = 'Seat Child';
  const REGISTRATION = {
    ...{ from: '2026-04-01', regime: 'REGULAR' as const, gstin: '27AAPFU0939F1ZV' },
    ...{ legalName: 'Nikhar Beauty LLP', address: 'Ramdaspeth, Nagpur' },
  };
  let id: string;
  beforeAll(async () => {
    await changeSettings(app, { tax: { registrations: [REGISTRATION], numberPrefix: 'NK', sacDigits: 6 } });
    const { enrolmentId } = await makeEnrolment(app, staff, { learner: { name: LEARNER } });
    const body = { amount: 500, method: 'CASH' };
    const path = `/academy/admin/enrolment/${enrolmentId}/fee`;
    ({ id } = (await app.call('POST', path, { token: staff, body })).body.data.documents[0]);
  });
  const reads = async (token: string) => {
    const read = (path: string) => app.call('GET', path, { token });
    const { content, totalElements } = (await read('/document/admin')).body.data as Schemas['DocumentPage'];
    const each = [`/document/${id}`, `/document/${id}/pdf`, `/document/${id}/html`];
    return {
      list: [content.length, totalElements],
      named: [JSON.stringify(content), (await read('/document/admin/export?month=2026-12')).text].map(text =>
        text.includes(LEARNER),
      ),
      each: await Promise.all(each.map(async path => (await read(path)).status)),
    };
  };
  const ALL = { list: [1, 1], named: [true, true], each: [200, 200, 200] };

  it('are not there for a key without the scope of the academy, in lists and sums neither', async () => {
    const { token } = await scopedKey('DOCUMENTS_READ', 'BOOKINGS_WRITE', 'CUSTOMERS_WRITE', 'MONEY_WRITE');
    expect(await reads(token)).toEqual({ list: [0, 0], named: [false, false], each: [404, 404, 404] });
    const { text } = await app.call('GET', '/document/admin/export?month=2026-12', { token });
    expect(text.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('are there for a key with both scopes, for keys without scopes and for staff', async () => {
    const { token: readOnly } = (await create({ access: 'READ_ONLY' })).body.data;
    const both = (await scopedKey('DOCUMENTS_READ', 'ACADEMY_READ')).token;
    for (const token of [both, readOnly, (await makeKey(app, staff)).token, staff]) expect(await reads(token)).toEqual(ALL);
  });

  it('open nothing by the scope of the academy alone', async () => {
    const { token } = await scopedKey('ACADEMY_READ');
    for (const path of ['/document/admin', `/document/${id}`, '/academy/admin/enquiry', '/academy/admin/enrolment'])
      expect([path, (await app.call('GET', path, { token })).status]).toEqual([path, 403]);
  });
});

it('a key that changes an area reads it too', async () => {
  const { token } = await scopedKey('CUSTOMERS_WRITE');
  const path = `/customer/admin/${(await makeCustomer(app)).userId}/note`;
  expect((await app.call('PUT', path, { token, body: { note: 'Second floor' } })).status).toBe(200);
  expect((await app.call('GET', path, { token })).body.data.note).toBe('Second floor');
});

it('a key learns no more than anybody from a public operation whose scope it lacks', async () => {
  const address = await makeAddress(app, await makeCustomer(app));
  const slots = async (token?: string) => {
    const { status, body } = await app.call('GET', `/booking/available-slots?date=2026-12-10&addressId=${address}`, { token });
    return { status, body };
  };
  const [lacks, has] = [await scopedKey('CATALOGUE_READ'), await scopedKey('BOOKINGS_READ')];
  expect(await slots(lacks.token)).toEqual(await slots());
  expect(await slots(has.token)).toEqual(await slots(staff));
  expect(await slots(has.token)).not.toEqual(await slots());
});

it('a key of an access that only a newer version knows may do nothing', async () => {
  const { token, key } = await scopedKey('BOOKINGS_READ');
  const later = { access: 'LATER' as 'SCOPED', scopes: null };
  await app.db.tx(tx => tx.update(apiKey).set(later).where(eq(apiKey.id, key.id)));
  expect((await app.call('GET', '/booking/admin', { token })).status).toBe(403);
  await app.db.tx(tx => tx.delete(apiKey).where(eq(apiKey.id, key.id)));
});
