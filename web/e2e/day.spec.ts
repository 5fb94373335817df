/**
 * A whole day of a salon with three named professionals (R20), lived through the screens of all three kinds of people on the moving clock.
 * The chapters build on one another. `npm run day`.
 */
import type { Browser, Page } from '@playwright/test';
import * as inHindi from '../../words/hi/visit.ts';
import * as inMarathi from '../../words/mr/visit.ts';
import { panel } from './at-admin-bookings.ts';
import { card as bookingCard } from './at-bookings.ts';
import { day as dayIn, onward, placing, slot } from './at-checkout.ts';
import { choose } from './choose.ts';
import { newMobile } from './customer.ts';
import { dialog, main, region, toast } from './hands.ts';
import { signInAsProfessional } from './professional.ts';
import { changeSettings } from './salon-settings.ts';
import {
  asStaff,
  type Customer,
  call,
  FACIAL,
  HOME,
  makeCategory,
  makeCustomer,
  makeService,
  OFFICE,
  serviceNamed,
  signedIn,
} from './scene.ts';
import { signInAgain } from './staff.ts';
import { expect, test } from './test.ts';
import { dayFrom, goTo, hears, linkTo, look, newsOf, screenOf, told } from './whole-day.ts';

test.describe.configure({ mode: 'serial' });
test.slow();

const KAVITA = { name: 'Kavita Rao', mobile: newMobile(), gender: 'Female' };
const NILESH = { name: 'Nilesh Patil', mobile: newMobile(), gender: 'Male' };
const MANGALA = { name: 'मंगलाताई जोशी', mobile: newMobile(), gender: 'Female' };
const SALON = '9822011111';

let owner: Page;
/** Phones. */
let kavita: Page;
let nilesh: Page;
let mangala: Page;
let asha: Page;
let sunita: Page;
let rekha: Page;
/** The day that is lived, and the one before. */
let today: string;
let eve: string;
const ids = new Map<string, string>();
const idOf = ({ name }: { name: string }) => ids.get(name) ?? '';

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  owner = await screenOf(browser, 'desk');
  const phone = () => screenOf(browser, 'phone');
  [kavita, nilesh, mangala] = [await phone(), await phone(), await phone()];
  [asha, sunita, rekha] = [await phone(), await phone(), await phone()];
});
test.afterAll(async () => {
  for (const page of [owner, kavita, nilesh, mangala, asha, sunita, rekha]) await page?.context().close();
});

const addProfessional = async ({ name, mobile, gender }: typeof KAVITA, language: string) => {
  await main(owner).getByRole('button', { name: 'Add Professional' }).first().click();
  const form = dialog(owner, 'Add Professional');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Mobile').fill(mobile);
  await form.getByLabel('Gender').selectOption({ label: gender });
  await form.getByLabel('Language of', { exact: false }).selectOption({ label: language });
  await form.getByRole('button', { name: 'Add Professional' }).click();
  await expect(form).toBeHidden();
  const made = (await asStaff('GET', '/professional/admin')).find((one: { name: string }) => one.name === name);
  ids.set(name, made.id);
};

test('an empty salon is set up, with three people', async () => {
  for (let left: object | null = {}; left; )
    left = (await asStaff('POST', '/setup/admin/demo', { word: 'EMPTY', settings: true })).demo;
  [eve, today] = [await dayFrom(1), await dayFrom(2)];
  await goTo(eve, '10:00');
  await changeSettings({
    ...{ salonName: 'Saanvi Beauty', phone: SALON, minimumOrderValue: 0, payOnline: true },
    ...{ cancelFreeHours: 24, cancelFeePercent: 50, capacity: 'PROFESSIONALS' },
  });
  const { id } = await makeCategory('Facials');
  await makeService(FACIAL, 1499, 'An hour for your face.', id);
  await look(owner, '/admin/login');
  await owner.getByRole('checkbox', { name: /Keep me signed in/ }).check({ force: true });
  await signInAgain(owner);
  await expect(region(owner, 'Open your salon')).toContainText('of 6');
  await look(owner, '/admin/professionals');
  await addProfessional(KAVITA, 'English');
  await addProfessional(NILESH, 'Hindi');
  await addProfessional(MANGALA, 'Marathi');
});

