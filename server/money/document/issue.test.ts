import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '../../platform/db/database.ts';
import { document } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings } from '../../test/makers.ts';
import { cancelCaused, setOffAgain } from './correct.ts';
import { issueCancellationFee, issueInvoice, receivePayment, type Sale } from './issue.ts';
import { creditInvoice, refundAdvance } from './refund.ts';
import { findDocumentsOf } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const NOON = Date.parse('2026-12-04T12:00:00+05:30');
const HOME = { from: '2026-04-01', legalName: 'Nikhar Beauty LLP', address: 'Ramdaspeth, Nagpur' };
const REGULAR = { ...HOME, regime: 'REGULAR' as const, gstin: '27AAPFU0939F1ZV' };
const COMPOSITION = { ...REGULAR, regime: 'COMPOSITION' as const };
const DELHI = { name: 'Deccan Media', gstin: '07AAGCB7383J1ZA' };

const register = (...registrations: (typeof REGULAR | typeof COMPOSITION)[]) =>
  changeSettings(app, { tax: { registrations, numberPrefix: 'NK', sacDigits: 4 } });

const saleOf = (change: Partial<Sale> = {}): Sale => ({
  bookingId: newId(),
  reference: '4471F6',
  userId: 'asha',
  buyer: { name: 'Asha Deshmukh', mobile: '9876543210', address: '12, Ramdaspeth, Nagpur', business: null },
  state: 'Maharashtra',
  suppliedOn: '2026-12-04',
  lines: [
    { description: 'Facial', quantity: 1, gross: 99_900, sac: '999722' },
    { description: 'Threading', quantity: 2, gross: 10_000, sac: '999729' },
  ],
  discount: 9_900,
  ...change,
});

const inTx = (work: (tx: Queries) => Promise<unknown>) => app.db.tx(work);
const issued = (sale: Sale) => findDocumentsOf(app.db.read, sale);
const pay = (sale: Sale, paymentId: string, amount: number, now = NOON) =>
  inTx(tx => receivePayment(tx, sale, { paymentId, amount }, now));
const refund = (sale: Sale, refundId: string, amount: number, now = NOON) =>
  inTx(tx => refundAdvance(tx, sale, { refundId, paymentId: 'p', amount }, now));
const credit = (sale: Sale, refundId: string, amount: number) =>
  inTx(tx => creditInvoice(tx, sale, { refundId, paymentId: 'p', amount }, NOON));
const undo = (sale: Sale, cause: string, reason: string) =>
  inTx(async tx => {
    await cancelCaused(tx, sale, { causes: [cause], reason }, NOON);
    await setOffAgain(tx, sale, NOON);
  });
const invoiced = async (sale: Sale, now = NOON) => {
  await inTx(tx => issueInvoice(tx, sale, now));
  const [one] = await issued(sale);
  if (!one) throw new Error('No document');
  return one;
};

describe('G1 the registration in force decides', () => {
  it('a salon without one issues bills, which say nothing of tax', async () => {
    await register();
    const { type, snapshot, totalPaise } = await invoiced(saleOf());
    expect([type, totalPaise, snapshot.totals.taxable]).toEqual(['BILL', 100_000, 100_000]);
    expect(snapshot.seller).toMatchObject({ legalName: 'Nikhar Salon & Academy', gstin: null, state: null });
  });

  it('composition means bills of supply without tax', async () => {
    await register(COMPOSITION);
    const { type, snapshot } = await invoiced(saleOf());
    expect([type, snapshot.totals.cgst, snapshot.seller.gstin]).toEqual(['BILL_OF_SUPPLY', 0, '27AAPFU0939F1ZV']);
  });

  it('a regular registration means tax invoices with equal halves and exact sums', async () => {
    await register(REGULAR);
    const { type, snapshot, number } = await invoiced(saleOf());
    expect([type, number]).toEqual(['TAX_INVOICE', 'NKI/26-27/000001']);
    expect(snapshot).toMatchObject({ interState: false, suppliedOn: '2026-12-04', placeOfSupply: { code: '27' } });
    expect(snapshot.lines.map(({ total, rate }) => [total, rate])).toEqual([
      [90_901, 500],
      [9_099, 500],
    ]);
    expect(snapshot.totals).toMatchObject({ gross: 109_900, discount: 9_900, cgst: 2_381, sgst: 2_381, total: 100_000 });
  });

  it('changes with its first day, at midnight in India', async () => {
    await register({ ...COMPOSITION, from: '2026-04-01' }, { ...REGULAR, from: '2026-12-05' });
    const midnight = Date.parse('2026-12-04T18:30:00Z');
    expect((await invoiced(saleOf(), midnight - 1)).type).toBe('BILL_OF_SUPPLY');
    expect((await invoiced(saleOf(), midnight)).type).toBe('TAX_INVOICE');
    expect((await invoiced(saleOf(), Date.parse('2026-03-31T12:00:00Z'))).type).toBe('BILL');
  });
});

