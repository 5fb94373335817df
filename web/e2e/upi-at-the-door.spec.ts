/** A customer scans the salon's UPI code on her phone at the end of the visit, also without network (rule M43). */
import { isAccessible } from './axe.ts';
import { newMobile } from './customer.ts';
import { dialog, main, region } from './hands.ts';
import { type Booked, bookingOf, dayOf, makeProfessional, salonNow, signInAsProfessional, startCodeOf } from './professional.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { asStaff, call } from './scene.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('M43 she shows the code with amount and tip without network, and says what she saw arrive', async ({ page, context }) => {
  await changeSettings({ upiId: 'nikhar@okbank' });
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  const [visit] = (await dayOf(professional, ['Asha Deshmukh'])) as [Booked];
  const token = await signInAsProfessional(page, professional);
  const at = new Date(await salonNow()).toISOString();
  await call('PUT', `/visit/${visit.bookingId}/state`, token, { state: 'STARTED', at, code: await startCodeOf(visit) });
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  const done = main(page).getByRole('button', { name: 'Done', exact: true });
  await expect(done).toBeVisible();
  await done.click();
  const payment = dialog(page, 'Collect ₹1,499');
  await payment.getByRole('radio', { name: /^UPI to the salon/ }).check({ force: true });
  const code = payment.getByRole('img', { name: 'QR code to pay ₹1,499' });
  await expect(code).toBeVisible();
  await context.setOffline(true);
  await payment.getByRole('radio', { name: '₹50' }).check({ force: true });
  await expect(payment.getByRole('img', { name: 'QR code to pay ₹1,549' })).toBeVisible();
  await isAccessible(page, 'a code to pay the salon');
  await payment.getByRole('button', { name: '₹1,549 has arrived: done' }).click();
  await expect(main(page).getByText('All visits are done')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await bookingOf(visit)).paymentStatus).toBe('PAID');
  const { payments } = await asStaff('GET', `/booking/${visit.bookingId}/payment`);
  expect(payments).toMatchObject([{ method: 'UPI', amount: 1499, tip: 50 }]);
  await expect(region(page, 'Money you took')).toContainText('UPI to the salon₹1,549');
});
