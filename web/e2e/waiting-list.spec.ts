/** A time that is full finds who waits for it (rules B90 to B98), and an earlier time a visit that is booked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import * as hindiOffer from '../../common/words/hi/offer.ts';
import * as hindi from '../../common/words/hi/waiting.ts';
import * as marathiOffer from '../../common/words/mr/offer.ts';
import * as marathi from '../../common/words/mr/waiting.ts';
import { card } from './at-bookings.ts';
import { day, onward, step } from './at-checkout.ts';
import { untilNoon } from './at-visit-link.ts';
import { isFine, isNarrow } from './axe.ts';
import { choose } from './choose.ts';
import { letTimePass } from './customer.ts';
import { dialog, main, region, toast } from './hands.ts';
import { DATA_DIR, EDGE } from './places.ts';
import { makeProfessional, salonNow } from './professional.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import {
  asStaff,
  book,
  bookingsOf,
  type Customer,
  call,
  changePrice,
  FACIAL,
  HOME,
  makeCustomer,
  readyToBook,
  serviceNamed,
  signedIn,
} from './scene.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const minute = 60_000;
const kolkataAhead = 330 * minute;
const dayOf = (epochMs: number) => new Date(epochMs + kolkataAhead).toISOString().slice(0, 10);
/** A day from the salon's own one on. */
const inDays = async (days: number) => dayOf((await salonNow()) + days * 86_400_000);
const windows = ['09:00:00', '11:00:00', '13:00:00', '15:00:00', '17:00:00'];

/** Moves the clock, and does what is due by then. What is done may lead to more. */
const later = async (minutes: number) => {
  await letTimePass(minutes * minute);
  for (let n = 0; n < 3; n += 1) await fetch(`${EDGE}/work`);
};

/** A day without any visit, open from morning to evening. */
const emptyDay = async (days = 3): Promise<string> => {
  const date = await inDays(days);
  const slots: { available: boolean; remaining: number }[] = await call(
    'GET',
    `/booking/available-slots?date=${date}&durationInMinutes=60`,
  );
  const isEmpty = slots.every(({ available, remaining }) => available && remaining === 3);
  return isEmpty && slots.length === windows.length ? date : emptyDay(days + 1);
};

/** One team, and a day on which it has no time left. */
const fullDay = async (
  date: string,
  free: string[] = [],
): Promise<{ booker: Customer; cancel: (time: string) => Promise<unknown> }> => {
  await changeSettings({ teams: 1, maxPendingBookings: 50 });
  const booker = await makeCustomer({ name: 'Meera Joshi', addresses: [HOME] });
  for (const bookingTime of windows.filter(time => !free.includes(time))) await book(booker, { bookingDate: date, bookingTime });
  const cancel = async (time: string) => {
    const all: { bookingId: string; bookingTime: string; bookingDate: string }[] = await bookingsOf(booker);
    const one = all.find(({ bookingTime, bookingDate }) => bookingTime === time && bookingDate === date);
    return call('PUT', `/booking/${one?.bookingId}/cancel`, booker.token);
  };
  return { booker, cancel };
};

const waitFor = async ({ token, addressIds }: Customer, from: string, more: object = {}) => {
  const { content } = await call('GET', '/service/all?size=100');
  const { id } = content.find(({ name }: { name: string }) => name === FACIAL);
  return call('POST', '/wait', token, { serviceIds: [id], addressId: addressIds[0], from, to: from, ...more });
};