describe('G4 the place of supply', () => {
  const course = [{ description: 'Make-up course', quantity: 1, gross: 1_000_000, sac: '999293' }];
  it.each([
    [
      'a visit at home that somebody else pays for',
      { buyer: { name: null, mobile: null, address: null, business: DELHI } },
      false,
      'Maharashtra',
    ],
    ['a visit in another State', { state: 'Madhya Pradesh' }, true, 'Madhya Pradesh'],
    ['a visit in a State that we cannot read', { state: 'MH, India' }, false, 'Maharashtra'],
    [
      'a course for a business of another State',
      { buyer: { name: null, mobile: null, address: null, business: DELHI }, lines: course },
      true,
      'Delhi',
    ],
    ['a course for a person', { lines: course }, false, 'Maharashtra'],
  ])('of %s', async (_, change, interState, place) => {
    await register(REGULAR);
    const { snapshot } = await invoiced(saleOf(change));
    expect([snapshot.interState, snapshot.placeOfSupply?.name]).toEqual([interState, place]);
    expect(snapshot.totals.igst > 0).toBe(interState);
    expect(snapshot.totals.cgst > 0).toBe(!interState);
  });
});

describe('G8 the buyer', () => {
  it('is a person by name alone, and by address too from ₹50,000', async () => {
    await register(REGULAR);
    expect((await invoiced(saleOf())).snapshot.buyer).toEqual({ name: 'Asha Deshmukh', address: null, gstin: null, state: null });
    const lines = [{ description: 'Bridal party', quantity: 1, gross: 50_000_00, sac: '999729' }];
    const { snapshot } = await invoiced(saleOf({ lines, discount: 0 }));
    expect(snapshot.buyer).toMatchObject({ address: '12, Ramdaspeth, Nagpur', state: { code: '27' } });
  });
});

