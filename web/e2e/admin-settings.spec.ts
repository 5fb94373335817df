/** Settings: their effect before saving, and what they do to the customers' site (rule W17). */
import { isAt } from './at-admin-menu.ts';
import { effect, flip, hoursOf, nextDay, nextFreeDay, onTheTimeStep, openSettings, save, saveBar } from './at-admin-settings.ts';
import { isAccessible } from './axe.ts';
import { choose, chooseFirstSlot } from './choose.ts';
import { callsOf, refuse, refuseForNow, restore } from './faults.ts';
import { isPhone, main, region } from './hands.ts';
import { STAFF } from './places.ts';
import { changeSettings, putSettingsBack, settingsNow } from './salon-settings.ts';
import {
  asStaff,
  book,
  CLEAN_UP,
  call,
  FACIAL,
  freeVisit,
  HOME,
  makeCustomer,
  readyToBook,
  serviceNamed,
  signedIn,
} from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('R79 a sample price that cannot be read says so and can be tried again', { tag: '@desktop' }, async ({ page }) => {
  await refuse(page, 'GET', '/service/all?*', 400, 'VALIDATION_ERROR');
  await openSettings(page, 'prices');
  const prices = effect(page, 'Prices');
  await expect(prices.getByText('Failed to fetch services.')).toBeVisible();
  await restore(page, '/service/all?*');
  // The server's own words, which say when to come back.
  await refuseForNow(page, 'GET', '/service/all?*', 42);
  await prices.getByRole('button', { name: 'Try Again' }).click();
  await expect(prices.getByText('Too many requests. Please try again in 42 seconds.')).toBeVisible();
  await restore(page, '/service/all?*');
  await prices.getByRole('button', { name: 'Try Again' }).click();
  await expect(prices.getByText('Save 20%')).toBeVisible();
});

test('new hours show their slots before they are saved, and then customers get them', { tag: '@release' }, async ({ page }) => {
  const wednesday = await nextFreeDay(3);
  await openSettings(page, 'opening');
  const slots = effect(page, 'Opening hours');
  await slots.getByRole('combobox').selectOption('WEDNESDAY');
  await expect(slots.getByRole('list', { name: 'Slots on a Wednesday' }).getByText('3 visits')).toHaveCount(5);
  await hoursOf(page, 'Wednesday').getByLabel('Closes').fill('13:00');
  await expect(slots.getByRole('list', { name: 'Slots on a Wednesday' }).getByText('3 visits')).toHaveCount(2);
  await expect(slots.getByText('not offered')).toHaveCount(3);
  expect((await settingsNow()).openingHours[2].closes).toBe('20:00:00');
  await isAccessible(page, 'changed hours');
  await save(page);

  await readyToBook(page);
  await choose(await onTheTimeStep(page, wednesday));
  const radios = page.getByRole('group', { name: 'Time slot' }).getByRole('radio');
  await expect(radios).toHaveCount(5);
  await expect(page.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false })).toHaveCount(2);
  await page.goto('/contact');
  await expect(main(page).getByText('9:00 AM to 1:00 PM')).toBeVisible();
});

test('synonyms take a line each, and customers find services by either word at once', async ({ page }) => {
  await openSettings(page, 'search');
  const words = region(page, 'Search').getByRole('textbox', { name: 'Words that mean the same' });
  await expect(words).toHaveValue(/^mehndi, mehendi/);
  const before = await words.inputValue();
  await words.fill(`${before}\nubtan`);
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(words).toHaveAccessibleDescription(/Add a comma and a second word after “ubtan”/);
  await words.fill(`${before}\nubtan, gold radiance`);
  await isAccessible(page, 'search words');
  await save(page);
  expect((await settingsNow()).searchSynonyms.at(-1)).toEqual(['ubtan', 'gold radiance']);
  await page.goto('/all-services?search=ubtan');
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([FACIAL]);
});