/** Who books without a screen here. */
interface Guest extends Customer {
  name: string;
  bookingId: string;
}
const guests = new Map<string, Guest>();
const guest = (name: string): Guest => {
  const found = guests.get(name);
  if (!found) throw new Error(`${name} has no visit`);
  return found;
};
const books = async (name: string, bookingTime: string, by: { name: string }, more: object = {}): Promise<Guest> => {
  const customer = await makeCustomer({ name, addresses: [OFFICE] });
  const { id, price } = await serviceNamed(FACIAL);
  const { bookingId } = await call('POST', '/booking', customer.token, {
    ...{ userId: customer.userId, serviceIds: [id], bookingDate: today, bookingTime, finalPrice: price },
    ...{ addressId: customer.addressIds[0], paymentType: 'PAY_AFTER', professionalId: idOf(by), ...more },
  });
  guests.set(name, { ...customer, name, bookingId });
  return guest(name);
};
const seen = ({ bookingId }: { bookingId: string }) => asStaff('GET', `/booking/${bookingId}`);

test('the day before: a customer wishes for Kavita, and hears that Kavita comes', async () => {
  const customer = await signedIn(asha, { name: 'Asha Deshmukh', cart: { [FACIAL]: 1 }, addresses: [HOME] });
  await look(asha, '/checkout');
  await onward(asha).click();
  await region(asha, 'Who shall come?').getByRole('button').click();
  await dialog(asha, 'Who shall come?').getByRole('button', { name: KAVITA.name }).click();
  await choose(dayIn(asha, today));
  await choose(slot(asha, '11:00:00'));
  await onward(asha).click();
  await expect(main(asha).getByText('Kavita Rao comes to you')).toBeVisible();
  await placing(asha).click();
  await asha.waitForURL(/order-success/);
  const [{ bookingId }] = await call('GET', '/booking', customer.token);
  guests.set('Asha', { ...customer, name: 'Asha Deshmukh', bookingId });
  await hears(customer.mobile, /^CONFIRMATION_WHO: .*Kavita comes to you on/);
  // Changes of a few minutes come to her as one message.
  await goTo(eve, '10:30');
  await hears(KAVITA.mobile, /^VISIT_NEW: .*Asha/);
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await expect(panel(owner)).toContainText('Kavita Rao');
});

test('the day before: a caller is booked by telephone, in Hindi', async () => {
  const mobile = newMobile();
  await look(owner, `/admin/bookings/new?day=${today}&time=11:00:00&mobile=${mobile}`);
  await region(owner, 'Customer').getByRole('textbox', { name: 'Full Name' }).fill('सुनीता पवार');
  await region(owner, 'Customer').getByLabel('Language of messages and bills').selectOption('Hindi');
  const services = region(owner, 'Services');
  await services.getByRole('searchbox', { name: 'Search services' }).fill('gold');
  await services.getByRole('button', { name: `Add ${FACIAL}` }).click();
  await region(owner, 'Address').getByRole('button', { name: 'Enter the address' }).click();
  const address = dialog(owner, 'Add New Address');
  await address.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await expect(address.getByText(/Wardha Road/)).toBeVisible();
  await address.getByRole('button', { name: 'Confirm Location' }).click();
  await address.getByLabel('Flat/House No.').fill('7');
  await address.getByLabel('Building').fill('Orange Chambers');
  await address.getByRole('button', { name: 'Use Address' }).click();
  await region(owner, 'Summary').getByRole('button', { name: 'Book Visit' }).click();
  await expect(owner.getByText('The visit is booked.')).toBeVisible();
  const { content } = await asStaff('GET', `/booking/admin?search=${mobile}`);
  expect(content).toHaveLength(1);
  guests.set('Sunita', { ...(content[0] as Guest), name: 'सुनीता पवार', mobile });
  await hears(mobile, /^CONFIRMATION: /);
});

