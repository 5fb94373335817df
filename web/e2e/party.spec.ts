/** Several guests of one visit: chosen in the cart, planned, booked and shown (rules B140 to B144). */
import type { Page } from '@playwright/test';
import * as englishBooking from '../../common/words/en/booking.ts';
import * as englishCart from '../../common/words/en/cart.ts';
import * as englishCheckout from '../../common/words/en/checkout.ts';
import * as englishCommon from '../../common/words/en/common.ts';
import * as english from '../../common/words/en/party.ts';
import * as visit from '../../common/words/en/visit.ts';
import * as hindiCart from '../../common/words/hi/cart.ts';
import * as hindiCheckout from '../../common/words/hi/checkout.ts';
import * as hindiCommon from '../../common/words/hi/common.ts';
import * as hindi from '../../common/words/hi/party.ts';
import * as marathiCart from '../../common/words/mr/cart.ts';
import * as marathiCheckout from '../../common/words/mr/checkout.ts';
import * as marathiCommon from '../../common/words/mr/common.ts';
import * as marathi from '../../common/words/mr/party.ts';
import { ownName, panel } from './at-admin-bookings.ts';
import { card } from './at-bookings.ts';
import { isSuccess, placing, toSummary } from './at-checkout.ts';
import { untilNoon } from './at-visit-link.ts';
import { isFine } from './axe.ts';
import { choose } from './choose.ts';
import { letTimePass } from './customer.ts';
import { dialog, main, region } from './hands.ts';
import { makeProfessional, salonNow, signInAsProfessional } from './professional.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import {
  asStaff,
  bookingsOf,
  CLEAN_UP,
  call,
  cartOf,
  FACIAL,
  forgetStaff,
  HOME,
  makeCustomer,
  serviceNamed,
  signedIn,
  signIn,
} from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();
test.beforeEach(untilNoon);

/** A day from the salon's own one on: other tests move its clock. */
const inDays = async (days: number) => new Date((await salonNow()) + 330 * 60_000 + days * 86_400_000).toISOString().slice(0, 10);

for (const [language, site, words, cart, checkout, common] of [
  ['English', '', english, englishCart, englishCheckout, englishCommon],
  ['Hindi', '/hi', hindi, hindiCart, hindiCheckout, hindiCommon],
  ['Marathi', '/mr', marathi, marathiCart, marathiCheckout, marathiCommon],
] as const) {
  test(`two guests are chosen in the cart, and everyone is ready by five, in ${language}`, {
    tag: language === 'English' ? ['@release', '@both'] : [],
  }, async ({ page }) => {
    await changeSettings({ teams: 3 });
    const customer = await signedIn(page, { cart: { [FACIAL]: 1, [CLEAN_UP]: 1 }, addresses: [HOME] });
    await page.goto(`${site}/cart`);
    const whom = region(page, words.forWhom);
    await choose(whom.getByRole('radio', { name: words.several }));
    const sheet = dialog(page, words.whoGetsWhat);
    await sheet.getByLabel(words.nameOf(1)).fill('Aai');
    const second = sheet.getByRole('group', { name: words.servicesOf(words.guest(2)) });
    await sheet.getByRole('button', { name: words.saveGuests }).click();
    await expect(sheet.getByText(words.eachNeedsOne)).toBeVisible();
    await second.getByRole('button').first().click();
    await isFine(page, `who gets what in ${language}`);
    await sheet.getByRole('button', { name: words.saveGuests }).click();
    await expect(sheet).toBeHidden();
    await expect(whom.getByRole('listitem')).toHaveCount(2);
    await expect(whom.getByText('Aai')).toBeVisible();
    await isFine(page, `guests in the cart in ${language}`);
    expect((await cartOf(customer)).totalItems).toBe(3);

    await page.getByRole('button', { name: cart.proceed }).click();
    await page.getByRole('button', { name: common.goOn }).click();
    await choose(page.locator(`input[value="${await inDays(4)}"]`));
    await expect(region(page, words.whenReady)).toBeVisible();
    await expect(page.getByText(words.professionals(1), { exact: true })).toBeVisible();
    await choose(page.getByRole('radio', { name: words.professionals(2) }));
    await isFine(page, `a plan in ${language}`);
    await page.getByRole('button', { name: common.goOn }).click();
    await expect(page.getByText(words.howManyCome(words.professionals(2)))).toBeVisible();
    await isFine(page, `the summary of a plan in ${language}`);
    await page.getByRole('button', { name: checkout.place }).click();
    await page.waitForURL(/\/order-success$/);
    const [booking] = await bookingsOf(customer);
    expect(booking).toMatchObject({
      readyBy: '17:00:00',
      guests: [{ label: 'Aai' }, { label: null }],
      parts: [{ part: 1 }, { part: 2 }],
    });
    await page.goto(`${site}/bookings`);
    await expect(card(page).getByText(words.forGuests(words.guests(2)))).toBeVisible();
    await card(page).getByText(words.showGuests).click();
    await expect(card(page).getByText('Aai', { exact: true })).toBeVisible();
    await isFine(page, `a visit for two guests in ${language}`);
  });
}

