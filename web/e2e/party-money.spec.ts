/** What a party pays when, whose the tip is, and what the bill says (rules M61 to M64, G14). */
import type { Page } from '@playwright/test';
import * as englishBills from '../../common/words/en/bills.ts';
import * as englishBooking from '../../common/words/en/booking.ts';
import * as englishCheckout from '../../common/words/en/checkout.ts';
import * as englishCommon from '../../common/words/en/common.ts';
import * as englishDocuments from '../../common/words/en/documents.ts';
import * as english from '../../common/words/en/party.ts';
import * as englishPayment from '../../common/words/en/payment.ts';
import * as hindiBills from '../../common/words/hi/bills.ts';
import * as hindiBooking from '../../common/words/hi/booking.ts';
import * as hindiCheckout from '../../common/words/hi/checkout.ts';
import * as hindiCommon from '../../common/words/hi/common.ts';
import * as hindiDocuments from '../../common/words/hi/documents.ts';
import * as hindi from '../../common/words/hi/party.ts';
import * as hindiPayment from '../../common/words/hi/payment.ts';
import * as marathiBills from '../../common/words/mr/bills.ts';
import * as marathiBooking from '../../common/words/mr/booking.ts';
import * as marathiCheckout from '../../common/words/mr/checkout.ts';
import * as marathiCommon from '../../common/words/mr/common.ts';
import * as marathiDocuments from '../../common/words/mr/documents.ts';
import * as marathi from '../../common/words/mr/party.ts';
import * as marathiPayment from '../../common/words/mr/payment.ts';
import { ownName, panel } from './at-admin-bookings.ts';
import { effect, openSettings, save, saveBar } from './at-admin-settings.ts';
import { card } from './at-bookings.ts';
import { untilNoon, visitLinkTo } from './at-visit-link.ts';
import { isFine } from './axe.ts';
import { choose } from './choose.ts';
import { letTimePass } from './customer.ts';
import { dialog, main } from './hands.ts';
import { makeProfessional, type Professional, salonNow, signInAsProfessional } from './professional.ts';
import { changeSettings, putSettingsBack, settingsNow } from './salon-settings.ts';
import {
  asStaff,
  bookingsOf,
  type Customer,
  call,
  FACIAL,
  forgetStaff,
  HOME,
  makeCustomer,
  serviceNamed,
  signIn,
  type Visit,
} from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();
test.beforeEach(untilNoon);

