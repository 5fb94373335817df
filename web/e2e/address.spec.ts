/** The address dialog: map, device, search and form (rules A12 to A14). */
import type { Locator, Page } from '@playwright/test';
import { confirm, denied, dialogOf, openDialog, save, touchMap } from './at-address.ts';
import { answer, callsOf, cutOff, hold, refuse, refuseForNow, restore, stopClock } from './faults.ts';
import { call } from './scene.ts';
import { expect, test } from './test.ts';

/** The State is chosen, and all others are typed. */
const enter = (dialog: Locator, label: string, text: string) =>
  label === 'State' ? dialog.getByLabel(label).selectOption(text) : dialog.getByLabel(label).fill(text);

test('an address needs a pin; the pin finds the words; then the form asks for the door', { tag: '@release' }, async ({
  page,
}) => {
  const { token } = await openDialog(page);
  const dialog = dialogOf(page);
  // The device may not share its location. The map says so, because the pin means nothing yet.
  await expect(dialog.getByText(denied)).toBeVisible();
  await expect(dialog.getByText('Selected Location:')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('Move the pin to set your address')).toBeInViewport({ ratio: 1 });
  await confirm(page).click();
  await expect(dialog.getByText('Please select a location on the map first.')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(denied)).toBeHidden();
  await touchMap(page);
  await expect(dialog.getByText(/Wardha Road, Nagpur, Maharashtra, 440012, India/)).toBeVisible();
  await confirm(page).click();
  await expect(dialog.getByRole('heading', { name: 'Complete your address details' })).toBeFocused();
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  const topOf = async (label: string) => (await dialog.getByLabel(label).boundingBox())?.y;
  expect(await topOf('City')).toBe(await topOf('Postal Code'));
  expect(await topOf('State')).toBe(await topOf('Country'));
  for (const [label, words] of [
    ['Flat/House No.', 'Flat/House No. is required'],
    ['Building', 'Building is required'],
    ['Street / Area', 'Street is required'],
    ['City', 'City is required'],
    ['Postal Code', 'Postal Code is required'],
    ['State', 'State is required'],
    ['Country', 'Country is required'],
  ] as const) {
    const field = dialog.getByLabel(label);
    const before = await field.inputValue();
    if (label === 'State') {
      await field.selectOption('');
      await expect(dialog.getByText(words)).toBeVisible();
      await field.selectOption(before);
      continue;
    }
    await field.fill('x');
    await field.fill('  ');
    await expect(dialog.getByText(words)).toBeVisible();
    await field.fill(before || '12');
  }
  await dialog.getByLabel('Landmark (optional)').fill('Opposite the park');
  await save(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible();
  expect(await call('GET', '/address/user', token)).toMatchObject([{ street: '12, 12, Wardha Road, Opposite the park' }]);
});

test('on a phone in landscape the second step also begins at its top', { tag: '@rare' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openDialog(page);
  await touchMap(page);
  await confirm(page).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Complete your address details' })).toBeInViewport({ ratio: 1 });
});

test('a double tap on Back leads to the map and does not leave it', { tag: '@rare' }, async ({ page }) => {
  await openDialog(page);
  await touchMap(page);
  await confirm(page).click();
  await expect(save(page)).toBeVisible();
  await page.waitForTimeout(600);
  await dialogOf(page).getByRole('button', { name: 'Back' }).dblclick();
  await expect(confirm(page)).toBeVisible();
  await page.waitForTimeout(600);
  await expect(dialogOf(page).getByText('Discard your changes?')).toHaveCount(0);
});

test('the words of the previous place are never saved with the new pin', async ({ page }) => {
  await openDialog(page);
  const dialog = dialogOf(page);
  await touchMap(page);
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  const letGo = await hold(page, '/geocode/reverse?*');
  await dialog.locator('.leaflet-container').click({ position: { x: 60, y: 60 } });
  await confirm(page).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Looking up the address...' })).toBeVisible();
  await expect(dialog.getByLabel('Street / Area')).toHaveValue('');
  await dialog.getByLabel('City').fill('Kamptee');
  letGo();
  await expect(dialog.getByLabel('Street / Area')).toHaveValue('Wardha Road');
  await expect(dialog.getByLabel('City')).toHaveValue('Kamptee');
});

test('the map does not jump back to the pin while a customer looks around', { tag: '@rare' }, async ({ page }) => {
  await openDialog(page);
  const dialog = dialogOf(page);
  const letGo = await hold(page, '/geocode/reverse?*');
  await touchMap(page);
  const pin = dialog.locator('.leaflet-marker-icon');
  await expect(dialog.getByText('Looking up the address...')).toBeVisible();
  const map = (await dialog.locator('.leaflet-container').boundingBox()) as { x: number; y: number };
  await page.mouse.move(map.x + 40, map.y + 150);
  await page.mouse.down();
  await page.mouse.move(map.x + 200, map.y + 60, { steps: 10 });
  // Rest before letting go, or the map glides on.
  await page.waitForTimeout(300);
  await page.mouse.up();
  const before = await pin.boundingBox();
  letGo();
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  expect(await pin.boundingBox()).toEqual(before);
});

test('a pin set on a repeated world map is saved at its real longitude', { tag: '@rare' }, async ({ page }) => {
  const customer = await openDialog(page);
  const map = dialogOf(page).locator('.leaflet-container');
  await expect(map).toBeVisible();
  await map.focus();
  for (const key of [
    'Shift+Minus',
    'Shift+Minus',
    'Shift+Minus',
    'Shift+Minus',
    'Shift+Minus',
    'Shift+Minus',
    'Shift+ArrowRight',
  ]) {
    await page.keyboard.press(key);
    // Wait until the map rests.
    await page.waitForTimeout(500);
  }
  await map.click({ position: { x: 150, y: 120 } });
  await confirm(page).click();
  const words = {
    'Flat/House No.': '1',
    Building: 'X',
    'Street / Area': 'Y',
    City: 'Z',
    'Postal Code': '1',
    State: 'Goa',
    Country: 'C',
  };
  for (const [label, text] of Object.entries(words)) await enter(dialogOf(page), label, text);
  await save(page).click();
  await expect(dialogOf(page)).toBeHidden();
  const [address] = await call('GET', '/address/user', customer.token);
  expect(Math.abs(Number(address.longitude))).toBeLessThanOrEqual(180);
});

test('saving an incomplete address shows the first missing field', async ({ page }) => {
  await openDialog(page);
  await touchMap(page);
  await expect(dialogOf(page).getByText(/Wardha Road/)).toBeVisible();
  await confirm(page).click();
  await save(page).press('Enter');
  await expect(dialogOf(page).getByLabel('Flat/House No.')).toBeFocused();
  await expect(dialogOf(page).getByText('Flat/House No. is required')).toBeVisible();
});

test('fields are locked while the address is being saved', { tag: '@rare' }, async ({ page }) => {
  const customer = await openDialog(page);
  await touchMap(page);
  await expect(dialogOf(page).getByText(/Wardha Road/)).toBeVisible();
  await confirm(page).click();
  await dialogOf(page).getByLabel('Flat/House No.').fill('12');
  await dialogOf(page).getByLabel('Building').fill('Lotus Residency');
  const landmark = dialogOf(page).locator('input[name=landmark]');
  await landmark.focus();
  await cutOff(page, '/address');
  const letGo = await hold(page, '/address');
  await page.keyboard.press('Enter');
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('Near the temple');
  await landmark.click({ force: true });
  await page.keyboard.type('Near the temple');
  await expect(landmark).toHaveValue('');
  letGo();
  await expect(page.getByText('Address Error')).toBeVisible();
  // The focus is back where it was.
  await expect(landmark).toBeFocused();
  await page.keyboard.type('Near the temple');
  await restore(page, '/address');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  expect(await call('GET', '/address/user', customer.token)).toMatchObject([{ landmark: 'Near the temple' }]);
});

test('the form says when to go on to customers who search or save too often', async ({ page }) => {
  await openDialog(page);
  const dialog = dialogOf(page);
  await refuseForNow(page, 'GET', '/geocode/search?*', 17);
  await dialog.getByPlaceholder('Search for area, street...').fill('Sitabuldi');
  await expect(dialog.getByText('Too many requests. Please try again in 17 seconds.')).toBeVisible();
  await touchMap(page);
  await confirm(page).click();
  await dialog.getByLabel('Flat/House No.').fill('12');
  await dialog.getByLabel('Building').fill('Lotus Residency');
  await refuseForNow(page, 'POST', '/address', 42);
  await save(page).click();
  await expect(page.getByText('Too many requests. Please try again in 42 seconds.')).toBeVisible();
});

test('R80 without geocoder, tiles and permission the address can be typed', { tag: '@release' }, async ({ page }) => {
  await refuse(page, 'GET', '/geocode/**', 502, 'GEOCODER_UNAVAILABLE');
  await page.route('**/tiles/**', route => route.abort('blockedbyclient'));
  const { token } = await openDialog(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText(denied)).toBeVisible();
  await expect(dialog.getByText(/The map's picture could not be loaded\./)).toBeVisible();
  await dialog.getByPlaceholder('Search for area, street...').fill('Sitabuldi');
  await expect(dialog.getByText('Failed to search location.')).toBeVisible();
  await touchMap(page);
  await expect(
    dialog.getByText('Could not determine address for this location. Please try another spot or edit manually.'),
  ).toBeVisible();
  await confirm(page).click();
  for (const [label, text] of [
    ['Flat/House No.', '7'],
    ['Building', 'Teak House'],
    ['Street / Area', 'Civil Lines'],
    ['City', 'Nagpur'],
    ['Postal Code', '440001'],
    ['State', 'Maharashtra'],
    ['Country', 'India'],
  ] as const) {
    await enter(dialog, label, text);
  }
  await refuse(page, 'POST', '/address', 503, 'STORAGE_UNAVAILABLE');
  await save(page).click();
  await expect(page.getByText('Address Error')).toBeVisible();
  await expect(page.getByText('Failed to save address. Please try again.')).toBeVisible();
  await restore(page, '/address');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible();
  // At once, and not after its 5 s.
  await expect(page.getByText('Address Error')).toBeHidden({ timeout: 1_000 });
  expect(await call('GET', '/address/user', token)).toMatchObject([{ street: '7, Teak House, Civil Lines' }]);
});

test('R80 a map whose script fails keeps what was typed and can be tried again', async ({ page }) => {
  await page.route('**/assets/pin-map-*.js', route => route.abort('connectionreset'));
  await openDialog(page);
  const dialog = dialogOf(page);
  const missing = dialog.getByText(/The map could not be loaded\./);
  await expect(missing).toBeVisible();
  await dialog.getByPlaceholder('Search for area, street...').fill('Sitabuldi');
  await dialog
    .getByRole('list', { name: 'Places found' })
    .getByRole('button', { name: /Sitabuldi/ })
    .click();
  await confirm(page).click();
  await dialog.getByLabel('Flat/House No.').fill('7');
  await dialog.getByLabel('Building').fill('Teak House');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(missing).toBeVisible();
  await page.unroute('**/assets/pin-map-*.js');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await touchMap(page);
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  await confirm(page).click();
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible();
});

test('R80 a geocoder that knows half leaves the other fields to the customer', async ({ page }) => {
  await answer(page, '/geocode/reverse?*', { address: { suburb: 'Sitabuldi', town: 'Nagpur' } });
  await openDialog(page);
  await touchMap(page);
  await expect(dialogOf(page).getByText('Sitabuldi, Nagpur', { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText(/Some address details could not be determined\./)).toBeVisible();
  await confirm(page).click();
  await expect(dialogOf(page).getByLabel('Street / Area')).toHaveValue('Sitabuldi');
  await expect(dialogOf(page).getByLabel('State')).toHaveValue('');
});

test("the map fills the screen's height and follows a pin that moves 50 m away", { tag: '@both' }, async ({ page }) => {
  await openDialog(page);
  const map = dialogOf(page).locator('.leaflet-container');
  const pin = dialogOf(page).locator('.leaflet-marker-icon');
  await expect(pin).toBeVisible();
  const box = async (of: typeof map) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { width: screen, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect((await box(map)).height).toBeCloseTo(screen < 768 ? height / 2 - 62 : 280, -1);

  /** The distance of the pin's tip from the middle of the map. */
  const offset = async () => {
    const [inner, outer] = [await box(pin), await box(map)];
    return Math.round(inner.x + inner.width / 2 - (outer.x + outer.width / 2));
  };
  const drag = async (pixels: number) => {
    const { x, y, width } = await box(pin);
    await page.mouse.move(x + width / 2, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + pixels, y + 20, { steps: 5 });
    await page.mouse.up();
  };
  // At zoom 18 a pixel is 0.56 m here: 40 of them are near, 110 are not.
  expect(await offset()).toBe(0);
  await drag(40);
  await expect(dialogOf(page).getByText(/Wardha Road/)).toBeVisible();
  await expect.poll(offset).toBeGreaterThan(35);
  await drag(70);
  await expect.poll(offset).toBe(0);
});

test('the device fills in the location when it is permitted', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 21.14, longitude: 79.08 });
  const asked = callsOf(page, 'GET', /\/geocode\/reverse$/);
  await openDialog(page);
  await expect(dialogOf(page).getByText(/Wardha Road/)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('lat=21.14');
});

test('a rough location says so until the pin is moved', { tag: '@rare' }, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 21.14, longitude: 79.08, accuracy: 2000 });
  await openDialog(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  const roughly = dialog.getByText('Your device knows only roughly where you are. Please move the pin to your door.');
  await expect(roughly).toBeVisible();
  await context.setGeolocation({ latitude: 21.141, longitude: 79.081, accuracy: 20 });
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(roughly).toHaveCount(0);
});

/** A slow device: it answers every request when it is told to. */
const holdDevice = async (page: Page) => {
  await page.addInitScript(() => {
    const asked: PositionCallback[] = [];
    navigator.geolocation.getCurrentPosition = found => asked.push(found);
    addEventListener('device-answers', () => {
      const coords = { latitude: 21.2, longitude: 79.2 } as GeolocationCoordinates;
      for (const found of asked.splice(0)) found({ coords } as GeolocationPosition);
    });
  });
  return () => page.evaluate(() => dispatchEvent(new Event('device-answers')));
};

test('a device that answers after the pin was confirmed changes nothing', { tag: '@rare' }, async ({ page }) => {
  const letDeviceAnswer = await holdDevice(page);
  const asked = callsOf(page, 'GET', /\/geocode\/reverse$/);
  await openDialog(page);
  const dialog = dialogOf(page);
  await touchMap(page);
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await confirm(page).click();
  await dialog.getByLabel('City').fill('Kamptee');
  await letDeviceAnswer();
  // The lookup waits half a second before it asks.
  await page.waitForTimeout(1000);
  await expect(dialog.getByLabel('City')).toHaveValue('Kamptee');
  await expect(dialog.getByLabel('Street / Area')).toHaveValue('Wardha Road');
  expect(asked).toHaveLength(1);
});

test('a device that answers after the dialog closed asks no geocoder', { tag: '@rare' }, async ({ page }) => {
  const letDeviceAnswer = await holdDevice(page);
  const asked = callsOf(page, 'GET', /\/geocode\/reverse$/);
  await openDialog(page);
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await letDeviceAnswer();
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
});

test("a new place replaces words that were typed over the old place's", async ({ page }) => {
  await openDialog(page);
  const dialog = dialogOf(page);
  await touchMap(page);
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  await confirm(page).click();
  await dialog.getByLabel('City').fill('Kamptee');
  await dialog.getByRole('button', { name: 'Back' }).click();
  const letGo = await hold(page, '/geocode/reverse?*');
  await dialog.locator('.leaflet-container').click({ position: { x: 60, y: 60 } });
  await confirm(page).click();
  await enter(dialog, 'State', 'Goa');
  await dialog.getByRole('button', { name: 'Back' }).click();
  letGo();
  await expect(dialog.getByText('Wardha Road, Nagpur, Goa, 440012, India')).toBeVisible();
});

test('a browser without geolocation says so', { tag: '@rare' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined }));
  await openDialog(page);
  await expect(
    dialogOf(page).getByText('Geolocation is not supported by your browser. Drag the pin or search to set your location.'),
  ).toBeVisible();
});