/** The link of the last message about a held time, without its origin and language. It is longer than that of a visit. */
const offerTo = async ({ mobile }: Customer): Promise<string> => {
  const read = () => {
    const lines = readFileSync(join(DATA_DIR, 'outbox.jsonl'), 'utf8').trim().split('\n');
    return lines.flatMap(line => (line.includes(mobile) ? (line.match(/\/v\/[\w-]{23,}/)?.[0] ?? []) : [])).at(-1) ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
};

const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const waiting = (page: Page) => region(page, 'Waiting for a time');

test.beforeEach(untilNoon);

test('a customer waits for a full day, gets a link when it has time, and takes it with one tap', {
  tag: ['@release', '@both'],
}, async ({ page }) => {
  const date = await emptyDay();
  const { cancel } = await fullDay(date);
  const customer = await readyToBook(page);
  await page.goto('/checkout');
  await onward(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await choose(day(page, date));
  await expect(page.getByText('No free time slot on this day. Please choose another day.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell me if a time gets free' })).toBeInViewport({ ratio: 1 });
  await isFine(page, 'a full day');
  await page.getByRole('button', { name: 'Tell me if a time gets free' }).click();
  const sheet = dialog(page, 'Tell me if a time gets free');
  await expect(sheet.getByLabel('First day')).toHaveValue(date);
  await expect(sheet.getByLabel('Last day')).toHaveValue(date);
  await sheet.getByRole('button', { name: '11:00 AM - 01:00 PM' }).click();
  await sheet.getByRole('button', { name: '01:00 PM - 03:00 PM' }).click();
  await isFine(page, 'waiting for a full day');
  await sheet.getByRole('button', { name: 'Tell Me', exact: true }).click();
  await expect(dialog(page, 'We tell you')).toBeVisible();
  await isFine(page, 'told that they wait');
  await dialog(page, 'We tell you').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('You are on the waiting list for this day.')).toBeVisible();

  await page.goto('/bookings');
  await expect(waiting(page)).toContainText('11:00 AM - 01:00 PM, 01:00 PM - 03:00 PM');
  await isFine(page, 'a wait in My Bookings');
  await cancel('13:00:00');
  await later(2);
  await page.reload();
  await expect(waiting(page).getByText(/^Held for you until/)).toBeVisible();
  await isFine(page, 'a held time in My Bookings');

  await page.goto(await offerTo(customer));
  await expect(title(page, 'A time is free for you')).toBeVisible();
  await expect(main(page)).toContainText('We arrive between 01:00 PM and 03:00 PM, for about 1 h');
  await expect(main(page).getByRole('timer')).toHaveText(/^(18|19|20) min left$/);
  await expect(main(page)).toContainText('₹1,499');
  await expect(main(page)).not.toContainText(HOME.street);
  await isFine(page, 'a held time');
  await page.getByRole('button', { name: 'Take This Time' }).click();
  await expect(toast(page, 'The time is yours.')).toBeVisible();
  await expect(title(page, 'Your visit')).toBeVisible();
  await expect(card(page)).toContainText('Booked, visit pending');
  expect(await bookingsOf(customer)).toMatchObject([{ bookingDate: date, bookingTime: '13:00:00', status: 'PENDING' }]);
  await page.goto('/bookings');
  await expect(card(page).getByText('Booked, visit pending')).toBeVisible();
  await expect(waiting(page)).toContainText('Taken');
});

test('a customer declines a time, lets two pass, and goes on', async ({ page }) => {
  const date = await emptyDay();
  const { cancel } = await fullDay(date);
  const customer = await signedIn(page, { addresses: [HOME] });
  await waitFor(customer, date);
  await cancel('09:00:00');
  await later(2);
  const first = await offerTo(customer);
  await page.goto(first);
  await page.getByRole('button', { name: 'No, Thank You' }).click();
  await expect(page.getByText('All right, somebody else gets it')).toBeVisible();
  await isFine(page, 'a declined time');

  // Nobody else waits, so the time is everybody's again. Two others lapse.
  await cancel('11:00:00');
  await later(2);
  const second = await offerTo(customer);
  expect(second).not.toBe(first);
  await page.goto(second);
  await expect(page.getByRole('button', { name: 'Take This Time' })).toBeVisible();
  await later(21);
  await page.reload();
  await expect(page.getByText('This time is no longer held for you')).toBeVisible();
  await isFine(page, 'a time that lapsed');
  await later(90);
  await cancel('15:00:00');
  await later(2);
  await later(21);
  await page.goto('/bookings');
  await expect(waiting(page).getByText('Paused', { exact: true })).toBeVisible();
  await isFine(page, 'a paused wait');
  await waiting(page).getByRole('button', { name: 'Yes, go on' }).click();
  await expect(toast(page, 'We go on looking.')).toBeVisible();
  await expect(waiting(page).getByText('Waiting', { exact: true })).toBeVisible();

  await waiting(page).getByRole('button', { name: 'Change' }).click();
  const sheet = dialog(page, 'Change days and times');
  await sheet.getByLabel('Last day').fill(await inDays(40));
  await sheet.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(sheet.getByRole('alert')).toContainText('Choose a day from');
  await isFine(page, 'a day too far ahead');
  await sheet.getByLabel('Last day').fill(await inDays(9));
  await sheet.getByRole('button', { name: '05:00 PM - 07:00 PM' }).click();
  await sheet.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(toast(page, 'Changed.')).toBeVisible();
  await expect(waiting(page)).toContainText('05:00 PM - 07:00 PM');
  await waiting(page).getByRole('button', { name: 'Stop Waiting', exact: true }).click();
  const question = dialog(page, 'Stop waiting?');
  await isFine(page, 'ending a wait');
  await question.getByRole('button', { name: 'Stop Waiting' }).click();
  await expect(toast(page, 'You are no longer on the waiting list.')).toBeVisible();
  await expect(waiting(page).getByText('Ended', { exact: true })).toBeVisible();
  await expect(waiting(page).getByRole('button')).toHaveCount(0);
});

