/** Integrators keep an id and notes with a booking, and find it by them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldParams } from '../../../common/field-rules.ts';
import { DAY } from '../../../common/time.ts';
import { booking } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  HOME,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeService,
  newMobile,
  type TestCustomer,
} from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

let app: TestApp;
let admin: string;
let facial: string;
let wax: string;
let asha: TestCustomer & { addressId: string };
const nextDay = makeDays();

const customer = async (name: string) => {
  const made = await makeCustomer(app, name);
  return { ...made, addressId: await makeAddress(app, made) };
};
beforeAll(async () => {
  app = await startApp();
  admin = (await makeAdmin(app)).token;
  facial = await makeService(app, { name: 'Facial', price: 999 });
  wax = await makeService(app, { name: 'Wax', price: 1200 });
  asha = await customer('Asha Deshmukh');
});
afterAll(() => app.close());

const EXTERNAL = { externalId: 'order-4711/a', metadata: { channel: 'partner', 'desk.no': '४', note_1: '' } };
const bodyOf = (who: TestCustomer & { addressId: string }, more: object = {}) => ({
  userId: who.userId,
  serviceIds: [facial],
  bookingDate: nextDay(),
  bookingTime: '09:00:00',
  finalPrice: 999,
  addressId: who.addressId,
  paymentType: 'PAY_AFTER',
  ...more,
});
/** Books and cancels, so that nobody has too many pending bookings. */
const booked = async (who = asha, more: object = {}): Promise<string> => {
  const { bookingId } = (await app.call('POST', '/booking', { token: who.token, body: bodyOf(who, more) })).body.data;
  await app.call('PUT', `/booking/${bookingId}/cancel`, { token: who.token });
  return bookingId;
};
const read = async (id: string, token = admin) => (await app.call('GET', `/booking/${id}`, { token })).body.data;
const put = (id: string, body: object, token = admin) => app.call('PUT', `/booking/admin/${id}/external`, { token, body });
const ids = async (query: string, token = admin) => {
  const { content, totalElements } = (await app.call('GET', `/booking/admin?${query}`, { token })).body.data;
  expect(totalElements).toBe(content.length);
  return content.map(({ bookingId }: { bookingId: string }) => bookingId);
};

