import { eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import { makeVisitLink } from '../../messages/link/link.ts';
import { hashOfToken } from '../../messages/link/offer-token.ts';
import { routes } from '../../platform/contract/document.ts';
import { signInsOf } from '../../platform/contract/operation.ts';
import type { OperationId } from '../../platform/contract/types.ts';
import { admin as adminTable, booking, nudge, passcode, user } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { makeEnrolment } from '../../test/academy.ts';
import { NOON } from '../../test/app.ts';
import { formOf, picture } from '../../test/form.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import {
  ADMIN_PASSWORD,
  makeAddress,
  makeAdmin,
  makeCoupon,
  makeCustomer,
  makeService,
  signInProfessional,
  type TestCustomer,
} from '../../test/makers.ts';

const app = appOfFile();
let admin: string;
let service: string;
let asha: TestCustomer;
let omar: TestCustomer;
let devi: TestCustomer;

const book = async (who: TestCustomer, { addressId = '', ...change }: { addressId?: string; [field: string]: unknown }) => {
  const order = {
    userId: who.userId,
    serviceIds: [service],
    bookingTime: '09:00:00',
    finalPrice: 999,
    addressId: addressId || (await makeAddress(app, who)),
    paymentType: 'PAY_AFTER',
  };
  return (await app.call('POST', '/booking', { token: who.token, body: { ...order, ...change } })).body.data.bookingId as string;
};
/** One pending visit, and fifty later cancelled ones. */
const bookedLongAgo = async () => {
  const customer = await makeCustomer(app);
  const addressId = await makeAddress(app, customer);
  await book(customer, { bookingDate: '2026-12-11', addressId });
  for (let i = 0; i < 50; i++)
    await put(`/booking/admin/${await book(customer, { bookingDate: '2026-12-12', addressId })}/status?status=CANCELLED`);
  return customer;
};
const put = (path: string) => app.call('PUT', path, { token: admin });

beforeAll(async () => {
  service = await makeService(app, { price: 999 });
  asha = await makeCustomer(app, 'Asha Deshmukh');
  app.clock.advance(MINUTE);
  omar = await makeCustomer(app, "Omar O'Brien");
  app.clock.advance(MINUTE);
  devi = await makeCustomer(app, 'देवी शर्मा');
  await app.call('PUT', '/auth/profile', { token: omar.token, body: { email: 'omar_100%@mail.example', gender: 'MALE' } });

  admin = (await makeAdmin(app)).token;
  await book(asha, { bookingDate: '2026-12-07' });
  const done = await book(asha, { bookingDate: '2026-12-08', serviceIds: [service, service], finalPrice: 1998 });
  await put(`/booking/admin/${done}/mark-completed`);
  await put(`/booking/admin/${done}/mark-paid`);
  const cancelled = await book(asha, { bookingDate: '2026-12-09' });
  await put(`/booking/admin/${cancelled}/mark-paid`);
  await put(`/booking/admin/${cancelled}/status?status=CANCELLED`);
  await app.call('DELETE', `/booking/${await book(asha, { bookingDate: '2026-12-10' })}`, { token: admin });
});
beforeEach(async () => {
  app.clock.moveTo(NOON);
  admin = (await makeAdmin(app)).token;
});

const get = (path: string, token = admin) => app.call('GET', path, { token });
const list = async (query = '') => {
  const { content, ...page } = (await get(`/customer/admin${query}`)).body.data;
  return { ids: content.map(({ id }: { id: string }) => id), ...page };
};
const search = async (text: string) => (await list(`?search=${encodeURIComponent(text)}`)).ids;