test('a visit moves earlier, and what it leaves goes to the next', { tag: '@release' }, async ({ page }) => {
  const date = await emptyDay();
  const { cancel } = await fullDay(date, ['17:00:00']);
  const customer = await signedIn(page, { name: 'Asha Deshmukh', addresses: [HOME] });
  await book(customer, { bookingDate: date, bookingTime: '17:00:00' });
  const next = await makeCustomer({ name: 'Bina Rao', addresses: [HOME] });
  await waitFor(next, date, { times: ['17:00:00'] });
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Earlier if possible' }).click();
  const sheet = dialog(page, 'Earlier if possible');
  await expect(sheet.getByLabel('From which day?')).toHaveValue(await inDays(0));
  await sheet.getByLabel('From which day?').fill(date);
  await isFine(page, 'waiting for an earlier time');
  await sheet.getByRole('button', { name: 'Tell Me', exact: true }).click();
  await expect(card(page)).toContainText('We tell you if an earlier time gets free.');
  await isFine(page, 'a visit that may be earlier');

  await cancel('11:00:00');
  await later(2);
  await page.reload();
  await expect(card(page)).toContainText('An earlier time is free');
  await card(page).getByRole('link', { name: 'Look at it' }).click();
  await expect(title(page, 'An earlier time is free for you')).toBeVisible();
  await expect(main(page)).toContainText(/Your visit moves from .*, 05:00 PM to 11:00 AM\. Its price stays\./);
  await isFine(page, 'an earlier time');
  await page.getByRole('button', { name: 'Take This Time' }).click();
  await expect(title(page, 'Your visit')).toBeVisible();
  expect(await bookingsOf(customer)).toMatchObject([{ bookingDate: date, bookingTime: '11:00:00' }]);

  await later(2);
  await page.goto(await offerTo(next));
  await expect(main(page)).toContainText('We arrive between 05:00 PM and 07:00 PM');
  await page.getByRole('button', { name: 'Take This Time' }).click();
  await expect(title(page, 'Your visit')).toBeVisible();
  expect(await bookingsOf(next)).toMatchObject([{ bookingDate: date, bookingTime: '17:00:00' }]);
});

