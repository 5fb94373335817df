/** When new data cannot be loaded, the last known list stays with a note (rule C16). */
import { refuse, restore } from './faults.ts';
import { main } from './hands.ts';
import { STAFF } from './places.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const note = 'Showing last known data. Live data unavailable.';

for (const [entry, path, operation, shown] of [
  ['Bookings', 'bookings', '/booking/admin?*', 'booking'],
  ['Services', 'services', '/service/all?*', 'Service Management'],
  ['Category', 'category', '/category?*', 'Category Management'],
  ['Coupon', 'coupon', '/coupon', 'Coupon Management'],
  ['Customers', 'customers', '/customer/admin?*', 'customer'],
  ['Analytics', 'analytics', '/analytics/admin?*', 'against the'],
  ['Messages', 'messages', '/message/admin?*', 'Messages'],
  ['Staff', 'staff', '/auth/admin/staff', STAFF.email],
] as const)
  test(`${entry} keeps the last known list, with a note`, { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install();
    await signInAsStaff(page);
    await page.goto(`/admin/${path}`);
    await expect(main(page).getByText(shown).first()).toBeVisible();
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);

    // As when staff return to the window after more than a few seconds.
    const comeBack = async () => {
      await page.clock.runFor(10_000);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    };
    await refuse(page, 'GET', operation, 400, 'VALIDATION_ERROR');
    await comeBack();
    await expect(main(page).getByText(note)).toBeVisible();
    await expect(main(page).getByText(shown).first()).toBeVisible();
    await restore(page, operation);
    await comeBack();
    await expect(main(page).getByText(note)).toHaveCount(0);
  });