test('opening hours are readable in a window of any width', { tag: '@desktop' }, async ({ page }) => {
  await openSettings(page, 'opening');
  const opens = hoursOf(page, 'Monday').getByLabel('Opens');
  /** How much narrower the field is than its time. */
  const lacking = () =>
    opens.evaluate((field: HTMLElement) => {
      const given = field.offsetWidth;
      field.style.cssText = 'position: absolute; width: max-content';
      const taken = field.offsetWidth;
      field.style.cssText = '';
      return taken - given;
    });
  for (const width of [320, 360, 768, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await lacking(), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('slots and teams change, and one day is copied to the others', async ({ page }) => {
  await openSettings(page, 'bookings');
  await page.getByRole('radio', { name: /Hourly slots/ }).check();
  await page.getByLabel('Teams').fill('7');
  const slots = effect(page, 'Bookings');
  await expect(slots.getByRole('list').getByText('7 visits')).toHaveCount(11);
  // The page says it once, not for each.
  await expect(slots.getByRole('status')).toHaveText('11 slots on a Monday, at most 7 visits in each');
  await expect(slots.locator('[aria-live] li, li[aria-live], ul[aria-live]')).toHaveCount(0);
  await page.getByLabel('Days ahead').fill('10');
  await save(page);

  await openSettings(page, 'opening');
  const offered = effect(page, 'Opening hours').getByRole('combobox');
  await hoursOf(page, 'Monday').getByLabel('Opens').fill('07:00');
  await flip(page, 'Tuesday');
  await expect(hoursOf(page, 'Tuesday').getByLabel('Opens')).toHaveCount(0);
  await page.getByRole('button', { name: "Monday's hours on every open day" }).click();
  await expect(hoursOf(page, 'Sunday').getByLabel('Closes')).toHaveValue('20:00');
  await expect(offered.getByRole('option', { name: 'Sunday (13 slots)' })).toBeAttached();
  await expect(offered.getByRole('option', { name: 'Tuesday (closed)' })).toBeAttached();
  await save(page);
  const saved = await settingsNow();
  expect(saved).toMatchObject({ slotPlan: 'HOURLY', teams: 7, bookingHorizonDays: 10 });
  expect(saved.openingHours[1]).toMatchObject({ day: 'TUESDAY', closed: true });
  expect(saved.openingHours[6]).toEqual({ day: 'SUNDAY', opens: '07:00:00', closes: '20:00:00', closed: false });
});

test('the copied hours are those of the first open day, which are in view', { tag: '@rare' }, async ({ page }) => {
  await openSettings(page, 'opening');
  await hoursOf(page, 'Tuesday').getByLabel('Opens').fill('08:00');
  await flip(page, 'Monday');
  const hours = region(page, 'Opening hours');
  await hours.getByRole('button', { name: "Tuesday's hours on every open day" }).click();
  await expect(hoursOf(page, 'Sunday').getByLabel('Opens')).toHaveValue('08:00');
  await flip(page, 'Monday');
  await expect(hoursOf(page, 'Monday').getByLabel('Opens')).toHaveValue('09:00');
  await expect(hours.getByRole('button', { name: "Monday's hours on every open day" })).toBeVisible();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) await flip(page, day);
  await expect(hours.getByRole('button', { name: /hours on every open day/ })).toHaveCount(0);
});

test('conflicts beyond the listed ones are counted, also on a listed day', { tag: '@rare' }, async ({ page }) => {
  const conflicts = ['07', '08', '09', '10', '11', '12'].flatMap(day => [
    { date: `2027-06-${day}`, reason: 'OUTSIDE_HOURS', bookings: 1 },
    { date: `2027-06-${day}`, reason: 'TOO_FEW_TEAMS', bookings: 3 },
  ]);
  await page.route('**/settings/admin/preview', async route => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, conflicts } } });
  });
  await openSettings(page, 'opening');
  await expect(effect(page, 'Closed days').getByText('24 pending visits do not fit.')).toBeVisible();
  await expect(effect(page, 'Closed days').getByRole('link', { name: /: 1 visit outside the opening hours/ })).toHaveCount(6);
  await expect(effect(page, 'Closed days')).toContainText('and 18 visits more, among all pending visits');
});