describe('the list of customers', () => {
  it('is newest first, twenty on a page, with each customer’s bookings and payments', async () => {
    expect(await list()).toEqual({
      ids: [devi.userId, omar.userId, asha.userId],
      page: 0,
      size: 20,
      totalPages: 1,
      totalElements: 3,
    });
    expect(await list('?size=2&page=1')).toEqual({ ids: [asha.userId], page: 1, size: 2, totalPages: 2, totalElements: 3 });
    const [{ content }] = [(await get('/customer/admin')).body.data];
    expect(content[0]).toMatchObject({ fullName: 'देवी शर्मा', bookings: 0, spent: 0 });
    expect(content[2]).toEqual({
      id: asha.userId,
      fullName: 'Asha Deshmukh',
      mobile: asha.mobile,
      email: null,
      gender: null,
      dateOfBirth: null,
      womenOnly: false,
      language: 'en',
      active: true,
      verified: true,
      createdAt: '2026-12-04T06:30:00.000Z',
      lastActive: '2026-12-04T06:30:00.000Z',
      bookings: 2,
      pendingBookings: 1,
      noShows: 0,
      spent: 1998,
    });
  });

  it('is searched by name, mobile and e-mail', async () => {
    expect(await search('DESH')).toEqual([asha.userId]);
    expect(await search('देवी')).toEqual([devi.userId]);
    expect(await search('दे\u200cवी')).toEqual([devi.userId]);
    expect(await search(omar.mobile)).toEqual([omar.userId]);
    expect(await search(`+91 ${omar.mobile.slice(0, 5)} ${omar.mobile.slice(5)}`)).toEqual([omar.userId]);
    // Digit by digit, as staff type.
    for (const digits of [4, 7, 9]) expect(await search(`+91 ${omar.mobile.slice(0, digits)}`)).toContain(omar.userId);
    expect(await search('mail.example')).toEqual([omar.userId]);
    expect(await search('asha \u00a0 desh')).toEqual([asha.userId]);
    expect(await search(' ')).toHaveLength(3);
  });

  it('has the best match first: the name that begins with the search, then its words, and the newest of equal ones', async () => {
    const named = async (name: string) => (await makeCustomer(app, name)).userId;
    const [whole, later] = [await named('Zoya Irani'), await named('Zoya Irani Mistry')];
    const [turned, within] = [await named('Irani Zoya'), await named('Rezoya Airani')];
    expect(await search('zoya irani')).toEqual([later, whole, turned, within]);
  });

  it('is searched by words in any order, without accents, and with names joined or apart', async () => {
    const people = ['Maria Gómez', "Anne-Marie D'Souza", 'Reena De Souza'];
    const ids: Record<string, string> = {};
    for (const name of people) ids[name] = (await makeCustomer(app, name)).userId;
    const found = async (text: string) => {
      const newest = await search(text);
      return people.filter(name => newest.includes(ids[name]));
    };
    expect(await search('deshmukh asha')).toEqual([asha.userId]);
    expect(await search(`${omar.mobile.slice(-4)} omar`)).toEqual([omar.userId]);
    const devanagari = [...omar.mobile].map(digit => '०१२३४५६७८९'[Number(digit)]).join('');
    for (const typed of [devanagari, `+९१ ${devanagari}`]) expect(await search(typed)).toEqual([omar.userId]);
    for (const typed of ['gomez', 'GOMEZ maria', 'Gómez', 'go\u0301mez']) expect(await found(typed)).toEqual(['Maria Gómez']);
    for (const typed of ['annemarie', 'anne marie', "d'souza anne", 'dsouza']) expect(await found(typed)).toEqual([people[1]]);
    expect(await found('desouza')).toEqual(['Reena De Souza']);
    expect(await found('souza')).toEqual(people.slice(1));
    expect(await found('ri')).toEqual([]);
    for (const name of people) await app.db.tx(tx => tx.delete(user).where(eq(user.id, ids[name] as string)));
  });

  it('finds a name with one wrong letter if none matches exactly, but never a number', async () => {
    const asked = async (text: string) => {
      const { content, matched, suggestions } = (await get(`/customer/admin?search=${encodeURIComponent(text)}`)).body.data;
      const idsOf = (customers: { id: string }[]) => customers.map(({ id }) => id);
      return { found: idsOf(content), matched, near: idsOf(suggestions) };
    };
    const spelt = { found: [asha.userId], matched: 'SPELLING', near: [] };
    for (const typed of ['deshmuhk', 'deshmkh asha', 'asha deshmuukh']) expect(await asked(typed)).toEqual(spelt);
    expect(await asked('deshmukh')).toEqual({ ...spelt, matched: 'EXACT' });
    const other = omar.mobile.replace(/^./, digit => (digit === '9' ? '8' : '9'));
    expect(await asked(other)).toEqual({ found: [], matched: 'NONE', near: [] });
    expect(await asked('asha kulkarni')).toEqual({ found: [], matched: 'NONE', near: [asha.userId] });
    expect(await asked('%')).toEqual({ found: [], matched: 'NONE', near: [] });
  });

  it.each([
    ['%', 0],
    ['_', 0],
    ['_100%', 1],
    ['as%ha', 0],
    ['a_ha', 0],
    ['\\', 0],
    ["'", 0],
    ["' OR 1=1 --", 0],
    ['💅', 0],
  ])('R55 treats %j as text, not as a pattern', async (text, times) => {
    expect(await search(text)).toHaveLength(times);
  });

  it.each(['page=-1', 'size=0', 'size=101', 'size=1e20', 'page=NaN', `search=${'x'.repeat(5000)}`, 'search=%00'])(
    'R54 R55 refuses %s',
    async query => {
      expect((await get(`/customer/admin?${query}`)).body.errorCode).toBe('VALIDATION_ERROR');
    },
  );
});

