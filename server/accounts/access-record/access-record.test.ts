/** Who read the data of customers (rule P12). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../common/time.ts';
import { forgetOld } from '../../housekeeping.ts';
import { resolve, routes } from '../../platform/contract/document.ts';
import { optionalSignInsOf, signInsOf } from '../../platform/contract/operation.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { accessRecord } from '../../platform/db/schema.ts';
import { makeEnquiry } from '../../test/academy.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeKey,
  makeService,
  signInProfessional,
  type TestAdmin,
  type TestCustomer,
} from '../../test/makers.ts';

let app: TestApp;
let owner: TestAdmin;
const nextDay = makeDays();
beforeAll(async () => {
  app = await startApp();
  owner = await makeAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  await app.app.accessRecord.flush();
  await app.db.tx(async tx => void (await tx.delete(accessRecord)));
});

const get = (path: string, token = owner.token) => app.call('GET', path, { token });
const recorded = async (query = ''): Promise<Schemas['AccessRecord'][]> => {
  await app.app.accessRecord.flush();
  return (await get(`/access-record/admin${query}`)).body.data.content;
};
/** Actor, operation and customer of each. */
const facts = (rows: Schemas['AccessRecord'][]) =>
  rows.map(({ actor, operation, customer, times }) => [actor.kind, operation, customer?.id ?? null, times]).toSorted();
const book = async ({ token, userId }: TestCustomer) => {
  const addressId = await makeAddress(app, { token, userId, mobile: '' });
  const visit = { serviceIds: [await makeService(app)], bookingDate: nextDay(), bookingTime: '11:00:00', finalPrice: 999 };
  const body = { userId, ...visit, addressId, paymentType: 'PAY_AFTER' };
  return (await app.call('POST', '/booking', { token, body })).body.data.bookingId as string;
};

describe('P12 reading the data of customers', () => {
  it('keeps the name of a key that was revoked, and of a colleague who was removed, before it was written', async () => {
    const asha = await makeCustomer(app);
    const [colleague, { token, key }] = [await makeAdmin(app), await makeKey(app, owner.token, 'Backup tool')];
    for (const reader of [token, colleague.token]) await get(`/customer/admin/${asha.userId}`, reader);
    const gone = [`/auth/admin/key/${key.id}`, `/auth/admin/staff/${colleague.adminId}`];
    for (const path of gone) expect((await app.call('DELETE', path, { token: owner.token })).status).toBe(200);
    const names = (await recorded()).map(({ actor }) => actor.name);
    expect(names.toSorted()).toEqual([colleague.email, 'Backup tool'].toSorted());
  });

  it('is recorded by hour, with who, what and whom, and not when it is refused or one’s own', async () => {
    const [asha, meera] = [await makeCustomer(app), await makeCustomer(app, 'Meera Joshi')];
    const [one, other] = [await book(asha), await book(asha)];
    const key = (await makeKey(app, owner.token, 'Accounts')).token;
    const rekha = await signInProfessional(app);
    await get(`/customer/admin/${asha.userId}`);
    await get(`/customer/admin/${asha.userId}`);
    await get(`/customer/admin/${meera.userId}`, key);
    await get('/customer/admin/unknown');
    // Two bookings of one customer are one entry.
    for (const id of [one, other]) await get(`/booking/${id}`);
    await get(`/booking/${one}`, asha.token);
    await get('/auth/profile', asha.token);
    await get('/visit', rekha.token);
    await get('/booking/admin?size=1', key);
    await app.call('HEAD', '/customer/admin', { token: owner.token });
    await get('/customer/admin', asha.token);
    // An empty list has nobody's data.
    await get('/message/admin');
    const rows = await recorded();
    expect(facts(rows)).toEqual([
      ['KEY', 'getCustomer', meera.userId, 1],
      ['KEY', 'listAllBookings', null, 1],
      ['PROFESSIONAL', 'listOwnVisits', null, 1],
      ['STAFF', 'getBooking', asha.userId, 2],
      ['STAFF', 'getCustomer', asha.userId, 2],
    ]);
    expect(rows.find(({ operation, actor }) => operation === 'getCustomer' && actor.kind === 'KEY')).toMatchObject({
      ...{ day: '2026-12-04', hour: 12, actor: { name: 'Accounts' }, kind: 'ONE', erased: false, entries: 1 },
      customer: { id: meera.userId, fullName: 'Meera Joshi' },
    });

    // Again in this hour, and in the next.
    await get(`/customer/admin/${asha.userId}`);
    app.clock.advance(HOUR);
    await get(`/customer/admin/${asha.userId}`);
    const ofAsha = (await recorded(`?customerId=${asha.userId}`)).filter(({ operation }) => operation === 'getCustomer');
    expect(ofAsha.map(({ hour, times }) => [hour, times])).toEqual([
      [13, 1],
      [12, 3],
    ]);
    expect((await recorded(`?actorId=${rekha.professionalId}`)).map(({ actor }) => actor.name)).toEqual(['Rekha Patil']);
    expect(await recorded('?day=2026-12-05')).toEqual([]);
  });

  it('counts the entries of lists, says exports, and names a learner’s enquiry without a customer', async () => {
    const { enquiryId } = await makeEnquiry(app, owner.token);
    for (let n = 0; n < 3; n++) await book(await makeCustomer(app));
    await get('/customer/admin?size=2');
    await get('/customer/admin?size=2&page=1');
    await get('/booking/admin/export');
    await get('/document/admin/export?month=2026-12');
    await get(`/academy/admin/enquiry/${enquiryId}`);
    const rows = await recorded();
    const of = (name: string) => rows.find(({ operation }) => operation === name);
    expect(of('listCustomers')).toMatchObject({ kind: 'MANY', times: 2, entries: 4, customer: null });
    expect(of('exportBookings')).toMatchObject({ kind: 'EXPORT', times: 1, entries: 0 });
    expect(of('exportDocuments')).toMatchObject({ kind: 'EXPORT' });
    expect(of('getEnquiry')).toMatchObject({ kind: 'ONE', customer: null, erased: false });
  });

  it('is read by people on the staff only, page by page', async () => {
    const [asha, meera] = [await makeCustomer(app), await makeCustomer(app)];
    for (const { userId } of [asha, meera]) await get(`/customer/admin/${userId}`);
    await app.app.accessRecord.flush();
    const { data } = (await get('/access-record/admin?size=1&page=1')).body;
    expect([data.content.length, data.totalElements]).toEqual([1, 2]);
    const key = (await makeKey(app, owner.token)).token;
    expect((await get('/access-record/admin', key)).body.params).toEqual({ reason: 'PEOPLE_ONLY' });
    expect((await get('/access-record/admin', asha.token)).status).toBe(403);
    expect((await get('/access-record/admin?day=yesterday')).status).toBe(400);
    // Reading the record is reading, too.
    expect(facts(await recorded())).toContainEqual(['STAFF', 'listAccessRecord', null, 1]);
  });

  it('loses the customer with the account, also what is not written yet', async () => {
    const asha = await makeCustomer(app);
    await get(`/customer/admin/${asha.userId}`);
    expect(await recorded(`?customerId=${asha.userId}`)).toHaveLength(1);
    app.clock.advance(HOUR);
    await get(`/customer/admin/${asha.userId}`);
    await app.call('DELETE', '/auth/profile', { token: asha.token });
    const rows = (await recorded()).filter(({ operation }) => operation === 'getCustomer');
    expect(rows.map(({ customer, erased }) => [customer, erased])).toEqual([
      [null, false],
      [null, true],
    ]);
    expect(JSON.stringify(await app.db.read.select().from(accessRecord))).not.toContain(asha.userId);
  });

  it('is kept for a year', async () => {
    await get('/customer/admin');
    const old = async () => (await recorded('?day=2026-12-04')).length;
    app.clock.advance(365 * DAY);
    owner = await makeAdmin(app);
    await forgetOld(app);
    expect(await old()).toBe(1);
    app.clock.advance(DAY);
    owner = await makeAdmin(app);
    await forgetOld(app);
    expect(await old()).toBe(0);
  });

  it('waits while the database refuses, and is written when the server stops', async () => {
    const other = await startApp();
    const staff = await makeAdmin(other);
    await makeCustomer(other);
    await other.call('GET', '/customer/admin', { token: staff.token });
    const { tx } = other.db;
    other.db.tx = () => Promise.reject(new Error('The disk is full'));
    await other.app.accessRecord.flush();
    other.db.tx = tx;
    await other.call('GET', '/customer/admin', { token: staff.token });
    await other.app.accessRecord.close();
    expect(await other.db.read.select().from(accessRecord)).toMatchObject([{ operation: 'listCustomers', times: 2 }]);
    await other.close();
  });
});

