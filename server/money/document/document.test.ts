/** Documents over HTTP: issued by what happens to bookings, read by customers and staff. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { formOf } from '../../test/form.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCategory,
  makeCoupon,
  makeCustomer,
  makeDays,
  makeService,
  type TestCustomer,
} from '../../test/makers.ts';

let app: TestApp;
let staff: string;
let facial: string;
let asha: TestCustomer;
const nextDay = makeDays();
beforeAll(async () => {
  app = await startApp();
  staff = (await makeAdmin(app)).token;
  const categoryId = await makeCategory(app, 'Facials');
  await app.call('PUT', `/category/update/${categoryId}`, { token: staff, ...(await formOf({ sac: '999722' })) });
  facial = await makeService(app, { price: 999, categoryId });
  asha = await makeCustomer(app, 'अपर्णा कुलकर्णी');
  await changeSettings(app, { tax: { registrations: [REGULAR], numberPrefix: 'NK', sacDigits: 4 }, maxPendingBookings: 100 });
});
afterAll(() => app.close());

const REGULAR = {
  from: '2026-04-01',
  regime: 'REGULAR' as const,
  gstin: '27AAPFU0939F1ZV',
  legalName: 'Nikhar Beauty LLP',
  address: 'Ramdaspeth, Nagpur',
};

const book = async (customer = asha, couponCode?: string): Promise<string> => {
  const order = {
    userId: customer.userId,
    serviceIds: [facial],
    bookingDate: nextDay(),
    bookingTime: '09:00:00',
    finalPrice: couponCode ? 899.1 : 999,
    addressId: await makeAddress(app, customer),
    paymentType: 'PAY_AFTER',
    ...(couponCode && { couponCode }),
  };
  return (await app.call('POST', '/booking', { token: customer.token, body: order })).body.data.bookingId;
};
const change = (id: string, what: string) => app.call('PUT', `/booking/admin/${id}/${what}`, { token: staff });
const read = async (path: string, token = asha.token) => (await app.call('GET', path, { token })).body.data;
const documentsOf = async (id: string) =>
  (await read(`/booking/${id}/documents`)) as { id: string; type: string; total: number }[];
/** The documents of a new booking, which is completed. */
const documentsOfNew = async (customer: TestCustomer): Promise<{ id: string }[]> => {
  const id = await book(customer);
  await change(id, 'mark-completed');
  return read(`/booking/${id}/documents`, customer.token);
};
const kindsOf = async (id: string) => (await documentsOf(id)).map(({ type }) => type);

