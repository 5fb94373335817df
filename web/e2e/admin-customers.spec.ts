/** The customers' page: search, history, spend, and switching an account off and on (rule K9). */

import type { Page } from '@playwright/test';
import { markPaid } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { callsOf, cutOff, hold, loseAnswer, refuse, restore } from './faults.ts';
import { dialog, main } from './hands.ts';
import { SITE } from './places.ts';
import { asStaff, book, call, FACIAL, freeVisit, HOME, makeCustomer, serviceNamed } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const inList = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const searchFor = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Search customers' }).fill(text);

test('staff find a customer by mobile and see history, spend and contacts', { tag: '@release' }, async ({ page }) => {
  const name = 'Asha Rane';
  const customer = await makeCustomer({ name, addresses: [HOME] });
  await call('PUT', '/auth/profile', customer.token, {
    fullName: name,
    email: 'asha@mail.example',
    gender: 'FEMALE',
    dateOfBirth: '1990-02-28',
  });
  const { price } = await serviceNamed(FACIAL);
  const done = await book(customer, await freeVisit(5));
  const pending = await book(customer, await freeVisit(6));
  await asStaff('PUT', `/booking/admin/${done.bookingId}/mark-completed`);
  await asStaff('PUT', `/booking/admin/${done.bookingId}/mark-paid`);

  await openAsStaff(page, '/admin/customers');
  await searchFor(page, customer.mobile.slice(0, 5));
  await searchFor(page, customer.mobile);
  await expect(page).toHaveURL(new RegExp(`search=${customer.mobile}`));
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  const button = inList(page, name);
  await button.click();
  const details = dialog(page, name);
  await expect(details.getByText(`+91 ${customer.mobile.slice(0, 5)} ${customer.mobile.slice(5)}`)).toBeVisible();
  for (const said of ['asha@mail.example', 'Female', '28 Feb 1990']) await expect(details.getByText(said)).toBeVisible();
  await expect(details.getByRole('definition').filter({ hasText: `₹${price.toLocaleString('en-IN')}` })).toBeVisible();
  await expect(details.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', `tel:+91${customer.mobile}`);
  await expect(details.getByRole('link', { name: `WhatsApp ${name}` })).toHaveAttribute(
    'href',
    `https://wa.me/91${customer.mobile}`,
  );
  await expect(details.getByRole('link', { name: `Write to ${name}` })).toHaveAttribute('href', 'mailto:asha@mail.example');
  const history = details.getByRole('region', { name: 'Bookings' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  // Paid visits, which the sum above includes, are marked.
  await expect(history.filter({ hasText: /Pending\s*Unpaid/ })).toHaveCount(1);
  await expect(history.filter({ hasText: /Completed\s*Paid/ })).toHaveCount(1);
  await expect(history.filter({ hasText: 'Completed' }).getByRole('link')).toHaveAttribute(
    'href',
    `/admin/bookings?booking=${done.bookingId}`,
  );
  await expect(details.getByRole('link', { name: `All Bookings of ${name}` })).toHaveAttribute(
    'href',
    `/admin/bookings?search=${customer.mobile}`,
  );
  await isAccessible(page, 'customer');

  // Back closes the panel; its address opens it again.
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(button).toBeFocused();
  await page.goForward();
  await expect(details).toBeVisible();
  await page.reload();
  await expect(dialog(page, name)).toBeVisible();
  await asStaff('PUT', `/booking/admin/${pending.bookingId}/status?status=CANCELLED`);
});

test('after settling a booking opened from a customer, staff are back at the customer', { tag: '@rare' }, async ({ page }) => {
  const name = 'Usha Kale';
  const customer = await makeCustomer({ name, addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(5));
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-completed`);
  await openAsStaff(page, `/admin/customers?search=${customer.mobile}`);
  await inList(page, name).click();
  const visit = dialog(page, name).getByRole('region', { name: 'Bookings' }).getByRole('listitem');
  await visit.getByRole('link').click();
  const booking = page.getByRole('dialog', { name: /^Booking / });
  await booking.getByRole('button', { name: 'Mark paid' }).click();
  await markPaid(page.getByRole('dialog').last());
  await expect(page.getByText('Booking marked as paid.')).toBeVisible();
  // The question stays until every view of the booking was read again.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await booking.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers\\?search=${customer.mobile}&customer=`));
  await expect(visit).toContainText('Paid');
  await expect(visit).not.toContainText('Unpaid');
  await page.keyboard.press('Escape');
  await expect(inList(page, name)).toBeVisible();
});

test('the longest search without results fits the screen', { tag: '@rare' }, async ({ page }) => {
  await openAsStaff(page, '/admin/customers');
  await searchFor(page, 'w'.repeat(100));
  await expect(page.getByText('No customers found')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the longest name fits the panel', { tag: '@rare' }, async ({ page }) => {
  const name = 'W'.repeat(40);
  const customer = await makeCustomer({ name, addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(9));
  await openAsStaff(page, `/admin/customers?customer=${customer.userId}`);
  await expect(dialog(page, name).getByRole('link', { name: `All Bookings of ${name}` })).toBeVisible();
  await isAccessible(page, 'a long name');
  const content = dialog(page, name).locator('[data-dialog-content]');
  expect(await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await asStaff('PUT', `/booking/admin/${bookingId}/status?status=CANCELLED`);
});

test('staff deactivate an account after a warning, and activate it again', async ({ page }) => {
  const name = 'Meera Joshi';
  const customer = await makeCustomer({ name, addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(7));
  const isActive = () =>
    call('GET', '/auth/validate-token', customer.token).then(
      () => true,
      () => false,
    );
  await openAsStaff(page, `/admin/customers?search=${customer.mobile}`);
  await inList(page, name).click();
  await dialog(page, name).getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate this customer?' });
  await expect(question.getByText('is signed out at once, on every device')).toBeVisible();
  await expect(question.getByText('cannot sign in or book until you activate them again')).toBeVisible();
  await expect(question.getByText('Their bookings stay, with 1 pending visit')).toBeVisible();
  await isAccessible(page, 'deactivate');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await isActive()).toBe(true);

  await dialog(page, name).getByRole('button', { name: 'Deactivate' }).click();
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(question).toBeHidden();
  await expect(dialog(page, name).getByText('Deactivated', { exact: true })).toBeVisible();
  expect(await isActive()).toBe(false);
  await expect(call('POST', '/auth/login', undefined, { mobile: customer.mobile })).rejects.toThrow(/Account is inactive/);
  const { bookings } = await asStaff('GET', `/customer/admin/${customer.userId}`);
  expect(bookings).toMatchObject([{ bookingId, status: 'PENDING' }]);
  await page.keyboard.press('Escape');
  await expect(main(page).getByText('Deactivated', { exact: true })).toBeVisible();
  await isAccessible(page, 'a deactivated one in the list');

  await inList(page, name).click();
  await dialog(page, name).getByRole('button', { name: 'Activate' }).click();
  const back = page.getByRole('dialog', { name: 'Activate this customer?' });
  await expect(back.getByText(`${name} can sign in and book again.`)).toBeVisible();
  await back.getByRole('button', { name: 'Activate' }).click();
  await expect(dialog(page, name).getByText('Deactivated', { exact: true })).toBeHidden();
  expect((await asStaff('GET', `/customer/admin/${customer.userId}`)).customer.active).toBe(true);
  await asStaff('PUT', `/booking/admin/${bookingId}/status?status=CANCELLED`);
});

test('the question counts pending visits also behind fifty cancelled ones', { tag: '@rare' }, async ({ page }) => {
  const name = 'Lata Bhide';
  const customer = await makeCustomer({ name, addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(3));
  const later = await freeVisit(8);
  const cancel = (id: string) => asStaff('PUT', `/booking/admin/${id}/status?status=CANCELLED`);
  for (let i = 0; i < 50; i++) await cancel((await book(customer, later)).bookingId);
  await openAsStaff(page, `/admin/customers?customer=${customer.userId}`);
  await expect(dialog(page, name).getByRole('region', { name: 'Bookings' }).getByRole('listitem')).toHaveCount(50);
  await dialog(page, name).getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Their bookings stay, with 1 pending visit')).toBeVisible();
  await cancel(bookingId);
});

test('confirming does not activate a customer whom a colleague deactivated meanwhile', { tag: '@rare' }, async ({ page }) => {
  const name = 'Usha Patil';
  const customer = await makeCustomer({ name });
  await page.clock.install();
  await openAsStaff(page, `/admin/customers?customer=${customer.userId}`);
  await dialog(page, name).getByRole('button', { name: 'Deactivate' }).click();
  await asStaff('PUT', `/customer/admin/${customer.userId}/status?active=false`);
  await page.clock.runFor(6_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(dialog(page, name).getByText('Deactivated', { exact: true })).toBeVisible();
  await page.getByRole('dialog', { name: 'Deactivate this customer?' }).getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`${name} is deactivated`)).toBeVisible();
  expect((await asStaff('GET', `/customer/admin/${customer.userId}`)).customer.active).toBe(false);
});

test('an account that was deleted meanwhile closes its dialogs and says so', { tag: '@rare' }, async ({ page }) => {
  const [name, other] = ['Usha Naik', 'Nita Desai'];
  const gone = await makeCustomer({ name });
  await openAsStaff(page, `/admin/customers?customer=${gone.userId}`);
  await dialog(page, name).getByRole('button', { name: 'Deactivate' }).click();
  await call('DELETE', '/auth/profile', gone.token);
  const question = page.getByRole('dialog', { name: 'Deactivate this customer?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(question.getByRole('alert')).toHaveText('This customer was deleted meanwhile.');
  await expect(question.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
  await question.getByText('Close', { exact: true }).click();
  await expect(page.getByText('No such customer')).toBeVisible();

  const noted = await makeCustomer({ name: other });
  await openAsStaff(page, `/admin/customers?customer=${noted.userId}`);
  await dialog(page, other).getByRole('button', { name: 'Add a Note' }).click();
  const form = page.getByRole('dialog', { name: 'Note for the Next Visit' });
  await form.getByLabel('Note').fill('Prefers Meera.');
  await call('DELETE', '/auth/profile', noted.token);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This customer was deleted meanwhile.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByText('No such customer')).toBeVisible();
});

test('many customers are paged, the address keeps the page, and a search begins at the first', async ({ page }) => {
  const family = 'Serikar';
  for (let i = 0; i < 22; i++) await makeCustomer({ name: `${'abcdefghijklmnopqrstuv'[i]?.toUpperCase()}nu ${family}` });
  await openAsStaff(page, `/admin/customers?search=${family}`);
  await expect(page.getByText('22 customers', { exact: true })).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  // Newest first.
  await expect(inList(page, `Vnu ${family}`)).toBeVisible();
  await isAccessible(page, 'list');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(inList(page, `Anu ${family}`)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(inList(page, `Anu ${family}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await searchFor(page, `Bnu ${family}`);
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await page.goto(`/admin/customers?search=${family}&page=9`);
  await page.getByRole('button', { name: 'Go to the First Page' }).click();
  await expect(inList(page, `Vnu ${family}`)).toBeVisible();
});

test('staff find a customer by words in any order, without accents and with a typing mistake', async ({ page }) => {
  const family = 'bhonsale';
  const name = `Zoé ${family[0]?.toUpperCase()}${family.slice(1)}`;
  await makeCustomer({ name });
  await openAsStaff(page, '/admin/customers');
  await searchFor(page, `${family} zoe`);
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  await expect(inList(page, name)).toBeVisible();
  await searchFor(page, `zoe ${family.slice(0, -1)}`);
  await expect(inList(page, name)).toBeVisible();
  await searchFor(page, `zoe ${family}x`);
  await expect(page.getByText(/^1 customer spelt nearly like/)).toBeVisible();
  await expect(inList(page, name)).toBeVisible();
  await searchFor(page, `${family} nobodyelse`);
  await expect(page.getByText('No customers found')).toBeVisible();
  const near = page.getByRole('region', { name: 'Did you mean one of these?' });
  await expect(near.getByRole('button', { name, exact: true })).toBeVisible();
  await isAccessible(page, 'near customers');
});

test('missing customers are reported with a way on', async ({ page }) => {
  await openAsStaff(page, '/admin/customers?search=zzzz');
  await expect(page.getByText('No customers found')).toBeVisible();
  await isAccessible(page, 'none found');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await page.goto('/admin/customers?customer=nobody');
  await expect(page.getByRole('dialog').getByText('No such customer')).toBeVisible();
  await isAccessible(page, 'no such customer');
});

test('failures are shown, and nothing is done twice', async ({ page }) => {
  const name = 'Kavita Sathe';
  const { userId } = await makeCustomer({ name });
  await signInAsStaff(page);
  await refuse(page, 'GET', '/customer/admin?*', 400, 'VALIDATION_ERROR');
  await page.goto('/admin/customers');
  await expect(page.getByText('Failed to load customers')).toBeVisible();
  await isAccessible(page, 'failed');
  await restore(page, '/customer/admin?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await inList(page, name).click();

  await dialog(page, name).getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate this customer?' });
  await cutOff(page, '/customer/admin/*/status?*');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(question.getByText('Failed to deactivate the customer')).toBeVisible();
  await restore(page, '/customer/admin/*/status?*');

  const puts = callsOf(page, 'PUT', /\/status$/);
  const letGo = await hold(page, '/customer/admin/*/status?*');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(question.getByRole('button', { name: 'Deactivating...' })).toBeVisible();
  await question.getByRole('button', { name: 'Deactivating...' }).click({ force: true });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  letGo();
  await expect(question).toBeHidden();
  expect(puts).toHaveLength(1);
  expect((await asStaff('GET', `/customer/admin/${userId}`)).customer.active).toBe(false);
});

test('a session that ends leads back to the same customer', async ({ page }) => {
  const name = 'Sunita Gore';
  const { userId } = await makeCustomer({ name });
  await openAsStaff(page, `/admin/customers?customer=${userId}`);
  await expect(dialog(page, name)).toBeVisible();
  await refuse(page, 'PUT', '/customer/admin/*/status?*', 401, 'UNAUTHORIZED');
  await dialog(page, name).getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('dialog', { name: 'Deactivate this customer?' }).getByRole('button', { name: 'Deactivate' }).click();
  await expect(page).toHaveURL(`${SITE}/admin/login`);
  expect(await page.evaluate(() => history.state.next)).toContain(userId);
});

test("a note for the next visit is shown with the visit, to whoever books it, and in the customer's export", async ({ page }) => {
  const name = 'Noor Khan';
  const customer = await makeCustomer({ name, addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(10));
  await openAsStaff(page, `/admin/customers?customer=${customer.userId}`);
  await dialog(page, name).getByRole('button', { name: 'Add a Note' }).click();
  const form = page.getByRole('dialog', { name: 'Note for the Next Visit' });
  await form.getByLabel('Note').fill('Allergic to ammonia.');
  await isAccessible(page, 'a note');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(dialog(page, name)).toContainText('Allergic to ammonia.');

  await page.goto(`/admin/bookings?booking=${bookingId}`);
  const visit = page.getByRole('dialog', { name: /^Booking/ });
  await expect(visit).toContainText('Allergic to ammonia.');
  await isAccessible(page, 'a visit with a note');
  await page.goto(`/admin/bookings/new?mobile=${customer.mobile}`);
  await expect(page.getByText('Allergic to ammonia.')).toBeVisible();
  expect((await call('GET', '/auth/profile/export', customer.token)).salonNote).toBe('Allergic to ammonia.');

  await page.goto(`/admin/customers?customer=${customer.userId}`);
  await dialog(page, name).getByRole('button', { name: 'Edit Note' }).click();
  await form.getByLabel('Note').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, name)).not.toContainText('Allergic');
});

test('a note that a colleague saved meanwhile is not overwritten unseen', async ({ page }) => {
  const name = 'Nalini Apte';
  const { userId } = await makeCustomer({ name });
  const path = `/customer/admin/${userId}/note`;
  await openAsStaff(page, `/admin/customers?customer=${userId}`);
  await dialog(page, name).getByRole('button', { name: 'Add a Note' }).click();
  const form = page.getByRole('dialog', { name: 'Note for the Next Visit' });
  const saveAs = async (note: string) => {
    await form.getByLabel('Note').fill(note);
    await form.getByRole('button', { name: 'Save' }).click();
  };
  await expect(form.getByLabel('Note')).toBeVisible();
  await asStaff('PUT', path, { note: 'Allergic to ammonia.' });
  await saveAs('Prefers Meera.');
  await expect(form.getByText('A colleague has saved the note meanwhile:')).toBeVisible();
  await expect(form.getByText('Allergic to ammonia.')).toBeVisible();
  await expect(form.getByLabel('Note')).toHaveValue('Prefers Meera.');
  await isAccessible(page, 'a note that was changed meanwhile');
  expect((await asStaff('GET', path)).note).toBe('Allergic to ammonia.');

  await saveAs('Allergic to ammonia. Prefers Meera.');
  await expect(form).toBeHidden();
  await expect(dialog(page, name)).toContainText('Allergic to ammonia. Prefers Meera.');

  // After a lost answer, saving again reports no colleague's change.
  await dialog(page, name).getByRole('button', { name: 'Edit Note' }).click();
  await expect(form.getByLabel('Note')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await loseAnswer(page, '/customer/admin/*/note');
  await saveAs('Rings twice.');
  await expect(form.getByText('Failed to save the note')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(dialog(page, name)).toContainText('Rings twice.');
});

test('a note that cannot be read can be tried again', { tag: '@rare' }, async ({ page }) => {
  const name = 'Nanda Gupte';
  const { userId } = await makeCustomer({ name });
  await openAsStaff(page, `/admin/customers?customer=${userId}`);
  await cutOff(page, '/customer/admin/*/note');
  await dialog(page, name).getByRole('button', { name: 'Add a Note' }).click();
  const form = page.getByRole('dialog', { name: 'Note for the Next Visit' });
  await expect(form).toContainText('Failed to load the note');
  await isAccessible(page, 'a note that cannot be read');
  await restore(page, '/customer/admin/*/note');
  await form.getByRole('button', { name: 'Try Again' }).click();
  await expect(form.getByLabel('Note')).toBeVisible();
});

test("the page does not say 'nobody found' of a search that is still running", { tag: '@rare' }, async ({ page }) => {
  const name = 'Vidya Pande';
  const { mobile } = await makeCustomer({ name });
  await openAsStaff(page, '/admin/customers?search=zzzz');
  await expect(page.getByText('No customers found')).toBeVisible();
  const letGo = await hold(page, '/customer/admin?*');
  for (const words of [mobile, '']) {
    await searchFor(page, words);
    await expect(page).toHaveURL(words ? new RegExp(`search=${mobile}`) : /customers$/);
    await expect(page.getByText(/^(No customers|No customer's)/)).toHaveCount(0);
  }
  await searchFor(page, mobile);
  letGo();
  await expect(inList(page, name)).toBeVisible();
});

test('staff see who has read what they have about a customer', async ({ page }) => {
  const customer = await makeCustomer({ name: 'Kamla Wankhede' });
  await openAsStaff(page, `/admin/customers?customer=${customer.userId}`);
  await expect(dialog(page, 'Kamla Wankhede')).toBeVisible();
  const rows = async () => (await asStaff('GET', `/access-record/admin?customerId=${customer.userId}`)).content;
  // They are written every ten seconds.
  await expect.poll(rows, { timeout: 20_000 }).not.toEqual([]);
  await dialog(page, 'Kamla Wankhede').getByRole('link', { name: 'Who has read this' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who Read Personal Data' })).toBeVisible();
  await expect(main(page).getByText('Customer details').first()).toBeVisible();
  await expect(main(page).getByText('Kamla Wankhede').first()).toBeVisible();
  await isAccessible(page, 'who has read');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await main(page).getByRole('button', { name: 'Show Everybody' }).click();
  await expect(page).not.toHaveURL(/customer=/);
});