test('the day before: others book, and a payment that failed comes with the next try', async () => {
  await books('Meera Kulkarni', '11:00:00', MANGALA);
  await books('Vidya Iyer', '13:00:00', MANGALA);
  await books('Farida Khan', '15:00:00', MANGALA);
  const customer = await signedIn(rekha, { name: 'Rekha Bhosale', cart: { [FACIAL]: 1 }, addresses: [OFFICE] });
  await look(rekha, '/checkout');
  await onward(rekha).click();
  await choose(dayIn(rekha, today));
  await choose(slot(rekha, '17:00:00'));
  await onward(rekha).click();
  await rekha.getByRole('radio', { name: /Pay online now/ }).check();
  await placing(rekha).click();
  await main(rekha).getByRole('button', { name: 'Fail' }).click();
  await expect(rekha.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible();
  const [{ bookingId }] = await call('GET', '/booking', customer.token);
  guests.set('Rekha Bhosale', { ...customer, name: 'Rekha Bhosale', bookingId });
  await hears(customer.mobile);
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await expect(panel(owner)).toContainText('Waits for payment until');
  await main(rekha).getByRole('button', { name: 'Try again: pay ₹1,499' }).click();
  await rekha.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main(rekha).getByText('You paid ₹1,499. Your visit is booked.')).toBeVisible();
  await hears(customer.mobile, /^CONFIRMATION: /);
  await asStaff('PUT', `/booking/admin/${bookingId}/professional?professionalId=${idOf(NILESH)}`);
  for (const name of ['Meera Kulkarni', 'Vidya Iyer', 'Farida Khan']) await hears(guest(name).mobile, /^CONFIRMATION_WHO: /);
  await goTo(eve, '11:00');
  await hears(NILESH.mobile, /^VISITS_CHANGED: .*2/);
  await hears(MANGALA.mobile, /^VISITS_CHANGED: .*3/);
});

test('the eve: everybody hears who comes, and hears it again when it changes', async () => {
  await goTo(eve, '18:05');
  await hears(guest('Asha').mobile, /^PROFESSIONAL: .*Kavita comes to you on .* Start code: \d{4}/);
  await hears(guest('Sunita').mobile, /^PROFESSIONAL: .*Nilesh/);
  await hears(guest('Rekha Bhosale').mobile, /^PROFESSIONAL: .*Nilesh/);
  for (const name of ['Meera Kulkarni', 'Vidya Iyer', 'Farida Khan']) await hears(guest(name).mobile, /^PROFESSIONAL: .*Mangala/);

  const { bookingId, mobile } = guest('Rekha Bhosale');
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await panel(owner).getByRole('button', { name: 'Give to…' }).click();
  await dialog(owner, 'Give to…')
    .getByRole('button', { name: /Kavita Rao.*min of travel/ })
    .click();
  await toast(owner, 'Given to Kavita Rao.').waitFor();
  await goTo(eve, '18:30');
  await hears(mobile, /^WHO_CHANGED: .*Kavita/);
  await hears(NILESH.mobile, /^VISIT_CANCELLED: /);
  await hears(KAVITA.mobile, /^VISIT_NEW: .*Rekha/);
  await look(rekha, '/bookings');
  await expect(bookingCard(rekha)).toContainText('Kavita Rao');
  await expect(bookingCard(rekha)).toContainText('Sent to you by the salon');

  await goTo(eve, '20:05');
  await hears(KAVITA.mobile, /^TOMORROW: .*2/);
  await hears(NILESH.mobile, /^TOMORROW: .*1/);
  await hears(MANGALA.mobile, /^TOMORROW: .*3/);
});

