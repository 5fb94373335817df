/** Bills and invoices, for the customer and for staff (rules G1, G7, G10, G11). */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { card, customerWithVisit } from './at-bookings.ts';
import { isAccessible } from './axe.ts';
import { dialog, main, region, toast } from './hands.ts';
import { asStaff, book, dayAhead, freeVisit } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

test('the owner registers for GST, and the customer opens and downloads the invoice of a visit', {
  tag: '@release',
}, async ({ page }) => {
  await openAsStaff(page, '/admin/tax');
  await expect(region(page, 'Today: Not registered for GST')).toBeVisible();
  await page.getByRole('button', { name: 'Add Registration' }).click();
  const form = dialog(page, 'Add Registration');
  await form.getByLabel('GSTIN').fill('27aapfu0939f1zx');
  await form.getByLabel('Legal name').fill('Nikhar Beauty LLP');
  await form.getByLabel('First day').fill('2026-01-01');
  await isAccessible(page, 'a registration');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please check the GSTIN: 15 letters and digits, like 27AAPFU0939F1ZV.')).toBeVisible();
  await form.getByLabel('GSTIN').fill('27aapfu0939f1zv');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Registration saved')).toBeVisible();
  await expect(region(page, 'Registrations')).toContainText('GSTIN 27AAPFU0939F1ZV');
  await expect(region(page, 'Today: Registered for GST')).toBeVisible();
  await isAccessible(page, 'tax');

  const { booking } = await customerWithVisit(page);
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed?paidBy=CASH`);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Bill' }).click();
  const bills = dialog(page, 'Bills & Invoices');
  await expect(bills.getByRole('listitem')).toHaveCount(1);
  await expect(bills).toContainText(/Tax invoice.*₹1,499.*NKI\/\d\d-\d\d\/\d{6}/);
  await isAccessible(page, 'bills');
  const download = page.waitForEvent('download');
  await bills.getByRole('button', { name: /^Download/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^NKI-\d\d-\d\d-\d{6}\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  // M48: the page opens first, and its PDF from there.
  await bills.getByRole('button', { name: /^Open/ }).click();
  const bill = dialog(page, 'Tax invoice');
  await expect(bill.getByRole('heading', { name: 'Tax invoice', level: 1 })).toBeVisible();
  await expect(bill.getByText(/^₹1,499 paid in cash on \d+ \w+ \d{4}$/)).toBeVisible();
  await isAccessible(page, 'the page of a bill');
  // The row of buttons on the card does not wrap, the bill does.
  const content = bill.locator('[data-dialog-content]');
  expect(await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const fromPage = page.waitForEvent('download');
  await bill.getByRole('button', { name: 'PDF' }).click();
  expect((await fromPage).suggestedFilename()).toMatch(/\.pdf$/);
});

/** Sums of rupees by key. */
const sumsOf = (amounts: [key: string, rupees: number][]) => {
  const sums: Record<string, number> = {};
  for (const [key, rupees] of amounts) sums[key] = (sums[key] ?? 0) + Math.round(rupees * 100);
  return sums;
};

const asOwnerNamesLedgers = async (page: Page) => {
  await page.goto('/admin/tax');
  await page.getByRole('button', { name: 'Edit ledgers' }).click();
  const form = dialog(page, 'Ledgers in Tally');
  await isAccessible(page, 'ledgers');
  await form.getByLabel('Customers').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Customers is required')).toBeVisible();
  await form.getByLabel('Customers').fill('Sundry Debtors');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Ledgers saved')).toBeVisible();
  await expect(region(page, 'Tally')).toContainText('“Sundry Debtors”');
};

test('staff find the documents by type, open the booking of one, and export the month, whose sums are right', async ({
  page,
}) => {
  const { customer, booking } = await customerWithVisit(page);
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-paid`);
  const done = `/booking/admin/${(await book(customer, await freeVisit(6))).bookingId}`;
  await asStaff('PUT', `${done}/mark-paid`);
  await asStaff('PUT', `${done}/mark-completed`);
  const { payments } = await asStaff('GET', `${done.replace('/admin', '')}/payment`);
  await asStaff('POST', `${done}/refund`, { paymentId: payments[0].id, amount: 300.5 });
  await signInAsStaff(page);
  await page.goto('/admin/documents?type=RECEIPT_VOUCHER');
  const voucher = main(page).locator('[data-record]').first();
  await expect(voucher).toContainText('Receipt voucher');
  await isAccessible(page, 'documents');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  // M47: the payments of the month, by day and way.
  const dayByDay = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Payments by Day' }).click();
  const byDay = readFileSync(await (await dayByDay).path(), 'utf8');
  expect(byDay).toContain('Date,For,Way,Payments,Received,Tips,Given back');
  expect(byDay).toMatch(/^\d{4}-\d\d-\d\d,VISITS,OTHER,\d+,[\d.]+,0\.00,300\.50\r$/m);
  expect(csv).toContain('ADVANCE,RECEIPT_VOUCHER,NKR/');
  // G13: the same for Tally, with the ledgers that the owner named.
  await asOwnerNamesLedgers(page);
  await page.goto('/admin/documents');
  const forTally = page.waitForEvent('download');
  await page.getByLabel('Export as').selectOption('For Tally');
  await page.getByRole('button', { name: /^Export/ }).click();
  const xml = readFileSync(await (await forTally).path(), 'utf8');
  expect(xml).toMatch(/<VOUCHERNUMBER>NKR\//);
  expect(xml).toContain('<LEDGERNAME>Sundry Debtors</LEDGERNAME>');

  // What the accountant adds up is what the documents say.
  const rows = csv
    .trim()
    .split('\r\n')
    .map(row => row.split(','));
  const amountsIn = (sections: string[], key: number) =>
    rows
      .filter(([section = '']) => sections.includes(section))
      .map(row => [row[key] ?? '', Number(row.at(-1))] as [string, number]);
  const listed: { type: string; total: number; refersTo: { type: string } | null }[] = (
    await asStaff('GET', `/document/admin?from=${dayAhead(0).slice(0, 7)}-01&size=100`)
  ).content;
  const documents = sumsOf(listed.map(({ type, total }) => [type, total]));
  expect(sumsOf(amountsIn(['B2C', 'B2B', 'ADVANCE', 'ADVANCE_REFUND', 'CREDIT_NOTE'], 1))).toEqual(documents);
  expect(documents.CREDIT_NOTE).toBe(300_50);
  // The table of codes is of tax invoices, less what was given back of those.
  const taxed = listed.flatMap(({ type, total, refersTo }): [string, number][] => {
    if (type === 'TAX_INVOICE') return [['taxed', total]];
    return refersTo?.type === 'TAX_INVOICE' ? [['taxed', -total]] : [];
  });
  expect(Object.values(sumsOf(amountsIn(['HSN_B2C'], 0)))).toEqual(Object.values(sumsOf(taxed)));
  await page.goto(`/admin/bookings?booking=${booking.bookingId}`);
  await expect(region(page, 'Documents').getByRole('listitem')).toContainText('Receipt voucher');
});
