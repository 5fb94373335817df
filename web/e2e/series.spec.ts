/** Visits that come again every few weeks (rule R22.1): begun, asked about, moved, skipped, paused and ended. */
import type { Locator, Page } from '@playwright/test';
import * as english from '../../common/words/en/series.ts';
import * as hindiActs from '../../common/words/hi/booking.ts';
import * as hindi from '../../common/words/hi/series.ts';
import * as marathiActs from '../../common/words/mr/booking.ts';
import * as marathi from '../../common/words/mr/series.ts';
import { openOne, panel, scene } from './at-admin-bookings.ts';
import { card } from './at-bookings.ts';
import { untilNoon } from './at-visit-link.ts';
import { isFine } from './axe.ts';
import { choose } from './choose.ts';
import { letTimePass } from './customer.ts';
import { dialog, main, region, toast } from './hands.ts';
import { EDGE, SITE } from './places.ts';
import { dayOf, makeProfessional, salonNow, signInAsProfessional } from './professional.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import {
  asStaff,
  book,
  bookingsOf,
  type Customer,
  call,
  forgetStaff,
  HOME,
  makeCustomer,
  signedIn,
  type Visit,
} from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();
test.beforeEach(untilNoon);

const dayMs = 86_400_000;
const inDays = async (days: number) => new Date((await salonNow()) + 330 * 60_000 + days * dayMs).toISOString().slice(0, 10);
const daysAfter = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
const written = (date: string) =>
  `${new Date(date).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })}, ${Number(date.slice(8))} `;

/** Does what is due. */
const work = () => fetch(`${EDGE}/work`);

/** A day on which the salon is open and nobody has a visit, as it is on those of the next weeks. */
const quietDay = async (days: number): Promise<Visit> => {
  await changeSettings({ teams: 1, maxPendingBookings: 50, bookingHorizonDays: 200 });
  const isQuiet = async (date: string) => {
    const slots: { available: boolean }[] = await call('GET', `/booking/available-slots?date=${date}&durationInMinutes=60`);
    return slots.length === 5 && slots.every(({ available }) => available);
  };
  const date = await inDays(days);
  const all = await Promise.all([0, 28, 56, 84].map(later => isQuiet(daysAfter(date, later))));
  return all.every(Boolean) ? { bookingDate: date, bookingTime: '11:00:00' } : quietDay(days + 1);
};

/** Somebody else has this time, weeks later. */
const taken = async ({ bookingDate, bookingTime }: Visit, days: number) => {
  const other = await makeCustomer({ name: 'Meera Joshi', addresses: [HOME] });
  await book(other, { bookingDate: daysAfter(bookingDate, days), bookingTime });
};

const seriesOf = async ({ token }: Customer) => call('GET', '/series', token);
/** A customer with a series whose second visit is asked about. */
const withSeries = async (page: Page, days: number) => {
  const visit = await quietDay(days);
  await taken(visit, 28);
  const customer = await signedIn(page, { name: 'Asha Deshmukh', addresses: [HOME] });
  const { bookingId } = await book(customer, visit);
  await call('POST', '/series', customer.token, { bookingId, everyWeeks: 4 });
  await work();
  const [series] = await seriesOf(customer);
  const tokenOf = (number: number): string => series.visits.find((one: { number: number }) => one.number === number).token;
  return { customer, visit, series, tokenOf };
};

const regular = (page: Page) => region(page, english.title);
/** The row of a visit within a card or a dialog. */
const visitOn = (within: Locator, date: string) =>
  within
    .getByRole('listitem')
    .filter({ hasText: written(date) })
    .last();
const statesOf = async (customer: Customer) => {
  const [series] = await seriesOf(customer);
  return series.visits.map(({ number, state }: { number: number; state: string }) => `${number} ${state}`);
};

