/** The waiting list for staff: who waits for a day, whom a gap fits, and callers who wait (rules B90 to B97). */
import type { Page } from '@playwright/test';
import { flip, openSettings, save } from './at-admin-settings.ts';
import { isAccessible } from './axe.ts';
import { letTimePass } from './customer.ts';
import { answer, refuse, restore } from './faults.ts';
import { dialog, isPhone, main, region, toast } from './hands.ts';
import { EDGE } from './places.ts';
import { changeSettings, putSettingsBack, settingsNow } from './salon-settings.ts';
import { asStaff, type Customer, call, dayAhead, FACIAL, HOME, makeCustomer, serviceNamed } from './scene.ts';
import { enterAs, openAsStaff } from './staff.ts';
import { bookVisit, makeTeam, openDay } from './team.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const starts = ['09:00:00', '11:00:00', '13:00:00', '15:00:00', '17:00:00'];
const list = (page: Page) => dialog(page, 'Waiting List');
const card = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name }).first();
const isWithinWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** What was freed before is looked at, so that the salon offers nothing of it by itself later. */
const settle = async () => {
  await letTimePass(61_000);
  await fetch(`${EDGE}/work`);
};

/** A day of one professional on which only these times are free. */
const fullDay = async (daysAhead: number, ...free: string[]): Promise<{ day: string; asha: string }> => {
  const idOf = await makeTeam('Asha Rao');
  const day = await openDay(daysAhead, starts);
  for (const time of starts.filter(one => !free.includes(one))) await bookVisit(day, time, 'Sunita Pawar');
  return { day, asha: idOf('Asha Rao') };
};

/** Somebody waits for a facial at home. */
const waits = async (name: string, from: string, more: object = {}): Promise<Customer & { id: string }> => {
  await settle();
  const customer = await makeCustomer({ name, addresses: [HOME] });
  const { id: serviceId } = await serviceNamed(FACIAL);
  const body = { serviceIds: [serviceId], addressId: customer.addressIds[0], from, to: from, ...more };
  const { id } = await call('POST', '/wait', customer.token, body);
  return { ...customer, id };
};
const waitsOf = (day: string, more = '') => asStaff('GET', `/wait/admin?date=${day}${more}`);

test('B97 staff see who waits for a day, whom a gap fits, and offer it', { tag: ['@both', '@release'] }, async ({ page }) => {
  const { day, asha } = await fullDay(8, '13:00:00');
  const kavita = await waits('Kavita Deshpande', day);
  await waits('Pooja Wankhede', day, { times: ['15:00:00'], womenOnly: true });
  await openAsStaff(page, `/admin/bookings?view=day&day=${day}`);
  await isAccessible(page, 'board with a gap');
  await main(page).getByRole('button', { name: '2 waiting' }).click();
  await expect(card(page, 'Kavita Deshpande')).toContainText(`${FACIAL} · 1 h 15 min`);
  await expect(card(page, 'Kavita Deshpande')).toContainText('any time');
  await expect(card(page, 'Kavita Deshpande')).toContainText('Ramdaspeth');
  await expect(card(page, 'Kavita Deshpande').getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    `tel:+91${kavita.mobile}`,
  );
  await expect(card(page, 'Pooja Wankhede')).toContainText('3 PM');
  await expect(card(page, 'Pooja Wankhede')).toContainText('Women only');
  await expect(list(page).getByRole('heading', { name: 'In the last 30 days' })).toBeVisible();
  await isAccessible(page, 'who waits');
  await isWithinWidth(page);
  await page.goBack();
  await expect(list(page)).toBeHidden();

  // The gap knows its time and whose it is.
  const gap = isPhone(page) ? /^Free .*Who fits\?$/ : /^Who fits .*, Asha Rao$/;
  await main(page).getByRole('button', { name: gap }).click();
  await expect(list(page).getByRole('heading', { name: '1:00 PM fits' })).toBeVisible();
  await expect(list(page).getByRole('list', { name: 'Whom it fits', exact: true })).toContainText('Kavita Deshpande');
  await expect(list(page).getByRole('list', { name: 'Whom it does not fit' })).toContainText('Pooja Wankhede');
  await isAccessible(page, 'whom the gap fits');
  await isWithinWidth(page);

  await list(page).getByRole('button', { name: 'Offer…, Kavita Deshpande' }).click();
  const question = dialog(page, 'Offer a time to Kavita Deshpande?');
  await expect(question.getByText(/1:00 PM is held for 20 min: nobody else can book it/)).toBeVisible();
  await expect(question.getByLabel('Time', { exact: true })).toHaveValue('13:00:00');
  await expect(question.getByLabel('Who comes')).toHaveValue(asha);
  await isAccessible(page, 'offering');
  await isWithinWidth(page);
  await refuse(page, 'POST', '/wait/admin/*/offer', 409, 'DUPLICATE_BOOKING', 'You already have a booking at this time.');
  await question.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(question.getByRole('alert')).toHaveText('This customer has a visit at that time already.');
  await restore(page, '/wait/admin/*/offer');
  await question.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(toast(page, /^The time is held for Kavita Deshpande until/)).toBeVisible();
  await expect(list(page).getByRole('heading', { name: '1:00 PM is held for Kavita Deshpande' })).toBeVisible();
  await expect(card(page, 'Kavita Deshpande')).toContainText('1:00 PM with Asha Rao, held until');
  await expect(list(page).getByRole('button', { name: 'Offer…, Kavita Deshpande' })).toHaveCount(0);
  expect((await waitsOf(day)).waits[0].wait).toMatchObject({
    id: kavita.id,
    state: 'OFFERED',
    offer: { bookingTime: '13:00:00' },
  });

  // What is held is not free for the others, and stands on the board.
  await list(page).getByRole('button', { name: 'Offer…, Pooja Wankhede' }).click();
  const other = dialog(page, 'Offer a time to Pooja Wankhede?');
  await expect(other.getByText('No time of this day is free for the visit.')).toBeVisible();
  await isAccessible(page, 'nothing to offer');
  await other.getByRole('button', { name: 'Cancel' }).click();
  await list(page).getByRole('button', { name: 'Close' }).click();
  await expect(list(page)).toBeHidden();
  const held = main(page).getByRole('button', { name: /Held for Kavita Deshpande until/ });
  await expect(held).toBeVisible();
  await expect(main(page).getByRole('button', { name: gap })).toHaveCount(0);
  await isAccessible(page, 'board with a held time');
  await held.click();
  await list(page).getByRole('button', { name: 'End, Kavita Deshpande' }).click();
  await dialog(page, 'End the wait of Kavita Deshpande?').getByRole('button', { name: 'End the Wait' }).click();
  await expect(toast(page, 'Kavita Deshpande waits no longer.')).toBeVisible();
  await expect(list(page).getByRole('listitem').filter({ hasText: 'Kavita Deshpande' })).toHaveCount(0);
});

