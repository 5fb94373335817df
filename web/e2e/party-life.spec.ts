/**
 * A bride, her mother and four cousins (R23): one booking through its whole life, on the screens of the customer, the owner and the
 * professionals, whose phones speak three languages. The chapters build on one another.
 */
import type { Browser, Page } from '@playwright/test';
import * as englishBills from '../../common/words/en/bills.ts';
import * as englishCart from '../../common/words/en/cart.ts';
import * as englishDocuments from '../../common/words/en/documents.ts';
import * as english from '../../common/words/en/party.ts';
import * as pro from '../../common/words/en/pro.ts';
import * as inEnglish from '../../common/words/en/visit.ts';
import * as hindi from '../../common/words/hi/pro.ts';
import * as inHindi from '../../common/words/hi/visit.ts';
import * as marathi from '../../common/words/mr/pro.ts';
import * as inMarathi from '../../common/words/mr/visit.ts';
import { panel } from './at-admin-bookings.ts';
import { card } from './at-bookings.ts';
import { day as dayIn, onward, placing } from './at-checkout.ts';
import { isFine } from './axe.ts';
import { choose } from './choose.ts';
import { newMobile } from './customer.ts';
import { goTo } from './day/clock.ts';
import { arrives, finishes, tap } from './day/door.ts';
import { codeTold, forgetMessages, hears, linkTo } from './day/outbox.ts';
import { look, sees } from './day/people.ts';
import { dialog, main, region, toast } from './hands.ts';
import { EDGE } from './places.ts';
import { type Professional, salonNow, signInAsProfessional } from './professional.ts';
import { changeSettings } from './salon-settings.ts';
import { asStaff, bookingsOf, CLEAN_UP, type Customer, FACIAL, forgetStaff, HOME, services, signedIn } from './scene.ts';
import { signInAgain } from './staff.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'serial' });

const INDIA = 330 * 60_000;
const DAY = 86_400_000;
const proWords = { en: pro, hi: hindi, mr: marathi };
const GUESTS = ['Bride', 'Aai', 'Tai', 'Mugdha', 'Neha', 'Pooja'];

interface Colleague extends Professional {
  page: Page;
  site: '' | '/hi' | '/mr';
  language: 'en' | 'hi' | 'mr';
  visitWords: typeof inEnglish | typeof inHindi | typeof inMarathi;
}
interface Paid {
  professional: { id: string };
  /** Rupees. */
  tips: number;
}
let asha: Page;
let owner: Page;
let team: Colleague[];
let standIn: Colleague;
let customer: Customer;
let bookingId: string;
/** In India: the day of the party, and days before it. */
let before: (days: number) => string;

const bookingNow = async () => (await bookingsOf(customer))[0];
const whoCome = async (): Promise<Colleague[]> => {
  const { parts } = await asStaff('GET', `/booking/${bookingId}`);
  const all = [...team, standIn];
  return parts.map(({ professional }: { professional: { id: string } }) => all.find(({ id }) => id === professional.id));
};

const join = async (browser: Browser, name: string, language: 'en' | 'hi' | 'mr'): Promise<Colleague> => {
  const serviceIds = (await services()).map(({ id }) => id);
  const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
  const hours = week.map(day => ({ day, spans: [{ from: '07:00:00', to: '21:00:00' }] }));
  const one = { name, mobile: newMobile(), serviceIds, hours, messageLanguage: language, gender: 'FEMALE' };
  const { id } = await asStaff('POST', '/professional/admin', one);
  const page = await screen(browser, 360);
  await signInAsProfessional(page, { id, ...one });
  const visitWords = { en: inEnglish, hi: inHindi, mr: inMarathi }[language];
  return { id, name, mobile: one.mobile, page, language, site: language === 'en' ? '' : `/${language}`, visitWords };
};
const screen = async (browser: Browser, width: 360 | 1280): Promise<Page> => {
  const viewport = { width, height: width === 360 ? 640 : 800 };
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block',
    ...(width === 360 && { hasTouch: true, isMobile: true }),
  });
  context.setDefaultTimeout(15_000);
  return context.newPage();
};

