/** API keys that may do what their scopes name (rule K12). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, routes } from '../contract/document.ts';
import { signInsOf } from '../contract/operation.ts';
import { PREFIX } from '../contract/prefix.ts';
import type { Schemas } from '../contract/types.ts';
import { apiKey } from '../db/schema.ts';
import { startApp, type TestApp } from '../test/app.ts';
import { portOf } from '../test/form.ts';
import { ADMIN_PASSWORD, makeAddress, makeAdmin, makeCustomer } from '../test/makers.ts';
import { wire } from '../test/wire.ts';

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
