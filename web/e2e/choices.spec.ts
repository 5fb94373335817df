/** Variants and add-ons from the menu to the visit (rules C31 and C32). */
import type { Page } from '@playwright/test';
import { isPlaced, placing, toSummary } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { dialog, main, region } from './hands.ts';
import { bookingsOf, call, cartOf, FACIAL, freeVisit, HOME, makeCustomer, readyToBook, serviceNamed, signedIn } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const SPA = 'Deep Conditioning Hair Spa';
const CHOSEN = `${SPA} · Long hair · with a trim`;

const card = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a customer chooses on the card, sees price and time at once, and books it', { tag: ['@both', '@release'] }, async ({
  page,
}) => {
  const customer = await readyToBook(page);
  await page.goto('/all-services?search=deep+conditioning');
  await expect(card(page, SPA)).toContainText('from ₹1,199');
  await card(page, SPA).getByRole('button', { name: 'Choose' }).click();
  const sheet = dialog(page, SPA);
  await expect(sheet.getByRole('radio', { name: /Short hair/ })).toBeChecked();
  await sheet.getByRole('radio', { name: /Long hair ₹1,499/ }).check();
  await sheet.getByRole('checkbox', { name: /with a trim/ }).check();
  await expect(sheet.getByRole('status').first()).toHaveText('₹1,7981 h 50 min');
  await isAccessible(page, 'choice');
  await sheet.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(sheet.getByRole('group', { name: `Quantity of ${CHOSEN}` })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(card(page, SPA)).toContainText('1 in your cart');

  await page.goto('/cart');
  await expect(main(page).getByRole('heading', { name: CHOSEN })).toBeVisible();
  await page.getByRole('button', { name: `One ${CHOSEN} more` }).click();
  await expect
    .poll(async () => (await cartOf(customer)).items.map(({ quantity }: { quantity: number }) => quantity))
    .toContain(2);
  await page.getByRole('button', { name: `One ${CHOSEN} less` }).click();
  await toSummary(page);
  await expect(page.getByText(CHOSEN)).toBeVisible();
  await placing(page).click();
  await isPlaced(page, customer);
  const [booking] = await bookingsOf(customer);
  expect(booking.items.find(({ name }: { name: string }) => name === CHOSEN)).toMatchObject({
    price: 1798,
    durationInMinutes: 110,
  });
  await page.goto('/bookings');
  await expect(main(page).getByText(CHOSEN)).toBeVisible();
});

for (const [language, name, chosen, price] of [
  ['hi', 'डीप कंडीशनिंग हेयर स्पा', 'छोटे बाल', '₹1,448'],
  ['mr', 'डीप कंडिशनिंग हेअर स्पा', 'लहान केस', '₹1,448'],
] as const)
  test(`the page of a service asks in ${language}, and the cart has the words`, async ({ page }) => {
    const customer = await signedIn(page);
    const { id } = await serviceNamed(SPA);
    await page.goto(`/${language}/services/details/${id}`);
    await expect(main(page).getByRole('radio', { name: new RegExp(chosen) })).toBeChecked();
    await main(page).getByRole('checkbox').first().check();
    await expect(main(page).getByRole('status').filter({ hasText: price })).toBeVisible();
    await isAccessible(page, `service ${language}`);
    await main(page)
      .getByRole('button', { name: language === 'hi' ? 'कार्ट में जोड़ें' : 'कार्टमध्ये जोडा' })
      .first()
      .click();
    await expect.poll(async () => (await cartOf(customer)).totalPrice).toBe(1448);
    await page.goto(`/${language}/cart`);
    await expect(main(page).getByRole('heading', { name: new RegExp(`${name} · ${chosen} · `) })).toBeVisible();
  });

test('My Bookings names two of a kind in the language of the customer', async ({ page }) => {
  const { token, userId, addressIds } = await signedIn(page, { addresses: [HOME] });
  const { id } = await serviceNamed(SPA);
  await call('POST', '/booking', token, {
    ...{ userId, serviceIds: [id, id], ...(await freeVisit(4)), finalPrice: 2398, addressId: addressIds[0] },
    paymentType: 'PAY_AFTER',
  });
  await page.goto('/hi/bookings');
  await expect(main(page).getByText('2 × डीप कंडीशनिंग हेयर स्पा · छोटे बाल')).toBeVisible();
});

