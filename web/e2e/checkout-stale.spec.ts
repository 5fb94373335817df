/** What checkout knew and the salon knows better: a slot that was lost. */
import { expect, test } from '@playwright/test';
import { onward, placing, slot, step, toSummary } from './at-checkout.ts';
import { hold, refuse } from './faults.ts';
import { freeVisit, readyToBook } from './scene.ts';

test('on a slow line a slot that was lost is not offered until it has been read again', { tag: '@phone' }, async ({ page }) => {
  await readyToBook(page);
  const visit = await freeVisit(18);
  await toSummary(page, visit);
  const letGo = await hold(page, '/booking/available-slots?*');
  await refuse(page, 'POST', '/booking', 409, 'SLOT_UNAVAILABLE');
  await placing(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await expect(slot(page, visit.bookingTime)).toHaveCount(0);
  await expect(onward(page)).toBeDisabled();
  letGo();
  await expect(slot(page, visit.bookingTime)).toBeChecked();
});