test('a time without a plan names others, and one person is chosen again', async ({ page }) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 2 }, addresses: [HOME] });
  await page.goto('/cart');
  const whom = region(page, english.forWhom);
  await choose(whom.getByRole('radio', { name: english.several }));
  await dialog(page, english.whoGetsWhat).getByRole('button', { name: english.saveGuests }).click();
  await expect(whom.getByRole('listitem')).toHaveCount(2);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  await choose(page.locator(`input[value="${await inDays(4)}"]`));
  await main(page).getByLabel(english.readyBy, { exact: true }).last().selectOption('09:30:00');
  await expect(page.getByText(english.theseWork)).toBeVisible();
  await isFine(page, 'a time without a plan');
  await page.goto('/cart');
  await choose(whom.getByRole('radio', { name: english.onePerson }));
  await expect(whom.getByRole('listitem')).toHaveCount(0);
  expect((await cartOf(customer)).items).toMatchObject([{ quantity: 2 }]);
});

/** A party of two guests on a quiet day, ready by five, at one pair of hands. */
const partyOf = async (page: Page, cart = {}) => {
  await changeSettings({ teams: 3 });
  const customer = await signedIn(page, { cart, addresses: [HOME] });
  const { id, price } = await serviceNamed(FACIAL);
  const guests = [
    { label: 'Bride', serviceIds: [id] },
    { label: 'Aai', serviceIds: [id] },
  ];
  const [bookingDate, addressId] = [await inDays(4), customer.addressIds[0]];
  const { plans } = await call('POST', '/booking/plan', customer.token, { guests, bookingDate, readyBy: '17:00:00', addressId });
  await call('POST', '/booking', customer.token, {
    ...{ userId: customer.userId, serviceIds: [id, id], guests, addressId, paymentType: 'PAY_AFTER', finalPrice: 2 * price },
    ...{ bookingDate, bookingTime: plans[0].bookingTime, readyBy: '17:00:00', professionals: 1 },
  });
  return { customer, price };
};

test('a customer moves a party to be ready earlier, and one guest cancels', { tag: '@both' }, async ({ page }) => {
  const { customer, price } = await partyOf(page);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const sheet = dialog(page, 'Reschedule');
  await sheet.getByLabel(english.readyBy, { exact: true }).last().selectOption('15:00:00');
  await expect(sheet.getByText(english.thePlan)).toBeVisible();
  await isFine(page, 'another time for a party');
  await sheet.getByRole('button', { name: 'Reschedule' }).click();
  await expect(sheet).toBeHidden();
  expect(await bookingsOf(customer)).toMatchObject([{ readyBy: '15:00:00', guests: [{ label: 'Bride' }, { label: 'Aai' }] }]);
  await card(page).getByRole('button', { name: english.changeTheGuests }).click();
  const guests = dialog(page, english.changeTheGuests);
  await guests.getByRole('button', { name: english.removeGuest('Aai') }).click();
  await expect(guests.getByRole('status')).toContainText(`₹${price.toLocaleString('en-IN')}`);
  await isFine(page, 'fewer guests');
  await guests.getByRole('button', { name: english.saveGuests }).click();
  await expect(guests).toBeHidden();
  await expect(card(page).getByText(english.forGuests(english.guests(1)))).toBeVisible();
  expect(await bookingsOf(customer)).toMatchObject([{ finalPrice: price, guests: [{ label: 'Bride' }], readyBy: '15:00:00' }]);
});

test('a bride orders a trial of her party, and she and staff read which one', { tag: '@both' }, async ({ page }) => {
  const { customer } = await partyOf(page, { [FACIAL]: 1 });
  const [wedding] = await bookingsOf(customer);
  await toSummary(page);
  const isTrial = page.getByRole('switch', { name: english.isTrial });
  await expect(isTrial).not.toBeChecked();
  await isTrial.click();
  await expect(isTrial).toBeChecked();
  await isFine(page, 'the summary of a trial');
  await placing(page).click();
  await isSuccess(page);
  const trial = (await bookingsOf(customer)).find(({ guests }: { guests?: object[] }) => !guests);
  expect(trial).toMatchObject({ relatedTo: wedding.bookingId });
  const reference = wedding.bookingId.slice(-6).toUpperCase();
  await page.goto('/bookings');
  await expect(card(page).filter({ hasText: english.belongsTo(reference) })).toHaveCount(1);
  await isFine(page, 'a trial and its party');
  await openAsStaff(page, `/admin/bookings?booking=${trial.bookingId}`);
  await panel(page)
    .getByRole('link', { name: `booking ${reference}` })
    .click();
  await expect(panel(page).getByRole('region', { name: 'Guests' })).toContainText('2 guests, ready by 05:00 PM');
});

