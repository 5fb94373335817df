/** Professionals: the people who visit customers, their hours and leave, and the switch to named professionals (rules N1 to N3). */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { answer, hold, loseAnswer, refuse, restore } from './faults.ts';
import { dialog, main, region, row, toast } from './hands.ts';
import { photo } from './pictures.ts';
import { changeSettings, settingsNow } from './salon-settings.ts';
import { asStaff, book, dayAhead, FACIAL, freeVisit, HOME, makeCustomer, serviceNamed, services } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const everyDay = WEEK.map(day => ({ day, spans: [{ from: '07:00:00', to: '21:00:00' }] }));
interface Professional {
  id: string;
  name: string;
  active: boolean;
  photoUrl: string | null;
}
const all = (): Promise<Professional[]> => asStaff('GET', '/professional/admin');
const found = async (name: string) => (await all()).find(one => one.name === name);
const make = async (name: string, change: object = {}): Promise<Professional> =>
  asStaff('POST', '/professional/admin', {
    name,
    serviceIds: (await services()).map(({ id }) => id),
    hours: everyDay,
    ...change,
  });
const act = (page: Page, verb: string, name: string) =>
  main(page)
    .getByRole('button', { name: `${verb} ${name}`, exact: true })
    .click();
const cards = (page: Page) => region(page, 'Who carries out visits');

/** A visit of this professional, in a salon with named professionals. */
const visitOf = async ({ id }: Professional) => {
  await changeSettings({ capacity: 'PROFESSIONALS' });
  const customer = await makeCustomer({ addresses: [HOME] });
  const day = dayAhead(3);
  const slots = await asStaff('GET', `/booking/available-slots?date=${day}&durationInMinutes=60&professionalId=${id}`);
  const [slot] = slots.filter(({ available }: { available: boolean }) => available);
  const { id: serviceId, price } = await serviceNamed(FACIAL);
  const booking = await asStaff('POST', '/booking/admin', {
    mobile: customer.mobile,
    serviceIds: [serviceId],
    bookingDate: day,
    bookingTime: slot.startTime,
    finalPrice: price,
    addressId: customer.addressIds[0],
    paymentType: 'PAY_AFTER',
    professionalId: id,
  });
  return { ...booking, bookingDate: day };
};

test.afterEach(() => changeSettings({ capacity: 'TEAMS' }));

