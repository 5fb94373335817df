/** Staff give a visit to another professional from the booking (rule N30). */

import { panel } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { refuse, restore } from './faults.ts';
import { dialog, toast } from './hands.ts';
import { asStaff } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { bookVisit, makeTeam, openDay, takeLeave } from './team.ts';
import { expect, test } from './test.ts';

const whoHas = async (id: string) => (await asStaff('GET', `/booking/${id}`)).professional.name;

test('staff give a visit to somebody else, take it back, and assign one on leave only after a question', {}, async ({ page }) => {
  const idOf = await makeTeam('Asha Rao', 'Rekha Patil', 'Farida Khan', 'Meera Joshi');
  const day = await openDay(12, ['09:00:00']);
  const id = await bookVisit(day, '09:00:00', 'Sunita Pawar', idOf('Asha Rao'));
  // Who has another visit then cannot take it, whatever staff wish.
  await bookVisit(day, '09:00:00', 'Vidya Iyer', idOf('Meera Joshi'));
  await takeLeave(idOf('Farida Khan'), day);

  await openAsStaff(page, `/admin/bookings?booking=${id}`);
  await expect(panel(page).getByRole('region', { name: 'Professional' })).toContainText('Asha Rao');
  await refuse(page, 'GET', '/booking/admin/*/candidates*', 500, 'INTERNAL_ERROR');
  await panel(page).getByRole('button', { name: 'Give to…' }).click();
  const menu = dialog(page, 'Give to…');
  await expect(menu.getByText('Failed to fetch who is free')).toBeVisible();
  await restore(page, '/booking/admin/*/candidates*');
  await menu.getByRole('button', { name: 'Try Again' }).click();
  // Below them are other times, with who could come then.
  await expect(menu.getByRole('listitem').filter({ hasText: 'Asha Rao' }).first()).toContainText('Has it now');
  await expect(menu.getByRole('listitem').filter({ hasText: 'Meera Joshi' }).first()).toContainText('Has another visit then');
  await expect(menu.getByRole('button', { name: /Meera Joshi/ })).toHaveCount(0);
  await isAccessible(page, 'candidates');
  await menu.getByRole('button', { name: /Rekha Patil.*min of travel/ }).click();
  await expect(menu).toBeHidden();
  await expect(panel(page).getByRole('region', { name: 'Professional' })).toContainText('Rekha Patil');
  await toast(page, 'Given to Rekha Patil.').waitFor();
  await isAccessible(page, 'given');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Given back to Asha Rao.')).toBeVisible();
  expect(await whoHas(id)).toBe('Asha Rao');

  await panel(page).getByRole('button', { name: 'Give to…' }).click();
  await menu.getByRole('button', { name: /Farida Khan.*On leave/ }).click();
  const question = dialog(page, 'Give it to Farida Khan all the same?');
  await isAccessible(page, 'all the same');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await whoHas(id)).toBe('Asha Rao');
  await menu.getByRole('button', { name: /Farida Khan.*On leave/ }).click();
  await question.getByRole('button', { name: 'Assign Anyway' }).click();
  await expect(toast(page, 'Given to Farida Khan.')).toBeVisible();
  await expect(menu).toBeHidden();
  expect(await whoHas(id)).toBe('Farida Khan');
});