test('closing a day points out its visits, and nobody can book it', async ({ page }) => {
  const customer = await makeCustomer({ addresses: [HOME] });
  const visit = await freeVisit(12);
  const { bookingId } = await book(customer, visit);
  await openSettings(page, 'opening');
  const days = region(page, 'Closed days');
  await days.getByRole('button', { name: 'Add Day' }).click();
  await expect(days.getByText('Please choose a day')).toBeVisible();
  await days.getByLabel('Day', { exact: true }).fill('2020-01-26');
  await days.getByRole('button', { name: 'Add Day' }).click();
  await expect(days.getByText('This day is past')).toBeVisible();
  await days.getByLabel('Day', { exact: true }).fill(visit.bookingDate);
  await days.getByLabel('Day', { exact: true }).press('Enter');
  await expect(days.getByRole('list', { name: 'Closed days' }).getByRole('listitem')).toHaveCount(1);
  await expect(effect(page, 'Closed days').getByText(/pending visits? do(es)? not fit/)).toBeVisible();
  await expect(saveBar(page).getByText(/pending visits? would not fit/)).toBeVisible();
  const link = effect(page, 'Closed days').getByRole('link', { name: /on a closed day/ });
  await expect(link).toHaveAttribute(
    'href',
    `/admin/bookings?status=pending&when=custom&from=${visit.bookingDate}&to=${visit.bookingDate}`,
  );
  await isAccessible(page, 'a closed day with visits');
  await save(page);
  expect((await settingsNow()).closedDays).toEqual([visit.bookingDate]);

  await readyToBook(page);
  await expect(await onTheTimeStep(page, visit.bookingDate)).toBeDisabled();

  await page.goto('/admin/settings/opening');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('No closed days to come.')).toBeVisible();
  await save(page);
  const slots = await call('GET', `/booking/available-slots?date=${visit.bookingDate}&durationInMinutes=60`);
  expect(slots.some(({ available }: { available: boolean }) => available)).toBe(true);
  await asStaff('PUT', `/booking/admin/${bookingId}/status?status=CANCELLED`);
});

test('the minimum order shows which carts fall under it and what customers read', async ({ page }) => {
  await signedIn(page, { cart: { [CLEAN_UP]: 1 }, addresses: [HOME] });
  await openSettings(page, 'prices');
  await expect(effect(page, 'Prices').getByText(/filled carts? (is|are) below ₹899/)).toBeVisible();
  await page.getByLabel('Minimum order (₹)').fill('599');
  await expect(effect(page, 'Prices').getByText(/below ₹599, instead of \d+/)).toBeVisible();
  await save(page);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  await expect(page.getByText(/Minimum cart value/)).toHaveCount(0);
  await changeSettings({ minimumOrderValue: 1234.5 });
  await page.reload();
  await expect(page.getByText('Minimum cart value for booking is ₹1,234.50.').filter({ visible: true }).first()).toBeVisible();
});

test('without a minimum order nobody is told of one', async ({ page }) => {
  const question = main(page).locator('details').filter({ hasText: 'Is there a minimum order?' });
  await page.goto('/contact');
  await question.locator('summary').click();
  await expect(question).toContainText('Yes, ₹899 for each visit');
  await page.goto('/terms');
  await expect(page.getByText('A booking costs at least ₹899')).toBeVisible();
  await changeSettings({ minimumOrderValue: 0 });
  await page.reload();
  await expect(page.getByText('You can book up to 60 days ahead')).toBeVisible();
  await expect(page.getByText('A booking costs at least')).toHaveCount(0);
  await page.goto('/contact');
  await question.locator('summary').click();
  await expect(question.getByRole('paragraph')).toHaveText('No.');
});

