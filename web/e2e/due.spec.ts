/** What a customer usually has again by now: one tap on the home page, and the staff's list (rules B110 to B114). */
import type { Page } from '@playwright/test';
import * as english from '../../common/words/en/due.ts';
import * as hindi from '../../common/words/hi/due.ts';
import * as marathi from '../../common/words/mr/due.ts';
import { untilNoon } from './at-visit-link.ts';
import { isAccessible, isFine } from './axe.ts';
import { main } from './hands.ts';
import { EDGE, SITE } from './places.ts';
import { salonNow } from './professional.ts';
import { putSettingsBack } from './salon-settings.ts';
import { asStaff, bookingsOf, type Customer, FACIAL, HOME, serviceNamed, signedIn } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { makeTeam } from './team.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const dayBefore = async (days: number) =>
  new Date((await salonNow()) + 5.5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

/** Had a facial every four weeks by Kavita, five weeks ago for the last time, or so many days ago. The job of the night has run since. */
const regular = async (page: Page, ago = [90, 62, 34]): Promise<Customer> => {
  const idOf = await makeTeam('Kavita', 'Sushma');
  const customer = await signedIn(page, { addresses: [HOME], name: 'Kamla Bai' });
  const { id } = await serviceNamed(FACIAL);
  for (const days of ago)
    await asStaff('POST', '/booking/admin/past', {
      ...{ mobile: customer.mobile, serviceIds: [id], addressId: customer.addressIds[0], paidBy: 'UPI' },
      ...{ bookingDate: await dayBefore(days), bookingTime: '11:00:00', professionalId: idOf('Kavita') },
    });
  await untilNoon();
  await fetch(`${EDGE}/work`);
  return customer;
};
const card = (page: Page, services: string, { wasAgo }: Pick<typeof english, 'wasAgo'> = english) =>
  main(page).getByRole('region', { name: wasAgo(services, 5) });

test.beforeEach(untilNoon);

for (const [language, words, path] of [
  ['English', english, '/'],
  ['Hindi', hindi, '/hi'],
  ['Marathi', marathi, '/mr'],
] as const)
  test(`B113 one tap on the home page books what is due, in ${language}`, {
    tag: language === 'English' ? ['@release', '@both'] : [],
  }, async ({ page }) => {
    const customer = await regular(page);
    const { price, ...service } = await serviceNamed(FACIAL);
    await page.goto(path);
    const named = (service as { names?: Record<string, string> }).names?.[path.slice(1)] ?? FACIAL;
    const due = path === '/' ? card(page, named) : main(page).getByRole('region').filter({ hasText: words.oneTap });
    const times = due.getByRole('listitem').getByRole('button');
    await expect(times).toHaveCount(3);
    await expect(due).toContainText('440010');
    await expect(due).toContainText(`₹${price.toLocaleString('en-IN')}`);
    await expect(times.first()).toContainText(words.withHer('Kavita'));
    await isFine(page, `what is due, in ${language}`);
    await times.nth(1).click();
    await page.waitForURL(`${SITE}${path === '/' ? '' : path}/order-success`);
    const [booked] = (await bookingsOf(customer)).filter(({ status }: { status: string }) => status === 'PENDING');
    expect([booked.finalPrice, booked.professional.name, booked.professionalWished]).toEqual([price, 'Kavita', true]);
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(due).toHaveCount(0);
  });

test('B108 the newest finished visit can come again as often as usual', async ({ page }) => {
  await regular(page, [132, 83, 34]);
  await page.goto('/bookings');
  const offers = main(page).getByRole('button', { name: /^Every/ });
  await expect(offers).toHaveText(['Every 7 weeks']);
  await offers.click();
  const sheet = page.getByRole('dialog', { name: 'Regular visits' });
  await expect(sheet.getByLabel('How often?')).toHaveValue('7');
  await isFine(page, 'beginning with the usual interval');
});

test('B114 Not Now hides it and offers the last visit again', async ({ page }) => {
  await regular(page);
  await page.goto('/');
  await card(page, FACIAL).getByRole('button', { name: 'Not Now' }).click();
  await expect(main(page).getByRole('region', { name: /^Your last visit/ })).toContainText(FACIAL);
  await page.reload();
  await expect(main(page).getByRole('region', { name: /^Your last visit/ })).toContainText(FACIAL);
  await expect(card(page, FACIAL)).toHaveCount(0);
});

test('B113 a time that was taken meanwhile is said, and fresh times are there', async ({ page }) => {
  await regular(page);
  await page.goto('/');
  const times = card(page, FACIAL).getByRole('listitem').getByRole('button');
  await expect(times).toHaveCount(3);
  await page.route('**/api/v1/booking', route => {
    const body = { success: false, message: 'Taken.', errorCode: 'SLOT_UNAVAILABLE', data: { reason: 'FULL' } };
    return route.fulfill({ status: 409, json: body });
  });
  await times.first().click();
  await expect(card(page, FACIAL).getByRole('alert')).toContainText('This time slot has just been taken.');
  await expect(times).toHaveCount(3);
});

test('B114 staff see who is due, book with all filled in, and see the interval', { tag: '@both' }, async ({ page }) => {
  const customer = await regular(page);
  await openAsStaff(page, `/admin/due?search=${customer.mobile}`);
  const one = main(page).locator('[data-record]');
  await expect(one).toHaveCount(1);
  await expect(one).toContainText('7 days overdue');
  await expect(one).toContainText('usually every 28 days');
  const chat = one.getByRole('link', { name: 'Write to Kamla Bai on WhatsApp' });
  await expect(chat).toHaveAttribute('href', new RegExp(`${customer.mobile}.*text=Namaste`));
  await isFine(page, 'who is due');
  await one.getByRole('link', { name: 'Book for Kamla Bai' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'New Booking' })).toBeVisible();
  await expect(main(page).getByText(FACIAL).first()).toBeVisible();
  await expect(
    main(page)
      .getByRole('radio', { name: /Ramdaspeth|Shivaji Nagar/ })
      .first(),
  ).toBeChecked();

  await openAsStaff(page, `/admin/customers?customer=${customer.userId}`);
  await expect(page.getByRole('region', { name: 'Usual Intervals' })).toContainText('28 days, 3 visits');
  await isAccessible(page, 'a customer with intervals');
});