/** Two professionals alone, and a party of two guests at their hands tomorrow, ready by five; it is 8 o'clock of that day. */
const partyToday = async () => {
  for (const { id } of await asStaff('GET', '/professional/admin'))
    await asStaff('PUT', `/professional/admin/${id}`, { active: false });
  const [asha, rekha] = [await makeProfessional('Asha Patil'), await makeProfessional('Rekha Bhave')];
  const customer = await makeCustomer({ name: ownName(), addresses: [HOME] });
  const { id, price } = await serviceNamed(FACIAL);
  const guests = [
    { label: 'Bride', serviceIds: [id] },
    { label: 'Aai', serviceIds: [id] },
  ];
  const day = await inDays(1);
  const addressId = customer.addressIds[0];
  const { plans } = await call('POST', '/booking/plan', customer.token, {
    guests,
    bookingDate: day,
    readyBy: '17:00:00',
    addressId,
  });
  const plan = plans.find(({ professionals }: { professionals: number }) => professionals === 2);
  const { bookingId, user } = await call('POST', '/booking', customer.token, {
    ...{ userId: customer.userId, serviceIds: [id, id], guests, addressId, paymentType: 'PAY_AFTER', finalPrice: 2 * price },
    ...{ bookingDate: day, bookingTime: plan.bookingTime, readyBy: '17:00:00', professionals: 2 },
  });
  await letTimePass(Date.parse(`${day}T08:00:00+05:30`) - (await salonNow()));
  forgetStaff();
  const booking = await asStaff('GET', `/booking/${bookingId}`);
  const [lead] = booking.parts.map(({ professional }: { professional: { id: string } }) => professional.id);
  return { bookingId, name: user.fullName, customer, day, people: lead === asha.id ? [asha, rekha] : [rekha, asha] };
};

