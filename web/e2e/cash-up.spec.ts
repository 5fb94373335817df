/** The evening: what a professional took at the door, settled by the owner (rules M11, M19 and M20). */

import { payFee } from './academy.ts';
import { panel } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { newMobile } from './customer.ts';
import { dialog, main, region, toast } from './hands.ts';
import { type Booked, dayOf, makeProfessional, salonNow, signInAsProfessional, startCodeOf } from './professional.ts';
import { putSettingsBack } from './salon-settings.ts';
import { asStaff, call } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('she is paid in cash with a tip, and the owner settles the evening and finds ₹50 missing', async ({ page, context }) => {
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  const [visit] = await dayOf(professional, ['Asha Deshmukh']);
  await signInAsProfessional(page, professional);
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  const tap = (name: string) => main(page).getByRole('button', { name, exact: true }).click();
  await tap('I am on my way');
  await tap('I have arrived');
  await tap('Start');
  await dialog(page, 'Start the visit')
    .getByLabel('Start code')
    .pressSequentially(await startCodeOf(visit as NonNullable<typeof visit>));
  await tap('Done');
  const done = dialog(page, 'Collect ₹1,499');
  await expect(done.getByRole('group', { name: 'Tip for you' })).toBeHidden();
  await done.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await done.getByRole('radio', { name: 'Other' }).check({ force: true });
  await done.getByLabel('Tip (₹)').fill('100.555');
  await expect(done.getByText('Enter rupees, at most 10,000.')).toBeVisible();
  await done.getByRole('radio', { name: '₹50' }).check({ force: true });
  await expect(done.getByText('Together ₹1,549')).toBeVisible();
  await isAccessible(page, 'done with a tip');
  await done.getByRole('button', { name: 'Done' }).click();

  const money = region(page, 'Money you took');
  await expect(money).toContainText('Not settled');
  await expect(money).toContainText('Cash₹1,549');
  await expect(money).toContainText('Of which tips₹50');
  await main(page).getByRole('link', { name: /Asha/ }).click();
  await expect(main(page).getByText('₹50 tip for you')).toBeVisible();

  const owner = await context.newPage();
  await owner.clock.setSystemTime(await salonNow());
  await openAsStaff(owner, '/admin/cash-up');
  const hers = main(owner)
    .getByRole('list', { name: 'Professionals' })
    .getByRole('listitem')
    .filter({ hasText: professional.name });
  await expect(hers).toContainText('₹1,549in cash');
  await hers.getByRole('button', { name: /^Payments of/ }).click();
  await expect(dialog(owner, professional.name)).toContainText('₹1,499 cashand ₹50 tip');
  await isAccessible(owner, 'payments of a day');
  await owner.keyboard.press('Escape');
  await hers.getByRole('button', { name: /^Settle with/ }).click();
  const settle = dialog(owner, `Settle with ${professional.name}`);
  await expect(settle.getByText('The cash is right.')).toBeVisible();
  await settle.getByLabel('Counted cash (₹)').fill('1499');
  await expect(settle.getByText('₹50 is missing.')).toBeVisible();
  await settle.getByLabel('Note').fill('She looks for it.');
  await isAccessible(owner, 'settle');
  await settle.getByRole('button', { name: 'Settle' }).click();
  await expect(toast(owner, `Settled with ${professional.name}`)).toBeVisible();
  await expect(hers).toContainText('Settled');
  await expect(hers).toContainText('Settled, ₹50 open');
  await expect(hers).toContainText('₹50 is missing');
  await isAccessible(owner, 'a settled evening');

  await owner.goto('/admin/pay');
  await owner.getByRole('button', { name: 'Set Rule' }).click();
  const rule = dialog(owner, 'Set Commission Rule');
  await rule.getByLabel('Per cent (%)').fill('30');
  await rule.getByRole('button', { name: 'Save Rule' }).click();
  // M46: the visit was done before the rule.
  const apply = dialog(owner, /^Apply the rule to \d+ done visits?\?$/);
  await expect(apply.getByRole('listitem').filter({ hasText: professional.name })).toContainText('1 visit₹449.70');
  await isAccessible(owner, 'a rule for done visits');
  await apply.getByRole('button', { name: 'Leave Them' }).click();
  await expect(main(owner).getByText(/^30 % of the price, from /)).toBeVisible();
  const pay = main(owner).getByRole('listitem').filter({ hasText: professional.name });
  await expect(pay).toContainText('Commission₹0Tips₹50');
  await isAccessible(owner, 'pay');

  await page.goto('/pro');
  await expect(money).toContainText('The salon counted: ₹50 is missing.');
  await expect(money).toContainText('With the salon: ₹50 open');
  await tap('My pay this month');
  await expect(region(page, 'This month')).toContainText('1 visit done, ₹50 tips');
});