describe('G7 what happens to a sale', () => {
  const rows = async (sale: Sale) =>
    (await issued(sale)).map(({ type, totalPaise, cancelledAt }) => [type, totalPaise, cancelledAt === null]);

  it('an advance gets a receipt voucher, and the invoice sets it off', async () => {
    await register(REGULAR);
    const sale = saleOf();
    await pay(sale, 'p', 30_000);
    await inTx(tx => issueInvoice(tx, sale, NOON));
    await inTx(tx => issueInvoice(tx, sale, NOON));
    // Paid after the service: the invoice is enough.
    await pay(sale, 'q', 70_000);
    const [voucher, invoice] = await issued(sale);
    expect(await rows(sale)).toEqual([
      ['RECEIPT_VOUCHER', 30_000, true],
      ['TAX_INVOICE', 100_000, true],
    ]);
    expect(voucher?.snapshot.totals).toMatchObject({ total: 30_000, cgst: 714, sgst: 714 });
    expect(invoice?.snapshot.advances).toEqual([
      { id: voucher?.id, type: 'RECEIPT_VOUCHER', number: voucher?.number, date: '2026-12-04', total: 30_000 },
    ]);
  });

  it('an advance of a cancelled visit goes back with a refund voucher', async () => {
    const sale = saleOf();
    await pay(sale, 'p', 100_000);
    await refund(sale, 'first', 40_000);
    await refund(sale, 'second', 60_000, NOON + 1);
    // Nothing is left.
    await refund(sale, 'third', 1_000, NOON + 2);
    const [voucher, first, second] = await issued(sale);
    expect(await rows(sale)).toEqual([
      ['RECEIPT_VOUCHER', 100_000, true],
      ['REFUND_VOUCHER', 40_000, true],
      ['REFUND_VOUCHER', 60_000, true],
    ]);
    expect(first?.snapshot.refersTo).toEqual({
      id: voucher?.id,
      type: voucher?.type,
      number: voucher?.number,
      date: voucher?.date,
    });
    const returned = (first?.snapshot.totals.cgst ?? 0) + (second?.snapshot.totals.cgst ?? 0);
    expect(returned).toBe(voucher?.snapshot.totals.cgst);
  });

  it('money of an invoice goes back with credit notes, at most all of it, and the invoice stays as it is', async () => {
    const sale = saleOf();
    const invoice = await invoiced(sale);
    for (const amount of [25_000, 50_000, 50_001]) await credit(sale, String(amount), amount);
    expect(await rows(sale)).toEqual([
      ['TAX_INVOICE', 100_000, true],
      ['CREDIT_NOTE', 25_000, true],
      ['CREDIT_NOTE', 50_000, true],
      ['CREDIT_NOTE', 25_000, true],
    ]);
    expect((await issued(sale))[0]).toEqual(invoice);
  });

  it('a fee that the salon keeps is invoiced out of the advance, and the rest goes back', async () => {
    const sale = saleOf();
    await pay(sale, 'p', 100_000);
    await inTx(tx => issueCancellationFee(tx, sale, 30_000, NOON));
    await refund(sale, 'rest', 70_000);
    expect(await rows(sale)).toEqual([
      ['RECEIPT_VOUCHER', 100_000, true],
      ['TAX_INVOICE', 30_000, true],
      ['REFUND_VOUCHER', 70_000, true],
    ]);
    const [, fee] = await issued(sale);
    expect(fee?.snapshot.lines).toMatchObject([{ description: 'Cancellation fee', sac: '999722', rate: 500 }]);
  });

  it('mistakes are cancelled with a reason and never deleted', async () => {
    const sale = saleOf();
    await pay(sale, 'p', 100_000);
    await refund(sale, 'back', 100_000);
    await undo(sale, 'back', 'Not given back.');
    await undo(sale, 'p', 'Not paid.');
    expect((await issued(sale)).map(({ cancelReason }) => cancelReason)).toEqual(['Not paid.', 'Not given back.']);
    await inTx(tx => issueInvoice(tx, sale, NOON));
    expect((await issued(sale)).at(-1)?.snapshot.advances).toEqual([]);
  });

  it('of two advances, the mistaken one is cancelled alone', async () => {
    const sale = saleOf();
    await pay(sale, 'p', 30_000);
    await pay(sale, 'q', 70_000, NOON + 1);
    await undo(sale, 'q', 'Not paid.');
    expect(await rows(sale)).toEqual([
      ['RECEIPT_VOUCHER', 30_000, true],
      ['RECEIPT_VOUCHER', 70_000, false],
    ]);
  });

  it('an invoice is issued again with its credit notes, if an advance that it sets off did not come', async () => {
    const sale = saleOf();
    await pay(sale, 'p', 30_000);
    await pay(sale, 'q', 20_000);
    const earlier = await invoiced(sale).then(() => issued(sale));
    await credit(sale, 'back', 10_000);
    await undo(sale, 'p', 'Not paid.');
    const again = 'Issued again, because a payment was corrected.';
    const all = await issued(sale);
    expect(all.map(({ type, totalPaise, cancelReason }) => [type, totalPaise, cancelReason])).toEqual([
      ['RECEIPT_VOUCHER', 30_000, 'Not paid.'],
      ['RECEIPT_VOUCHER', 20_000, null],
      ['TAX_INVOICE', 100_000, again],
      ['CREDIT_NOTE', 10_000, again],
      ['TAX_INVOICE', 100_000, null],
      ['CREDIT_NOTE', 10_000, null],
    ]);
    const [, kept, old, , invoice, note] = all;
    expect(old?.snapshot).toEqual(earlier[2]?.snapshot);
    expect(invoice?.snapshot).toEqual({ ...old?.snapshot, advances: [expect.objectContaining({ id: kept?.id, total: 20_000 })] });
    expect(note?.snapshot.refersTo?.number).toBe(invoice?.number);
  });

  it('a sale for nothing gets no document', async () => {
    const sale = saleOf({ discount: 109_900 });
    await inTx(tx => issueInvoice(tx, sale, NOON));
    expect(await issued(sale)).toEqual([]);
  });
});

describe('G6 numbers', () => {
  it('have no gap after 50 parallel issues with rollbacks, over the end of the financial year', async () => {
    const lastMoment = Date.parse('2027-03-31T18:29:59.999Z');
    const attempts = Array.from({ length: 50 }, (_, i) =>
      inTx(async tx => {
        await issueInvoice(tx, saleOf(), i % 2 === 0 ? lastMoment : lastMoment + 1);
        if (i % 5 === 0) throw new Error('rolled back');
      }),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const numbers = (
      await app.db.read.select({ number: document.number, date: document.date, type: document.type }).from(document)
    )
      .filter(({ type }) => type === 'TAX_INVOICE')
      .map(({ number, date }) => [number, date] as const);
    const next = numbers.filter(([, date]) => date === '2027-04-01').map(([number]) => number);
    expect(next.toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `NKI/27-28/${String(i + 1).padStart(6, '0')}`));
    const old = numbers.filter(([number]) => number.startsWith('NKI/26-27/')).map(([number]) => number);
    expect(old.toSorted()).toEqual(old.map((_, i) => `NKI/26-27/${String(i + 1).padStart(6, '0')}`));
    expect(old.length).toBeGreaterThanOrEqual(20);
  });
});
