/** A visit grows at the door, and staff change its services and price (rules B60 and B61). */
import { panel } from './at-admin-bookings.ts';
import { visitLinkTo } from './at-visit-link.ts';
import { isAccessible } from './axe.ts';
import { newMobile } from './customer.ts';
import { dialog, main, region } from './hands.ts';
import { type Booked, bookingOf, dayOf, makeProfessional, salonNow, signInAsProfessional, startCodeOf } from './professional.ts';
import { putSettingsBack } from './salon-settings.ts';
import { asStaff, call, FACIAL } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const THREADING = 'Eyebrow Threading';

/** A facial has begun, and the professional is at the customer's. */
const begun = async (token: string, visit: Booked) => {
  const at = new Date(await salonNow()).toISOString();
  await call('PUT', `/visit/${visit.bookingId}/state`, token, { state: 'STARTED', at, code: await startCodeOf(visit) });
};

test('B60 she adds threading at the door, the customer agrees on the own page, and the bill shows both', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  const [visit] = (await dayOf(professional, ['Asha Deshmukh'])) as [Booked];
  const token = await signInAsProfessional(page, professional);
  await begun(token, visit);
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  await main(page).getByRole('button', { name: 'Change the services' }).click();
  const change = dialog(page, 'Change the services');
  await change.getByPlaceholder('Add a service').fill('threading');
  await change.getByRole('button', { name: `Add ${THREADING}` }).click();
  await expect(change.getByText(/^Total ₹1,\d+$/)).toBeVisible();
  await isAccessible(page, 'other services of a visit');
  await change.getByRole('button', { name: 'Ask the customer' }).click();
  const waiting = region(page, 'Waiting for the customer to say yes');
  await expect(waiting).toContainText(THREADING);
  await isAccessible(page, 'a change that waits for its customer');
  // Another look begins with what is asked, and Done says that it still waits.
  await main(page).getByRole('button', { name: 'Change the services' }).click();
  await expect(change.getByRole('list', { name: 'Services of this visit' })).toContainText(THREADING);
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Done', exact: true }).click();
  await expect(dialog(page, /^Collect/)).toContainText('The customer has not said yes to the other services yet.');
  await page.keyboard.press('Escape');

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const theirs = await phone.newPage();
  await theirs.goto(await visitLinkTo(visit.customer));
  const question = region(theirs, 'May we change your visit?');
  await expect(question).toContainText(`${THREADING} (new)`);
  await isAccessible(theirs, 'a question about other services');
  await question.getByRole('button', { name: 'Agree' }).click();
  await expect(question).toBeHidden();
  await expect(main(theirs).getByRole('heading', { name: `${FACIAL}, ${THREADING}` })).toBeVisible();
  await phone.close();

  await expect(waiting).toBeHidden({ timeout: 15_000 });
  const { finalPrice, durationInMinutes } = await bookingOf(visit);
  expect([finalPrice > 1499, durationInMinutes > 60]).toEqual([true, true]);
  const day = (await asStaff('GET', `/booking/${visit.bookingId}`)).bookingDate;
  const board = await asStaff('GET', `/booking/admin/day?date=${day}`);
  const onBoard = board.professionals
    .flatMap(({ visits }: { visits: { bookingId: string; from: string; to: string }[] }) => visits)
    .find(({ bookingId }: { bookingId: string }) => bookingId === visit.bookingId);
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  expect(minutes(onBoard.to) - minutes(onBoard.from)).toBe(durationInMinutes);
  await main(page).getByRole('button', { name: 'Done', exact: true }).click();
  const collect = dialog(page, /^Collect/);
  await collect.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await collect.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.poll(async () => (await bookingOf(visit)).paymentStatus).toBe('PAID');
  const [{ id }] = await asStaff('GET', `/booking/${visit.bookingId}/documents`);
  const { lines, totals } = await asStaff('GET', `/document/${id}`);
  expect(lines).toHaveLength(2);
  expect(totals?.total ?? finalPrice).toBe(finalPrice);
});

test('B62 she types the code that the customer tells, in Hindi too', async ({ page }) => {
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  const [visit] = (await dayOf(professional, ['Asha Deshmukh'])) as [Booked];
  const token = await signInAsProfessional(page, professional);
  await begun(token, visit);
  const { items } = await bookingOf(visit);
  const services = [{ serviceId: items[0].serviceId, quantity: 2 }];
  await call('PUT', `/visit/${visit.bookingId}/services`, token, { services });
  const { servicesProposal } = await call('GET', `/booking/${visit.bookingId}`, visit.customer.token);
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/hi/pro');
  const waiting = region(page, 'ग्राहक की हाँ का इंतज़ार');
  await waiting.getByLabel('कोड').fill(servicesProposal.code);
  await waiting.getByRole('button', { name: 'पक्का करें' }).click();
  await expect(waiting).toBeHidden();
  expect((await bookingOf(visit)).items[0].quantity).toBe(2);
});

test('B61 staff lower the price by hand, and note that the customer agreed on the telephone', async ({ page }) => {
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  const [visit] = (await dayOf(professional, ['Asha Deshmukh'])) as [Booked];
  await openAsStaff(page, `/admin/bookings?booking=${visit.bookingId}`);
  await panel(page).getByRole('button', { name: 'Services and price' }).click();
  const change = dialog(page, 'Services and Price');
  await change.getByLabel('Discount by hand, in ₹').fill('200');
  await change.getByLabel('Why').fill('The room was not ready.');
  await expect(change.getByText('Total ₹1,299')).toBeVisible();
  await isAccessible(page, 'services and price of a booking');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page)).toContainText('By hand: The room was not ready.');
  expect((await bookingOf(visit)).finalPrice).toBe(1299);

  await panel(page).getByRole('button', { name: 'Services and price' }).click();
  await change.getByRole('button', { name: `One ${FACIAL} more` }).click();
  await change.getByRole('button', { name: 'Ask the Customer' }).click();
  const asked = region(page, 'Other services');
  await expect(asked).toContainText('₹1,299 → ₹2,798');
  await asked.getByRole('button', { name: 'Agreed by Telephone' }).click();
  await expect(asked).toBeHidden();
  await expect(panel(page)).toContainText(`+ ${FACIAL}; ₹1,299 → ₹2,798; agreed to by telephone`);
});