test.afterAll(async () => {
  for (const page of [asha, owner, ...(team ?? []).map(({ page }) => page), standIn?.page]) await page?.context().close();
});

test('a salon with a team of three asks parties for a deposit', async ({ browser }) => {
  await fetch(`${EDGE}/fresh`);
  forgetStaff();
  forgetMessages();
  const today = Math.floor(((await salonNow()) + INDIA) / DAY) * DAY;
  before = days => new Date(today + (14 - days) * DAY).toISOString().slice(0, 10);
  await goTo(before(13), '10:00');
  for (const { id } of await asStaff('GET', '/professional/admin'))
    await asStaff('PUT', `/professional/admin/${id}`, { active: false });
  await asStaff('PUT', '/pay/admin/rules', { professionalId: null, serviceId: null, from: before(13), percent: 30 });
  await changeSettings({
    ...{ capacity: 'PROFESSIONALS', payOnline: true, partyDepositPercent: 25 },
    ...{ partyBalancePercent: 60, partyBalanceDays: 3 },
  });
  team = [
    await join(browser, 'Kavita Rao', 'en'),
    await join(browser, 'Sunita Pawar', 'hi'),
    await join(browser, 'मंगलाताई जोशी', 'mr'),
  ];
  [asha, owner] = [await screen(browser, 360), await screen(browser, 1280)];
  await look(owner, '/admin/login');
  await owner.getByRole('checkbox', { name: /Keep me signed in/ }).check({ force: true });
  await signInAgain(owner);
});

test('in the cart: six guests, who are ready by five', async () => {
  customer = await signedIn(asha, { name: 'Asha Deshmukh', cart: { [FACIAL]: 1, [CLEAN_UP]: 1 }, addresses: [HOME] });
  await look(asha, '/cart');
  await choose(region(asha, english.forWhom).getByRole('radio', { name: english.several }));
  const sheet = dialog(asha, english.whoGetsWhat);
  for (let n = 3; n <= GUESTS.length; n += 1) await sheet.getByRole('button', { name: english.addGuest }).click();
  for (const [index, label] of GUESTS.entries()) {
    await sheet.getByLabel(english.nameOf(index + 1)).fill(label);
    const services = sheet.getByRole('group', { name: english.servicesOf(label) });
    if (index === 1 || index === 2) await services.getByRole('button', { name: FACIAL }).click();
    if (index > 0) await services.getByRole('button', { name: CLEAN_UP }).click();
  }
  await sheet.getByRole('button', { name: english.saveGuests }).click();
  await expect(sheet).toBeHidden();
  await expect(region(asha, english.forWhom).getByRole('listitem')).toHaveCount(6);
  await isFine(asha, 'six guests in the cart');
});

test('the plan is a picture, and the first step of the deposit is paid', async () => {
  await asha.getByRole('button', { name: englishCart.proceed }).click();
  await onward(asha).click();
  await choose(dayIn(asha, before(0)));
  await choose(asha.getByRole('radio', { name: english.professionals(3) }));
  for (const label of GUESTS) await expect(main(asha).getByText(label, { exact: true }).first()).toBeVisible();
  await isFine(asha, 'the plan for six');
  await onward(asha).click();
  await expect(main(asha).getByText(english.howManyCome(english.professionals(3)))).toBeVisible();
  await isFine(asha, 'the summary for six');
  await placing(asha).click();
  await asha.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main(asha).getByText(/^You paid ₹2,023/)).toBeVisible();
  ({ bookingId } = await bookingNow());
  await hears(customer.mobile, /^CONFIRMATION/);
  await look(asha, '/bookings');
  await expect(card(asha)).toContainText(/Please pay ₹2,832 by/);
  await isFine(asha, 'a booking for six');
});

test('the party moves: everyone shall be ready at four', async () => {
  await goTo(before(10), '12:00');
  await look(asha, '/bookings');
  await card(asha).getByRole('button', { name: 'Reschedule' }).click();
  const sheet = dialog(asha, 'Reschedule');
  await sheet.getByLabel(english.readyBy, { exact: true }).last().selectOption('16:00:00');
  await expect(sheet.getByText(english.thePlan)).toBeVisible();
  await isFine(asha, 'another time for six');
  await sheet.getByRole('button', { name: 'Reschedule' }).click();
  await expect(sheet).toBeHidden();
  await hears(customer.mobile, /^MOVED/);
  expect(await bookingNow()).toMatchObject({ readyBy: '16:00:00', parts: [{ part: 1 }, { part: 2 }, { part: 3 }] });
});