describe('one customer', () => {
  it('comes with totals over all bookings and the latest of them', async () => {
    const { customer, addresses, bookings } = (await get(`/customer/admin/${asha.userId}`)).body.data;
    expect(addresses).toHaveLength(4);
    expect(addresses).toEqual((await get('/address/user', asha.token)).body.data);
    expect(customer).toMatchObject({ id: asha.userId, bookings: 2, spent: 1998 });
    expect(bookings.map(({ bookingDate, status }: Record<string, string>) => [bookingDate, status])).toEqual([
      ['2026-12-09', 'CANCELLED'],
      ['2026-12-08', 'COMPLETED'],
      ['2026-12-07', 'PENDING'],
    ]);
    expect((await get(`/customer/admin/${devi.userId}`)).body.data).toMatchObject({
      customer: { bookings: 0, spent: 0 },
      bookings: [],
    });
  });

  it('counts pending visits beyond the latest fifty bookings', async () => {
    const { userId } = await bookedLongAgo();
    const { customer, bookings } = (await get(`/customer/admin/${userId}`)).body.data;
    expect(bookings.filter(({ status }: { status: string }) => status === 'PENDING')).toEqual([]);
    expect(customer).toMatchObject({ bookings: 1, pendingBookings: 1 });
  });

  it('comes with the latest fifty of more bookings', async () => {
    const id = await book(devi, { bookingDate: '2026-12-11' });
    await app.db.tx(async tx => {
      const [row] = await tx.select().from(booking).where(eq(booking.id, id));
      const copies = Array.from({ length: 50 }, (_, n) => ({ ...(row as typeof booking.$inferSelect), id: `later-${n + 10}` }));
      await tx.insert(booking).values(copies);
    });
    const { bookings } = (await get(`/customer/admin/${devi.userId}`)).body.data;
    const ids = bookings.map(({ bookingId }: { bookingId: string }) => bookingId);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'later-59', 'later-10']);
    await app.db.tx(async tx => void (await tx.delete(booking).where(like(booking.id, 'later-%'))));
    await app.call('DELETE', `/booking/${id}`, { token: admin });
  });

  it('is USER_NOT_FOUND if unknown', async () => {
    expect((await get('/customer/admin/nobody')).body.errorCode).toBe('USER_NOT_FOUND');
    expect((await put('/customer/admin/nobody/status?active=false')).body.errorCode).toBe('USER_NOT_FOUND');
  });
});