test('08:30: Kavita is sick, nobody else is free, and the customer agrees to another time', async () => {
  await goTo(today, '08:30');
  await signInAsProfessional(kavita, { id: idOf(KAVITA), ...KAVITA });
  await look(kavita, '/pro');
  await main(kavita).getByRole('button', { name: 'I am sick today' }).click();
  await dialog(kavita, 'Are you sick today?').getByRole('button', { name: 'I am sick today' }).click();
  await expect(main(kavita).getByText(/^You are off: /)).toBeVisible();
  await hears(SALON, /^LEAVE: .*Kavita.*2/);

  await look(asha, '/bookings');
  await expect(bookingCard(asha)).toContainText('We are looking for somebody and tell you here who comes.');
  await expect(main(asha).getByText('Kavita')).toHaveCount(0);

  await look(owner, '/admin/customers');
  const bar = region(owner, 'Alerts');
  await expect(bar).toContainText('Nobody can come');
  await bar.getByRole('button').click();
  await dialog(owner, /^Alerts/)
    .getByRole('link', { name: /Nobody can come/ })
    .first()
    .click();
  await main(owner).getByRole('button', { name: 'Give to…, Asha Deshmukh' }).click();
  const menu = dialog(owner, 'Give to…');
  await expect(menu.getByText('Has another visit then')).toHaveCount(2);
  await menu.getByRole('button', { name: /1:00 PM.*Nilesh Patil/ }).click();
  await expect(menu.getByText(/^Asked about .*1:00 PM\. A message is on its way\.$/)).toBeVisible();
  await hears(guest('Asha').mobile, /^TIME_PROPOSED: .*1 ?PM/);
  await look(asha, linkTo(guest('Asha').mobile));
  const asked = region(asha, 'Another time');
  await expect(asked).toContainText('Nilesh Patil can come instead on');
  await asked.getByRole('button', { name: 'Yes, that is fine' }).click();
  await expect(toast(asha, 'Booking rescheduled.')).toBeVisible();
  await look(asha, '/bookings');
  await expect(bookingCard(asha)).toContainText('Nilesh Patil');
  await expect(bookingCard(asha)).toContainText('between 01:00 PM and 01:15 PM');

  await look(owner, '/admin/bookings?view=day');
  await main(owner).getByRole('button', { name: 'Give to…, Rekha Bhosale' }).click();
  await menu.getByRole('button', { name: /Nilesh Patil.*min of travel/ }).click();
  await toast(owner, 'Given to Nilesh Patil.').waitFor();
  await goTo(today, '08:50');
  await hears(guest('Asha').mobile, /^MOVED_WHO: .*Nilesh/);
  await hears(guest('Rekha Bhosale').mobile, /^WHO_CHANGED: .*Nilesh/);
  await hears(NILESH.mobile, /^VISITS_CHANGED: .*2/);
  await hears(KAVITA.mobile, /^VISITS_CHANGED: .*2/);
  await hears(SALON);
  await look(owner, '/admin');
  await expect(region(owner, 'Alerts')).toHaveCount(0);
});

/** The start code that the customer's phone was told. */
const codeTold = (mobile: string) => told(mobile, 'PROFESSIONAL')?.match(/\b\d{4}\b(?!.*\b\d{4}\b)/)?.[0] ?? '';
const tap = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
/** From the way to the customer until the work begins, in the words of her phone. */
const begins = async (page: Page, words: typeof inHindi | typeof inMarathi, code: string) => {
  await tap(page, words.onMyWay);
  await tap(page, words.arrived);
  await tap(page, words.start);
  await page.getByRole('dialog').getByLabel(words.startCode).pressSequentially(code);
};
/** Says how the customer paid, and which tip came with it. */
const finishes = async (page: Page, words: typeof inHindi | typeof inMarathi, way: string, tip?: string) => {
  await tap(page, words.done);
  const done = page.getByRole('dialog');
  await done.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true });
  if (tip) await done.getByRole('radio', { name: tip, exact: true }).check({ force: true });
  await done.getByRole('button', { name: words.done }).click();
  await expect(done).toBeHidden();
};