test('a choice that is gone leaves the cart, which says so', async ({ page }) => {
  const customer = await signedIn(page);
  const { id } = await serviceNamed(SPA);
  await call('POST', `/cart/${customer.cartId}/items`, customer.token, { serviceId: id, quantity: 1, variantId: 'verylong' });
  await openAsStaff(page, '/admin/services?search=deep+conditioning');
  await main(page)
    .getByRole('button', { name: `Update ${SPA}` })
    .click();
  const form = dialog(page, 'Update Service');
  await form.getByRole('button', { name: 'Remove variant 3' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await page.goto('/cart');
  await expect(page.getByText(/is no longer available as you chose it/)).toBeVisible();
});

test('staff add a service with variants and add-ons, and put them in order', { tag: '@both' }, async ({ page }) => {
  await openAsStaff(page, '/admin/services');
  await main(page).getByRole('button', { name: 'Add Service' }).click();
  const form = dialog(page, 'Add Service');
  await form.getByLabel('Name').fill('Aa Updo');
  await form.getByLabel('Description').fill('Hair pinned up for the evening.');
  await form.getByLabel('Category').selectOption({ label: 'Hair Cut & Styling' });
  for (const [n, name, price, minutes] of [
    [1, 'Plain', '800', '40'],
    [2, 'With flowers', '650', '50'],
  ] as const) {
    await form.getByRole('button', { name: 'Add a Variant' }).click();
    await form.getByLabel(`Name of variant ${n}`).fill(name);
    await form.getByLabel(`Price of variant ${n}`).fill(price);
    await form.getByLabel(`Minutes of variant ${n}`).fill(minutes);
  }
  await form.getByRole('button', { name: 'Add an Add-on' }).click();
  await form.getByLabel('Name of add-on 1').fill('with veil');
  await form.getByLabel('In Marathi, add-on 1').fill('ओढणीसह');
  await form.getByLabel('Price of add-on 1').fill('99.50');
  await form.getByRole('button', { name: 'Move variant 2 up' }).click();
  await isAccessible(page, 'options');
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expect(form.getByText('Duration is required')).toBeVisible();
  await form.getByLabel('Minutes of add-on 1').fill('0');
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expect(form).toBeHidden();
  const { content } = await call('GET', '/service/all?search=updo&translations=true');
  expect(content[0]).toMatchObject({
    ...{ price: 650, durationInMinutes: 50 },
    variants: [{ name: 'With flowers' }, { name: 'Plain', price: 800 }],
    addOns: [{ name: 'with veil', price: 99.5, durationInMinutes: 0, translations: { mr: { name: 'ओढणीसह' } } }],
  });
});

test('the first variant of a service begins with its price and minutes', async ({ page }) => {
  await openAsStaff(page, '/admin/services?search=gold+radiance');
  await main(page)
    .getByRole('button', { name: `Update ${FACIAL}` })
    .click();
  const form = dialog(page, 'Update Service');
  await form.getByRole('button', { name: 'Add a Variant' }).click();
  await expect(form.getByLabel('Price of variant 1')).toHaveValue('1499');
  await expect(form.getByLabel('Minutes of variant 1')).toHaveValue('75');
  await form.getByRole('button', { name: 'Add a Variant' }).click();
  await expect(form.getByLabel('Price of variant 2')).toHaveValue('');
});

test('staff choose for who calls', async ({ page }) => {
  const { bookingDate, bookingTime } = await freeVisit();
  const customer = await makeCustomer({ addresses: [HOME] });
  await signInAsStaff(page);
  await page.goto(`/admin/bookings/new?day=${bookingDate}&time=${bookingTime}&mobile=${customer.mobile}`);
  const services = region(page, 'Services');
  await services.getByRole('searchbox', { name: 'Search services' }).fill(SPA);
  await expect(services.getByRole('listitem').filter({ hasText: SPA })).toContainText('from ₹1,199 · 1 h 15 min');
  await services.getByRole('button', { name: `Add ${SPA}` }).click();
  const sheet = dialog(page, SPA);
  await sheet
    .getByRole('radio', { name: /Long hair/ })
    .first()
    .check();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(services.getByRole('group', { name: `Quantity of ${SPA} · Long hair` })).toBeVisible();
  await expect(region(page, 'Summary')).toContainText('₹1,499');
  // The times that arrive move the button away from under the pointer.
  await expect(page.getByRole('group', { name: 'Time slot' })).toBeVisible();
  await region(page, 'Summary').getByRole('button', { name: 'Book Visit' }).click();
  await expect(page.getByText('The visit is booked.')).toBeVisible();
  expect(await bookingsOf(customer)).toMatchObject([{ name: [`${SPA} · Long hair`], finalPrice: 1499, durationInMinutes: 90 }]);
});
