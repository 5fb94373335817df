/** Visits of earlier days that nobody has ended (rules N74 and N75): on the professional's phone and on the dashboard. */
import { history, panel } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { letTimePass, newMobile } from './customer.ts';
import { dialog, main, region, toast } from './hands.ts';
import { bookingOf, dayOf, makeProfessional, salonNow, signInAsProfessional } from './professional.ts';
import { putSettingsBack } from './salon-settings.ts';
import { asStaff, forgetStaff } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const nextDay = async () => {
  await letTimePass(24 * 3_600_000);
  forgetStaff();
};
const cashOf = (date: string) => asStaff('GET', `/cash-up/admin?date=${date}`);

test('a visit that nobody ended stands on top of her phone the next day, and Done counts for its day', {
  tag: '@release',
}, async ({ page }) => {
  const professional = await makeProfessional(`Kavita ${newMobile()}`);
  const [first, second] = await dayOf(professional, ['Meera Kulkarni', 'Sunita Pawar']);
  if (!first || !second) throw new Error('Nothing booked');
  const { bookingDate } = await bookingOf(first);
  await nextDay();
  await signInAsProfessional(page, professional);
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  const open = main(page).getByRole('list', { name: 'How did these visits end?' });
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await isAccessible(page, 'open visits');
  await open.getByRole('link', { name: /Meera/ }).click();
  await expect(main(page).getByRole('button', { name: 'I need help' })).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Done', exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('radio', { name: /Cash/ }).check({ force: true });
  await question.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.poll(async () => (await bookingOf(first)).status).toBe('COMPLETED');
  await page.goto('/pro');
  await expect(main(page).getByRole('list', { name: 'How did this visit end?' }).getByRole('listitem')).toHaveCount(1);
  const { professionals } = await cashOf(bookingDate);
  expect(professionals).toEqual([expect.objectContaining({ cash: 1499, payments: 1 })]);

  // Staff end the other one: cash to her, in one press and with one document.
  await openAsStaff(page, '/admin');
  const late = region(page, /^How did it end\?/);
  await late.getByRole('button', { name: 'Mark completed: Sunita Pawar' }).click();
  const ended = dialog(page, 'How did it end?');
  await expect(ended.getByRole('radio', { name: 'Not paid yet' })).toBeChecked();
  await ended.getByRole('radio', { name: `Cash to ${professional.name}` }).check();
  await isAccessible(page, 'how it ended');
  await ended.getByRole('button', { name: 'Completed and paid' }).click();
  await expect(toast(page, 'Booking status updated!')).toBeVisible();
  expect(await cashOf(bookingDate)).toMatchObject({ cash: 2998, payments: 2 });
  expect(await asStaff('GET', `/booking/${second.bookingId}/documents`)).toHaveLength(1);
});

test('the history names to whom a visit was given', async ({ page }) => {
  const [kavita, other] = [await makeProfessional(`Kavita ${newMobile()}`), await makeProfessional(`Farida ${newMobile()}`)];
  const [booked] = await dayOf(kavita, ['Meera Kulkarni']);
  if (!booked) throw new Error('Nothing booked');
  await asStaff('PUT', `/booking/admin/${booked.bookingId}/professional?professionalId=${other.id}`);
  await openAsStaff(page, `/admin/bookings?booking=${booked.bookingId}`);
  await expect(panel(page)).toBeVisible();
  await expect(history(page)).toContainText(`Given to ${other.name}`);
});

test('a visit of yesterday did not take place: she tells it, and staff say it', async ({ page }) => {
  const professional = await makeProfessional(`Kavita ${newMobile()}`);
  const [first, second, third] = await dayOf(professional, ['Meera Kulkarni', 'Sunita Pawar', 'Asha Deshmukh']);
  if (!first || !second || !third) throw new Error('Nothing booked');
  await nextDay();
  await signInAsProfessional(page, professional);
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  const open = main(page).getByRole('list', { name: 'How did these visits end?' });
  await open.getByRole('link', { name: /Meera/ }).click();
  await main(page).getByRole('button', { name: 'Nobody was there' }).click();
  const told = dialog(page, 'Nobody was there');
  await isAccessible(page, 'nobody was there');
  await told.getByRole('button', { name: 'Tell the salon' }).click();
  await expect(main(page).getByText(/^You told the salon at .* that nobody was there\./)).toBeVisible();
  await expect.poll(async () => (await bookingOf(first)).visit.nobodyAt).not.toBeNull();
  await page.goto('/pro');
  await expect(open.getByRole('link', { name: /Meera/ })).toContainText('Nobody was there');
  await open.getByRole('link', { name: /Sunita/ }).click();
  await main(page).getByRole('button', { name: 'It was refused at the door' }).click();
  const refused = dialog(page, 'It was refused at the door');
  await refused.getByRole('radio', { name: 'No room, water or power' }).check({ force: true });
  await refused.getByRole('button', { name: 'End the visit' }).click();
  await expect.poll(async () => (await bookingOf(second)).refusal).toBe('NO_PLACE');
  await page.goto('/pro');
  await expect(main(page).getByRole('list', { name: 'Did not take place' })).toContainText('It was refused at the door');

  await openAsStaff(page, '/admin');
  const late = region(page, /^How did it end\?/);
  await late.getByRole('button', { name: 'Mark completed: Asha Deshmukh' }).click();
  const ended = dialog(page, 'How did it end?');
  await ended.getByRole('radio', { name: 'It was refused at the door' }).check({ force: true });
  await isAccessible(page, 'how it ended: refused');
  await ended.getByRole('radio', { name: 'Nobody was there' }).check({ force: true });
  await isAccessible(page, 'how it ended: nobody was there');
  await ended.getByRole('button', { name: 'End as no-show' }).click();
  await expect(toast(page, 'Ended: nobody was there.')).toBeVisible();
  expect(await bookingOf(third)).toMatchObject({ status: 'CANCELLED', cancelReason: 'NO_SHOW' });
  // Nobody waits at a door of yesterday.
  const card = region(page, /^Nobody is there: Kavita/);
  await expect(card).toContainText('nobody was there');
  await expect(card.getByRole('button', { name: 'Wait Longer' })).toHaveCount(0);
});