/** Fields that tell who a customer is, how to reach them, or where they live. */
const PERSONAL = /^(fullName|customerName|customerMobile|mobile|buyerName|buyer|learner|flatNumber|guardian|salonNote)$/;
/** Operations that read professionals, or the salon's money. */
const OF_NO_CUSTOMER = ['listAllProfessionals', 'getProfessionalForStaff', 'exportPay', 'exportPayments', 'listAlertPeople'];

// biome-ignore lint/suspicious/noExplicitAny: schemas of any shape
const names = (node: any, seen: Set<string>): string[] => {
  const at = typeof node?.$ref === 'string' ? node.$ref : undefined;
  if (at !== undefined && seen.has(at)) return [];
  const schema = at === undefined ? node : resolve(node);
  if (typeof schema !== 'object' || schema === null) return [];
  const deeper = at === undefined ? seen : new Set([...seen, at]);
  const { properties = {}, items, additionalProperties, oneOf = [], anyOf = [], allOf = [] } = schema;
  const parts = [items, additionalProperties, ...oneOf, ...anyOf, ...allOf, ...Object.values(properties)];
  return [...Object.keys(properties), ...parts.flatMap(part => names(part, deeper))];
};

it('P12 every operation that answers others with the data of customers says so', () => {
  const ofOthers = routes.filter(({ method, operation }) => {
    const readers = [...signInsOf(operation), ...optionalSignInsOf(operation)];
    return method === 'GET' && readers.some(name => name !== 'customer');
  });
  const isPersonal = ({ operation: { responses } }: (typeof routes)[number]) => {
    const contents = Object.entries(responses).flatMap(([status, answer]) =>
      status.startsWith('2') ? Object.entries(resolve(answer).content ?? {}) : [],
    );
    return contents.some(
      ([type, { schema }]) => type !== 'application/json' || names(schema, new Set()).some(name => PERSONAL.test(name)),
    );
  };
  const silent = ofOthers.filter(route => isPersonal(route) && !route.operation['x-personal-data']);
  expect(silent.map(({ operation }) => operation.operationId).toSorted()).toEqual(OF_NO_CUSTOMER.toSorted());
  expect(ofOthers.filter(({ operation }) => operation['x-personal-data']).length).toBeGreaterThan(25);
});