describe('G7 what happens to a booking', () => {
  it('completed: a tax invoice with the SAC of the category, and a coupon as discount', async () => {
    await makeCoupon(app, { code: 'TEN' });
    const id = await book(asha, 'TEN');
    expect(await documentsOf(id)).toEqual([]);
    await change(id, 'mark-completed');
    await change(id, 'mark-paid');
    const [summary] = await documentsOf(id);
    const document = await read(`/document/${summary?.id}`);
    expect(document).toMatchObject({
      type: 'TAX_INVOICE',
      number: expect.stringMatching(/^NKI\/26-27\/\d{6}$/),
      date: '2026-12-04',
      bookingId: id,
      seller: { legalName: 'Nikhar Beauty LLP', gstin: '27AAPFU0939F1ZV', state: { code: '27', name: 'Maharashtra' } },
      buyer: { name: 'अपर्णा कुलकर्णी', gstin: null },
      lines: [{ sac: '999722', gross: 999, discount: 99.9, total: 899.1, rate: 5, cgst: 21.41, sgst: 21.41, taxable: 856.28 }],
      totals: { gross: 999, discount: 99.9, total: 899.1 },
      refersTo: null,
      cancelled: null,
    });
  });

  it('paid before the visit: a receipt voucher, which the invoice sets off', async () => {
    const id = await book();
    await change(id, 'mark-paid');
    await change(id, 'mark-completed');
    expect(await kindsOf(id)).toEqual(['RECEIPT_VOUCHER', 'TAX_INVOICE']);
    const [voucher, invoice] = await documentsOf(id);
    expect((await read(`/document/${invoice?.id}`)).advances).toMatchObject([{ id: voucher?.id, total: 999 }]);
  });

  it('paid, cancelled and refunded: a refund voucher; the mistake is cancelled', async () => {
    const id = await book();
    await change(id, 'mark-paid');
    await app.call('PUT', `/booking/${id}/cancel`, { token: staff });
    await change(id, 'mark-refunded');
    expect(await kindsOf(id)).toEqual(['RECEIPT_VOUCHER', 'REFUND_VOUCHER']);
    await change(id, 'mark-unrefunded');
    const [, refund] = await documentsOf(id);
    expect(refund).toMatchObject({
      cancelled: { reason: 'The refund was recorded by mistake.' },
      refersTo: { type: 'RECEIPT_VOUCHER' },
    });
    await change(id, 'mark-unpaid');
    expect(await documentsOf(id)).toMatchObject([{ cancelled: { reason: 'The payment was recorded by mistake.' } }, {}]);
  });

  it('for a business: an invoice in its name', async () => {
    const customer = await makeCustomer(app);
    const business = { businessName: 'Deccan Media', gstin: '29AAGCB7383J1Z4' };
    await app.call('PUT', '/auth/profile', { token: customer.token, body: business });
    const id = await book(customer);
    await change(id, 'mark-completed');
    const [summary] = (await read(`/booking/${id}/documents`, customer.token)) as { id: string }[];
    expect(summary).toMatchObject({ buyerName: 'Deccan Media', buyerGstin: '29AAGCB7383J1Z4' });
    const { buyer, interState } = await read(`/document/${summary?.id}`, customer.token);
    // A beauty service is supplied where it is performed.
    expect([buyer.state.name, interState]).toEqual(['Karnataka', false]);
  });
});

describe('reading', () => {
  it('is for the customer and for staff, as JSON, PDF and HTML, and never changes', async () => {
    const id = await book();
    await change(id, 'mark-completed');
    const [summary] = await documentsOf(id);
    const path = `/document/${summary?.id}`;
    const other = (await makeCustomer(app)).token;
    for (const form of ['', '/pdf', '/html'])
      expect((await app.call('GET', path + form, { token: other })).body.errorCode).toBe('DOCUMENT_NOT_FOUND');
    expect((await app.call('GET', `/booking/${id}/documents`, { token: other })).body.errorCode).toBe('BOOKING_NOT_FOUND');
    const html = (await app.call('GET', `${path}/html`, { token: staff })).text;
    expect(html).toContain('अपर्णा कुलकर्णी');
    expect(html).not.toMatch(/<script|src=|https?:/);
    const pdf = () => app.call('GET', `${path}/pdf`, { token: asha.token });
    const first = await pdf();
    expect(Buffer.from(first.body).subarray(0, 5).toString()).toBe('%PDF-');
    expect([first.headers['content-type'], first.headers['content-disposition']]).toEqual([
      'application/pdf',
      expect.stringMatching(/^inline; filename="NKI-26-27-\d{6}\.pdf"$/),
    ]);
    const before = await read(path);
    await changeSettings(app, { salonName: 'Another name', maxPendingBookings: 100 });
    await app.call('PUT', '/auth/profile', { token: asha.token, body: { fullName: 'Aparna' } });
    await app.call('DELETE', `/booking/${id}`, { token: staff });
    expect(await read(path)).toEqual(before);
    expect((await app.call('GET', `${path}/html`, { token: staff })).text).toBe(html);
    expect((await pdf()).body).toEqual(first.body);
    await changeSettings(app, { tax: { registrations: [REGULAR], numberPrefix: 'NK', sacDigits: 4 }, maxPendingBookings: 100 });
  });

  it('is in the language that the customer had when it was issued, for ever', async () => {
    const customer = await makeCustomer(app, 'अपर्णा कुलकर्णी');
    const read = (language: string) => app.call('PUT', '/auth/profile', { token: customer.token, body: { language } });
    await read('mr');
    const [invoice] = await documentsOfNew(customer);
    const htmlOf = async (one: typeof invoice) =>
      (await app.call('GET', `/document/${one?.id}/html`, { token: customer.token })).text;
    const pdf = async () => (await app.call('GET', `/document/${invoice?.id}/pdf`, { token: customer.token })).body;
    const [html, bytes] = [await htmlOf(invoice), await pdf()];
    expect(html).toContain('<h1>टॅक्स इनव्हॉइस / Tax invoice</h1>');
    const json = (await app.call('GET', `/document/${invoice?.id}`, { token: customer.token })).body.data;
    expect([json.type, json.language]).toEqual(['TAX_INVOICE', undefined]);
    await read('hi');
    expect(await htmlOf(invoice)).toBe(html);
    expect(await pdf()).toEqual(bytes);
    expect(await htmlOf((await documentsOfNew(customer)).at(-1))).toContain('<h1>टैक्स इनवॉइस / Tax invoice</h1>');
  });

  it('lists all for staff, by days and type', async () => {
    const page = await read('/document/admin?from=2026-12-01&to=2026-12-31&type=RECEIPT_VOUCHER&size=1', staff);
    expect(page).toMatchObject({ totalElements: 2, content: [{ type: 'RECEIPT_VOUCHER' }] });
    expect(await read('/document/admin?to=2026-12-03', staff)).toMatchObject({ totalElements: 0 });
    const wrong = await app.call('GET', '/document/admin?from=2026-12-02&to=2026-12-01', { token: staff });
    expect(wrong.body.errors).toMatchObject([{ field: 'to' }]);
    expect((await app.call('GET', '/document/unknown', { token: staff })).body.errorCode).toBe('DOCUMENT_NOT_FOUND');
  });
});

