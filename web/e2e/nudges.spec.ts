/** Reminders of a visit that is due: off at first, allowed in the profile, booked and ended by their link (rules B130 to B134). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as englishDue from '../../common/words/en/due.ts';
import * as english from '../../common/words/en/nudge.ts';
import * as englishProfile from '../../common/words/en/profile.ts';
import * as hindiDue from '../../common/words/hi/due.ts';
import * as hindi from '../../common/words/hi/nudge.ts';
import * as hindiProfile from '../../common/words/hi/profile.ts';
import * as marathiDue from '../../common/words/mr/due.ts';
import * as marathi from '../../common/words/mr/nudge.ts';
import * as marathiProfile from '../../common/words/mr/profile.ts';
import { isControl } from '../../server/visits/nudge/rules.ts';
import { flip, openSettings, save } from './at-admin-settings.ts';
import { untilNoon } from './at-visit-link.ts';
import { isFine } from './axe.ts';
import { letTimePass } from './customer.ts';
import { answer } from './faults.ts';
import { main, region } from './hands.ts';
import { DATA_DIR, EDGE, SITE } from './places.ts';
import { salonNow } from './professional.ts';
import { changeSettings, putSettingsBack, settingsNow } from './salon-settings.ts';
import { asStaff, bookingsOf, type Customer, call, FACIAL, HOME, makeCustomer, serviceNamed, signIn } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { makeTeam } from './team.ts';
import { expect, test } from './test.ts';

putSettingsBack();
test.beforeEach(untilNoon);

const ON = { enabled: true, winBack: false, rupees: 100, validDays: 30, monthlyBudget: 2000 };
const HOUR = 3_600_000;
const dayIn = async (days: number) => new Date((await salonNow()) + 5.5 * HOUR + days * 24 * HOUR).toISOString().slice(0, 10);

/** Comes every four weeks, and is due in three days from tomorrow on. Who is left out to compare is somebody else. */
const regular = async (page: Page): Promise<Customer> => {
  const idOf = await makeTeam('Kavita', 'Sushma');
  await changeSettings({ nudges: ON });
  const month = await dayIn(1);
  const wishes = { addresses: [HOME], name: 'Kamla Bai' };
  let customer = await makeCustomer(wishes);
  while (isControl(customer.userId, month)) customer = await makeCustomer(wishes);
  await signIn(page, customer);
  const { id } = await serviceNamed(FACIAL);
  for (const days of [80, 52, 24])
    await asStaff('POST', '/booking/admin/past', {
      ...{ mobile: customer.mobile, serviceIds: [id], addressId: customer.addressIds[0], paidBy: 'UPI' },
      ...{ bookingDate: await dayIn(-days), bookingTime: '11:00:00', professionalId: idOf('Kavita') },
    });
  return customer;
};

/** The links of the reminders to this customer, without their origin and language. Those of other messages are longer. */
const linksTo = ({ mobile }: Customer): string[] =>
  readFileSync(join(DATA_DIR, 'outbox.jsonl'), 'utf8')
    .split('\n')
    .flatMap(line => (line.includes(mobile) ? (line.match(/\/v\/[\w-]{20}(?![\w-])/)?.[0] ?? []) : []));

