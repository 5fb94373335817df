/** The files of a month for Tally and Zoho Books, held against the month's own table (rules G11, G13). */
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, expect, it } from 'vitest';
import { appOfFile } from '../../test/hooked-app.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCoupon,
  makeCustomer,
  makeDays,
  makeService,
  type TestCustomer,
} from '../../test/makers.ts';

const app = appOfFile();
const nextDay = makeDays();
let staff: string;
let asha: TestCustomer;
let services: string[];

const REGULAR = {
  from: '2026-04-01',
  regime: 'REGULAR' as const,
  gstin: '27AAPFU0939F1ZV',
  legalName: 'Nikhar Beauty LLP',
  address: 'Ramdaspeth, Nagpur',
};
const TAX = { registrations: [REGULAR], numberPrefix: 'NK', sacDigits: 4 };

const act = async (id: string, what: string) => {
  const { status, body } = await app.call('PUT', `/booking/admin/${id}/${what}`, { token: staff });
  if (status !== 200) throw new Error(`${what}: ${status} ${body.message}`);
};
const book = async (finalPrice: number, couponCode?: string): Promise<string> => {
  const body = {
    ...{ userId: asha.userId, serviceIds: services, bookingDate: nextDay(), bookingTime: '09:00:00', finalPrice },
    ...{ addressId: await makeAddress(app, asha), paymentType: 'PAY_AFTER', ...(couponCode && { couponCode }) },
  };
  const { status, body: answer } = await app.call('POST', '/booking', { token: asha.token, body });
  if (status !== 201) throw new Error(`booking: ${status} ${answer.message}`);
  return answer.data.bookingId;
};
const file = (format?: string) =>
  app.call('GET', `/document/admin/export?month=2026-12${format ? `&format=${format}` : ''}`, { token: staff });

/** Every kind of document: paid after, paid before, refunded, with a coupon, cancelled. */
beforeAll(async () => {
  staff = (await makeAdmin(app)).token;
  asha = await makeCustomer(app, 'Asha Deshmukh');
  services = [await makeService(app, { price: 999, name: 'Glow & "Shine" <Gold>' }), await makeService(app, { price: 350.5 })];
  await makeCoupon(app, { code: 'TEN' });
  await changeSettings(app, { tax: TAX, maxPendingBookings: 100 });
  for (const coupon of ['TEN', undefined]) {
    const id = await book(coupon ? 1214.55 : 1349.5, coupon);
    await act(id, 'mark-completed');
    await act(id, 'mark-paid');
  }
  const before = await book(1349.5);
  await act(before, 'mark-paid');
  await act(before, 'mark-completed');
  const refunded = await book(1349.5);
  await act(refunded, 'mark-paid');
  await app.call('PUT', `/booking/${refunded}/cancel`, { token: staff });
  await act(refunded, 'mark-refunded');
  const mistaken = await book(1349.5);
  await act(mistaken, 'mark-paid');
  await act(mistaken, 'mark-unpaid');
  const returned = await book(1349.5);
  await act(returned, 'mark-completed');
  await act(returned, 'mark-paid');
  const [{ id: paymentId }] = (await app.call('GET', `/booking/${returned}/payment`, { token: staff })).body.data.payments;
  const refund = { paymentId, amount: 400.25, method: 'CASH', note: 'Not content' };
  expect((await app.call('POST', `/booking/admin/${returned}/refund`, { token: staff, body: refund })).status).toBe(200);
});

interface Voucher {
  '@_REMOTEID': string;
  '@_VCHTYPE': string;
  VOUCHERNUMBER: string;
  NARRATION: string;
  ISCANCELLED: 'Yes' | 'No';
  'ALLLEDGERENTRIES.LIST'?: { LEDGERNAME: string; ISDEEMEDPOSITIVE: string; AMOUNT: string }[];
}
const vouchersIn = (xml: string): Voucher[] => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: name => name === 'TALLYMESSAGE' || name === 'ALLLEDGERENTRIES.LIST',
  });
  const { ENVELOPE } = parser.parse(xml);
  expect(ENVELOPE.HEADER.TALLYREQUEST).toBe('Import Data');
  const { REQUESTDESC, REQUESTDATA } = ENVELOPE.BODY.IMPORTDATA;
  expect(REQUESTDESC.REPORTNAME).toBe('Vouchers');
  return REQUESTDATA.TALLYMESSAGE.map(({ VOUCHER }: { VOUCHER: Voucher }) => VOUCHER);
};
const entriesOf = (one: Voucher) => one['ALLLEDGERENTRIES.LIST'] ?? [];
const paise = (rupees: string | undefined) => Math.round(Number(rupees) * 100);
/** What a ledger gets over all vouchers, in paise; credits are positive. */
const ledger = (all: Voucher[], name: string) =>
  all.flatMap(entriesOf).reduce((sum, entry) => sum + (entry.LEDGERNAME === name ? paise(entry.AMOUNT) : 0), 0);