test('staff see both professionals of a party, and give the part of one to another', { tag: '@both' }, async ({ page }) => {
  const { bookingId, name, day, people } = await partyToday();
  const [lead, second] = people;
  await openAsStaff(page, `/admin/bookings?booking=${bookingId}`);
  const all = panel(page).getByRole('region', { name: 'Professionals' });
  await expect(all.getByRole('listitem').filter({ hasText: lead?.name ?? '' })).toContainText('takes the money');
  await expect(all.getByRole('listitem').filter({ hasText: second?.name ?? '' })).not.toContainText('takes the money');
  await expect(panel(page).getByRole('region', { name: 'Guests' })).toContainText('2 guests, ready by 05:00 PM');
  await isFine(page, 'the booking of a party');
  const other = await makeProfessional('Sunita Rao');
  await page.reload();
  await all.getByRole('button', { name: 'Give part 2 to…' }).click();
  await dialog(page, 'Give to…')
    .getByRole('button', { name: new RegExp(other.name) })
    .click();
  await expect(dialog(page, 'Give to…')).toBeHidden();
  await expect(all).toContainText(other.name);
  await expect(all).toContainText(lead?.name ?? '');
  await page.goto(`/admin/bookings?view=day&day=${day}`);
  await expect(main(page).getByText(name).first()).toBeVisible();
  await expect(
    main(page)
      .getByText(/Part [12] of 2/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await isFine(page, 'the day of a party');
  const blocks = main(page).locator(`[data-visit^="${bookingId}"]`);
  // A phone shows one professional at a time.
  for (const block of (await blocks.count()) === 2 ? [0, 1] : []) {
    await blocks.nth(block).hover();
    await expect(blocks.nth(1 - block)).toHaveClass(/ring-2/);
  }
  await page.goto(`/admin/bookings?search=${encodeURIComponent(name)}`);
  await expect(main(page).getByText(`${lead?.name} and 1 more`)).toBeVisible();
  await isFine(page, 'a party in the list');
  await page.goto(`/admin/bookings?view=week&day=${day}`);
  await expect(main(page).getByText(`${lead?.name} and 1 more`).filter({ visible: true }).first()).toBeVisible();
});

test('each professional sees her guests and who else comes, and only the lead takes money', async ({ page, browser }) => {
  const { bookingId, name, customer, people } = await partyToday();
  const [lead, second] = people;
  if (!lead || !second) throw new Error('Two come');
  await signInAsProfessional(page, lead);
  await page.goto('/pro');
  const first = name.split(' ')[0] ?? '';
  await expect(main(page).getByRole('heading', { name: first })).toBeVisible();
  await expect(main(page)).toContainText(english.youLead);
  await expect(main(page)).toContainText(second.name);
  await isFine(page, 'the lead of a party');
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
  const phone = await context.newPage();
  const token = await signInAsProfessional(phone, second);
  await phone.goto('/pro');
  await expect(main(phone)).toContainText(english.theyCollect(lead.name));
  await expect(main(phone)).not.toContainText('Collect ₹');
  await isFine(phone, 'the second of a party');
  await call('PUT', `/visit/${bookingId}/state`, token, { state: 'ON_THE_WAY', at: new Date(await salonNow()).toISOString() });
  await signIn(phone, customer);
  await phone.goto('/bookings');
  const steps = card(phone).getByRole('listitem').filter({ hasText: englishBooking.onTheWay });
  await expect(steps).toHaveCount(1);
  await expect(steps).toContainText(second.name);
  await expect(card(phone).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(card(phone).getByRole('button', { name: 'Reschedule' })).toBeHidden();
  await isFine(phone, 'how far those of a party are');
  await context.close();
});

test('while one of a party serves her guest, the other’s refusal and closed door end nothing', async ({ page, browser }) => {
  const { bookingId, customer, people } = await partyToday();
  const [lead, second] = people;
  if (!lead || !second) throw new Error('Two come');
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
  const phone = await context.newPage();
  const [hers, others] = [await signInAsProfessional(page, lead), await signInAsProfessional(phone, second)];
  const { startCode: code } = await call('GET', `/booking/${bookingId}`, customer.token);
  const tap = async (token: string, what: 'state' | 'door', body: object) =>
    call('PUT', `/visit/${bookingId}/${what}`, token, { at: new Date(await salonNow()).toISOString(), ...body });
  await tap(hers, 'state', { state: 'ARRIVED' });
  await tap(others, 'state', { state: 'ARRIVED' });
  await tap(others, 'state', { state: 'STARTED', code });

  await page.goto('/pro');
  await page.getByRole('button', { name: visit.visitRefused }).click();
  const refusal = dialog(page, visit.visitRefused);
  await expect(refusal).toContainText(english.tellRefusal);
  await choose(refusal.getByRole('radio', { name: visit.refusedHealth }));
  await isFine(page, 'a refusal of one of a party');
  await refusal.getByRole('button', { name: visit.tellTheSalon }).click();
  await expect(main(page)).toContainText(/You asked for help at/);

  const { bookingDate, bookingTime } = await asStaff('GET', `/booking/${bookingId}`);
  await letTimePass(Date.parse(`${bookingDate}T${bookingTime}+05:30`) + 40 * 60_000 - (await salonNow()));
  forgetStaff();
  await tap(hers, 'door', { what: 'CALLED' });
  await tap(hers, 'door', { what: 'NOBODY_HERE' });
  await openAsStaff(page, `/admin/bookings?booking=${bookingId}`);
  await expect(panel(page)).toContainText(`Others are inside: ${second.name}.`);
  await expect(panel(page).getByRole('button', { name: 'Wait Longer' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'End as no-show' })).toBeHidden();

  await panel(page).getByRole('button', { name: 'Discount', exact: true }).click();
  const discount = dialog(page, 'Discount');
  await discount.getByLabel('Discount by hand, in ₹').fill('300');
  await discount.getByLabel('Why').fill('One guest was not served');
  await isFine(page, 'a discount of a party');
  await discount.getByRole('button', { name: 'Save' }).click();
  await expect(discount).toBeHidden();
  expect(await asStaff('GET', `/booking/${bookingId}`)).toMatchObject({ handDiscount: { amount: 300 } });
  await context.close();
});

test('staff book for several guests of a caller', { tag: '@both' }, async ({ page }) => {
  await changeSettings({ teams: 3 });
  const customer = await makeCustomer({ name: ownName(), addresses: [HOME] });
  await openAsStaff(page, `/admin/bookings/new?mobile=${customer.mobile}`);
  const services = region(page, 'Services');
  await services.getByRole('searchbox', { name: 'Search services' }).fill(FACIAL);
  await services.getByRole('button', { name: `Add ${FACIAL}` }).click();
  await services.getByRole('switch', { name: 'For several guests' }).click();
  await services.getByLabel(english.nameOf(1)).fill('Bride');
  const second = services.getByRole('group', { name: english.servicesOf(english.guest(2)) });
  await second.getByRole('button', { name: FACIAL }).click();
  await choose(page.locator(`input[value="${await inDays(5)}"]`));
  await choose(page.getByRole('radio', { name: english.professionals(2) }));
  await isFine(page, 'a party that staff book');
  await region(page, 'Summary').getByRole('button', { name: 'Book Visit' }).click();
  await expect(panel(page).getByRole('region', { name: 'Guests' })).toContainText('2 guests, ready by 05:00 PM');
  const [booking] = await bookingsOf(customer);
  expect(booking).toMatchObject({ guests: [{ label: 'Bride' }, { label: null }], parts: [{ part: 1 }, { part: 2 }] });
});