test('the three cousins cancel', async () => {
  await card(asha).getByRole('button', { name: english.changeTheGuests }).click();
  const sheet = dialog(asha, english.changeTheGuests);
  for (const label of GUESTS.slice(3)) await sheet.getByRole('button', { name: english.removeGuest(label) }).click();
  await expect(sheet.getByRole('status')).toContainText('₹6,294');
  await isFine(asha, 'three guests fewer');
  await sheet.getByRole('button', { name: english.saveGuests }).click();
  await expect(sheet).toBeHidden();
  const booking = await bookingNow();
  expect(booking.guests.map(({ label }: { label: string }) => label)).toEqual(GUESTS.slice(0, 3));
  expect(booking).toMatchObject({ finalPrice: 6294, laterDue: 3777 - 2023, laterDueOn: before(3) });
  expect(booking.parts).toHaveLength(3);
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await expect(panel(owner).getByRole('region', { name: 'Guests' })).toContainText('3 guests, ready by 04:00 PM');
  await isFine(owner, 'the party of three in the office');
  await goTo(before(10), '12:30');
  await hears(customer.mobile, /^MOVED/);
});

test('the second step is asked for, and paid', async () => {
  await goTo(before(6), '10:05');
  await hears(customer.mobile, /^PARTY_BALANCE_DUE: .*1754/);
  await look(asha, linkTo(customer.mobile));
  await main(asha)
    .getByRole('link', { name: /^Pay ₹1,754/ })
    .click();
  await asha.getByRole('button', { name: /^Pay ₹1,754/ }).click();
  await asha.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main(asha).getByText(/^You paid/)).toBeVisible();
  await look(asha, '/bookings');
  await expect(card(asha)).not.toContainText('Please pay');
  expect(await bookingNow()).toMatchObject({ laterDue: 0, amountPaid: 3777, amountDue: 6294 - 3777 });
  await hears(customer.mobile, /^PAID: /);
});

test('the eve: everybody hears who comes, one falls ill, and another comes in her place', async ({ browser }) => {
  await goTo(before(1), '18:05');
  const [lead, sick, third] = await whoCome();
  if (!lead || !sick || !third) throw new Error('Three come');
  await hears(customer.mobile, /^REMINDER: /, /^PROFESSIONAL: .* Start code: \d{4}/);
  await sees(asha, '/bookings', lead.name, sick.name, third.name);
  const words = proWords[sick.language];
  await look(sick.page, `${sick.site}/pro/days`);
  await expect(main(sick.page)).toContainText('Asha');
  await isFine(sick.page, `the days of ${sick.language}`);
  await look(sick.page, `${sick.site}/pro`);
  await main(sick.page).getByRole('button', { name: words.iAmSickToday }).click();
  const question = sick.page.getByRole('dialog', { name: words.sickQuestion });
  await question.getByRole('switch', { name: words.tomorrowToo }).click();
  await question.getByRole('button', { name: words.iAmSickToday }).click();
  await expect(question).toBeHidden();

  await sees(asha, '/bookings', lead.name, third.name, 'We are looking for somebody');
  await expect(main(asha).getByText(sick.name)).toHaveCount(0);
  await isFine(asha, 'one of three is ill');
  standIn = await join(browser, 'Rohini Deshpande', 'en');
  await look(owner, '/admin');
  await isFine(owner, 'the office on the eve');
  await expect(region(owner, 'Alerts')).toContainText('Nobody can come');
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await isFine(owner, 'one of three is ill, in the office');
  await panel(owner).getByRole('button', { name: 'Give part 2 to…' }).click();
  await dialog(owner, 'Give to…')
    .getByRole('button', { name: new RegExp(standIn.name) })
    .click();
  await toast(owner, `Given to ${standIn.name}.`).waitFor();
  await goTo(before(1), '18:40');
  await hears(customer.mobile, new RegExp(`^WHO_CHANGED: .*${standIn.name.split(' ')[0]}`));
  await sees(asha, '/bookings', lead.name, third.name, standIn.name);
  await isFine(asha, 'three come again');
});

