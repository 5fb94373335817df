/** The whole day: cash up, a refund, and a learner. */
import { expect } from '@playwright/test';
import { panel } from '../at-admin-bookings.ts';
import { card } from '../at-bookings.ts';
import { dialog, main, toast } from '../hands.ts';
import { goTo, today } from './clock.ts';
import { hears } from './outbox.ts';
import { asha, guest, look, NILESH, nilesh, owner, sees } from './people.ts';

export async function cashIsMissing() {
  await goTo(today, '19:30');
  await look(owner, '/admin/cash-up');
  const his = main(owner).getByRole('listitem').filter({ hasText: NILESH.name });
  await expect(his).toContainText('₹3,048in cash');
  await his.getByRole('button', { name: /^Settle with/ }).click();
  const settle = dialog(owner, `Settle with ${NILESH.name}`);
  await settle.getByLabel('Counted cash (₹)').fill('2998');
  await expect(settle.getByText('₹50 is missing.')).toBeVisible();
  await settle.getByLabel('Note').fill('Change for a taxi.');
  await settle.getByRole('button', { name: 'Settle' }).click();
  await expect(toast(owner, `Settled with ${NILESH.name}`)).toBeVisible();
  await expect(his).toContainText('Settled, ₹50 open');
  await sees(nilesh, '/hi/pro', '₹50');
}

export async function ashaIsRefunded() {
  const { bookingId, mobile } = guest('Asha Deshmukh');
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await panel(owner).getByRole('region', { name: 'Payments' }).getByRole('button', { name: 'Refund ₹1,499' }).click();
  const refunding = dialog(owner, 'Refund');
  await refunding.getByLabel('Amount in ₹').fill('200');
  await refunding.getByRole('button', { name: 'Record Refund' }).click();
  await expect(refunding).toBeHidden();
  await hears(mobile, /^REFUNDED: .*200/);
  await look(asha, '/bookings');
  await card(asha).getByRole('button', { name: 'Bill' }).click();
  const bills = dialog(asha, 'Bills & Invoices');
  if (process.env.DUMP) (await import('node:fs')).appendFileSync(process.env.DUMP, await bills.innerText());
  await bills.getByRole('button', { name: /^Open/ }).last().click();
  if (process.env.DUMP) (await import('node:fs')).appendFileSync(process.env.DUMP, await asha.getByRole('dialog').last().innerText());
}

export async function aLearnerEnrols() {
  await look(owner, '/admin/academy/courses');
}
