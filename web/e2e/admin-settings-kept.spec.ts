/** Settings: nobody's unsaved work is lost, and nobody's saved work overwritten unseen (rule W17). */
import { goTo, pressSignOut, toGroup } from './at-admin-menu.ts';
import { effect, leaving, openSettings, save, saveBar } from './at-admin-settings.ts';
import { isAccessible } from './axe.ts';
import { goBack, hold, refuse, restore } from './faults.ts';
import { main, region } from './hands.ts';
import { SITE } from './places.ts';
import { changeSettings, putSettingsBack, settingsNow } from './salon-settings.ts';
import { call } from './scene.ts';
import { endSessionElsewhere, openAsStaff, signInAgain, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('links, Back and closing the tab ask before unsaved changes are lost', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/messages');
  await page.goto('/admin');
  // Come from an admin page, so that the router handles Back.
  await page.evaluate(() => history.pushState(null, '', '/admin/settings/salon'));
  await page.getByLabel('Salon name').fill('Half typed');
  await isAccessible(page, 'unsaved');

  await toGroup(page, 'Bookings');
  await expect(leaving(page)).toBeVisible();
  await isAccessible(page, 'leave?');
  await leaving(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(leaving(page)).toBeHidden();
  await expect(page.getByLabel('Salon name')).toHaveValue('Half typed');
  await expect(page).toHaveURL(/\/admin\/settings\/salon$/);

  await goBack(page);
  await expect(leaving(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/settings\/salon$/);
  await page.keyboard.press('Escape');
  await expect(leaving(page)).toBeHidden();
  await expect(page.getByLabel('Salon name')).toHaveValue('Half typed');

  await goBack(page);
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // With nothing typed there is no question.
  await page.goto('/admin/settings/salon');
  await expect(page.getByLabel('Salon name')).toHaveValue('Nikhar Salon & Academy');
  await toGroup(page, 'Bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();

  // For a closed or reloaded tab the browser asks.
  await page.goto('/admin/settings/salon');
  await page.getByLabel('Salon name').fill('Half typed');
  await expect(saveBar(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(page.getByLabel('Salon name')).toHaveValue('Nikhar Salon & Academy');
  expect((await settingsNow()).salonName).toBe('Nikhar Salon & Academy');
});

test('a save that succeeds answers the question, and goes on', { tag: '@rare' }, async ({ page }) => {
  await openAsStaff(page, '/admin/settings/bookings');
  await page.getByLabel('Teams').fill('6');
  const letGo = await hold(page, '/settings/admin');
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await toGroup(page, 'Bookings');
  await expect(leaving(page)).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await expect(leaving(page)).toHaveCount(0);
  expect((await settingsNow()).teams).toBe(6);
});

test('the skip link leads into the page and not away from it', { tag: '@both' }, async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin');
  await page.evaluate(() => history.pushState(null, '', '/admin/settings/salon'));
  for (const name of ['Nikhar Salon & Academy', 'Half typed']) {
    await page.getByLabel('Salon name').fill(name);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await skip.press('Enter');
    await expect(main(page)).toBeFocused();
    // The top bar does not cover the heading.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/\/admin\/settings\/salon$/);
    await expect(leaving(page)).toBeHidden();
    await expect(page.getByLabel('Salon name')).toHaveValue(name);
  }
});

test('signing out asks before unsaved changes are lost', async ({ page }) => {
  await openAsStaff(page, '/admin/settings/salon');
  await page.getByLabel('Salon name').fill('Half typed');
  await pressSignOut(page);
  await leaving(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('Salon name')).toHaveValue('Half typed');
  await pressSignOut(page);
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  // The changes were discarded, so nothing comes back.
  await signInAgain(page);
  await goTo(page, 'Settings', 'All Settings');
  await page.getByRole('link', { name: /^Salon/ }).click();
  await expect(page.getByLabel('Salon name')).toHaveValue('Nikhar Salon & Academy');
});

test('a session that ends leads to the sign-in and back to the unsaved changes', async ({ page }) => {
  const token = await signInAsStaff(page);
  await page.goto('/admin/settings/salon');
  await page.getByLabel('Salon name').fill('Half typed');
  // Earlier, another call of the page would meet the ended session before the button is pressed.
  await page.route(
    '**/settings/admin',
    async route => {
      await call('POST', '/auth/logout', token);
      await route.fallback();
    },
    { times: 1 },
  );
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(`${SITE}/admin/login`);
  // Somebody else saves meanwhile.
  await changeSettings({ phone: '+91 98765 33333' });

  await signInAgain(page);
  await expect(page.getByText('What you had typed is here again.')).toBeVisible();
  await expect(page.getByLabel('Salon name')).toHaveValue('Half typed');
  await expect(page.getByLabel('Phone')).toHaveValue('+91 98765 33333');
  await save(page);
  expect(await settingsNow()).toMatchObject({ salonName: 'Half typed', phone: '+91 98765 33333' });
});

test('a mistake typed before the session ended can be corrected, whatever a colleague saved', { tag: '@rare' }, async ({
  page,
}) => {
  await openAsStaff(page, '/admin/settings/salon');
  await page.getByLabel('Salon name').fill('Half typed');
  await page.getByLabel('E-mail').fill('nobody');
  await endSessionElsewhere(page);
  await changeSettings({ phone: '+91 98765 44444' });
  await signInAgain(page);
  await expect(page.getByText('What you had typed is here again.')).toBeVisible();
  await expect(page.getByLabel('Salon name')).toHaveValue('Half typed');
  await page.getByLabel('E-mail').fill('hello@nikhar.example');
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/A colleague has saved the settings meanwhile: Phone/)).toBeVisible();
  await save(page);
  expect(await settingsNow()).toMatchObject({ salonName: 'Half typed', email: 'hello@nikhar.example', phone: '+91 98765 44444' });
});

test('two members of staff do not overwrite each other unseen', async ({ page }) => {
  await openSettings(page, 'bookings');
  // With nothing typed, a colleague's change appears on return to the window.
  await changeSettings({ bookingHorizonDays: 44 });
  // What was read just now is not read again at once.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByLabel('Days ahead')).toHaveValue('44', { timeout: 1_000 });
  }).toPass();

  await page.getByLabel('Teams').fill('4');
  await changeSettings({ minimumOrderValue: 500, teams: 9, maxPendingBookings: 7 });
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/A colleague has saved the settings meanwhile: Teams, Pending bookings\./)).toBeVisible();
  await expect(page.getByLabel('Teams')).toHaveValue('4');
  await expect(page.getByLabel('Pending bookings')).toHaveValue('7');
  expect((await settingsNow()).teams).toBe(9);
  await isAccessible(page, 'changed by somebody else');
  await save(page);
  const now = { teams: 4, maxPendingBookings: 7, minimumOrderValue: 500, bookingHorizonDays: 44 };
  expect(await settingsNow()).toMatchObject(now);
  await expect(page.getByText(/A colleague has saved/)).toBeHidden();
});