describe('the note of the staff', () => {
  const setNote = (id: string, note: unknown) => app.call('PUT', `/customer/admin/${id}/note`, { token: admin, body: { note } });
  const noteOf = async (id: string) => (await get(`/customer/admin/${id}`)).body.data.note;

  it('is kept for the next visit, replaced and removed', async () => {
    const { userId, token } = await makeCustomer(app);
    expect(await noteOf(userId)).toBeNull();
    expect((await setNote(userId, '  Allergic to ammonia.\nबेल मत बजाना ')).body.data).toEqual({
      note: 'Allergic to ammonia.\nबेल मत बजाना',
    });
    expect(await noteOf(userId)).toBe('Allergic to ammonia.\nबेल मत बजाना');
    // Customers see it only in the export of their data.
    expect(JSON.stringify((await get('/auth/profile', token)).body)).not.toContain('ammonia');
    expect((await get('/auth/profile/export', token)).body.data.salonNote).toContain('ammonia');
    for (const none of ['   ', null]) {
      await setNote(userId, 'Prefers Meera.');
      expect((await setNote(userId, none)).body.data).toEqual({ note: null });
      expect(await noteOf(userId)).toBeNull();
    }
  });

  it.each([['x'.repeat(1001)], [7], [undefined]])('refuses %s', async note => {
    expect((await setNote(asha.userId, note)).body.errorCode).toBe('VALIDATION_ERROR');
  });

  it('does not overwrite what a colleague has saved since it was read', async () => {
    const { userId } = await makeCustomer(app);
    const path = `/customer/admin/${userId}/note`;
    const opened = await get(path);
    expect(opened.body.data).toEqual({ note: null });
    const save = (note: string | null, ifMatch: unknown) =>
      app.call('PUT', path, { token: admin, body: { note }, headers: { 'if-match': String(ifMatch) } });

    const first = await save('Allergic to ammonia.', opened.headers.etag);
    expect(first.status).toBe(200);
    const late = await save('Prefers Meera.', opened.headers.etag);
    expect([late.status, late.body.errorCode]).toEqual([412, 'NOTE_CHANGED']);
    expect(await noteOf(userId)).toBe('Allergic to ammonia.');

    // The answer has the new ETag, so the next change needs no read.
    expect((await get(path)).headers.etag).toBe(first.headers.etag);
    const both = await Promise.all([save('Prefers Meera.', first.headers.etag), save(null, first.headers.etag)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('is USER_NOT_FOUND for an unknown customer', async () => {
    expect((await get('/customer/admin/nobody/note')).body.errorCode).toBe('USER_NOT_FOUND');
    expect((await setNote('nobody', 'Prefers Meera.')).body.errorCode).toBe('USER_NOT_FOUND');
  });
});

describe('activating and deactivating', () => {
  it('R13 end every session and forbid sign-in, and allow it again', async () => {
    const { token, mobile, userId } = await makeCustomer(app);
    const setActive = (active: boolean) => put(`/customer/admin/${userId}/status?active=${active}`);
    const login = () => app.call('POST', '/auth/login', { body: { mobile } });
    app.clock.advance(2 * MINUTE);
    admin = (await makeAdmin(app)).token;
    const { verificationId } = (await login()).body.data;

    expect((await setActive(false)).body.data).toMatchObject({ id: userId, active: false, bookings: 0 });
    expect((await get('/auth/profile', token)).body.errorCode).toBe('UNAUTHORIZED');
    const verify = () => app.call('POST', '/auth/verify-otp', { body: { mobile, verificationId, otp: app.sms.codeFor(mobile) } });
    expect((await verify()).body.errorCode).toBe('USER_INACTIVE');
    const refused = await login();
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'USER_INACTIVE']);
    expect((await setActive(false)).status).toBe(200);

    expect((await setActive(true)).body.data.active).toBe(true);
    expect((await get('/auth/profile', token)).status).toBe(401);
    app.clock.advance(2 * MINUTE);
    expect((await login()).status).toBe(200);
  });

  it.each(['', '?active=maybe', '?active='])('refuses status%s', async query => {
    expect((await put(`/customer/admin/${devi.userId}/status${query}`)).body.errorCode).toBe('VALIDATION_ERROR');
  });
});

describe('roles', () => {
  it.each([
    ['GET', '/customer/admin'],
    ['GET', '/customer/admin/id'],
    ['PUT', '/customer/admin/id/status?active=false'],
    ['PUT', '/customer/admin/id/note'],
  ])('R14 %s %s is for staff', async (method, path) => {
    const target = path.replace('/id', `/${asha.userId}`);
    expect((await app.call(method, target)).body.errorCode).toBe('UNAUTHORIZED');
    expect((await app.call(method, target, { token: asha.token })).body.errorCode).toBe('FORBIDDEN');
    expect((await get('/auth/profile', asha.token)).status).toBe(200);
  });

  it('R26 no read reveals a passcode, a hash, a password, a secret or another customer', async () => {
    const hook = { url: 'https://93.184.216.34/hook', events: ['booking.created'], currentPassword: ADMIN_PASSWORD };
    const webhook = (await app.call('POST', '/webhook/admin', { token: admin, body: hook })).body.data.id;
    const canary = 'kanarienvogel';
    await app.db.tx(async tx => {
      await tx.update(adminTable).set({ passwordHash: canary });
      await tx.update(passcode).set({ codeHash: canary });
    });
    await makeCoupon(app, { code: 'TEN' });
    const bookingId = await book(asha, { bookingDate: '2026-12-11' });
    await book(omar, { bookingDate: '2026-12-11' });
    const message = { name: "Omar O'Brien", mobile: omar.mobile, message: 'Do you come to Wardha?' };
    await app.call('POST', '/message', { body: message });
    const fillCart = async ({ userId, token }: TestCustomer): Promise<string> => {
      const { id } = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data;
      await app.call('POST', `/cart/${id}/items`, { token, body: { serviceId: service, quantity: 1 } });
      return id;
    };
    await fillCart(omar);
    const imageFile = { bytes: await picture(400, 300), name: 'photo.jpg', type: 'image/jpeg' };
    const form = await formOf({ name: 'Facials', description: 'For the face', imageFile });
    const category = (await app.call('POST', '/category/create', { token: admin, ...form })).body.data;

    const made = await app.call('POST', '/professional/admin', { token: admin, body: { name: 'Rekha' } });
    const professional = made.body.data.id;
    await app.call('PUT', `/booking/admin/${bookingId}/mark-paid`, { token: admin });
    const [voucher] = (await app.call('GET', `/booking/${bookingId}/documents`, { token: admin })).body.data;
    const { courseId, enquiryId } = await makeEnrolment(app, admin);
    const offerTo = async (who: TestCustomer): Promise<string> => {
      const waiting = { serviceIds: [service], addressId: await makeAddress(app, who), from: '2026-12-12', to: '2026-12-12' };
      const { id } = (await app.call('POST', '/wait', { token: who.token, body: waiting })).body.data;
      const time = { bookingDate: '2026-12-12', bookingTime: '11:00:00' };
      await app.call('POST', `/wait/admin/${id}/offer`, { token: admin, body: time });
      return (await app.call('GET', '/wait', { token: who.token })).body.data[0].offer.token;
    };
    const table = await formOf({ file: { bytes: Buffer.from('Mobile,Name\n9822012345,Asha') } });
    const imported = await app.call('POST', '/import/admin', { token: admin, ...table });
    const offered = await offerTo(asha);
    const asked = { bookingId, everyWeeks: 4 };
    const series = (await app.call('POST', '/series', { token: asha.token, body: asked })).body.data;
    const reminder = 'k3Jd9_sLQm2vX7aRzT0b';
    const reminded = {
      userId: asha.userId,
      categoryId: category.id,
      kind: 'NUDGE',
      dueOn: '2026-12-10',
      control: false,
    } as const;
    const row = { ...reminded, id: newId(), tokenHash: hashOfToken(reminder), createdAt: app.clock.now() };
    await app.db.tx(tx => tx.insert(nudge).values(row));
    const places = {
      '/academy/course/{id}': `/academy/course/${courseId}`,
      '/academy/admin/enquiry/{id}': `/academy/admin/enquiry/${enquiryId}`,
      '/document/{id}': `/document/${voucher.id}`,
      '/webhook/admin/{id}': `/webhook/admin/${webhook}`,
      '/import/admin/{id}': `/import/admin/${imported.body.data.id}`,
      '/wait/offer/{token}': `/wait/offer/${offered}`,
      '/nudge/link/{token}': `/nudge/link/${reminder}`,
      '/series/user/{id}': `/series/user/${asha.userId}`,
      '/series/{id}': `/series/${series.id}`,
      '/series-link/{token}': `/series-link/${series.visits[0].token}`,
      '{token}': await app.db.tx(tx => makeVisitLink(tx, bookingId, app.clock.now())),
      '/customer/admin/{id}': `/customer/admin/${asha.userId}`,
      '/booking/user/{id}': `/booking/user/${asha.userId}`,
      '/booking/admin/{id}': `/booking/admin/${bookingId}`,
      '/booking/{id}': `/booking/${bookingId}`,
      '/service/{id}': `/service/${service}`,
      '/category/{id}': `/category/${category.id}`,
      '/professional/{id}': `/professional/${professional}`,
      '/professional/admin/{id}': `/professional/admin/${professional}`,
      '/image/{id}': category.imagePath.replace('/api/v1', ''),
      '{professionalId}': professional,
      '{userId}': asha.userId,
      '{cartId}': await fillCart(asha),
      '{code}': 'TEN',
    };
    const queries: Partial<Record<OperationId, string>> = {
      listServicesByCategory: `?categoryId=${category.id}`,
      exportDocuments: '?month=2026-12',
      getImportTemplate: '?kind=CUSTOMERS',
      listImportRows: '?state=NEW',
      exportPayments: '?month=2026-12',
      searchPlaces: '?q=Wardha%20Road',
      proposeNames: '?salonName=Roop%20Rang',
      checkArea: '?postalCode=440010',
      reversePlace: '?lat=21.1&lon=79.1',
      listAvailableSlots: '?date=2026-12-11',
      getBookingWeek: '?from=2026-12-07',
      getBookingDay: '?date=2026-12-11',
      getProfessionalFigures: '?from=2026-12-01&to=2026-12-31',
      listSlotsOfVisitLink: '?date=2026-12-11',
      listWaitsOfDay: '?date=2026-12-11',
      listSlotsOfSeriesLink: '?date=2026-12-11',
    };
    // For API keys, for Meta, for development servers, and with two ids.
    const notForThese: OperationId[] = [
      'getOwnApiKey',
      'verifyWhatsappHook',
      'readDevClock',
      'readDevOrder',
      'getVisitLinkDocumentPdf',
      'getVisitLinkDocumentHtml',
    ];
    const reads = routes
      .filter(({ method, operation }) => method === 'GET' && !notForThese.includes(operation.operationId))
      .map(({ path, operation }) => ({
        path:
          Object.entries(places).reduce((filled, [from, to]) => filled.replace(from, to), path) +
          (queries[operation.operationId] ?? ''),
        roles: signInsOf(operation) as string[],
      }));
    expect(reads.length).toBeGreaterThan(20);
    const readers = { admin, customer: asha.token, professional: (await signInProfessional(app)).token, visitor: undefined };
    const foreign = [omar, devi].flatMap(({ mobile, userId }) => [mobile, userId]);
    let seenByStaff = '';
    for (const [role, token] of Object.entries(readers)) {
      for (const { path, roles } of reads) {
        const { status, text = '' } = await app.call('GET', path, { token });
        const refusal = token ? 403 : 401;
        expect([role, path, status]).toEqual([role, path, roles.length === 0 || roles.includes(role) ? 200 : refusal]);
        expect(text, path).not.toMatch(new RegExp(`${canary}|"(otp|(?!previousSecretUntil)\\w*([hH]ash|assword|ecret)\\w*)":`));
        if (role === 'admin') seenByStaff += text;
        else for (const one of foreign) expect(text, path).not.toContain(one);
      }
    }
    // Staff see these values.
    for (const one of foreign) expect(seenByStaff).toContain(one);
  });
});