test('staff add a professional with services, hours and a photo, and change her', async ({ page }) => {
  await openAsStaff(page, '/admin/professionals');
  await isAccessible(page, 'page');
  await main(page).getByRole('button', { name: 'Add Professional' }).first().click();
  const form = dialog(page, 'Add Professional');
  await expect(form.getByLabel('Mobile')).toBeVisible();
  await isAccessible(page, 'add');
  await form.getByRole('button', { name: 'Add Professional' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Asha Deshmukh');
  await form.getByLabel('Mobile').fill('98220 12345');
  await form.getByLabel('Gender').selectOption({ label: 'Female' });
  await form.getByLabel('Languages').fill('Hindi, Marathi');
  await form.getByLabel('About').fill('Bridal make-up and mehndi.');
  await form.getByLabel('Photo').setInputFiles(await photo(500, 500));
  await form.getByRole('checkbox', { name: 'All services, also those you add later' }).uncheck();
  await expect(form.getByText('Only visits with the 63 chosen services.')).toBeVisible();
  const facials = form.getByRole('group', { name: 'Services' }).locator('details').filter({ hasText: 'Facials & Clean-ups' });
  await facials.locator('summary').click();
  await facials.getByRole('checkbox', { name: 'All of Facials & Clean-ups' }).check();
  await facials.getByRole('checkbox', { name: FACIAL }).uncheck();
  const monday = form.getByRole('group', { name: 'Monday' });
  await monday.getByRole('button', { name: 'Hours of Monday' }).click();
  await monday.getByLabel('From').fill('09:00');
  await monday.getByLabel('To').fill('19:00');
  await monday.getByRole('button', { name: 'Add Break' }).click();
  await expect(monday.getByText('9 AM–1:30 PM, 2:30 PM–7 PM')).toBeVisible();
  await form.getByRole('button', { name: "Monday's hours on every working day" }).click();
  const sunday = form.getByRole('group', { name: 'Sunday' }).getByRole('switch', { name: 'Sunday' });
  await sunday.uncheck({ force: true });
  await form.getByLabel('Longest way').fill('45');
  await form.getByRole('radio', { name: /^At another place/ }).check({ force: true });
  await form.getByLabel('Latitude').fill('21.131');
  await form.getByLabel('Longitude').fill('79.061');
  await isAccessible(page, 'filled');
  await form.getByRole('button', { name: 'Add Professional' }).click();
  await expect(toast(page, 'Professional created')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(row(page, 'Asha Deshmukh')).toContainText('Mon–Sat 9 AM–1:30 PM, 2:30 PM–7 PM');
  await expect(row(page, 'Asha Deshmukh').locator('img')).toHaveCount(1);
  expect(await found('Asha Deshmukh')).toMatchObject({
    mobile: '9822012345',
    gender: 'FEMALE',
    languages: ['Hindi', 'Marathi'],
    start: { latitude: '21.131', longitude: '79.061' },
    maxTravelMinutes: 45,
    photoUrl: expect.any(String),
  });

  await act(page, 'Update', 'Asha Deshmukh');
  const update = dialog(page, 'Update Professional');
  const saturday = update.getByRole('group', { name: 'Saturday' });
  await saturday.getByRole('button', { name: 'Hours of Saturday' }).click();
  await saturday.getByRole('button', { name: 'Remove part 2 of Saturday' }).click();
  await saturday.getByLabel('To').fill('08:00');
  await update.getByRole('button', { name: 'Save Changes' }).click();
  await expect(saturday.getByText('Must be after the start')).toBeVisible();
  await saturday.getByLabel('To').fill('12:00');
  await update.getByRole('radio', { name: /^At the salon/ }).check({ force: true });
  await update.getByRole('button', { name: 'Remove the picture' }).click();
  await update.getByRole('button', { name: 'Save Changes' }).click();
  await expect(update).toBeHidden();
  await expect(row(page, 'Asha Deshmukh')).toContainText('Mon–Fri 9 AM–1:30 PM, 2:30 PM–7 PM · Sat 9 AM–12 PM');
  expect(await found('Asha Deshmukh')).toMatchObject({ start: null, photoUrl: null, languages: ['Hindi', 'Marathi'] });
  await isAccessible(page, 'list');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await act(page, 'Delete', 'Asha Deshmukh');
  await dialog(page, 'Delete this professional?').getByRole('button', { name: 'Delete Professional' }).click();
  await expect(toast(page, 'Professional deleted')).toBeVisible();
  expect(await found('Asha Deshmukh')).toBeUndefined();
});

test('a mobile belongs to one professional, and a lost photo adds nobody twice', async ({ page }) => {
  await make('Kavita', { mobile: '9822099999' });
  await openAsStaff(page, '/admin/professionals');
  await main(page).getByRole('button', { name: 'Add Professional' }).click();
  const form = dialog(page, 'Add Professional');
  const submit = form.getByRole('button', { name: 'Add Professional' });
  await form.getByLabel('Name').fill('Kavita Rao');
  await form.getByLabel('Mobile').fill('9822099999');
  await submit.click();
  await expect(form.getByText('Another professional has this mobile number.')).toBeVisible();
  await form.getByLabel('Mobile').fill('9822088888');
  await form.getByLabel('Photo').setInputFiles(await photo(500, 500));
  await refuse(page, 'PUT', '/professional/admin/*/photo', 500, 'INTERNAL_ERROR');
  await submit.click();
  await expect(form.getByRole('alert').getByText('Failed to create professional')).toBeVisible();
  await restore(page, '/professional/admin/*/photo');
  await submit.click();
  await expect(form).toBeHidden();
  expect((await all()).filter(({ name }) => name === 'Kavita Rao')).toMatchObject([{ photoUrl: expect.any(String) }]);
});

test('leave says which visits it leaves uncovered, is saved anyway, and is taken back', async ({ page }) => {
  const meera = await make('Meera Joshi');
  const { bookingDate } = await visitOf(meera);
  await openAsStaff(page, '/admin/professionals');
  await act(page, 'Leave of', 'Meera Joshi');
  const form = dialog(page, 'Leave of Meera Joshi');
  await form.getByRole('button', { name: 'Add Leave' }).click();
  await expect(form.getByText('First day is required')).toBeVisible();
  await form.getByLabel('First day').fill(bookingDate);
  await form.getByLabel('Last day').fill(dayAhead(2));
  await form.getByRole('button', { name: 'Add Leave' }).click();
  await expect(form.getByText('Last day must not be before the first day')).toBeVisible();
  await form.getByLabel('Last day').fill(bookingDate);
  await form.getByLabel('Note').fill('Her sister marries.');
  await form.getByRole('button', { name: 'Add Leave' }).click();
  await expect(form.getByText('This leaves 1 visit uncovered.')).toBeInViewport();
  await expect(form.getByRole('listitem').getByRole('link')).toHaveCount(1);
  await isAccessible(page, 'uncovered');
  expect(await asStaff('GET', `/professional/admin/${meera.id}/leave`)).toEqual([]);
  await form.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(toast(page, 'Leave created')).toBeVisible();
  await expect(row(page, 'Meera Joshi')).toContainText(String(Number(bookingDate.slice(8))));

  await act(page, 'Leave of', 'Meera Joshi');
  await expect(form.getByText('Her sister marries.')).toBeVisible();
  await isAccessible(page, 'leave');
  // Later leave on another day leaves nothing more uncovered, so nothing is asked.
  await form.getByRole('switch', { name: 'Whole days' }).uncheck({ force: true });
  await form.getByLabel('First day').fill(dayAhead(8));
  await form.getByLabel('Last day').fill(dayAhead(8));
  await form.getByLabel('From').fill('13:00');
  await form.getByLabel('To').fill('12:00');
  await form.getByRole('button', { name: 'Add Leave' }).click();
  await expect(form.getByText('Must be after the start')).toBeVisible();
  await form.getByLabel('To').fill('15:00');
  await form.getByRole('button', { name: 'Add Leave' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Meera Joshi')).toContainText('and 1 more');

  await act(page, 'Leave of', 'Meera Joshi');
  await form
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click();
  const question = dialog(page, 'Take this leave back?');
  await isAccessible(page, 'take back');
  await question.getByRole('button', { name: 'Take Back' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByText('Her sister marries.')).toHaveCount(0);
  expect(await asStaff('GET', `/professional/admin/${meera.id}/leave`)).toHaveLength(1);
});

test('staff set the hours of one day, which shows what it leaves uncovered, and give the day back', async ({ page }) => {
  const name = 'Nisha Joshi';
  const made = await make(name);
  const { bookingDate } = await visitOf(made);
  await openAsStaff(page, '/admin/professionals');
  await act(page, 'One day of', name);
  const form = dialog(page, `One day of ${name}`);
  await form.getByRole('button', { name: 'Save Day' }).click();
  await expect(form.getByText('Day is required')).toBeVisible();
  await form.locator('input[type=date]').fill(bookingDate);
  await form.getByRole('switch', { name: 'Works on this day' }).uncheck({ force: true });
  await form.getByRole('button', { name: 'Save Day' }).click();
  await expect(form.getByText('This leaves 1 visit uncovered.')).toBeInViewport();
  await isAccessible(page, 'one day');
  await form.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(form).toBeHidden();
  const days = async () => (await asStaff('GET', `/professional/admin/${made.id}`)).days;
  expect(await days()).toEqual([{ date: bookingDate, spans: [] }]);

  await act(page, 'One day of', name);
  await form.getByRole('button', { name: /^Take back .*: off$/ }).press('Enter');
  const question = dialog(page, 'Give this day its usual hours?');
  await question.getByRole('button', { name: 'Usual Hours' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByRole('list', { name: 'Days with their own hours' })).toHaveCount(0);
  expect(await days()).toEqual([]);
});

test('one who has had visits is deactivated in place of deleted, then erased by a typed word; other hours ask first', async ({
  page,
}) => {
  const name = 'Farida Khan';
  const { bookingDate, bookingId } = await visitOf(await make(name));
  await openAsStaff(page, '/admin/professionals');
  await act(page, 'Update', name);
  const update = dialog(page, 'Update Professional');
  await update.getByLabel('About').fill('Nails.');
  // The services come late, and move what is below them.
  await expect(update.getByRole('group', { name: 'Services' }).locator('details').first()).toBeVisible();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await update.getByRole('switch', { name: day }).uncheck({ force: true });
  await update.getByRole('button', { name: 'Save Changes' }).click();
  await expect(update.getByText('This leaves 1 visit uncovered.')).toBeInViewport();
  await page.keyboard.press('Escape');
  await update.getByRole('button', { name: 'Discard' }).click();
  await expect(update).toBeHidden();

  await act(page, 'Delete', name);
  await dialog(page, 'Delete this professional?').getByRole('button', { name: 'Delete Professional' }).click();
  const question = dialog(page, 'Deactivate instead?');
  await expect(question.getByText('This leaves 1 visit uncovered.')).toBeVisible();
  await expect(question.getByRole('link')).toContainText(String(Number(bookingDate.slice(8))));
  await isAccessible(page, 'deactivate');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Professional updated')).toBeVisible();
  await expect(row(page, name)).toContainText('Inactive');
  await act(page, 'Delete', name);
  const again = dialog(page, 'Delete this professional?');
  await again.getByRole('button', { name: 'Delete Professional' }).click();
  const erasing = dialog(page, 'Erase the personal data?');
  await isAccessible(page, 'erase');
  const erase = () => erasing.getByRole('button', { name: 'Erase for Good' }).click();
  await erase();
  await expect(erasing.getByText('Please type ERASE, to be sure.')).toBeVisible();
  await erasing.getByLabel('Type ERASE to go on').fill('erase');
  await erase();
  await expect(erasing.getByText('Some visits of this professional are pending.')).toBeVisible();
  await asStaff('PUT', `/booking/${bookingId}/cancel`);
  await erase();
  await expect(toast(page, 'Professional deleted')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test('staff turn named professionals on, with one for each team, and go back', { tag: '@release' }, async ({ page }) => {
  for (const { id } of await all()) await asStaff('PUT', `/professional/admin/${id}`, { active: false });
  const { teams } = await settingsNow();
  await openAsStaff(page, '/admin/professionals');
  await expect(cards(page).getByRole('radio', { name: /^Teams/ })).toBeChecked();
  await cards(page)
    .getByRole('radio', { name: /^Named professionals/ })
    .click({ force: true });
  const question = dialog(page, 'Turn on named professionals?');
  await expect(question).toContainText(`“Team 1” to “Team ${teams}”`);
  await isAccessible(page, 'turn on');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards(page).getByRole('radio', { name: /^Teams/ })).toBeChecked();

  await cards(page)
    .getByRole('radio', { name: /^Named professionals/ })
    .click({ force: true });
  const yes = question.getByRole('button', { name: `Add ${teams} and Turn On` });
  // The answer to the first of them is lost; trying again adds each once.
  await loseAnswer(page, '/professional/admin');
  await yes.click();
  await expect(question.getByRole('alert')).toBeVisible();
  await yes.click();
  await expect(toast(page, 'Named professionals carry out the visits')).toBeVisible();
  await expect(cards(page).getByRole('radio', { name: /^Named professionals/ })).toBeChecked();
  expect((await settingsNow()).capacity).toBe('PROFESSIONALS');
  const added = (await all()).filter(({ active }) => active).map(({ name }) => name);
  expect(added).toEqual(Array.from({ length: teams }, (_, i) => `Team ${i + 1}`));
  await expect(row(page, 'Team 1')).toContainText('Active');
  // It would lie over the cards.
  await expect(toast(page, 'Named professionals carry out the visits')).toBeHidden();
  await freeVisit(2).then(async visit => book(await makeCustomer({ cart: { [FACIAL]: 1 }, addresses: [HOME] }), visit));

  await cards(page)
    .getByRole('radio', { name: /^Teams/ })
    .click({ force: true });
  const back = dialog(page, 'Go back to teams?');
  await isAccessible(page, 'go back');
  await back.getByRole('button', { name: 'Go Back to Teams' }).click();
  await expect(toast(page, 'Teams carry out the visits')).toBeVisible();
  await expect(main(page).getByText('These people get bookings after you turn on named professionals below')).toBeVisible();
  expect((await settingsNow()).capacity).toBe('TEAMS');
});

test('the switch says before and after which pending bookings fit nobody', async ({ page }) => {
  for (const { id } of await all()) await asStaff('PUT', `/professional/admin/${id}`, { active: false });
  const [other] = (await services()).filter(({ name }) => name !== FACIAL);
  await make('Somebody without facials', { serviceIds: [other?.id] });
  await book(await makeCustomer({ cart: { [FACIAL]: 1 }, addresses: [HOME] }), await freeVisit(4));
  await openAsStaff(page, '/admin/professionals');
  await cards(page)
    .getByRole('radio', { name: /^Named professionals/ })
    .click({ force: true });
  const question = dialog(page, 'Turn on named professionals?');
  await expect(question.getByText(/^This leaves \d+ visits? uncovered\.$/)).toBeVisible();
  await isAccessible(page, 'the switch and who fits nobody');
  await question.getByRole('button', { name: 'Turn On' }).click();
  await expect(cards(page).getByText(/^Nobody can come to \d+ visits? as things are\./)).toBeVisible();
  await cards(page).getByRole('link', { name: 'See them on the dashboard' }).click();
  await expect(
    main(page)
      .getByText(/^Nobody comes to Asha D\./)
      .first(),
  ).toBeVisible();
});

test('the page says that there is nobody, keeps its shape while it loads, and offers a retry', async ({ page }) => {
  await signInAsStaff(page);
  await answer(page, '/professional/admin', []);
  const letGo = await hold(page, '/professional/admin');
  await page.goto('/admin/professionals');
  await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible();
  letGo();
  await expect(page.getByText('No professionals yet')).toBeVisible();
  await isAccessible(page, 'empty');
  await restore(page, '/professional/admin');
  await refuse(page, 'GET', '/professional/admin', 400, 'VALIDATION_ERROR');
  await page.reload();
  await expect(page.getByRole('alert').getByText('Failed to fetch professionals')).toBeVisible();
  await isAccessible(page, 'failed');
});