test('the map stays still while a place is looked up', { tag: '@rare' }, async ({ page }) => {
  await openDialog(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText(denied)).toBeVisible();
  const map = dialog.locator('.leaflet-container');
  await expect(map).toBeVisible();
  const letGo = await hold(page, '/geocode/search?*');
  const box = dialog.getByPlaceholder('Search for area, street...');
  // Read both at once, because the dialog may still be rising.
  const distance = async () => {
    const field = await box.elementHandle();
    return map.evaluate((it, other) => Math.round(it.getBoundingClientRect().y - (other?.getBoundingClientRect().y ?? 0)), field);
  };
  const before = await distance();
  await box.fill('Sitabuldi');
  await expect(dialog.getByText('Searching...')).toBeVisible();
  expect(await distance()).toBe(before);
  letGo();
  await expect(dialog.getByRole('list', { name: 'Places found' })).toBeVisible();
  await expect(dialog.getByText('Searching...')).toBeHidden();
  expect(await distance()).toBe(before);
});

test('the search waits 500 ms after typing, and Escape closes its list first', { tag: '@rare' }, async ({ page }) => {
  const asked = callsOf(page, 'GET', /\/geocode\/search$/);
  await page.clock.install();
  await openDialog(page);
  await stopClock(page);
  const box = dialogOf(page).getByPlaceholder('Search for area, street...');
  await box.fill('Sita');
  await page.clock.runFor(450);
  await box.fill('Sitabuldi');
  await page.clock.runFor(450);
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  const found = dialogOf(page).getByRole('list', { name: 'Places found' });
  await expect(found.getByRole('button', { name: /Sitabuldi/ })).toBeVisible();
  expect(asked).toHaveLength(1);
  await box.press('Escape');
  await expect(found).toBeHidden();
  await box.fill('Sitabuldi ');
  await page.clock.runFor(550);
  await found.getByRole('button', { name: /Sitabuldi/ }).click();
  await expect(box).toHaveValue('');
  await expect(found).toBeHidden();
  await expect(dialogOf(page).getByRole('form', { name: 'Location search' })).toBeFocused();
});
