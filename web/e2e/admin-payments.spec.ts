/** Staff record the money that came and the money that went back (rules M9 to M12). */
import { bookingOf, openOne, panel, scene } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { loseAnswer } from './faults.ts';
import { toast } from './hands.ts';
import { asStaff } from './scene.ts';
import { expect, test } from './test.ts';

test('staff take a part in cash and the rest by UPI, and give a part back', { tag: '@release' }, async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  const payments = panel(page).getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Record Payment' }).click();
  const recording = page.getByRole('dialog', { name: 'Record Payment' });
  const amount = recording.getByLabel('Amount in ₹');
  await expect(amount).toHaveValue('1499');
  await isAccessible(page, 'recording a payment');
  await amount.fill('1500');
  await recording.getByRole('button', { name: 'Record Payment' }).click();
  await expect(recording.getByText('Amount is at most ₹1,499')).toBeVisible();
  await amount.fill('500');
  await recording.getByLabel('Note').fill('At the door');
  // The server did it and its answer was lost: the second try records nothing twice.
  await loseAnswer(page, `/booking/admin/${made.id}/payment`);
  await recording.getByRole('button', { name: 'Record Payment' }).click();
  await expect(recording.getByText('Failed to record the payment')).toBeVisible();
  await recording.getByRole('button', { name: 'Record Payment' }).click();
  await expect(toast(page, '₹500 recorded.')).toBeVisible();
  await expect(payments.getByText('At the door')).toBeVisible();
  await expect(panel(page).getByText('Partly paid, ₹999 due')).toBeVisible();
  expect(await bookingOf(made)).toMatchObject({ paymentState: 'PARTLY_PAID', amountPaid: 500, amountDue: 999 });

  await payments.getByRole('button', { name: 'Record Payment' }).click();
  await expect(amount).toHaveValue('999');
  await recording.getByText('UPI', { exact: true }).click();
  await recording.getByRole('button', { name: 'Record Payment' }).click();
  await expect(panel(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(payments.getByRole('button', { name: 'Record Payment' })).toHaveCount(0);

  await asStaff('PUT', `/booking/admin/${made.id}/mark-completed`);
  await payments.getByRole('button', { name: 'Refund ₹999' }).click();
  const refunding = page.getByRole('dialog', { name: 'Refund' });
  await expect(refunding.getByLabel('Amount in ₹')).toHaveValue('999');
  await expect(refunding.getByText('Give the money back first: this only notes it.')).toBeVisible();
  await isAccessible(page, 'giving back');
  await refunding.getByLabel('Amount in ₹').fill('99');
  await refunding.getByRole('button', { name: 'Record Refund' }).click();
  await expect(toast(page, '₹99 noted as given back.')).toBeVisible();
  await expect(payments.getByText('Given back · UPI', { exact: true })).toBeVisible();
  expect(await bookingOf(made)).toMatchObject({ paymentState: 'PAID', amountPaid: 1400, amountDue: 0 });
});