/** The next day comes, with the jobs of the night and of the hours. */
const tomorrow = async () => {
  await untilNoon();
  for (const hour of [0, 1, 2]) {
    if (hour > 0) await letTimePass(HOUR);
    await fetch(`${EDGE}/work`);
  }
};
const reminderTo = async (customer: Customer): Promise<string> => {
  await tomorrow();
  await expect.poll(() => linksTo(customer).length).toBe(1);
  return linksTo(customer)[0] ?? '';
};
/** Opens a link as somebody who is not signed in. */
const openLink = async (page: Page, path: string) => {
  await page.goto(`${SITE}/terms`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
};
for (const [language, site, words, due, profile] of [
  ['English', '', english, englishDue, englishProfile],
  ['Hindi', '/hi', hindi, hindiDue, hindiProfile],
  ['Marathi', '/mr', marathi, marathiDue, marathiProfile],
] as const) {
  test(`allowed in the profile, a reminder comes, and one tap on its link books, in ${language}`, {
    tag: language === 'English' ? ['@release', '@both'] : [],
  }, async ({ page }) => {
    const customer = await regular(page);
    await page.goto(`${site}/profile`);
    const choice = region(page, profile.remindersAndOffers).getByRole('switch', { name: profile.bySms });
    await expect(choice).not.toBeChecked();
    await flip(page, profile.bySms);
    await expect(choice).toBeEnabled();
    await expect(choice).toBeChecked();
    await openLink(page, site + (await reminderTo(customer)));
    const times = main(page).getByRole('region').filter({ hasText: due.oneTap }).getByRole('listitem').getByRole('button');
    await expect(times).toHaveCount(3);
    await expect(times.first()).toContainText(due.withHer('Kavita'));
    await expect(main(page)).not.toContainText('Kamla');
    await isFine(page, `the link of a reminder in ${language}`);
    await times.first().click();
    await page.waitForURL(/\/v\/[\w-]{22}$/);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    const booked = (await bookingsOf(customer)).filter(({ status }: { status: string }) => status === 'PENDING');
    expect(booked).toMatchObject([{ professional: { name: 'Kavita' }, professionalWished: true }]);
    await page.goto(site + linksTo(customer)[0]);
    await expect(main(page).getByRole('link', { name: words.openVisit })).toBeVisible();
  });

  test(`one tap on the link ends all such messages, and none comes any more, in ${language}`, async ({ page }) => {
    const customer = await regular(page);
    await call('PUT', '/auth/profile/marketing', customer.token, { channel: 'SMS', given: true });
    await call('PUT', '/auth/profile/marketing', customer.token, { channel: 'WHATSAPP', given: true });
    const link = await reminderTo(customer);
    await openLink(page, site + link);
    const ending = region(page, words.stopTitle);
    await ending.getByRole('button', { name: words.by('WHATSAPP') }).click();
    await expect(ending.getByRole('status')).toHaveText(words.stoppedBy('WHATSAPP'));
    await ending.getByRole('button', { name: words.stop }).click();
    await expect(ending.getByRole('status')).toContainText(words.stopped);
    await expect(ending.getByRole('button')).toHaveCount(0);
    await isFine(page, `reminders ended by the link in ${language}`);
    const { channels } = await call('GET', '/auth/profile/marketing', customer.token);
    expect(channels.filter(({ given }: { given: boolean }) => given)).toEqual([]);
    await changeSettings({ nudges: { ...ON, winBack: true } });
    // The win-back would be due.
    await letTimePass(16 * 24 * HOUR);
    await tomorrow();
    expect(linksTo(customer)).toEqual([link]);
  });
}

test('a link that works no longer says where else reminders end', async ({ page }) => {
  await page.goto(`/v/${'x'.repeat(20)}`);
  await expect(main(page).getByText(english.lapsed)).toBeVisible();
  await isFine(page, 'a reminder that has lapsed');
});

test('staff switch reminders on, which are off at first', { tag: '@both' }, async ({ page }) => {
  await openSettings(page, 'bookings');
  const section = region(page, 'Reminders of the Next Visit');
  await expect(section.getByRole('switch', { name: 'Remind of the next visit' })).not.toBeChecked();
  await expect(section.getByRole('switch', { name: 'Win back with a coupon' })).not.toBeChecked();
  await flip(page, 'Remind of the next visit');
  await section.getByLabel('Rupees a month').fill('5000');
  await isFine(page, 'the settings of reminders');
  await save(page);
  expect((await settingsNow()).nudges).toEqual({ ...ON, monthlyBudget: 5000 });
});

test('staff see what reminders bring beside the control group', { tag: '@both' }, async ({ page }) => {
  const group = { customers: 180, booked: 63, share: 35, rupees: 81_900 };
  await answer(page, '/nudge/admin/report?*', {
    ...{ from: '2026-09-01', to: '2026-11-30', nudged: group, gainShare: 12, gainRupees: 31_173, open: 12, enough: true },
    control: { customers: 40, booked: 9, share: 23, rupees: 11_200 },
    coupons: { given: 14, used: 5, cost: 500 },
  });
  await openAsStaff(page, '/admin/analytics');
  const report = region(page, 'Reminders of the next visit');
  await expect(report).toContainText('35% booked: 63 of 180, ₹81,900');
  await expect(report).toContainText('Of 100 who were reminded, 12 more booked than of 100 who were not.');
  await isFine(page, 'what reminders bring');
});

test('staff see in the customer’s file what is allowed and what was sent', async ({ page }) => {
  const customer = await regular(page);
  await call('PUT', '/auth/profile/marketing', customer.token, { channel: 'SMS', given: true });
  await reminderTo(customer);
  await openAsStaff(page, `/admin/customers?customer=${customer.userId}`);
  const file = page.getByRole('region', { name: 'Reminders and Offers' });
  await expect(file).toContainText('Allowed by SMS.');
  await expect(file.getByRole('listitem')).toContainText('reminded');
});