test('M44 what is missing stays open on other days, until it is paid in or written off', async ({ page, context }) => {
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  const [visit] = (await dayOf(professional, ['Asha Deshmukh'])) as [Booked];
  const token = await signInAsProfessional(page, professional);
  const now = await salonNow();
  const at = new Date(now).toISOString();
  const tap = (body: object) => call('PUT', `/visit/${visit.bookingId}/state`, token, { at, ...body });
  await tap({ state: 'STARTED', code: await startCodeOf(visit) });
  await tap({ state: 'DONE', paymentReceived: 'CASH' });
  const date = new Date(Number(new Date(now)) + 5.5 * 3_600_000).toISOString().slice(0, 10);
  await asStaff('POST', '/cash-up/admin', { professionalId: professional.id, date, countedCash: 1449 });

  const owner = await context.newPage();
  await owner.clock.setSystemTime(now);
  // A day on which nobody took anything.
  await openAsStaff(owner, '/admin/cash-up?day=2026-01-15');
  const open = region(owner, 'What is open').getByRole('listitem').filter({ hasText: professional.name });
  await expect(open).toContainText('₹50 open');
  await isAccessible(owner, 'what is open');
  const settle = () => open.getByRole('button', { name: /^Settle what is open/ }).click();
  const question = dialog(owner, `Settle with ${professional.name}`);
  await settle();
  await expect(question.getByLabel('Amount (₹)')).toHaveValue('50');
  await question.getByLabel('Amount (₹)').fill('30');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(open).toContainText('₹20 open');
  await settle();
  await question.getByLabel('What happens with it').selectOption({ label: 'Written off' });
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(question.getByText('Say why it is written off')).toBeVisible();
  await isAccessible(owner, 'writing off');
  await question.getByLabel('Reason').fill('Change for a rickshaw');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(open).toHaveCount(0);

  await owner.goto(`/admin/cash-up?day=${date}&professional=${professional.id}`);
  const history = dialog(owner, professional.name).getByRole('list', { name: 'What was open' });
  await expect(history).toContainText('₹20 written off');
  await expect(history).toContainText('Change for a rickshaw');
  await expect(history).toContainText('₹50 missing when the day was settled');
  await isAccessible(owner, 'the history of a balance');
});

test('she gave a part of the cash back herself, and staff took a card and a course fee at the desk', async ({ page }) => {
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  const [hers, atDesk] = (await dayOf(professional, ['Asha Deshmukh', 'Meera Joshi'])) as [Booked, Booked];
  const token = await signInAsProfessional(page, professional);
  const at = new Date(await salonNow()).toISOString();
  const tap = (body: object) => call('PUT', `/visit/${hers.bookingId}/state`, token, { at, ...body });
  await tap({ state: 'STARTED', code: await startCodeOf(hers) });
  await tap({ state: 'DONE', paymentReceived: 'CASH' });
  await asStaff('POST', `/booking/admin/${atDesk.bookingId}/payment`, { amount: 1499, method: 'CARD' });
  await payFee('Asha Kulkarni', newMobile(), 4000);

  await page.clock.setSystemTime(await salonNow());
  await openAsStaff(page, `/admin/bookings?booking=${hers.bookingId}`);
  const payments = panel(page).getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Refund ₹1,499' }).click();
  const refunding = dialog(page, 'Refund');
  await refunding.getByLabel('Amount in ₹').fill('200');
  await refunding.getByRole('switch', { name: 'The professional gave it back' }).check();
  await isAccessible(page, 'a refund of cash that she gave back');
  await refunding.getByRole('button', { name: 'Record Refund' }).click();
  await expect(toast(page, '₹200 noted as given back.')).toBeVisible();

  await page.goto('/admin/cash-up');
  await expect(main(page).getByRole('listitem').filter({ hasText: professional.name })).toContainText('₹1,299in cash');
  const desk = region(page, 'The desk');
  await expect(desk).toContainText('₹4,000 of it are course fees.');
  await expect(desk).toContainText('Cash₹4,000Card₹1,499');
});
