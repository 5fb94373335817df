/**
 * Every operation × everybody who could call it, held against the table of who may (`server/test/who-may.ts`). The contract is generated
 * from by many tests; this one is the second opinion. It asks without bodies: who may not call is refused before a body is read.
 */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { exampleBody } from '../../test/example-body.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { ADMIN_PASSWORD, HOME, makeAdmin, makeCustomer, makeSession, signInProfessional } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer } from '../../test/named-salon.ts';
import { type Actor, type Row, type Thing, WHO_MAY } from '../../test/who-may.ts';
import { apiKey, session } from '../db/schema.ts';
import { contract, resolve, routes } from './document.ts';
import type { Route } from './operation.ts';
import { PREFIX } from './prefix.ts';
import type { Role } from './roles.ts';
import type { OperationId, Schemas } from './types.ts';

type Scope = Schemas['ApiKeyScope'];
const SCOPES = (contract.components.schemas.ApiKeyScope as { enum: Scope[] }).enum;

type Headers = Record<string, string>;
/** Somebody who calls. A dead caller was somebody once, or never. */
interface Caller {
  name: string;
  is: Actor | 'NOBODY' | 'DEAD' | 'DEAD_KEY';
  headers: Headers;
}

const app = appOfFile();
let callers: Caller[];
/** Two customers and two professionals. The first of each owns the things. */
let people: Record<'CUSTOMER' | 'PROFESSIONAL', [Headers, Headers]>;
let ids: Record<Thing, Record<string, string>>;

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: object, secret: string): string => {
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

const DAY_OF_VISITS = '2026-12-07';
const asked = async (token: string, method: string, path: string, body?: object) => {
  const { status, body: answer } = await app.call(method, path, { token, body });
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${answer.message}`);
  return answer.data;
};

beforeAll(async () => {
  const salon = await makeNamedSalon(app);
  const owner = await salon.newCustomer();
  const other = await makeCustomer(app);
  const [hers, another] = [await signInProfessional(app, { serviceIds: [salon.facial] }), await signInProfessional(app)];
  people = {
    CUSTOMER: [bearer(owner.token), bearer(other.token)],
    PROFESSIONAL: [bearer(hers.token), bearer(another.token)],
  };
  ids = await thingsOf(salon, owner, hers);
  callers = [
    { name: 'nobody', is: 'NOBODY', headers: {} },
    { name: 'a customer', is: 'CUSTOMER', headers: bearer(owner.token) },
    { name: 'a professional', is: 'PROFESSIONAL', headers: bearer(hers.token) },
    { name: 'staff', is: 'STAFF', headers: bearer(salon.token) },
    ...(await keysOf(salon.token, owner.token)),
    ...(await deadOf(salon.token)),
  ];
});

const thingsOf = async (
  salon: Awaited<ReturnType<typeof makeNamedSalon>>,
  { token, userId, addressId, ...owner }: NamedCustomer,
  professional: { token: string; professionalId: string },
): Promise<typeof ids> => {
  const { bookingId } = (await salon.book({ token, userId, addressId, ...owner }, DAY_OF_VISITS, '11:00:00')).body.data;
  await salon.assign(bookingId, professional.professionalId, true);
  await asked(salon.token, 'PUT', `/booking/admin/${bookingId}/mark-paid`);
  const [document] = await asked(token, 'GET', `/booking/${bookingId}/documents`);
  const { id: cartId } = await asked(token, 'POST', `/cart?userId=${userId}`);
  const cart = await asked(token, 'POST', `/cart/${cartId}/items`, { serviceId: salon.facial, quantity: 1 });
  const leave = { fromDate: '2027-03-01', fromTime: '09:00:00', toDate: '2027-03-02', toTime: '18:00:00' };
  const { id: leaveId } = await asked(professional.token, 'POST', '/visit/leave', leave);
  const waiting = { serviceIds: [salon.facial], addressId, from: DAY_OF_VISITS, to: DAY_OF_VISITS };
  const wait = await asked(token, 'POST', '/wait', waiting);
  const series = await asked(token, 'POST', '/series', { bookingId, everyWeeks: 4 });
  return {
    user: { userId, id: userId },
    cart: { cartId, itemId: cart.items[0].id, serviceId: salon.facial },
    address: { id: addressId },
    booking: { id: bookingId },
    wait: { id: wait.id },
    series: { id: series.id },
    document: { id: document.id },
    visit: { bookingId },
    leave: { leaveId },
  };
};

const newKey = async (staff: string, body: object): Promise<Schemas['NewApiKey']> =>
  asked(staff, 'POST', '/auth/admin/key', { name: 'Program', currentPassword: ADMIN_PASSWORD, ...body });
/** Each key as `Authorization` and as `X-API-Key`. */
const asBoth = (name: string, is: Caller['is'], token: string): Caller[] => [
  { name: `${name} as Bearer`, is, headers: bearer(token) },
  { name: `${name} as X-API-Key`, is, headers: { 'x-api-key': token } },
];

const keysOf = async (staff: string, customer: string): Promise<Caller[]> => {
  const found: Caller[] = [];
  for (const access of ['READ_ONLY', 'FULL', 'PARTNER'] as const)
    found.push(...asBoth(`a key ${access}`, access, (await newKey(staff, { access })).token));
  for (const scope of SCOPES)
    found.push(...asBoth(`a key ${scope}`, scope, (await newKey(staff, { access: 'SCOPED', scopes: [scope] })).token));
  const partner = (await newKey(staff, { access: 'PARTNER' })).token;
  return [...found, { name: 'a customer of a partner', is: 'CUSTOMER', headers: { ...bearer(customer), 'x-api-key': partner } }];
};

/** Tokens that lived, and tokens that somebody made. */
const deadOf = async (staff: string): Promise<Caller[]> => {
  const expired = async (token: string) => {
    const { jti } = claimsOf(token);
    await app.db.tx(async tx => void (await tx.update(session).set({ expiresAt: 1 }).where(eq(session.id, jti))));
    return token;
  };
  const customer = await makeCustomer(app);
  await asked(staff, 'PUT', `/customer/admin/${customer.userId}/status?active=false`);
  const gone = await makeCustomer(app);
  await asked(gone.token, 'POST', '/auth/logout');
  const removed = await makeAdmin(app);
  await asked(staff, 'DELETE', `/auth/admin/staff/${removed.adminId}`);
  const [dismissed, renumbered] = [await signInProfessional(app), await signInProfessional(app)];
  await asked(staff, 'PUT', `/professional/admin/${dismissed.professionalId}`, { active: false });
  await asked(staff, 'PUT', `/professional/admin/${renumbered.professionalId}`, { mobile: '9000000099' });
  const claims = claimsOf(staff);
  const dead: Record<string, string> = {
    'an expired customer': await expired((await makeCustomer(app)).token),
    'expired staff': await expired((await makeAdmin(app)).token),
    'an expired professional': await expired((await signInProfessional(app)).token),
    'a deactivated customer': customer.token,
    'a customer who signed out': gone.token,
    'removed staff': removed.token,
    'a deactivated professional': dismissed.token,
    'a professional with another mobile': renumbered.token,
    'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    'another secret': signed(claims, 'another secret of thirty-two bytes and more'),
    'a raised role': app.app.jwt.sign({ ...claimsOf((await makeCustomer(app)).token), role: 'ADMIN' }),
    'a session of nobody': app.app.jwt.sign({ ...claims, jti: 'nobody' }),
    'no token': 'null',
  };
  const [revoked, ended] = [await newKey(staff, { access: 'FULL' }), await newKey(staff, { access: 'FULL' })];
  await asked(staff, 'DELETE', `/auth/admin/key/${revoked.key.id}`);
  await app.db.tx(async tx => void (await tx.update(apiKey).set({ expiresAt: 1 }).where(eq(apiKey.id, ended.key.id))));
  const keys: Record<string, string> = {
    'a revoked key': revoked.token,
    'an expired key': ended.token,
    'a mistyped key': `${ended.token.slice(0, -1)}!`,
  };
  return [
    ...Object.entries(dead).map(([name, token]): Caller => ({ name, is: 'DEAD', headers: bearer(token) })),
    ...Object.entries(keys).flatMap(([name, token]): Caller[] => [
      { name: `${name} as Bearer`, is: 'DEAD', headers: bearer(token) },
      { name: `${name} as X-API-Key`, is: 'DEAD_KEY', headers: { 'x-api-key': token } },
    ]),
    { name: 'staff beside a revoked key', is: 'DEAD_KEY', headers: { ...bearer(staff), 'x-api-key': revoked.token } },
  ];
};

/** The least that queries need for an operation to be reached. */
const QUERIES: Record<string, string> = {
  ...{ date: '2026-12-10', from: '2026-12-10', to: '2026-12-10', month: '2026-12', q: 'Sitabuldi', lat: '21.1', lon: '79.1' },
  ...{ status: 'COMPLETED', active: 'true', quantity: '1', couponCode: 'TEN' },
};
const urlOf = ({ path, operation }: Route, known: Record<string, string>): string => {
  const required = (operation.parameters ?? []).map(resolve).filter(one => one.in === 'query' && one.required);
  const query = required.map(({ name }) => `${name}=${known[name] ?? QUERIES[name] ?? 'nothing'}`).join('&');
  return `${PREFIX}${path.replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? 'nothing')}${query && `?${query}`}`;
};
/** Without a socket, because there are thousands. */
const statusOf = async (route: Route, headers: Headers, known: Record<string, string>): Promise<number> =>
  (await app.app.inject({ method: route.method as 'GET', url: urlOf(route, known), headers })).statusCode;

/** What the table says: let in, or refused with this status. */
const expectedOf = ({ may }: Row, { is }: Caller): 'let in' | 401 | 403 | 'not signed' => {
  if (is === 'DEAD_KEY') return 401;
  if (may === 'SIGNED') return 'not signed';
  if (may === 'EVERYBODY') return 'let in';
  if (is === 'NOBODY' || is === 'DEAD') return 401;
  return may.includes(is) ? 'let in' : 403;
};
const isAs = (expected: ReturnType<typeof expectedOf>, status: number): boolean => {
  if (expected === 'let in') return status !== 401 && status !== 403 && status < 500;
  return expected === 'not signed' ? [401, 403, 404].includes(status) : status === expected;
};

/** These operations need neither body nor id, so they happen, and end what somebody calls with. They come last, in this order. */
const ENDINGS: OperationId[] = ['deleteProfile', 'signOutEverywhere', 'logout', 'revokeAllApiKeys'];
const ROLES: Partial<Record<Caller['is'], Role>> = { CUSTOMER: 'USER', PROFESSIONAL: 'PROFESSIONAL', STAFF: 'ADMIN' };
const newSession = async ({ is, headers }: Caller): Promise<Headers> => {
  const { sub } = claimsOf(headers.authorization ?? '');
  return { ...headers, ...bearer(await makeSession(app, ROLES[is] as Role, sub)) };
};
/** Deletes their account. */
const leaver = async (): Promise<Headers> => bearer((await makeCustomer(app)).token);
const isEnding = ({ operation }: Route) => ENDINGS.includes(operation.operationId);
const endings = ENDINGS.map(id => routes.find(({ operation }) => operation.operationId === id) as Route);

it('R14 R15 K11 the table has a row for each operation, and for nothing else', () => {
  expect(Object.keys(WHO_MAY).toSorted()).toEqual(routes.map(({ operation }) => operation.operationId).toSorted());
});

it('R19 R21 R22 R24 others get their things only, and do not learn of mine', async () => {
  /** Bodies that reach what belongs to somebody. Others are the contract's examples. */
  const bodies: Partial<Record<OperationId, object>> = {
    addCartItem: { serviceId: ids.cart.serviceId, quantity: 1 },
    updateAddress: HOME,
    setVisitState: { state: 'ON_THE_WAY', at: '2026-12-04T06:30:00.000Z' },
  };
  const bodyOf = (route: Route) => bodies[route.operation.operationId] ?? exampleBody(route);
  const codeOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => `${status} ${body.errorCode ?? ''}`;
  const call = (route: Route, headers: Headers, things: Record<string, string>) =>
    app.call(route.method, urlOf(route, things), { headers, body: bodyOf(route) });
  const owned = routes.filter(({ operation }) => WHO_MAY[operation.operationId].of);
  // What is deleted is looked at before, and what is in it before it.
  const deletesLast = ({ method, path }: Route) => (method === 'DELETE' ? 100 - path.length : 0);
  const deviations: string[] = [];
  for (const route of owned.toSorted((a, b) => deletesLast(a) - deletesLast(b))) {
    const { may, of } = WHO_MAY[route.operation.operationId];
    const [owner, other] = people[may.includes('CUSTOMER') ? 'CUSTOMER' : 'PROFESSIONAL'];
    const things = ids[of as Thing];
    const theirs = await call(route, other, things);
    const mine = await call(route, owner, things);
    const isRefused = theirs.status === (of === 'user' ? 403 : 404);
    const isLetIn = mine.status !== 401 && mine.status < 500 && codeOf(mine) !== codeOf(theirs);
    if (!isRefused || !isLetIn)
      deviations.push(`${route.operation.operationId}: others ${codeOf(theirs)}, the owner ${codeOf(mine)}`);
  }
  expect(deviations).toEqual([]);
});

it('R12 R13 R14 R15 K12 everybody may call what the table says, and nothing else', { timeout: 60_000 }, async () => {
  const deviations: string[] = [];
  const look = async (route: Route, caller: Caller, headers = caller.headers) => {
    const { operationId } = route.operation;
    const row = WHO_MAY[operationId];
    // Nothing is there under the other ids. Their own user id is what customers must name.
    const status = await statusOf(route, headers, row.of === 'user' ? ids.user : {});
    const expected = expectedOf(row, caller);
    if (!isAs(expected, status)) deviations.push(`${operationId} by ${caller.name}: ${status}, expected ${expected}`);
  };
  for (const route of routes.filter(one => !isEnding(one))) await Promise.all(callers.map(caller => look(route, caller)));
  const isLetIn = (route: Route, caller: Caller) => expectedOf(WHO_MAY[route.operation.operationId], caller) === 'let in';
  for (const route of endings) for (const caller of callers.filter(one => !isLetIn(route, one))) await look(route, caller);
  // In new sessions, because an ending may be of all that there are.
  const inPerson = callers.filter(({ is }) => ROLES[is] !== undefined);
  for (const route of endings)
    for (const caller of inPerson.filter(one => isLetIn(route, one)))
      await look(route, caller, await (route.operation.operationId === 'deleteProfile' ? leaver() : newSession(caller)));
  expect(deviations).toEqual([]);
});