test('11:00: Nilesh goes in Hindi, works without network, and is paid in cash with a tip', async () => {
  const { mobile, bookingId } = guest('Sunita');
  await goTo(today, '10:40');
  await signInAsProfessional(nilesh, { id: idOf(NILESH), ...NILESH });
  await look(nilesh, '/hi/pro');
  await tap(nilesh, inHindi.onMyWay);
  await hears(mobile, /^ON_THE_WAY: .*Nilesh/);
  await look(sunita, linkTo(mobile));
  await expect(main(sunita)).toContainText('Nilesh Patil');
  await expect(main(sunita)).toContainText('रास्ते में: सुबह 10:40 बजे');
  await tap(nilesh, inHindi.arrived);
  await nilesh.context().setOffline(true);
  await tap(nilesh, inHindi.start);
  await nilesh.getByRole('dialog').getByLabel(inHindi.startCode).pressSequentially(codeTold(mobile));
  await finishes(nilesh, inHindi, inHindi.cash, '₹50');
  expect((await seen({ bookingId })).status).toBe('PENDING');
  await nilesh.context().setOffline(false);
  await expect.poll(async () => (await seen({ bookingId })).paymentStatus).toBe('PAID');
  await hears(mobile, /^RECEIPT: /);
});

test('11:20: nobody has set out to Meera, the salon sees it, and she hears how late it gets', async () => {
  const { mobile } = guest('Meera Kulkarni');
  await goTo(today, '11:25');
  await hears(mobile, /^LATE: /);
  await look(owner, '/admin');
  await expect(region(owner, 'Alerts')).toContainText(/मंगलाताई जोशी: Not set out, \d+ min late/);
  await signInAsProfessional(mangala, { id: idOf(MANGALA), ...MANGALA });
  await look(mangala, '/mr/pro');
  await begins(mangala, inMarathi, codeTold(mobile));
  await finishes(mangala, inMarathi, inMarathi.upi);
  await hears(mobile, /^ON_THE_WAY: /, /^RECEIPT: /);
});

test('13:00: Asha is visited as agreed, and Vidya’s visit is forgotten', async () => {
  await goTo(today, '12:50');
  await look(nilesh, '/hi/pro');
  await begins(nilesh, inHindi, codeTold(guest('Asha').mobile));
  await finishes(nilesh, inHindi, inHindi.cash);
  await hears(guest('Asha').mobile, /^ON_THE_WAY: /, /^RECEIPT: /);
  await look(asha, '/bookings');
  await expect(bookingCard(asha)).toContainText('Nilesh Patil came to you');
  await look(mangala, '/mr/pro');
  await begins(mangala, inMarathi, codeTold(guest('Vidya Iyer').mobile));
  await hears(guest('Vidya Iyer').mobile, /^ON_THE_WAY: /);
});