describe('a booking', () => {
  it('keeps id and notes from a customer’s client, and shows them to customer and staff', async () => {
    const made = await app.call('POST', '/booking', { token: asha.token, body: bodyOf(asha, EXTERNAL) });
    const { bookingId } = made.body.data;
    const known = { ...EXTERNAL, reference: bookingId.slice(-6).toUpperCase() };
    expect([made.status, made.body.data]).toEqual([201, expect.objectContaining(known)]);
    expect(await read(bookingId)).toMatchObject(known);
    expect((await app.call('GET', '/booking', { token: asha.token })).body.data).toContainEqual(expect.objectContaining(known));
    const exported = await app.call('GET', '/auth/profile/export', { token: asha.token });
    expect(exported.body.data.bookings).toContainEqual(expect.objectContaining(known));
    const lines = (await app.call('GET', '/booking/admin/export?externalId=order-4711/a', { token: admin })).text ?? '';
    expect(lines.trimEnd().split('\r\n')).toMatchObject([/,Status,External id$/, /,PENDING,order-4711\/a$/]);
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: asha.token });
  });

  it('keeps id and notes from a program of the staff', async () => {
    const body = {
      mobile: newMobile(),
      fullName: 'Omar Khan',
      serviceIds: [wax],
      bookingDate: nextDay(),
      bookingTime: '09:00:00',
    };
    const made = await app.call('POST', '/booking/admin', { token: admin, body: { ...body, address: HOME, ...EXTERNAL } });
    expect([made.status, made.body.data]).toEqual([201, expect.objectContaining(EXTERNAL)]);
  });

  it('has neither if the request has none', async () => {
    expect(await read(await booked())).toMatchObject({ externalId: null, metadata: null });
  });

  it('is repeated for the same key, which refuses other notes', async () => {
    const body = bodyOf(asha, EXTERNAL);
    const send = (more: object = {}) =>
      app.call('POST', '/booking', { token: asha.token, headers: { 'idempotency-key': 'k' }, body: { ...body, ...more } });
    const [first, second] = [await send(), await send()];
    expect(second.body.data).toEqual(first.body.data);
    expect((await send({ externalId: 'another' })).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
    await app.call('PUT', `/booking/${first.body.data.bookingId}/cancel`, { token: asha.token });
  });

  it('is changed by staff: fields left out stay, null clears, and notes are replaced', async () => {
    const id = await booked(asha, EXTERNAL);
    expect((await put(id, { externalId: 'other' })).body.data).toMatchObject({ ...EXTERNAL, externalId: 'other' });
    expect((await put(id, { metadata: { only: 'this' } })).body.data).toMatchObject({
      externalId: 'other',
      metadata: { only: 'this' },
    });
    expect((await put(id, { externalId: null, metadata: null })).body.data).toMatchObject({ externalId: null, metadata: null });
    expect(await read(id)).toMatchObject({ externalId: null, metadata: null, status: 'CANCELLED' });
    expect((await put('nothing', EXTERNAL)).body.errorCode).toBe('BOOKING_NOT_FOUND');
    expect((await put(id, EXTERNAL, asha.token)).status).toBe(403);
  });

  it('is listed as changed when id or notes change, but its history stays', async () => {
    const id = await booked();
    app.clock.advance(20_000);
    const { next } = (await app.call('GET', '/booking/admin/changes', { token: admin })).body.data;
    const history = () => app.call('GET', `/booking/admin/${id}/history`, { token: admin });
    const before = (await history()).body.data;
    await put(id, { externalId: 'changed' });
    app.clock.advance(20_000);
    const { content } = (await app.call('GET', `/booking/admin/changes?after=${next}`, { token: admin })).body.data;
    expect(content).toMatchObject([{ bookingId: id, booking: { externalId: 'changed' } }]);
    expect((await history()).body.data).toEqual(before);
  });

  it.each([
    ['externalId', { externalId: '' }],
    ['externalId', { externalId: 'with blank' }],
    ['externalId', { externalId: 'x'.repeat(101) }],
    ['externalId', { externalId: 7 }],
    ['metadata', { metadata: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`n${n}`, ''])) }],
    ['metadata', { metadata: { 'with blank': '' } }],
    ['metadata', { metadata: { '': 'x' } }],
    ['metadata', { metadata: 5 }],
    ['metadata', { metadata: { ['x'.repeat(41)]: '' } }],
    ['metadata.long', { metadata: { long: 'x'.repeat(201) } }],
    ['metadata.number', { metadata: { number: 1 } }],
    ['metadata.deep', { metadata: { deep: {} } }],
    ['metadata.nul', { metadata: { nul: '\0' } }],
  ])('refuses %s of %j', async (field, external) => {
    const made = await app.call('POST', '/booking', { token: asha.token, body: bodyOf(asha, external) });
    const changed = await put('nothing', external);
    for (const { status, body } of [made, changed])
      expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([400, [field]]);
  });

  it.each([
    ['constructor', 'x'.repeat(201), 'maxLength', { limit: 200 }, 'must be at most 200 characters'],
    ['opens', 'x'.repeat(201), 'maxLength', { limit: 200 }, 'must be at most 200 characters'],
    ['latitude', 'x'.repeat(201), 'maxLength', { limit: 200 }, 'must be at most 200 characters'],
    ['a.email', 'x'.repeat(201), 'maxLength', { limit: 200 }, 'must be at most 200 characters'],
    ['toString', 5, 'type', { types: ['string'] }, 'must be text'],
    ['email', 5, 'type', { types: ['string'] }, 'must be text'],
  ] as const)('refuses the note %s like any other note', async (name, note, rule, params, words) => {
    const metadata = { [name]: note };
    const field = `metadata.${name}`;
    const error = refusedField(field, `${field} ${words}`, rule, { ...params } as FieldParams);
    const made = await app.call('POST', '/booking', { token: asha.token, body: bodyOf(asha, { metadata }) });
    expect(made.body.errors).toEqual([error]);
    expect((await put('nothing', { metadata })).body.errors).toEqual([error]);
  });

  it('says that the name of a note is malformed, not that notes are missing', async () => {
    const error = refusedField('metadata', 'Metadata is not valid', 'format');
    for (const name of ['', ' ', 'with blank'])
      expect((await put('nothing', { metadata: { [name]: 'x' } })).body.errors).toEqual([error]);
  });

  it('refuses unknown fields named like a part of every object', async () => {
    const { errors } = (await put('nothing', { externalId: null, constructor: 1, toString: 2 })).body;
    expect(errors).toEqual(
      ['constructor', 'toString'].map(field => refusedField(field, `${field} is not a known field`, 'unknownField')),
    );
  });

  it('accepts ten notes with the longest names and texts', async () => {
    const entries = Array.from({ length: 10 }, (_, n) => [`${n}`.padEnd(40, '_'), 'ॐ'.repeat(200)]);
    const external = { externalId: '~'.repeat(100), metadata: Object.fromEntries(entries) };
    expect(await read(await booked(asha, external))).toMatchObject(external);
  });

  it('loses id and notes with its customer’s account', async () => {
    const devi = await customer('Devi Sharma');
    const id = await booked(devi, EXTERNAL);
    expect((await app.call('DELETE', '/auth/profile', { token: devi.token })).status).toBe(200);
    expect(await read(id)).toMatchObject({ externalId: null, metadata: null, reference: id.slice(-6).toUpperCase() });
    const rows = await app.db.read
      .select({ id: booking.id, externalId: booking.externalId, metadata: booking.metadata })
      .from(booking);
    expect(rows.find(row => row.id === id)).toEqual({ id, externalId: null, metadata: null });
  });
});