test('B90 a caller is let wait where the day is full', { tag: '@both' }, async ({ page }) => {
  const { day } = await fullDay(16);
  const customer = await makeCustomer({ name: 'Kamla Bai', addresses: [HOME] });
  await openAsStaff(page, `/admin/bookings?view=day&day=${day}`);
  await main(page).getByRole('button', { name: 'Nobody waiting' }).click();
  await expect(list(page).getByText('Nobody waits for this day')).toBeVisible();
  await isAccessible(page, 'nobody waits');
  await list(page).getByRole('link', { name: 'Let a Caller Wait' }).click();

  const times = region(page, 'Date and time');
  const wait = times.getByRole('button', { name: 'Let the Caller Wait' });
  await expect(times.getByText('When a time gets free, it is held for the caller')).toBeVisible();
  await wait.click();
  await expect(region(page, 'Customer').getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
  await region(page, 'Customer').getByLabel('Mobile').fill(customer.mobile);
  await expect(region(page, 'Customer').getByRole('status')).toContainText('Kamla Bai');
  await wait.click();
  await expect(times.getByText('Still missing: a service.')).toBeVisible();
  await isAccessible(page, 'a service is missing');
  const services = region(page, 'Services');
  await services.getByRole('searchbox', { name: 'Search services' }).fill(FACIAL);
  await services.getByRole('button', { name: `Add ${FACIAL}` }).click();
  await expect(times.getByText('Still missing')).toHaveCount(0);
  await wait.click();

  const asked = dialog(page, 'Let the caller wait');
  await expect(asked.getByLabel('First day')).toHaveValue(day);
  await isAccessible(page, 'for when');
  await isWithinWidth(page);
  await asked.getByLabel('Last day').fill(dayAhead(40));
  await asked.getByRole('button', { name: 'Let the Caller Wait' }).click();
  await expect(asked.getByText(/^Nobody can wait longer than until/)).toBeVisible();
  await asked.getByLabel('Last day').fill(day);
  await asked.getByLabel('Earliest start').selectOption('13:00:00');
  await refuse(page, 'POST', '/wait/admin', 409, 'TOO_MANY_WAITS', 'You wait for three times already.');
  await asked.getByRole('button', { name: 'Let the Caller Wait' }).click();
  await expect(asked.getByRole('alert')).toContainText('This customer waits for three times already.');
  await restore(page, '/wait/admin');
  await asked.getByRole('button', { name: 'Let the Caller Wait' }).click();
  await expect(toast(page, /^Kamla Bai waits for /)).toBeVisible();
  await expect(card(page, 'Kamla Bai')).toContainText('1 PM, 3 PM or 5 PM');
  expect((await waitsOf(day)).waits).toMatchObject([
    { wait: { times: ['13:00:00', '15:00:00', '17:00:00'], from: day, to: day }, customer: { mobile: customer.mobile } },
  ]);
  // Back does not lead to a form that would add it again.
  await page.goBack();
  await expect(page).not.toHaveURL(/bookings\/new/);
});

test('B97 with teams the week counts who waits, and a slot says whom it fits', { tag: '@both' }, async ({ page }) => {
  await changeSettings({ capacity: 'TEAMS' });
  const day = dayAhead(24);
  await waits('Rekha Patil', day);
  await openAsStaff(page, `/admin/bookings?view=week&day=${day}`);
  await expect(main(page).getByRole('button', { name: /^1 waiting/ })).toBeVisible();
  await isAccessible(page, 'week');
  await isWithinWidth(page);
  await main(page)
    .getByRole('button', { name: /11:00 AM - 01:00 PM.*3 of 3 free/ })
    .filter({ visible: true })
    .nth(isPhone(page) ? 0 : new Date(day).getUTCDay() === 0 ? 6 : new Date(day).getUTCDay() - 1)
    .click();
  await dialog(page, '11:00 AM - 01:00 PM').getByRole('button', { name: 'Who fits it?' }).click();
  await expect(list(page).getByRole('list', { name: 'Whom it fits', exact: true })).toContainText('Rekha Patil');
  // Teams have no names.
  await expect(list(page).getByRole('combobox')).toHaveCount(1);
  await list(page).getByRole('button', { name: 'Day after' }).click();
  await expect(list(page).getByText('Nobody waits for this day')).toBeVisible();
});

test('B96 a paused wait goes on', async ({ page }) => {
  const day = dayAhead(25);
  const { id } = await waits('Vidya Iyer', day);
  const { waits: found } = await waitsOf(day);
  const paused = found.map((one: { wait: object }) => ({ ...one, wait: { ...one.wait, state: 'PAUSED' } }));
  await answer(page, '/wait/admin?*', { waits: paused, figures: null });
  await openAsStaff(page, `/admin/bookings?view=week&day=${day}&waits=${day}`);
  await expect(card(page, 'Vidya Iyer')).toContainText('Two offers in a row lapsed.');
  // The desk has no figures.
  await expect(list(page).getByText('In the last 30 days')).toHaveCount(0);
  await isAccessible(page, 'paused');
  const gone = page.waitForResponse(response => response.request().method() === 'PUT' && response.url().endsWith(`/wait/${id}`));
  await restore(page, '/wait/admin?*');
  await list(page).getByRole('button', { name: 'Go on, Vidya Iyer' }).click();
  expect((await gone).status()).toBe(200);
  await expect(toast(page, 'Vidya Iyer gets offers again.')).toBeVisible();
  await expect(card(page, 'Vidya Iyer')).not.toContainText('lapsed');
});

test('B97 the desk works with the waiting list, and sees no figures', async ({ page }) => {
  const day = dayAhead(26);
  await waits('Gauri Naik', day);
  const refused: string[] = [];
  page.on('response', answer => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await enterAs(page, 'DESK');
  await page.goto(`/admin/bookings?view=week&day=${day}&waits=${day}`);
  await list(page).getByRole('button', { name: 'Offer…, Gauri Naik' }).click();
  const question = dialog(page, 'Offer a time to Gauri Naik?');
  await question.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(toast(page, /^The time is held for Gauri Naik/)).toBeVisible();
  await expect(card(page, 'Gauri Naik')).toContainText('Offered until');
  await expect(list(page).getByText('In the last 30 days')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('B94 the owner says how long an offer is held, and who is asked first', async ({ page }) => {
  await openSettings(page, 'bookings#waitOfferMinutes');
  const minutes = page.getByLabel('Minutes an offer is held');
  await expect(minutes).toBeFocused();
  await expect(minutes).toHaveValue('20');
  await isAccessible(page, 'settings');
  await isWithinWidth(page);
  await minutes.fill('4');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Minutes an offer is held must be at least 5')).toBeVisible();
  await minutes.fill('45');
  await flip(page, 'Regulars first');
  await save(page);
  expect(await settingsNow()).toMatchObject({ waitOfferMinutes: 45, waitRegularsFirst: true });
});

test('B97 waits that cannot be read say so, and can be tried again', async ({ page }) => {
  const day = dayAhead(27);
  await refuse(page, 'GET', '/wait/admin?*', 400, 'VALIDATION_ERROR');
  await openAsStaff(page, `/admin/bookings?view=week&day=${day}&waits=${day}`);
  await expect(list(page).getByText('Failed to fetch who waits')).toBeVisible();
  await isAccessible(page, 'not read');
  await restore(page, '/wait/admin?*');
  await list(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(list(page).getByText('Nobody waits for this day')).toBeVisible();
});
