/** Customers choose who shall come, and My Bookings tells how far she is (rules N13, N14, W37). */
import type { Page } from '@playwright/test';
import { card } from './at-bookings.ts';
import { onward, placing, slot, step } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { choose, chooseFirstSlot } from './choose.ts';
import { answer } from './faults.ts';
import { dialog, main, region } from './hands.ts';
import { SITE } from './places.ts';
import { putSettingsBack } from './salon-settings.ts';
import { asStaff, bookingsOf, type Customer, call, FACIAL, HOME, readyToBook, serviceNamed, signedIn } from './scene.ts';
import { bookVisit, makeTeam, openDay, takeLeave } from './team.ts';
import { expect, test } from './test.ts';

const ASHA = 'Asha Deshmukh';
const REKHA = 'Rekha Pande';
const RAVI = 'Ravi Kumar';

putSettingsBack();
let idOf: (name: string) => string;
const change = (name: string, fields: object) => asStaff('PUT', `/professional/admin/${idOf(name)}`, fields);
test.beforeEach(async () => {
  idOf = await makeTeam(ASHA, REKHA, RAVI, 'Sunita Rao');
  await change(ASHA, { gender: 'FEMALE', languages: ['Hindi', 'Marathi'], about: 'Bridal make-up and mehndi.' });
  await change(REKHA, { gender: 'FEMALE' });
  await change(RAVI, { gender: 'MALE' });
  await change('Sunita Rao', { serviceIds: [] });
});

const who = (page: Page) => region(page, 'Who shall come?').getByRole('button');
const onlyWomen = (page: Page) => page.getByRole('switch', { name: 'Only women' });
const people = (page: Page) => dialog(page, 'Who shall come?');