describe('the staff’s list', () => {
  let meera: TestCustomer & { addressId: string };
  let found: Record<'first' | 'second' | 'wax' | 'pending', string>;
  let firstDay: string;
  let day: string;
  beforeAll(async () => {
    app.clock.advance(DAY);
    admin = (await makeAdmin(app)).token;
    meera = await customer('Meera Rao');
    firstDay = new Date(app.clock.now()).toISOString().slice(0, 10);
    const first = await booked(meera, { externalId: 'twice' });
    const second = await booked(meera, { externalId: 'twice', serviceIds: [facial, wax], finalPrice: 2199 });
    app.clock.advance(DAY);
    admin = (await makeAdmin(app)).token;
    day = new Date(app.clock.now()).toISOString().slice(0, 10);
    const other = await customer('Omar Khan');
    const onlyWax = await booked(other, { serviceIds: [wax], finalPrice: 1200 });
    const body = bodyOf(meera);
    const pending = (await app.call('POST', '/booking', { token: meera.token, body })).body.data.bookingId;
    found = { first, second, wax: onlyWax, pending };
  });
  const namesOf = async (query: string) => {
    const all = await ids(`order=earliest&size=100&${query}`);
    return all.flatMap((id: string) => Object.keys(found).filter(name => found[name as 'first'] === id));
  };

  it('filters by customer, in order and with the exact total', async () => {
    expect(await ids(`order=earliest&userId=${meera.userId}`)).toEqual([found.first, found.second, found.pending]);
    expect(await ids('userId=nobody')).toEqual([]);
    const { body } = await app.call('GET', `/booking/admin?userId=${meera.userId}&order=earliest&size=1&page=1`, {
      token: admin,
    });
    expect(body.data).toMatchObject({ content: [{ bookingId: found.second }], totalPages: 3, totalElements: 3 });
  });

  it('filters by service, and lists each booking once', async () => {
    expect(await namesOf(`serviceId=${wax}`)).toEqual(['second', 'wax']);
    expect(await namesOf(`serviceId=${wax}&userId=${meera.userId}`)).toEqual(['second']);
    expect(await ids('serviceId=nothing')).toEqual([]);
  });

  it('filters by one status or several', async () => {
    expect(await namesOf(`userId=${meera.userId}&status=CANCELLED`)).toEqual(['first', 'second']);
    expect(await namesOf(`userId=${meera.userId}&status=PENDING,COMPLETED`)).toEqual(['pending']);
    expect(await namesOf(`userId=${meera.userId}&status=PENDING,CANCELLED,PENDING`)).toEqual(['first', 'second', 'pending']);
    // Without another filter, the counts of months answer.
    const [pending, cancelled, both, all] = await Promise.all(
      ['status=PENDING', 'status=CANCELLED', 'status=CANCELLED,PENDING', 'status=PENDING,COMPLETED,CANCELLED'].map(query =>
        ids(`size=100&${query}`),
      ),
    );
    expect(both.toSorted()).toEqual([...pending, ...cancelled].toSorted());
    expect(all).toHaveLength(both.length);
  });

  it('filters by the day of booking in India', async () => {
    expect(await namesOf(`createdFrom=${day}`)).toEqual(['wax', 'pending']);
    expect(await namesOf(`createdFrom=${firstDay}&createdTo=${firstDay}`)).toEqual(['first', 'second']);
    expect(await namesOf(`createdTo=${firstDay}&userId=${meera.userId}`)).toEqual(['first', 'second']);
  });

  it('filters by an integrator’s id, which several bookings may share', async () => {
    expect(await namesOf('externalId=twice')).toEqual(['first', 'second']);
    expect(await ids('externalId=Twice')).toEqual([]);
  });

  it('combines all filters with a search, also in the export', async () => {
    expect(await namesOf(`search=Meera&serviceId=${wax}&status=CANCELLED,COMPLETED`)).toEqual(['second']);
    expect(await namesOf(`search=Meera&serviceId=${wax}&createdFrom=${day}`)).toEqual([]);
    for (const search of ['', '&search=Meera']) {
      const url = `/booking/admin/export?userId=${meera.userId}&status=PENDING,CANCELLED&serviceId=${wax}${search}`;
      const { text = '' } = await app.call('GET', url, { token: admin });
      expect([search, text.trimEnd().split('\r\n').slice(1)]).toEqual([search, [expect.stringContaining(found.second)]]);
    }
  });

  it('leaves out deleted bookings', async () => {
    const id = await booked(meera, { externalId: 'deleted' });
    await app.call('DELETE', `/booking/${id}`, { token: admin });
    expect(await ids('externalId=deleted')).toEqual([]);
    expect((await put(id, EXTERNAL)).status).toBe(404);
  });

  it.each([
    ['status', 'status=DONE'],
    ['status', 'status=PENDING,'],
    ['status', 'status=pending'],
    ['createdTo', 'createdFrom=2026-12-05&createdTo=2026-12-04'],
    ['createdFrom', 'createdFrom=yesterday'],
    ['externalId', 'externalId=with%20blank'],
    ['userId', `userId=${'x'.repeat(65)}`],
  ])('refuses a wrong %s', async (field, query) => {
    for (const path of ['/booking/admin', '/booking/admin/export']) {
      const { status, body } = await app.call('GET', `${path}?${query}`, { token: admin });
      expect([path, status, body.errors[0].field]).toEqual([path, 400, field]);
    }
  });
});
