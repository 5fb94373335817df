/** A new offer from its first idea to the books (issue 5): the staff makes it, a customer books it, the figures say so. */

import type { Page } from '@playwright/test';
import { markPaid } from './at-admin-bookings.ts';
import { isSuccess } from './at-checkout.ts';
import { chooseFirstSlot } from './choose.ts';
import { dialog, isPhone, main } from './hands.ts';
import { photo } from './pictures.ts';
import { asStaff, bookingsOf, call, HOME, signedIn } from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const [PRICE, OFF] = [1500, 300];
const PAID = PRICE - OFF;

const overview = () => asStaff('GET', '/analytics/admin/overview');
const analytics = (day: string) => asStaff('GET', `/analytics/admin?from=${day}&to=${day}`);

/** A period on the dashboard: rupees and visits. */
const shown = async (page: Page, period: string) => {
  const text = await page
    .getByRole('region', { name: 'Figures' })
    .locator('dl > div')
    .filter({ has: page.getByText(period, { exact: true }) })
    .getByRole('definition')
    .locator('span')
    .first()
    .innerText();
  const [, revenue = '', bookings = ''] = text.match(/₹([\d,.]+)\s+([\d,]+) visit/) ?? [];
  return { revenue: Number(revenue.replaceAll(',', '')), bookings: Number(bookings.replaceAll(',', '')) };
};
const periods = { today: 'Today', week: 'This week', month: 'This month' } as const;
/** Whether the day of a visit falls into a period that holds the day it is. Weeks begin on Monday. */
const holds = (period: keyof typeof periods, now: string, day: string) => {
  const monday = (of: string) => Date.parse(of) - ((new Date(of).getUTCDay() + 6) % 7) * 86_400_000;
  if (period === 'today') return day === now;
  return period === 'week' ? monday(day) === monday(now) : day.slice(0, 7) === now.slice(0, 7);
};

const makeOffer = async (page: Page, category: string, service: string, code: string) => {
  await signInAsStaff(page);
  await page.goto('/admin/category');
  await main(page).getByRole('button', { name: 'Create Category' }).click();
  const categoryForm = dialog(page, 'Create Category');
  await categoryForm.getByLabel('Name').fill(category);
  await categoryForm.getByLabel('Description').fill('Everything for one great day.');
  await categoryForm.getByLabel('Picture').setInputFiles(await photo(800, 600));
  await categoryForm.getByRole('button', { name: 'Create Category' }).click();
  await expect(categoryForm).toBeHidden();

  await page.goto('/admin/services');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: category });
  await expect(page.getByText('No services found')).toBeVisible();
  await main(page).getByRole('button', { name: 'Add Service' }).first().click();
  const serviceForm = dialog(page, 'Add Service');
  // It is the category one was looking at.
  await expect(serviceForm.getByLabel('Category').locator('option:checked')).toHaveText(category);
  await serviceForm.getByLabel('Name').fill(service);
  await serviceForm.getByLabel('Description').fill('Two hands, one hour.');
  await serviceForm.getByLabel('Price').fill(String(PRICE));
  await serviceForm.getByLabel('Duration').fill('60');
  await serviceForm.getByRole('button', { name: 'Add Service' }).click();
  await expect(serviceForm).toBeHidden();
  await expect(main(page).getByRole('button', { name: `View ${service}` })).toBeVisible();

  await page.goto('/admin/coupon');
  await main(page).getByRole('button', { name: 'Add Coupon' }).click();
  const couponForm = dialog(page, 'Add Coupon');
  await couponForm.getByLabel('Code').fill(code);
  await couponForm.getByLabel('Discount Type').selectOption({ label: 'Fixed amount (₹)' });
  await couponForm.getByLabel('Discount Value').fill(String(OFF));
  await couponForm.getByLabel('Valid Till').fill('2099-12-31');
  await couponForm.getByRole('button', { name: 'Add Coupon' }).click();
  await expect(couponForm).toBeHidden();
};