test('the list price goes in the preview first and after saving in the shop', async ({ page }) => {
  const { id } = await serviceNamed(FACIAL);
  await openSettings(page, 'prices');
  await expect(effect(page, 'Prices').getByText('Save 20%')).toBeVisible();
  await flip(page, 'List price');
  await expect(effect(page, 'Prices').getByText('Save 20%')).toBeHidden();
  await save(page);
  await page.goto(`/services/details/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: FACIAL })).toBeVisible();
  await expect(page.getByText('₹1,499').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Save 20%')).toHaveCount(0);
});

test('staff try a UPI id before saving; then customers are offered to pay by it', async ({ page }) => {
  await openSettings(page, 'payment');
  await expect(effect(page, 'Payment').getByText('Customers are not offered to pay by UPI.')).toBeVisible();
  await page.getByLabel('UPI id').fill('nikhar.salon@okbank');
  await expect(
    effect(page, 'Payment').getByRole('img', { name: 'QR code to pay ₹1 to nikhar.salon@okbank by UPI' }),
  ).toBeVisible();
  await expect(effect(page, 'Payment').getByRole('link', { name: 'Pay ₹1 on this phone' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=nikhar\.salon@okbank&.*am=1\.00/,
  );
  await isAccessible(page, 'a UPI id');
  // Money goes there, so it needs the password.
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(region(page, 'Payment').getByText('Your password is required')).toBeVisible();
  await page.getByLabel('Your password').fill('not my password');
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(region(page, 'Payment').getByText('This is not your password.')).toBeVisible();
  await isAccessible(page, 'a UPI id without the password');
  await page.getByLabel('Your password').fill(STAFF.password);
  await save(page);
  await expect(page.getByLabel('Your password')).toHaveCount(0);
  await readyToBook(page);
  await page.goto('/checkout');
  const onward = page.getByRole('button', { name: 'Continue' });
  await onward.click();
  await chooseFirstSlot(page);
  await onward.click();
  await expect(page.getByRole('radio', { name: /Pay now by UPI/ })).toBeVisible();

  await page.goto('/admin/settings/payment');
  await page.getByLabel('UPI id').fill('');
  await page.getByLabel('Your password').fill(STAFF.password);
  await save(page);
  expect((await settingsNow()).upiId).toBeNull();
});

test('name, contact and place change the sidebar and the site', { tag: '@release' }, async ({ page }) => {
  await openSettings(page, 'salon');
  await page.getByLabel('Salon name').fill('Nikhar Ladies Salon');
  await page.getByLabel('Phone').fill('+91 98765 11111');
  await expect(effect(page, 'Salon').getByText('+91 98765 11111')).toBeVisible();
  const pin = region(page, 'Salon').getByRole('button', { name: /The salon\. Move it/ });
  await region(page, 'Salon').getByText('Position on the map').scrollIntoViewIfNeeded();
  await pin.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByLabel('Latitude')).not.toHaveValue('21.1458');
  const latitude = await page.getByLabel('Latitude').inputValue();
  expect(Number(latitude)).toBeGreaterThan(21.1458);
  await isAccessible(page, 'the map');
  await save(page);
  expect(await settingsNow()).toMatchObject({ salonName: 'Nikhar Ladies Salon', phone: '+91 98765 11111', latitude });
  if (!isPhone(page)) await expect(page.getByText('Nikhar Ladies Salon').first()).toBeVisible();
  await page.goto('/contact');
  await expect(
    main(page)
      .getByRole('link', { name: /98765 11111/ })
      .first(),
  ).toBeVisible();
});

/** What is typed wrongly on each page, with what the page says of it, in the order of the fields. */
const mistakes = {
  salon: [
    ['Salon name', ' ', 'Salon name is required'],
    ['Phone', 'call us', 'Please enter a phone number with digits, spaces and hyphens, like +91 98765 43210'],
    ['E-mail', 'nobody', 'Please enter a valid e-mail address'],
    ['Latitude', '91', 'Latitude must be between -90 and 90'],
  ],
  bookings: [
    ['Teams', '0', 'Teams must be at least 1'],
    ['Days ahead', '366', 'Days ahead must be at most 365'],
  ],
  prices: [['Minimum order (₹)', '1.005', 'Minimum order must have at most two decimals']],
  payment: [['UPI id', 'nikhar', 'UPI id must be like name@bank']],
} as const;

test('mistakes are shown at their fields, the first comes into view, and nothing is sent', async ({ page }) => {
  const puts = callsOf(page, 'PUT', /settings/);
  for (const [subject, fields] of Object.entries(mistakes)) {
    await openSettings(page, subject);
    for (const [label, wrong] of fields) await page.getByLabel(label).fill(wrong);
    await saveBar(page).getByRole('button', { name: 'Save' }).click();
    for (const [, , said] of fields) await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByLabel(fields[0][0])).toBeFocused();
    await expect(page.getByLabel(fields[0][0])).toBeInViewport();
    await isAccessible(page, `mistakes of ${subject}`);
    await saveBar(page).getByRole('button', { name: 'Discard' }).click();
    await expect(saveBar(page)).toBeHidden();
    await expect(page.getByText(fields[0][2])).toBeHidden();
  }
  await openSettings(page, 'opening');
  await hoursOf(page, 'Friday').getByLabel('Closes').fill('08:00');
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Closing time must be after opening time')).toBeInViewport();
  expect(puts).toEqual([]);
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
});

test('a closed day that was typed but not added is not dropped silently', { tag: '@rare' }, async ({ page }) => {
  await openSettings(page, 'opening');
  const days = region(page, 'Closed days');
  await days.getByLabel('Day', { exact: true }).fill(nextDay(1));
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(days.getByText('Press Add Day, or empty this field')).toBeVisible();
  await expect(days.getByLabel('Day', { exact: true })).toBeFocused();
  await days.getByRole('button', { name: 'Add Day' }).click();
  await save(page);
  expect((await settingsNow()).closedDays).toEqual([nextDay(1)]);
  // After removal the keyboard focus has a place.
  await days.getByRole('button', { name: /^Remove / }).press('Enter');
  await expect(days.getByRole('heading', { name: 'Closed days' })).toBeFocused();
});

test('past closed days make room for new ones', { tag: '@rare' }, async ({ page }) => {
  const past = Array.from({ length: 400 }, (_, i) => new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10));
  await changeSettings({ closedDays: past });
  await openSettings(page, 'opening');
  const days = region(page, 'Closed days');
  await days.getByLabel('Day', { exact: true }).fill(nextDay(1));
  await days.getByRole('button', { name: 'Add Day' }).click();
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(days.getByText('At most 400 closed days')).toBeVisible();
  await expect(days.getByText('400 closed days are past and kept for the figures.')).toBeVisible();
  await days.getByRole('button', { name: 'Remove Past Days' }).click();
  await expect(days.getByText('kept for the figures')).toHaveCount(0);
  await expect(days.getByRole('heading', { name: 'Closed days' })).toBeFocused();
  await save(page);
  expect((await settingsNow()).closedDays).toEqual([nextDay(1)]);
});

test('the pages fit a narrow phone with the longest texts', { tag: '@rare' }, async ({ page }) => {
  await changeSettings({
    salonName: 'W'.repeat(100),
    address: 'Wide'.repeat(75),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    closedDays: [nextDay(1), nextDay(2)].sort(),
  });
  for (const subject of ['salon', 'opening']) {
    await openSettings(page, subject);
    if (subject === 'opening') await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await isAccessible(page, `long texts, ${subject}`);
  }
});

test('W72 the index leads to each subject, and back', { tag: '@both' }, async ({ page }) => {
  await openAsStaff(page, '/admin/settings');
  await isAccessible(page, 'index');
  const list = page.getByRole('list', { name: 'Settings by subject' });
  await expect(list.getByRole('link')).toHaveCount(12);
  await list.getByRole('link', { name: /^Service Area/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service Area' })).toBeFocused();
  await isAt(page, 'Settings', 'Service Area');
  await expect(region(page, 'Service area').getByRole('button', { name: 'Add Circle' })).toBeVisible();
  await page.goBack();
  await expect(list).toBeVisible();
});

test('W72 an address that names a setting brings it into view, framed and with the focus', async ({ page }) => {
  await openSettings(page, 'payment#cancelFeePercent');
  const fee = page.getByLabel('Fee for cancelling late, in per cent');
  await expect(fee).toBeFocused();
  await expect(fee).toBeInViewport();
  await expect(page.locator('[data-found]')).toContainText('Fee for cancelling late');
  await openSettings(page, 'bookings#slotPlan');
  await expect(page.locator('[data-found]').getByRole('radio')).toHaveCount(2);
  // Nothing of that name: the page opens as always.
  await openSettings(page, 'bookings#%22]');
  await expect(page.getByLabel('Teams')).toBeVisible();
  await expect(page.locator('[data-found]')).toHaveCount(0);
});