test('a finished visit comes again every four weeks, and one of two times is chosen where hers is taken', {
  tag: ['@release', '@both'],
}, async ({ page }) => {
  const visit = await quietDay(3);
  const { bookingDate } = visit;
  await taken(visit, 56);
  const customer = await signedIn(page, { name: 'Asha Deshmukh', addresses: [HOME] });
  const { bookingId } = await book(customer, visit);
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-completed?paidBy=CASH`);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Every 4 weeks' }).click();
  const sheet = dialog(page, 'Regular visits');
  await expect(sheet.getByLabel('How often?')).toHaveValue('4');
  await expect(sheet).toContainText('Costs ₹1,499 a visit today.');
  await sheet.getByLabel('How often?').selectOption('6');
  await expect(region(page, 'The next visits').getByRole('listitem')).toHaveText(
    [42, 84, 126].map(days => new RegExp(`^${written(daysAfter(bookingDate, days))}.*11:00 AM$`)),
  );
  await sheet.getByLabel('How often?').selectOption('4');
  await expect(region(page, 'The next visits').getByRole('listitem')).toHaveText(
    [28, 56, 84].map(days => new RegExp(`^${written(daysAfter(bookingDate, days))}.*11:00 AM$`)),
  );
  await isFine(page, 'beginning a series');
  await sheet.getByRole('button', { name: 'Book every 4 weeks' }).click();

  const begun = dialog(page, 'Please choose a time');
  await expect(visitOn(begun, daysAfter(bookingDate, 28))).toContainText('Booked');
  await expect(visitOn(begun, daysAfter(bookingDate, 56))).toContainText('The usual time is not free on this day.');
  await isFine(page, 'a series that has begun');
  await begun.getByRole('button', { name: 'Close' }).last().click();
  await expect(begun).toBeHidden();
  await expect(regular(page)).toContainText(/Every 4 weeks on \w+, about 11:00 AM/);
  await isFine(page, 'a series in My Bookings');
  const asked = visitOn(regular(page), daysAfter(bookingDate, 56));
  await expect(asked.getByRole('group', { name: 'The nearest times' }).getByRole('button')).toHaveCount(2);
  await asked.getByRole('group', { name: 'The nearest times' }).getByRole('button').first().click();
  await expect(toast(page, 'This time is booked for you.')).toBeVisible();
  await expect(asked).toContainText('Moved');
  expect(await statesOf(customer)).toEqual(['0 BOOKED', '1 BOOKED', '2 MOVED', '3 BOOKED']);
  // The bookings beside them know it, too.
  await expect(card(page).filter({ hasText: 'Booked, visit pending' })).toHaveCount(3);
  await expect(card(page).filter({ hasText: 'Regular visit, every 4 weeks' })).toHaveCount(3);
});

test('a visit is skipped and moved by the link of its message, without signing in', { tag: '@release' }, async ({
  browser,
  page,
}) => {
  const { customer, visit, tokenOf } = await withSeries(page, 4);
  const guest = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage();
  await guest.goto(`/v/${tokenOf(1)}`);
  await expect(guest.getByRole('heading', { level: 1, name: 'Please choose a time' })).toBeVisible();
  await expect(main(guest)).not.toContainText(HOME.street);
  await isFine(guest, 'an asked visit by its link');
  // Another time than the two that are near.
  await visitOn(main(guest), daysAfter(visit.bookingDate, 28))
    .getByRole('button', { name: /^Another time for/ })
    .click();
  const times = dialog(guest, 'Another time');
  await choose(times.locator('input[value="15:00:00"]'));
  await isFine(guest, 'another time by the link');
  await times.getByRole('button', { name: 'Book This Time' }).click();
  await expect(toast(guest, 'This time is booked for you.')).toBeVisible();
  await expect(main(guest).getByText('This visit is booked', { exact: true })).toBeVisible();
  await isFine(guest, 'a link that was used');

  await visitOn(main(guest), daysAfter(visit.bookingDate, 28)).getByRole('button', { name: /^Skip/ }).click();
  const question = dialog(guest, 'Skip this visit?');
  await expect(question).toContainText('The other visits stay as they are.');
  await expect(question).toContainText('Cancelling costs nothing.');
  await isFine(guest, 'skipping a visit');
  await question.getByRole('button', { name: 'Skip This Visit' }).click();
  await expect(main(guest).getByText('This visit is skipped', { exact: true })).toBeVisible();
  expect(await statesOf(customer)).toEqual(expect.arrayContaining(['0 BOOKED', '1 SKIPPED', '2 BOOKED']));

  await guest.goto(`/v/${'A'.repeat(23)}`);
  await expect(guest.getByText('This link no longer works')).toBeVisible();
  await isFine(guest, 'a link that lapsed');
  await guest.context().close();
});

test('a customer moves all later visits, pauses, goes on and ends', async ({ page }) => {
  const { customer, visit } = await withSeries(page, 5);
  await page.goto('/bookings');
  await expect(regular(page)).toBeVisible();
  await visitOn(regular(page), visit.bookingDate)
    .getByRole('button', { name: /^Another time for/ })
    .click();
  const times = dialog(page, 'Another time');
  await choose(times.locator('input[value="17:00:00"]'));
  await times.getByLabel('All later visits, too').check();
  await times.getByRole('button', { name: 'Book This Time' }).click();
  await expect(toast(page, 'This visit and all later ones are moved.')).toBeVisible();
  await expect(regular(page)).toContainText('about 05:00 PM');

  await regular(page).getByRole('button', { name: 'Pause', exact: true }).click();
  const pausing = dialog(page, 'Pause until');
  await pausing.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(pausing.getByText(/^Choose a day from/)).toBeVisible();
  await pausing.getByLabel('First day after the pause').fill(daysAfter(visit.bookingDate, 30));
  await expect(pausing).toContainText(/Cancelled then: /);
  await isFine(page, 'pausing');
  await pausing.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(regular(page).getByText(/^Paused until/)).toBeVisible();
  await expect(visitOn(regular(page), visit.bookingDate)).toContainText('In the pause');
  await isFine(page, 'a paused series');
  await regular(page).getByRole('button', { name: 'End the Pause' }).click();
  await expect(toast(page, 'The visits go on.')).toBeVisible();
  await expect(regular(page).getByText(/^Paused until/)).toHaveCount(0);

  await regular(page).getByRole('button', { name: 'End', exact: true }).click();
  const question = dialog(page, 'End these regular visits?');
  await question.getByRole('radio', { name: 'Cancel them, too' }).check();
  await expect(question).toContainText('Cancelling costs nothing.');
  await isFine(page, 'ending a series');
  await question.getByRole('button', { name: 'End Them' }).click();
  await expect(regular(page).getByText('Ended', { exact: true })).toBeVisible();
  await expect(regular(page).getByRole('button')).toHaveCount(0);
  expect((await bookingsOf(customer)).filter(({ status }: { status: string }) => status === 'PENDING')).toEqual([]);
});

test('a booked visit says that it is one of several, and what cancelling it alone means', async ({ page }) => {
  const { visit } = await withSeries(page, 6);
  await page.goto('/bookings');
  const own = card(page).filter({ hasText: 'Booked, visit pending' }).first();
  await expect(own).toContainText('Regular visit, every 4 weeks');
  await own.getByRole('button', { name: 'Skip This Visit' }).click();
  const question = dialog(page, 'Skip this visit?');
  await expect(question).toContainText('The others stay as they are.');
  await question.getByRole('button', { name: 'Skip This Visit' }).click();
  await expect(visitOn(regular(page), visit.bookingDate)).toContainText('Skipped');
});

/** Own names may stand in Latin letters. */
const hasNoEnglish = async (shown: Locator) => {
  const text = await shown.innerText();
  const left = [HOME.building, HOME.city, 'Nikhar'].reduce((rest, known) => rest.replaceAll(known, ''), text);
  expect(left.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
};

for (const [language, words, acts] of [
  ['hi', hindi, hindiActs],
  ['mr', marathi, marathiActs],
] as const) {
  test(`a customer begins a series, and skips a visit by its link, in ${language}`, async ({ page }) => {
    const visit = await quietDay(7);
    await taken(visit, 28);
    const customer = await signedIn(page, { name: 'Asha Deshmukh', addresses: [HOME] });
    await book(customer, visit);
    await page.goto(`/${language}/bookings`);
    await page.getByRole('button', { name: words.every(4) }).click();
    const sheet = dialog(page, words.title);
    await expect(sheet.getByText(words.nothingDebited)).toBeVisible();
    await hasNoEnglish(sheet);
    await isFine(page, `beginning in ${language}`);
    await sheet.getByRole('button', { name: words.book(words.every(4)) }).click();
    await expect(dialog(page, words.someAsked)).toBeVisible();
    await hasNoEnglish(dialog(page, words.someAsked));
    await page.goto(`/${language}/bookings`);
    await expect(region(page, words.title)).toContainText(words.asksTime);
    await hasNoEnglish(region(page, words.title));
    const [series] = await seriesOf(customer);
    await page.goto(`/${language}/v/${series.visits[1].token}`);
    await expect(page.getByRole('heading', { level: 1, name: words.someAsked })).toBeVisible();
    await hasNoEnglish(main(page));
    await isFine(page, `an asked visit in ${language}`);
    // Its own visit comes first.
    await page.getByRole('button', { name: words.skip }).first().click();
    await hasNoEnglish(dialog(page, acts.skipQuestion));
    await page.getByRole('button', { name: acts.skipVisit }).click();
    await expect(page.getByText(words.linkSkipped)).toBeVisible();
  });
}

test('staff begin a series for a customer, see who has not answered, and end it', { tag: '@both' }, async ({ page }) => {
  const made = await scene(5);
  await changeSettings({ teams: 1, bookingHorizonDays: 200 });
  const other = await makeCustomer({ name: 'Meera Joshi', addresses: [HOME] });
  await book(other, { ...made.visit, bookingDate: daysAfter(made.visit.bookingDate, 7) });
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Make Regular…' }).click();
  const sheet = dialog(page, 'Regular visits');
  await sheet.getByLabel('How often?').selectOption('1');
  await isFine(page, 'staff begin a series');
  await sheet.getByRole('button', { name: 'Book every week' }).click();
  const side = dialog(page, 'Regular Visits');
  await expect(side.getByText('Customer is asked')).toBeVisible();
  await expect(side.getByRole('link', { name: made.name, exact: true })).toBeVisible();
  await isFine(page, 'a series beside the list');

  // Five days before, nobody has answered.
  const due = Date.parse(`${daysAfter(made.visit.bookingDate, 7)}T06:30:00Z`);
  await letTimePass(due - 4 * dayMs - (await salonNow()));
  // The sessions of staff have ended meanwhile.
  forgetStaff();
  const next = await page.context().newPage();
  await openAsStaff(next, '/admin/regular-visits?show=call');
  const [list, beside] = [main(next), dialog(next, 'Regular Visits')];
  const row = list.getByRole('listitem').filter({ hasText: made.name });
  await expect(row).toContainText('Call');
  await isFine(next, 'whom to call');
  await row.getByRole('button').first().click();
  await beside.getByRole('button', { name: /^Skip/ }).last().click();
  await dialog(next, 'Skip this visit?').getByRole('button', { name: 'Skip This Visit' }).click();
  await expect(dialog(next, 'Skip this visit?')).toBeHidden();
  await expect(beside.getByText('Skipped', { exact: true })).toBeVisible();
  // The message that it is skipped may lie above the button.
  await beside.getByRole('button', { name: 'End', exact: true }).press('Enter');
  await dialog(next, 'End these regular visits?').getByRole('button', { name: 'End Them' }).click();
  await expect(beside.getByText('Ended', { exact: true })).toBeVisible();
});

test('a regular visit is marked on the day board, in the week and on her phone', { tag: '@both' }, async ({ page, browser }) => {
  const kavita = await makeProfessional('Kavita Rao');
  const [visit] = await dayOf(kavita, ['Ratna Bhave']);
  if (!visit) throw new Error('nothing was booked');
  await asStaff('POST', '/series', { bookingId: visit.bookingId, everyWeeks: 4 });
  const today = await inDays(0);
  for (const shown of ['day', 'week']) {
    await openAsStaff(page, `/admin/bookings?view=${shown}&day=${today}`);
    const block = main(page)
      .getByRole(shown === 'day' ? 'listitem' : 'button')
      .filter({ hasText: 'Ratna Bhave' });
    await expect(block.first()).toContainText(/regular visit, every 4 weeks/i);
    await isFine(page, `a regular visit on the ${shown}`);
  }
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage();
  await signInAsProfessional(phone, kavita);
  // The language of an address is hers from then on.
  for (const [path, words] of [
    ['/pro', english],
    ['/hi/pro', hindi],
  ] as const) {
    await phone.goto(`${SITE}${path}`);
    await expect(main(phone)).toContainText(words.every(4).toLowerCase());
    await isFine(phone, `a regular visit at ${path}`);
  }
  await phone.context().close();
});