async function toSlots(page: Page) {
  await page.goto('/checkout');
  await onward(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
}
async function choosePerson(page: Page, name: string) {
  await who(page).click();
  await people(page).getByRole('button', { name }).click();
  await expect(people(page)).toBeHidden();
  await expect(who(page)).toContainText(name);
}
async function place(page: Page) {
  await placing(page).click();
  await page.waitForURL(`${SITE}/order-success`);
}
const only = async (customer: Customer) => (await bookingsOf(customer))[0];

test('N14 a customer chooses among those who can do all services', { tag: '@release' }, async ({ page }) => {
  const customer = await readyToBook(page);
  await toSlots(page);
  await expect(who(page)).toContainText('Anyone, soonest');
  await isAccessible(page, 'anyone');
  await who(page).click();
  const asha = people(page).getByRole('button', { name: ASHA });
  for (const fact of ['Hindi, Marathi', 'Bridal make-up and mehndi.', 'Next free: ']) await expect(asha).toContainText(fact);
  await expect(people(page).getByRole('button', { name: 'Sunita Rao' })).toHaveCount(0);
  await isAccessible(page, 'people');
  await asha.click();
  await expect(who(page)).toContainText('Next free: ');
  await chooseFirstSlot(page);
  await isAccessible(page, 'chosen');
  await onward(page).click();
  await expect(main(page).getByText(`${ASHA} comes to you`)).toBeVisible();
  await place(page);
  await expect(main(page)).toContainText(`${ASHA} comes to you`);
  expect(await only(customer)).toMatchObject({ professional: { name: ASHA }, professionalChosen: true });
});

test('N14 a customer who loses the professional’s slot lets anyone come', async ({ page }) => {
  const customer = await readyToBook(page);
  const date = await openDay(3, ['11:00:00']);
  await toSlots(page);
  await choosePerson(page, REKHA);
  await choose(page.getByRole('group', { name: 'Date' }).locator(`input[value="${date}"]`));
  await choose(slot(page, '11:00:00'));
  await onward(page).click();
  await bookVisit(date, '11:00:00', 'Meera Joshi', idOf(REKHA));
  await placing(page).click();
  const lost = main(page).getByText(`${REKHA} is no longer free at this time. Choose another time, or let anyone come.`);
  await expect(lost).toBeVisible();
  await isAccessible(page, 'lost');
  await page.getByRole('button', { name: 'Let Anyone Come' }).click();
  await expect(who(page)).toContainText('Anyone, soonest');
  await expect(slot(page, '11:00:00')).toBeChecked();
  await onward(page).click();
  await expect(main(page).getByText('Anyone who is free comes to you')).toBeVisible();
  await place(page);
  expect(await only(customer)).toMatchObject({ professional: null, professionalChosen: false, bookingTime: '11:00:00' });
});

test('N13 a customer wishes that only women come, once or always', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSlots(page);
  await choosePerson(page, RAVI);
  await onlyWomen(page).click({ force: true });
  await expect(main(page).getByText(`${RAVI} cannot come to this visit, so anyone may come.`)).toBeVisible();
  await isAccessible(page, 'women only');
  await who(page).click();
  await expect(people(page).getByRole('button', { name: REKHA })).toBeVisible();
  await expect(people(page).getByRole('button', { name: RAVI })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chooseFirstSlot(page);
  await onward(page).click();
  await expect(main(page).getByText('A woman who is free comes to you')).toBeVisible();
  await place(page);
  expect(await only(customer)).toMatchObject({ womenOnly: true, professionalChosen: false });

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = dialog(page, 'Edit Profile');
  await form.getByRole('switch', { name: 'Only women' }).click({ force: true });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await expect(main(page).getByText('Only women', { exact: true })).toBeVisible();
});

test('N14 Book Again proposes who came before, as long as she can', async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  const { id, price } = await serviceNamed(FACIAL);
  const bookingDate = await openDay(2, ['11:00:00']);
  const { bookingId } = await asStaff('POST', '/booking/admin', {
    mobile: customer.mobile,
    serviceIds: [id],
    bookingDate,
    bookingTime: '11:00:00',
    finalPrice: price,
    addressId: customer.addressIds[0],
    professionalId: idOf(REKHA),
  });
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-completed`);
  await page.goto('/bookings');
  await expect(main(page).getByText(`${REKHA} came to you`)).toBeVisible();
  const again = async () => {
    await page.goto('/bookings');
    await page.getByRole('button', { name: 'Book Again' }).click();
    await dialog(page, 'Book Again').getByRole('button', { name: 'More Times' }).click();
    await page.waitForURL(`${SITE}/checkout`);
  };
  await again();
  await toSlots(page);
  await expect(who(page)).toContainText(REKHA);
  await who(page).click();
  await people(page)
    .getByRole('button', { name: /^Anyone, soonest/ })
    .click();
  await expect(who(page)).toContainText('Anyone, soonest');
  await change(REKHA, { active: false });
  await again();
  // Checkout opens at the step that it was left at.
  await page.goto('/checkout');
  await expect(main(page).getByText(`${REKHA} cannot come to this visit, so anyone may come.`)).toBeVisible();
});

test('N14 a move keeps the professional, or lets anyone come', async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  const { id, price } = await serviceNamed(FACIAL);
  const [date, next] = [await openDay(3, ['11:00:00', '13:00:00']), await openDay(5, ['11:00:00'])];
  const { bookingId } = await asStaff('POST', '/booking/admin', {
    mobile: customer.mobile,
    serviceIds: [id],
    bookingDate: date,
    bookingTime: '11:00:00',
    finalPrice: price,
    addressId: customer.addressIds[0],
    professionalId: idOf(REKHA),
  });
  const leave = { fromDate: next, fromTime: '00:00:00', toDate: next, toTime: '23:00:00' };
  await asStaff('POST', `/professional/admin/${idOf(REKHA)}/leave`, leave);
  await page.goto('/bookings');
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const form = dialog(page, 'Reschedule');
  await expect(form.getByText(`${REKHA} was chosen for this visit.`)).toBeVisible();
  const days = form.getByRole('group', { name: 'Date' });
  await expect(days.locator(`input[value="${next}"]`)).toBeDisabled();
  await isAccessible(page, 'move');
  await form.getByRole('button', { name: 'Let Anyone Come' }).click();
  await choose(days.locator(`input[value="${next}"]`));
  await choose(form.getByRole('group', { name: 'Time slot' }).locator('input[value="11:00:00"]'));
  await form.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(form).toBeHidden();
  const moved = await asStaff('GET', `/booking/${bookingId}`);
  expect(moved).toMatchObject({ bookingDate: next, professionalChosen: false });
  expect([ASHA, RAVI]).toContain(moved.professional.name);
});

test('W37 My Bookings shows who comes, when, how far she is, and the start code', async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  const { id, price } = await serviceNamed(FACIAL);
  const bookingDate = await openDay(4, ['11:00:00']);
  const order = { userId: customer.userId, serviceIds: [id], bookingDate, bookingTime: '11:00:00', finalPrice: price };
  const place = { addressId: customer.addressIds[0], paymentType: 'PAY_AFTER' };
  await call('POST', '/booking', customer.token, { ...order, ...place });
  await page.goto('/bookings');
  const visit = card(page);
  await expect(visit).toContainText('We arrive between 11:00 AM and 11:15 AM, for about 1 h');
  await expect(visit).toContainText('We tell you who comes at 6 pm the day before.');
  const { startCode, bookingId } = await only(customer);
  await expect(visit.getByText(startCode, { exact: true })).toBeVisible();
  await isAccessible(page, 'not named yet');

  await call('PUT', `/booking/${bookingId}`, customer.token, { professionalId: idOf(REKHA) });
  await page.reload();
  await expect(visit).toContainText(REKHA);
  await expect(visit).toContainText('Comes to you, at your wish');
  const booking = await only(customer);
  const state = { ...booking.visit, state: 'ON_THE_WAY', onTheWayAt: `${bookingDate}T05:10:00.000Z` };
  await answer(page, `/booking/user/${customer.userId}`, [{ ...booking, visit: state }]);
  await page.reload();
  await expect(visit).toContainText(REKHA);
  await expect(visit).toContainText('On the way since 10:40 AM');
  await expect(visit).toContainText('Tell it when the work begins.');
  await isAccessible(page, 'on the way');
  const started = { ...state, state: 'STARTED', startedAt: `${bookingDate}T05:35:00.000Z` };
  await answer(page, `/booking/user/${customer.userId}`, [{ ...booking, visit: started }]);
  await page.reload();
  await expect(visit).toContainText('Started at 11:05 AM');
  await expect(visit.getByText(startCode, { exact: true })).toHaveCount(0);
});

test('N15 N16 My Bookings keeps the wish apart from whom the salon sends, and names nobody who cannot come', async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  const { id, price } = await serviceNamed(FACIAL);
  const bookingDate = await openDay(9, ['15:00:00']);
  const order = { userId: customer.userId, serviceIds: [id], bookingDate, bookingTime: '15:00:00', finalPrice: price };
  const place = { addressId: customer.addressIds[0], paymentType: 'PAY_AFTER', professionalId: idOf(ASHA) };
  const { bookingId } = await call('POST', '/booking', customer.token, { ...order, ...place });
  await page.goto('/bookings');
  const visit = card(page);
  await expect(visit).toContainText('Comes to you, at your wish');

  await asStaff('PUT', `/booking/admin/${bookingId}/professional?professionalId=${idOf(REKHA)}`);
  await page.reload();
  await expect(visit).toContainText(REKHA);
  await expect(visit).toContainText('Sent to you by the salon');
  await isAccessible(page, 'sent by the salon');

  await takeLeave(idOf(REKHA), bookingDate);
  await page.reload();
  await expect(visit).toContainText('We tell you who comes');
  await expect(visit.getByText(REKHA)).toHaveCount(0);
  await isAccessible(page, 'nobody yet');
});