test('15:00: nobody is at Farida’s door', async () => {
  const { mobile, bookingId } = guest('Farida Khan');
  await goTo(today, '14:50');
  await look(mangala, `/mr/pro/visits/${bookingId}`);
  await tap(mangala, inMarathi.onMyWay);
  await goTo(today, '15:00');
  await look(mangala, `/mr/pro/visits/${bookingId}`);
  await tap(mangala, inMarathi.arrived);
  await tap(mangala, inMarathi.nobodyHere);
  const waiting = mangala.getByRole('dialog');
  await mangala.evaluate(() =>
    addEventListener('click', event => (event.target as Element).closest('[href^=tel]') && event.preventDefault()),
  );
  await waiting.getByRole('link', { name: new RegExp(inMarathi.callOf('Farida')) }).click();
  await expect.poll(async () => (await seen({ bookingId })).visit.calledAt).not.toBeNull();
  await goTo(today, '15:20');
  await look(mangala, `/mr/pro/visits/${bookingId}`);
  await tap(mangala, inMarathi.nobodyHere);
  await waiting.getByRole('button', { name: inMarathi.tellTheSalon }).click();
  await expect(waiting).toBeHidden();
  await look(owner, '/admin');
  await region(owner, /^Nobody is there: मंगलाताई/)
    .getByRole('button', { name: 'Decide' })
    .click();
  await panel(owner).getByRole('button', { name: 'End as no-show' }).click();
  await dialog(owner, 'Was nobody there?').getByRole('button', { name: 'End as no-show' }).click();
  await expect(toast(owner, 'Ended: nobody was there.')).toBeVisible();
  await hears(mobile, /^ON_THE_WAY: /, /^NO_SHOW: /);
});

test('15:30: Rekha cancels late, sees the fee before, and hears what comes back', async () => {
  await goTo(today, '15:30');
  await look(rekha, '/bookings');
  await bookingCard(rekha).getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = dialog(rekha, 'Cancel this booking?');
  await expect(question).toContainText(/We keep ₹7\d\d.* of ₹1,499\. ₹7\d\d.* comes back\./);
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(rekha, 'Booking cancelled.')).toBeVisible();
  await goTo(today, '15:50');
  console.log('rekha', newsOf(guest('Rekha Bhosale').mobile));
  await hears(NILESH.mobile, /^VISIT_CANCELLED: /);
});

test('the evening: ₹50 is missing in the cash, a customer gets ₹200 back, and everybody has a bill', async () => {
  await goTo(today, '19:30');
  await look(owner, '/admin/cash-up');
  const his = main(owner).getByRole('listitem').filter({ hasText: NILESH.name });
  await expect(his).toContainText('₹3,048in cash');
  await his.getByRole('button', { name: /^Settle with/ }).click();
  const settle = dialog(owner, `Settle with ${NILESH.name}`);
  await settle.getByLabel('Counted cash (₹)').fill('2998');
  await expect(settle.getByText('₹50 is missing.')).toBeVisible();
  await settle.getByLabel('Note').fill('Change for a taxi.');
  await settle.getByRole('button', { name: 'Settle' }).click();
  await expect(toast(owner, `Settled with ${NILESH.name}`)).toBeVisible();
  console.log(await his.innerText());
  await look(nilesh, '/hi/pro');
  await expect(main(nilesh)).toContainText('₹50');
  console.log(await main(nilesh).innerText());

  const { bookingId, mobile } = guest('Asha');
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await panel(owner).getByRole('region', { name: 'Payments' }).getByRole('button', { name: 'Refund ₹1,499' }).click();
  const refunding = dialog(owner, 'Refund');
  await refunding.getByLabel('Amount in ₹').fill('200');
  await refunding.getByRole('button', { name: 'Record Refund' }).click();
  await expect(refunding).toBeHidden();
  await hears(mobile, /^REFUNDED: .*200/);
  await look(asha, '/bookings');
  await bookingCard(asha).getByRole('button', { name: 'Bill' }).click();
  console.log(await asha.getByRole('dialog').innerText());
});

test('the month: pay of each, and what the accountant gets', async () => {
  await look(owner, '/admin/pay');
  await owner.getByRole('button', { name: 'Set Rule' }).click();
  const rule = dialog(owner, 'Set Commission Rule');
  console.log(await rule.innerText());
  await look(owner, '/admin/documents');
  console.log(await main(owner).innerText());
});

test('the next morning: the forgotten visit stands first, and is ended', async () => {
  await goTo(await dayFrom(1), '08:30');
  await look(mangala, '/mr/pro');
  console.log(await main(mangala).innerText());
  await look(owner, '/admin');
  console.log(await main(owner).innerText());
});
