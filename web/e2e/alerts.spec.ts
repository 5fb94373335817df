/** The salon is told: who in Settings (rule Q50), and what needs it now on every page (rules N60, N61). */
import { panel } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { answer } from './faults.ts';
import { dialog, main, region, toast } from './hands.ts';
import { asStaff } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { bookVisit, makeTeam, openDay, takeLeave } from './team.ts';
import { expect, test } from './test.ts';

test('staff say who is told, how and of what', async ({ page }) => {
  await openAsStaff(page, '/admin/settings/messages');
  const section = region(page, 'Who Is Told');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText('The salon itself');
  await section.getByRole('button', { name: 'Add Person' }).click();
  const form = dialog(page, 'Add Person');
  await form.getByLabel('Name').fill('Meera Joshi');
  await isAccessible(page, 'a person who is told');
  await form.getByRole('button', { name: 'Add Person' }).click();
  await expect(form.getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
  await form.getByLabel('Mobile').fill('98220 12345');
  await form.getByLabel('Language of the messages').selectOption('mr');
  await form.getByRole('switch', { name: 'New booking' }).click();
  await form.getByRole('button', { name: 'Add Person' }).click();
  await expect(section.getByRole('listitem').filter({ hasText: 'Meera Joshi' })).toContainText('SMS');
  const [, added] = (await asStaff('GET', '/alert/admin/person')).people;
  expect(added).toMatchObject({ name: 'Meera Joshi', mobile: '9822012345', language: 'mr', ways: ['SMS'] });
  expect(added.kinds).toEqual(['HELP', 'LEAVE', 'VISIT_LATE', 'MESSAGE_FAILED', 'BOOKING_NEW']);

  await section.getByRole('button', { name: 'Edit the salon' }).click();
  const salon = dialog(page, 'The Salon Itself');
  await salon.getByRole('switch', { name: 'E-mail', exact: true }).click();
  await salon.getByRole('button', { name: 'Save Changes' }).click();
  await expect(salon).toBeHidden();
  expect((await asStaff('GET', '/alert/admin/person')).people[0].ways).toEqual(['SMS']);
  await isAccessible(page, 'who is told');

  await section.getByRole('button', { name: 'Remove Meera Joshi' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page, 'Person deleted')).toBeVisible();
  await expect(section).not.toContainText('Meera Joshi');
});

test('@release every page says what needs the salon, and leads to it', async ({ page }) => {
  const idOf = await makeTeam('Asha Rao');
  const day = await openDay(1, ['11:00:00']);
  const id = await bookVisit(day, '11:00:00', 'Sunita Pawar', idOf('Asha Rao'));
  await takeLeave(idOf('Asha Rao'), day);
  const asha = { id: idOf('Asha Rao'), name: 'Asha Rao', photoUrl: null };
  const about = { bookingId: id, bookingDate: day, bookingTime: '11:00:00', professional: asha };
  const noMessage = { messageId: null, messageKind: null, reason: null };
  await answer(page, '/alert/admin', {
    total: 2,
    alerts: [
      { kind: 'UNCOVERED', ...about, lateMinutes: null, ...noMessage },
      { kind: 'MESSAGE_FAILED', ...about, lateMinutes: null, messageId: id, messageKind: 'CONFIRMATION', reason: 'TWILIO_21211' },
    ],
  });
  await openAsStaff(page, '/admin/customers');
  const bar = region(page, 'Alerts');
  await expect(bar).toContainText('Nobody can come');
  await expect(bar).toContainText('+1');
  await isAccessible(page, 'the bar of alerts');
  await bar.getByRole('button').click();
  const list = dialog(page, 'Alerts (2)');
  await expect(list).toContainText('This number does not exist.');
  await isAccessible(page, 'the list of alerts');
  await list.getByRole('link', { name: 'Confirmation did not arrive' }).click();
  await expect(panel(page)).toContainText('Nobody can come yet: Asha Rao, on leave.');
  await isAccessible(page, 'an uncovered booking');
});

test('a visit for which nobody has set out is red in lists and on the board', async ({ page }) => {
  const idOf = await makeTeam('Asha Rao');
  const day = await openDay(1, ['11:00:00']);
  const id = await bookVisit(day, '11:00:00', 'Sunita Pawar', idOf('Asha Rao'));
  const asha = { id: idOf('Asha Rao'), name: 'Asha Rao', photoUrl: null };
  await answer(page, '/alert/admin', {
    total: 1,
    alerts: [
      {
        ...{ kind: 'NOT_SET_OUT', bookingId: id, bookingDate: day, bookingTime: '11:00:00', professional: asha },
        ...{ lateMinutes: 40, messageId: null, messageKind: null, reason: null },
      },
    ],
  });
  await openAsStaff(page, `/admin/bookings?status=pending&when=custom&from=${day}&to=${day}`);
  await expect(region(page, 'Alerts')).toContainText('Asha Rao: Not set out, 40 min late');
  await expect(main(page).getByText('Not set out, 40 min late')).toBeVisible();
  await page.goto(`/admin/bookings?view=day&day=${day}`);
  await expect(main(page).getByText('Not set out, 40 min late')).toBeVisible();
});