/** Own names may stand in Latin letters. */
const hasNoEnglish = async (shown: Locator) => {
  const text = await shown.innerText();
  const left = [HOME.building, HOME.city, 'Nikhar'].reduce((rest, known) => rest.replaceAll(known, ''), text);
  expect(left.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
};

for (const [language, words, ofOffer] of [
  ['hi', hindi, hindiOffer],
  ['mr', marathi, marathiOffer],
] as const) {
  test(`a customer waits and takes the time in ${language}`, async ({ page }) => {
    const date = await emptyDay();
    const { cancel } = await fullDay(date);
    const customer = await readyToBook(page);
    await page.goto(`/${language}/checkout`);
    await page.locator('[data-bottom-bar] button').click();
    await choose(page.locator(`input[value="${date}"]`));
    await page.getByRole('button', { name: words.tellMe }).click();
    const sheet = dialog(page, words.tellMe);
    await hasNoEnglish(sheet);
    await isNarrow(page, 'the sheet');
    await sheet.getByRole('button', { name: words.save, exact: true }).click();
    await hasNoEnglish(dialog(page, words.weTellYou));
    await page.goto(`/${language}/bookings`);
    await expect(region(page, words.waitingFor)).toContainText(words.anyTime);
    await hasNoEnglish(region(page, words.waitingFor));
    await cancel('15:00:00');
    await later(2);
    await page.reload();
    await expect(region(page, words.waitingFor).getByRole('link', { name: words.lookAtIt })).toBeVisible();
    await hasNoEnglish(region(page, words.waitingFor));
    await page.goto(`/${language}${await offerTo(customer)}`);
    await expect(title(page, ofOffer.isFree)).toBeVisible();
    await hasNoEnglish(main(page));
    await isFine(page, `a held time in ${language}`);
    await page.getByRole('button', { name: ofOffer.decline }).click();
    await expect(page.getByText(ofOffer.isDeclined)).toBeVisible();
    await hasNoEnglish(main(page));
  });
}

test('a customer waits for her, where named professionals come', async ({ page }) => {
  const professional = await makeProfessional(`Rekha Kale`);
  const date = await inDays(6);
  const leave = { fromDate: date, fromTime: '00:00:00', toDate: date, toTime: '23:00:00' };
  await asStaff('POST', `/professional/admin/${professional.id}/leave`, leave);
  const customer = await readyToBook(page);
  await page.goto('/checkout');
  await onward(page).click();
  await page.getByRole('button', { name: /^Anyone, soonest/ }).click();
  await dialog(page, 'Who shall come?')
    .getByRole('button', { name: /^Rekha Kale/ })
    .click();
  await choose(day(page, date));
  await expect(page.getByText('Rekha Kale has no free time on this day.')).toBeVisible();
  await page.getByRole('button', { name: 'Tell me if a time gets free' }).click();
  const sheet = dialog(page, 'Tell me if a time gets free');
  await expect(sheet.getByRole('radio', { name: 'Rekha Kale' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Afternoon' }).click();
  await isFine(page, 'waiting for her');
  await sheet.getByRole('button', { name: 'Tell Me', exact: true }).click();
  await expect(dialog(page, 'We tell you')).toBeVisible();
  const [wait] = await call('GET', '/wait', customer.token);
  expect(wait).toMatchObject({ from: date, to: date, professionalId: professional.id, state: 'WAITING' });
  expect([wait.times[0], wait.times.at(-1)]).toEqual(['12:00:00', '15:45:00']);
  await page.goto('/bookings');
  await expect(waiting(page)).toContainText('Afternoon');
  await expect(waiting(page)).toContainText('Rekha Kale');
});

test('what happens to an offer without network is said, and a changed price is asked again', async ({ page, context }) => {
  const date = await emptyDay();
  const { cancel } = await fullDay(date);
  const customer = await makeCustomer({ addresses: [HOME] });
  await waitFor(customer, date);
  await cancel('09:00:00');
  await later(2);
  await page.goto(await offerTo(customer));
  const take = page.getByRole('button', { name: 'Take This Time' });
  await expect(take).toBeVisible();
  await context.setOffline(true);
  await take.click();
  await expect(main(page).getByRole('alert')).toContainText('Please check your connection');
  await context.setOffline(false);
  const facial = await serviceNamed(FACIAL);
  await changePrice(facial, facial.price + 100);
  await take.click();
  await expect(main(page).getByRole('alert')).toContainText('The price has changed from ₹1,499 to ₹1,599.');
  await expect(main(page).getByText('₹1,599', { exact: true })).toBeVisible();
  await isFine(page, 'a price that changed');
  await take.click();
  await expect(title(page, 'Your visit')).toBeVisible();
  expect(await bookingsOf(customer)).toMatchObject([{ finalPrice: 1599 }]);
  await changePrice(facial, facial.price);
});