const DAY_MS = 86_400_000;
/** A day from the salon's own one on: other tests move its clock. */
const inDays = async (days: number) => new Date((await salonNow()) + 330 * 60_000 + days * DAY_MS).toISOString().slice(0, 10);
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Pays at the gateway of development. */
const payThere = async (page: Page) => {
  await expect(title(page, 'Test payment')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
};

/** Two professionals alone, and a customer with two guests in the cart. 40 per cent book a party, 75 are due two days before. */
const sceneOfTwo = async (page: Page): Promise<{ customer: Customer; people: [Professional, Professional] }> => {
  await changeSettings({ payOnline: true, partyDepositPercent: 40, partyBalancePercent: 75, partyBalanceDays: 2 });
  for (const { id } of await asStaff('GET', '/professional/admin'))
    await asStaff('PUT', `/professional/admin/${id}`, { active: false });
  const people: [Professional, Professional] = [await makeProfessional(ownName()), await makeProfessional(ownName())];
  const customer = await makeCustomer({ name: ownName(), cart: { [FACIAL]: 2 }, addresses: [HOME] });
  const { id } = await serviceNamed(FACIAL);
  const guests = [
    { label: 'Bride', serviceIds: [id] },
    { label: 'Aai', serviceIds: [id] },
  ];
  await call('PUT', `/cart/${customer.cartId}/guests`, customer.token, { guests });
  await signIn(page, customer);
  return { customer, people };
};

const theBooking = async (customer: Customer) => (await bookingsOf(customer))[0];

/** A party in four days that has paid its first step. */
const partyOf = async (customer: Customer) => {
  const { id, price } = await serviceNamed(FACIAL);
  const guests = [
    { label: 'Bride', serviceIds: [id] },
    { label: 'Aai', serviceIds: [id] },
  ];
  const [bookingDate, addressId] = [await inDays(4), customer.addressIds[0]];
  const { plans } = await call('POST', '/booking/plan', customer.token, { guests, bookingDate, readyBy: '17:00:00', addressId });
  const plan = plans.find(({ professionals }: { professionals: number }) => professionals === 2);
  const { bookingId, dueNow } = await call('POST', '/booking', customer.token, {
    ...{ userId: customer.userId, serviceIds: [id, id], guests, addressId, paymentType: 'PAY_AFTER', finalPrice: 2 * price },
    ...{ bookingDate, bookingTime: plan.bookingTime, readyBy: '17:00:00', professionals: 2 },
  });
  await asStaff('POST', `/booking/admin/${bookingId}/payment`, { amount: dueNow, method: 'BANK' });
  return call('GET', `/booking/${bookingId}`, customer.token);
};

/** The staff's session may have ended meanwhile. */
const untilVisit = async ({ bookingDate, bookingTime }: Visit) => {
  await letTimePass(Date.parse(`${bookingDate}T${bookingTime}+05:30`) - (await salonNow()));
  forgetStaff();
};

for (const language of [
  {
    ...{
      code: 'en',
      name: 'English',
      site: '',
      words: english,
      booking: englishBooking,
      checkout: englishCheckout,
      common: englishCommon,
    },
    ...{ payment: englishPayment, bills: englishBills, documents: englishDocuments },
  },
  {
    ...{
      code: 'hi',
      name: 'Hindi',
      site: '/hi',
      words: hindi,
      booking: hindiBooking,
      checkout: hindiCheckout,
      common: hindiCommon,
    },
    ...{ payment: hindiPayment, bills: hindiBills, documents: hindiDocuments },
  },
  {
    ...{
      code: 'mr',
      name: 'Marathi',
      site: '/mr',
      words: marathi,
      booking: marathiBooking,
      checkout: marathiCheckout,
      common: marathiCommon,
    },
    ...{ payment: marathiPayment, bills: marathiBills, documents: marathiDocuments },
  },
]) {
  const { code, name, site, words, booking, checkout, common, payment, bills, documents } = language;

  test(`a party pays its first step at checkout and the second from My Bookings, in ${name}`, {
    tag: code === 'en' ? '@both' : [],
  }, async ({ page }) => {
    const { customer } = await sceneOfTwo(page);
    await page.goto(`${site}/checkout`);
    await page.getByRole('button', { name: common.goOn }).click();
    await choose(page.locator(`input[value="${await inDays(4)}"]`));
    await choose(page.getByRole('radio', { name: words.professionals(2) }));
    await page.getByRole('button', { name: common.goOn }).click();
    await expect(page.getByText(words.howManyCome(words.professionals(2)))).toBeVisible();
    await page.getByRole('radio', { name: checkout.payDepositNow }).check();
    await isFine(page, `two steps at checkout in ${name}`);
    await page.getByRole('button', { name: checkout.place }).click();
    await payThere(page);
    await expect(title(page, payment.received)).toBeVisible();
    const { dueNow, laterDue: step, amountDue, amountPaid: first } = await theBooking(customer);
    expect([dueNow, first + step, first + amountDue]).toEqual([0, Math.round((first + amountDue) * 0.75), 2998]);
    await expect(main(page).getByText(rupees(step), { exact: true })).toBeVisible();
    await expect(main(page).getByText(rupees(amountDue - step), { exact: true })).toBeVisible();
    await isFine(page, `the first step is paid in ${name}`);

    // By the link of a message, and signed in.
    await page.goto(`${site}${await visitLinkTo(customer)}`);
    await expect(card(page).getByRole('link', { name: booking.payOnline(rupees(step)) })).toBeVisible();
    await isFine(page, `a second step by a link in ${name}`);
    await page.goto(`${site}/bookings`);
    await expect(card(page).getByText(rupees(step)).first()).toBeVisible();
    await isFine(page, `a second step in My Bookings in ${name}`);
    await card(page)
      .getByRole('link', { name: booking.payOnline(rupees(step)) })
      .click();
    const choices = main(page).getByRole('group', { name: words.whatToPay });
    await expect(choices.getByRole('radio', { name: rupees(step) })).toBeChecked();
    await isFine(page, `paying the second step in ${name}`);
    await choose(choices.getByRole('radio', { name: words.allThatIsDue }));
    await expect(button(page, payment.payNow(rupees(amountDue)))).toBeVisible();
    await choose(choices.getByRole('radio', { name: rupees(step) }));
    await button(page, payment.payNow(rupees(step))).click();
    await payThere(page);
    await expect(title(page, payment.received)).toBeVisible();
    expect(await theBooking(customer)).toMatchObject({ laterDue: 0, amountPaid: first + step, amountDue: amountDue - step });
    await page.goto(`${site}/bookings`);
    await expect(card(page).getByRole('link', { name: booking.payOnline(rupees(amountDue - step)) })).toBeVisible();
  });

  test(`a tip is for one of two who came, and the bill says for whom each line is, in ${name}`, {
    tag: code === 'en' ? '@both' : [],
  }, async ({ page }) => {
    const { customer, people } = await sceneOfTwo(page);
    // Documents speak the language of the profile.
    await call('PUT', '/auth/profile', customer.token, { language: code });
    const { bookingId, amountDue, ...visit } = await partyOf(customer);
    await untilVisit(visit);
    await asStaff('PUT', `/booking/admin/${bookingId}/mark-completed`);
    await page.goto(`${site}/payment/${bookingId}`);
    const tips = main(page).getByRole('group', { name: words.addTip });
    const whose = main(page).getByRole('group', { name: words.tipForWhom });
    await expect(tips).toBeVisible();
    await expect(whose).toHaveCount(0);
    await choose(tips.getByRole('radio', { name: '₹50' }));
    await expect(whose.getByRole('radio', { name: words.tipShared })).toBeChecked();
    await choose(whose.getByRole('radio', { name: people[1].name }));
    await isFine(page, `a tip for one of two in ${name}`);
    await button(page, payment.payNow(rupees(amountDue + 50))).click();
    await payThere(page);
    await expect(title(page, payment.received)).toBeVisible();
    const { payments } = await call('GET', `/booking/${bookingId}/payment`, customer.token);
    expect(payments.at(-1)).toMatchObject({ amount: amountDue, tip: 50, tipFor: [people[1].id] });

    await page.goto(`${site}/bookings`);
    await card(page).getByRole('button', { name: booking.bill }).click();
    const list = dialog(page, bills.billsAndInvoices);
    await list.getByRole('listitem').filter({ hasText: documents.titles.BILL }).getByRole('button', { name: bills.open }).click();
    const bill = dialog(page, documents.titles.BILL);
    await expect(bill.getByText(/^Bride: /)).toBeVisible();
    await expect(bill.getByText(/^Aai: /)).toBeVisible();
    await expect(bill.getByText(documents.guests, { exact: true })).toBeVisible();
    await isFine(page, `the bill of a party in ${name}`);
  });
}

const payments = (page: Page) => panel(page).getByRole('region', { name: 'Payments' });

test('staff read until when a second step is due, and write where to pay it', { tag: '@both' }, async ({ page }) => {
  const { customer } = await sceneOfTwo(page);
  const { bookingId, laterDue: step } = await partyOf(customer);
  await openAsStaff(page, `/admin/bookings?booking=${bookingId}`);
  await expect(payments(page)).toContainText(new RegExp(`Of it due by .*${rupees(step)}`));
  await expect(panel(page).getByRole('link', { name: /^Payment by .*: write to/ })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/payment/${bookingId}`)),
  );
  await isFine(page, 'a second step for staff');
});

test('staff see a second step that is overdue, record it, and whose a tip is', { tag: '@both' }, async ({ page }) => {
  const { customer, people } = await sceneOfTwo(page);
  const { bookingId, laterDue: step, amountDue } = await partyOf(customer);
  await letTimePass(3 * DAY_MS);
  forgetStaff();
  await openAsStaff(page, `/admin/bookings?booking=${bookingId}`);
  await expect(payments(page)).toContainText(new RegExp(`Of it overdue since .*${rupees(step)}`));
  await isFine(page, 'an overdue step for staff');
  await payments(page).getByRole('button', { name: 'Record Payment' }).click();
  const record = dialog(page, 'Record Payment');
  await expect(record.getByLabel('Amount in ₹')).toHaveValue(String(step));
  await isFine(page, 'recording a step');
  await record.getByRole('button', { name: 'Record Payment' }).click();
  await expect(payments(page)).not.toContainText('Of it');
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-completed`);
  await call('POST', `/booking/${bookingId}/payment`, customer.token, { tip: 40, tipFor: [people[0].id] });
  await page.reload();
  await expect(payments(page)).toContainText(`and a tip of ₹40 for ${people[0].name}`);
  expect(await theBooking(customer)).toMatchObject({ amountDue: amountDue - step });
});

test('the lead notes at the door for whom a tip is', async ({ page }) => {
  const { customer, people } = await sceneOfTwo(page);
  const { bookingId, amountDue, ...visit } = await partyOf(customer);
  await untilVisit(visit);
  await asStaff('PUT', `/booking/admin/${bookingId}/start-code-waiver`);
  const { parts } = await asStaff('GET', `/booking/${bookingId}`);
  const [lead, other] = parts[0].professional.id === people[0].id ? people : [people[1], people[0]];
  const token = await signInAsProfessional(page, lead);
  await call('PUT', `/visit/${bookingId}/state`, token, { state: 'STARTED', at: new Date(await salonNow()).toISOString() });
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  await button(page, 'Done').click();
  const done = dialog(page, `Collect ${rupees(amountDue)}`);
  await done.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await choose(done.getByRole('group', { name: english.tip }).getByRole('radio', { name: '₹50' }));
  const whose = done.getByRole('group', { name: english.tipForWhom });
  await expect(whose.getByRole('radio', { name: english.tipShared })).toBeChecked();
  await expect(whose.getByRole('radio', { name: english.onlyMe })).toBeVisible();
  await choose(whose.getByRole('radio', { name: other.name }));
  await isFine(page, 'a tip at the door');
  await done.getByRole('button', { name: 'Done' }).click();
  const paid = async () => (await asStaff('GET', `/booking/${bookingId}/payment`)).payments.at(-1);
  await expect.poll(paid).toMatchObject({ amount: amountDue, tip: 50, tipFor: [other.id] });
});

test('the owner reads what parties pay when, before it is saved', { tag: '@both' }, async ({ page }) => {
  await changeSettings({ payOnline: true });
  await openSettings(page, 'payment');
  const shown = effect(page, 'Online Payment, Deposit and Cancelling');
  await expect(shown).not.toContainText('An order for guests');
  await page.getByLabel('Deposit of parties, in per cent').fill('40');
  await page.getByLabel('Paid in all before a party, in per cent').fill('75');
  await page.getByLabel('Days before the party').fill('20');
  await expect(shown).toContainText(
    /An order for guests of ₹10,000 in 30 days:Pay ₹4,000 now, ₹3,500 by \d+ \w+ \d{4}, ₹2,500 at the visit/,
  );
  await isFine(page, 'deposits of parties');
  await page.getByLabel('Days before the party').fill('0');
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Days before must be at least 1')).toBeVisible();
  await page.getByLabel('Days before the party').fill('20');
  await save(page);
  expect(await settingsNow()).toMatchObject({ partyDepositPercent: 40, partyBalancePercent: 75, partyBalanceDays: 20 });
});