test('the day: each of the three enters the start code', async () => {
  const three = await whoCome();
  await goTo(before(0), '12:30');
  for (const one of three) {
    await look(one.page, `${one.site}/pro`);
    await isFine(one.page, `her day in ${one.language}, ${one.name}`);
    await tap(one.page, one.visitWords.onMyWay);
    await hears(customer.mobile, /^ON_THE_WAY: /);
  }
  const { bookingTime } = await bookingNow();
  await goTo(before(0), bookingTime.slice(0, 5));
  for (const one of three) {
    await look(one.page, `${one.site}/pro`);
    await arrives(one.page, one.visitWords, codeTold(customer.mobile));
    await isFine(one.page, `started in ${one.language}, ${one.name}`);
  }
  await look(asha, '/bookings');
  await isFine(asha, 'under way for three');
  await look(owner, '/admin');
  await isFine(owner, 'the office while three work');
});

test('done: the lead collects, and the tip is shared', async () => {
  const [lead, ...others] = await whoCome();
  if (!lead) throw new Error('Somebody leads');
  await goTo(before(0), '16:00');
  for (const one of others) {
    await look(one.page, `${one.site}/pro`);
    await tap(one.page, one.visitWords.done);
    await one.page.getByRole('dialog').getByRole('button', { name: one.visitWords.done }).click();
    await expect(one.page.getByRole('dialog')).toBeHidden();
  }
  expect(await bookingNow()).toMatchObject({ status: 'PENDING' });
  await look(lead.page, `${lead.site}/pro`);
  await finishes(lead.page, lead.visitWords, lead.visitWords.cash, '₹100');
  await expect.poll(async () => (await bookingNow()).status).toBe('COMPLETED');
  expect(await bookingNow()).toMatchObject({ paymentStatus: 'PAID', paymentState: 'PAID' });
  await hears(customer.mobile, /^RECEIPT: /);
  await look(asha, '/bookings');
  await expect(card(asha)).toContainText(/came to you/);
  await isFine(asha, 'a party that is over');
});

test('afterwards: one bill, and the pay of each', async () => {
  await card(asha).getByRole('button', { name: 'Bill' }).click();
  await isFine(asha, 'the bills of a party');
  await asha
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: englishDocuments.titles.BILL })
    .getByRole('button', { name: englishBills.open })
    .click();
  const bill = dialog(asha, englishDocuments.titles.BILL);
  for (const label of GUESTS.slice(0, 3)) await expect(bill.getByText(`${label}: `).first()).toBeVisible();
  await expect(bill.getByText(`${GUESTS[3]}: `)).toHaveCount(0);
  await isFine(asha, 'one bill for three guests');
  const documents = await asStaff('GET', `/booking/${bookingId}/documents`);
  expect(documents.filter(({ type }: { type: string }) => type === 'BILL')).toMatchObject([{ total: 6294 }]);

  const three = await whoCome();
  const { professionals, ...all } = await asStaff('GET', `/pay/admin?from=${before(0)}&to=${before(0)}`);
  expect(all).toMatchObject({ visits: 3, revenue: 6294, commission: 1888.2, tips: 100 });
  const tips = three.map(({ id }) => professionals.find((one: Paid) => one.professional.id === id)?.tips);
  expect(tips).toEqual([33.34, 33.33, 33.33]);
  await look(owner, `/admin/pay`);
  for (const [n, { name }] of three.entries())
    await expect(main(owner).getByRole('row').filter({ hasText: name })).toContainText(`₹${tips[n]}`);
  await isFine(owner, 'the pay of each');
  for (const [n, one] of three.entries()) {
    await look(one.page, `${one.site}/pro`);
    await main(one.page).getByRole('link', { name: /Asha/ }).click();
    await expect(main(one.page)).toContainText(one.visitWords.tipForYou(`₹${tips[n]}`));
    await isFine(one.page, `the evening of ${one.name}`);
  }
});