it('G9 a deleted account leaves its documents to the salon alone, and had them in its export', async () => {
  const customer = await makeCustomer(app, 'Wilhelmina');
  const id = await book(customer);
  await change(id, 'mark-completed');
  const { documents } = await read('/auth/profile/export', customer.token);
  expect(documents).toMatchObject([{ bookingId: id, buyer: { name: 'Wilhelmina' } }]);
  await app.call('DELETE', '/auth/profile', { token: customer.token });
  expect(await read(`/document/${documents[0].id}`, staff)).toEqual(documents[0]);
});

describe('G11 the export', () => {
  it('adds up to the documents of the month', async () => {
    const answer = await app.call('GET', '/document/admin/export?month=2026-12', { token: staff });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="documents-2026-12.csv"');
    const [header = '', ...lines] = answer.text.slice(1).trimEnd().split('\r\n');
    const names = header.split(',');
    const rows = lines.map(line => Object.fromEntries(line.split(',').map((cell, i) => [names[i], cell])));
    const sumOf = (...sections: string[]) =>
      Math.round(rows.filter(row => sections.includes(row.Section ?? '')).reduce((sum, row) => sum + Number(row.Total) * 100, 0));
    const { content } = await read('/document/admin?size=100', staff);
    const totalOf = (
      of: (one: { type: string; buyerGstin: string | null; cancelled: object | null; total: number }) => boolean,
    ) => Math.round((content as never[]).filter(of).reduce((sum, { total }) => sum + total * 100, 0));
    expect(sumOf('B2B')).toBe(totalOf(one => one.type === 'TAX_INVOICE' && one.buyerGstin !== null));
    expect(sumOf('B2C')).toBe(totalOf(one => one.type === 'TAX_INVOICE' && one.buyerGstin === null));
    expect(sumOf('HSN_B2B', 'HSN_B2C')).toBe(sumOf('B2B', 'B2C') - sumOf('CREDIT_NOTE'));
    expect(sumOf('ADVANCE', 'ADVANCE_REFUND')).toBe(totalOf(one => /VOUCHER/.test(one.type) && !one.cancelled));
    expect(sumOf('CANCELLED')).toBe(totalOf(one => one.cancelled !== null));
    expect(sumOf('ADVANCE_USED')).toBe(99_900);
  });

  it('is empty for a month without documents, and refuses what is no month', async () => {
    const csv = async (month: string) => app.call('GET', `/document/admin/export?month=${month}`, { token: staff });
    expect((await csv('2026-11')).text.trimEnd().split('\r\n')).toHaveLength(1);
    expect((await csv('2026-13')).body.errors).toMatchObject([
      { field: 'month', message: 'Month must be a month such as 2026-11' },
    ]);
  });
});