/** The month's own table, without the summaries. */
const tableOf = async () => {
  const [head = [], ...rows] = (await file()).text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map(line => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  return rows.map(row => Object.fromEntries(head.map((name, n) => [name, row[n] ?? ''])));
};

it('G13 Tally gets a voucher for each document, and each adds up to nothing', async () => {
  const { text, headers } = await file('tally');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="tally-2026-12.xml"');
  const vouchers = vouchersIn(text);
  const { content } = (await app.call('GET', '/document/admin?size=100', { token: staff })).body.data;
  expect(vouchers.map(one => one['@_REMOTEID']).toSorted()).toEqual(content.map(({ id }: { id: string }) => id).toSorted());
  expect(new Set(vouchers.map(one => one['@_VCHTYPE']))).toEqual(new Set(['Sales', 'Receipt', 'Payment', 'Credit Note']));
  for (const one of vouchers) {
    expect(
      entriesOf(one).reduce((sum, { AMOUNT }) => sum + paise(AMOUNT), 0),
      one.VOUCHERNUMBER,
    ).toBe(0);
    for (const { AMOUNT, ISDEEMEDPOSITIVE } of entriesOf(one))
      expect(ISDEEMEDPOSITIVE).toBe(AMOUNT.startsWith('-') ? 'Yes' : 'No');
    expect(one.NARRATION).toContain('Glow & "Shine" <Gold>');
  }
});

it('G13 the sums of the ledgers are those of the month’s table', async () => {
  const vouchers = vouchersIn((await file('tally')).text);
  const rows = await tableOf();
  const sum = (column: string, sections: string[], sign = 1) =>
    rows.reduce((all, row) => all + (sections.includes(row.Section ?? '') ? sign * paise(row[column]) : 0), 0);
  const sold = (column: string) => sum(column, ['B2B', 'B2C']) + sum(column, ['CREDIT_NOTE'], -1);
  expect(ledger(vouchers, 'Salon Services')).toBe(sold('Taxable'));
  expect(ledger(vouchers, 'Output CGST')).toBe(sold('CGST'));
  expect(ledger(vouchers, 'Output SGST')).toBe(sold('SGST'));
  const advances = sum('Total', ['ADVANCE']) + sum('Total', ['ADVANCE_REFUND', 'ADVANCE_USED'], -1);
  expect(ledger(vouchers, 'Customer Advances')).toBe(advances);
  expect(sold('Taxable')).toBeGreaterThan(0);
});

it('G13 a cancelled document is a cancelled voucher under its number, without entries', async () => {
  const cancelled = vouchersIn((await file('tally')).text).filter(({ ISCANCELLED }) => ISCANCELLED === 'Yes');
  const rows = (await tableOf()).filter(({ Section }) => Section === 'CANCELLED');
  expect(cancelled.map(({ VOUCHERNUMBER }) => VOUCHERNUMBER)).toEqual([...new Set(rows.map(row => row.Number))]);
  expect(cancelled.length).toBeGreaterThan(0);
  for (const one of cancelled) expect(entriesOf(one)).toEqual([]);
});

it('G13 the same file comes twice, so that Tally doubles nothing', async () => {
  expect((await file('tally')).text).toBe((await file('tally')).text);
});

it('G13 ledgers are those that the owner maps, with the rate where it is asked for', async () => {
  const tally = {
    ...{
      company: 'Nikhar Beauty',
      customers: 'Sundry Debtors',
      sales: 'Sales {rate}%',
      cgst: 'CGST {rate}%',
      sgst: 'SGST {rate}%',
    },
    ...{ igst: 'IGST', advances: 'Advances', money: 'Bank' },
  };
  await changeSettings(app, { tax: { ...TAX, tally }, maxPendingBookings: 100 });
  const { text } = await file('tally');
  const names = new Set(
    vouchersIn(text)
      .flatMap(entriesOf)
      .map(entry => entry.LEDGERNAME),
  );
  expect(names).toEqual(new Set(['Sundry Debtors', 'Sales 5%', 'CGST 2.5%', 'SGST 2.5%', 'Advances', 'Bank']));
  expect(text).toContain('<SVCURRENTCOMPANY>Nikhar Beauty</SVCURRENTCOMPANY>');
  const settings = (await app.call('GET', '/settings/admin', { token: staff })).body.data;
  const body = { ...settings, tax: { ...TAX, tally: { ...tally, sales: '  ' } } };
  expect((await app.call('PUT', '/settings/admin', { token: staff, body })).body.errors).toMatchObject([
    { field: 'tax.tally.sales', rule: 'required' },
  ]);
});

it('G13 Zoho Books gets bills and invoices, and credit notes in a file of their own', async () => {
  const rowsOf = async (format: string) => {
    const [head = '', ...lines] = (await file(format)).text.replace('\uFEFF', '').trim().split('\r\n');
    const names = head.split(',');
    const cells = (line: string) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    return lines.map(line => Object.fromEntries(names.map((name, n) => [name, cells(line)[n] ?? ''])));
  };
  const rows = await tableOf();
  const total = (sections: string[]) =>
    rows.reduce((sum, row) => sum + (sections.includes(row.Section ?? '') ? paise(row.Total) : 0), 0);
  const priced = (all: Record<string, string>[]) => all.reduce((sum, row) => sum + paise(row['Item Price']), 0);
  const invoices = await rowsOf('zoho');
  expect(priced(invoices.filter(row => row['Invoice Status'] === 'Sent'))).toBe(total(['B2B', 'B2C']));
  expect(invoices[0]).toMatchObject({
    'Place of Supply': 'MH',
    'GST Treatment': 'consumer',
    'Item Tax': 'GST5',
    'Is Inclusive Tax': 'true',
  });
  const notes = await rowsOf('zoho-credit-notes');
  expect(priced(notes)).toBe(total(['CREDIT_NOTE']));
  expect(notes[0]?.['Invoice Number']).toMatch(/^NKI/);
});