test('W72 a page saves only what it shows: what a colleague saved on another page stays, without a question', async ({
  page,
}) => {
  await openSettings(page, 'bookings');
  await page.getByLabel('Teams').fill('6');
  await changeSettings({ minimumOrderValue: 650, closedDays: ['2027-08-15'], salonName: 'Nikhar of Sadar' });
  await save(page);
  const now = { teams: 6, minimumOrderValue: 650, closedDays: ['2027-08-15'], salonName: 'Nikhar of Sadar' };
  expect(await settingsNow()).toMatchObject(now);
});

test('W72 going to another page of the settings asks about unsaved changes', async ({ page }) => {
  await openSettings(page, 'bookings');
  await page.getByLabel('Teams').fill('8');
  const strip = page.getByRole('navigation', { name: 'Settings' });
  await strip.getByRole('link', { name: 'All Settings' }).click();
  await leaving(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('Teams')).toHaveValue('8');
  await strip.getByRole('link', { name: 'All Settings' }).click();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: /^Slots and Limits/ }).click();
  await expect(page.getByLabel('Teams')).toHaveValue('3');
  await expect(saveBar(page)).toHaveCount(0);
});

test('saved settings that cannot be read again are shown as saved and can be saved over', { tag: '@rare' }, async ({ page }) => {
  await openAsStaff(page, '/admin/settings/bookings');
  await page.getByLabel('Teams').fill('5');
  await refuse(page, 'GET', '/settings/admin', 400, 'VALIDATION_ERROR');
  await save(page);
  await expect(page.getByLabel('Teams')).toHaveValue('5');
  expect((await settingsNow()).teams).toBe(5);
  await restore(page, '/settings/admin');
  await page.getByLabel('Days ahead').fill('45');
  await save(page);
  await expect(page.getByText(/Somebody else has saved/)).toBeHidden();
  expect(await settingsNow()).toMatchObject({ teams: 5, bookingHorizonDays: 45 });
  await expect(page.getByLabel('Teams')).toHaveValue('5');
});

test('failures to load and to preview are shown and can be tried again', async ({ page }) => {
  await signInAsStaff(page);
  await refuse(page, 'GET', '/settings/admin', 400, 'VALIDATION_ERROR');
  await page.goto('/admin/settings/bookings');
  await expect(page.getByText('Failed to load the settings')).toBeVisible();
  await isAccessible(page, 'failed');
  await restore(page, '/settings/admin');
  await refuse(page, 'POST', '/settings/admin/preview', 400, 'VALIDATION_ERROR');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(effect(page, 'Bookings').getByText('The effect could not be worked out.')).toBeVisible();
  await isAccessible(page, 'no effect');
  await restore(page, '/settings/admin/preview');
  await effect(page, 'Bookings').getByRole('button', { name: 'Try Again' }).click();
  await expect(effect(page, 'Bookings').getByRole('list')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bookings', level: 2 })).toBeFocused();

  // The effect of other settings is not shown for these.
  await refuse(page, 'POST', '/settings/admin/preview', 400, 'VALIDATION_ERROR');
  await page.getByLabel('Teams').fill('5');
  await expect(effect(page, 'Bookings').getByText('The effect could not be worked out.')).toBeVisible();
  await restore(page, '/settings/admin/preview');
  await page.getByLabel('Teams').fill('6');
  await refuse(page, 'PUT', '/settings/admin', 401, 'UNAUTHORIZED');
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${SITE}/admin/login`);
  expect(await page.evaluate(() => history.state.next)).toContain('settings');
});

test('a map whose script fails keeps the unsaved changes', { tag: '@rare' }, async ({ page }) => {
  await page.route('**/assets/pin-map-*.js', route => route.abort('connectionreset'));
  await openAsStaff(page, '/admin/settings/salon');
  await page.getByLabel('Salon name').fill('Half typed');
  await region(page, 'Salon').getByText('Position on the map').scrollIntoViewIfNeeded();
  await expect(region(page, 'Salon').getByText('The map could not be loaded. The position can be typed below.')).toBeVisible();
  await expect(page.getByLabel('Salon name')).toHaveValue('Half typed');
  await isAccessible(page, 'without the map');
});