/** From the list of categories to a booked visit, on the first day and slot that is offered. */
const bookIt = async (page: Page, category: string, service: string, code: string) => {
  const customer = await signedIn(page, { name: 'Anjali Rao', addresses: [HOME] });
  await page.goto('/services');
  const tile = main(page).getByRole('link', { name: category });
  await expect(tile.locator('img')).toHaveJSProperty('complete', true);
  await tile.click();
  await main(page).getByRole('listitem').filter({ hasText: service }).getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().click();
  await page.getByLabel('Coupon code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText(`Coupon applied. You save ₹${OFF}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await chooseFirstSlot(page);
  await next.click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await isSuccess(page);
  return customer;
};

test('staff make, book, settle and delete a category, service and coupon, and every figure is exact', {
  tag: ['@desktop', '@release'],
}, async ({ page, browser }) => {
  test.setTimeout(300_000);
  const [category, service] = [`Gala ${Date.now()}`, `Gala Glow ${Date.now()}`];
  const code = `GALA${Date.now()}`;
  await makeOffer(page, category, service, code);

  const before = await overview();
  const shop = await (await browser.newContext()).newPage();
  const customer = await bookIt(shop, category, service, code);
  const [booking] = await bookingsOf(customer);
  expect(booking).toMatchObject({ name: [service], totalPrice: PRICE, discount: OFF, finalPrice: PAID, couponCode: code });
  const day: string = booking.bookingDate;

  // The dashboard: its figures move by this visit and nothing else, in the API and on the screen.
  const after = await overview();
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
  for (const period of ['today', 'week', 'month'] as const) {
    const counts = holds(period, after.date, day);
    const was = before[period].current;
    const expected = { bookings: was.bookings + Number(counts), revenue: was.revenue + (counts ? PAID : 0) };
    expect(after[period].current, period).toEqual(expected);
    expect(await shown(page, periods[period]), period).toEqual(expected);
  }
  // The last slot of a day begins before evening; what is booked later is a visit of another day.
  if (day === after.date) {
    await expect(page.getByRole('region', { name: "Today's visits" }).getByText('Anjali Rao').last()).toBeVisible();
  }

  // Completed, then paid.
  await page.goto(`/admin/bookings?booking=${booking.bookingId}`);
  const panel = dialog(page, /^Booking/);
  await expect(panel.getByText(service).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Mark completed' }).click();
  await dialog(page, 'Mark as completed?').getByRole('button', { name: 'Mark completed' }).click();
  await panel.getByRole('button', { name: 'Mark paid' }).click();
  await markPaid(page.getByRole('dialog').last());
  await expect
    .poll(() => asStaff('GET', `/booking/${booking.bookingId}`))
    .toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
  expect((await overview()).month).toEqual(after.month);

  const reads = async () => {
    const { totals, topServices, coupons } = await analytics(day);
    const sold = topServices.find(({ name }: { name: string }) => name === service);
    const used = coupons.find((one: { code: string }) => one.code === code);
    expect(sold).toMatchObject({ quantity: 1, revenue: PRICE });
    expect(used).toMatchObject({ uses: 1, discount: OFF });
    await page.goto(`/admin/analytics?period=custom&from=${day}&to=${day}`);
    await expect(page.getByRole('region', { name: 'Top services' }).getByRole('row', { name: service })).toContainText('₹1,500');
    await expect(page.getByRole('region', { name: 'Coupons' }).getByRole('row', { name: code })).toContainText(`₹${OFF}`);
    const bookings = main(page)
      .locator('dl > div')
      .filter({ has: page.getByText('Bookings', { exact: true }) });
    await expect(bookings.getByText(String(totals.bookings), { exact: true }).first()).toBeVisible();
    return totals;
  };
  const totals = await reads();

  // All of it is deleted again.
  await page.goto('/admin/coupon');
  await expect(
    main(page)
      .getByRole(isPhone(page) ? 'listitem' : 'row')
      .filter({ hasText: code }),
  ).toContainText('1');
  await main(page)
    .getByRole('button', { name: `Delete ${code}` })
    .click();
  await dialog(page, 'Delete Coupon').getByRole('button', { name: 'Delete Coupon' }).click();
  await expect(dialog(page, 'Delete Coupon')).toBeHidden();
  await page.goto(`/admin/services?search=${encodeURIComponent(service)}`);
  await main(page)
    .getByRole('button', { name: `Delete ${service}` })
    .click();
  await dialog(page, 'Delete this service?').getByRole('button', { name: 'Delete Service' }).click();
  await expect(page.getByText('No services found')).toBeVisible();
  await page.goto(`/admin/category?search=${encodeURIComponent(category)}`);
  await main(page)
    .getByRole('button', { name: `Delete ${category}` })
    .click();
  await dialog(page, 'Delete this category?').getByRole('button', { name: 'Delete Category' }).click();
  await expect(page.getByText('No categories found')).toBeVisible();

  // The shop has nothing of it left; history reads as it did.
  expect((await call('GET', `/service/all?search=${encodeURIComponent(service)}`)).totalElements).toBe(0);
  expect(await reads()).toEqual(totals);
  expect((await overview()).month).toEqual(after.month);
  const { bookingId, user, name, items, address, totalPrice, discount, couponCode, finalPrice } = booking;
  const kept = { bookingId, user, name, items, address, totalPrice, discount, couponCode, finalPrice };
  expect((await bookingsOf(customer))[0]).toMatchObject({ ...kept, status: 'COMPLETED', paymentStatus: 'PAID' });
  await shop.goto('/bookings');
  const card = main(shop).getByRole('listitem').filter({ hasText: service });
  await expect(card).toContainText('₹1,200');
  await expect(card).toContainText(/completed/i);
  await page.goto(`/admin/bookings?booking=${booking.bookingId}`);
  for (const words of [service, code, '₹1,200']) await expect(panel.getByText(words).first()).toBeVisible();
  await shop.context().close();
});
