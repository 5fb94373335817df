/** Every form over a bad line: what was typed stays, the page says what to do, and sending again saves exactly once. */
import type { Locator, Page } from '@playwright/test';
import { letTimePass, signInWithCode } from './customer.ts';
import { callsOf, cutOff, hold, loseAnswer, pressAsSessionEnds, restore } from './faults.ts';
import { dialog, main, region } from './hands.ts';
import { SITE } from './places.ts';
import { settingsNow } from './salon-settings.ts';
import { asStaff, call, dayAhead, HOME, makeCustomer, signedIn } from './scene.ts';
import { openAsStaff, signInAgain } from './staff.ts';
import { expect, test } from './test.ts';

interface Form {
  name: string;
  /** Signs in where that is needed, and opens the page. */
  visit: (page: Page) => Promise<unknown>;
  /** Opens the form on its page, if it is not there yet. */
  begin?: (page: Page) => Promise<unknown>;
  form: (page: Page) => Locator;
  fill: (page: Page) => Promise<unknown>;
  /** The button that sends. */
  send: string;
  method: 'POST' | 'PUT';
  path: string;
  /** What a failure is called. */
  failed: string;
  /** A field, and what was typed into it. */
  typed: [label: string, value: string];
  /** What a success is called. */
  done: string;
  /** How often the salon has it. */
  saved: (page: Page) => Promise<number>;
  /** Whom the session belongs to, if there is one. */
  session?: 'staff' | 'customer';
}

const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
const fillIn = async (form: Locator, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
};
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token') ?? '');
const count = <T>(all: T[], isIt: (one: T) => boolean) => all.filter(isIt).length;

const MOBILE = '9876512399';
let mobile = '';

const FORMS: Form[] = [
  {
    name: 'a category',
    visit: page => openAsStaff(page, '/admin/category'),
    begin: page => press(page, 'Create Category'),
    form: page => dialog(page, 'Create Category'),
    fill: page => fillIn(dialog(page, 'Create Category'), { Name: 'Lash Bar', Description: 'Lashes lifted and tinted.' }),
    send: 'Create Category',
    method: 'POST',
    path: '/category/create',
    failed: 'Failed to create category',
    done: 'Category created',
    typed: ['Name', 'Lash Bar'],
    saved: async () => count<{ name: string }>((await call('GET', '/category')).content, ({ name }) => name === 'Lash Bar'),
    session: 'staff',
  },
  {
    name: 'a service',
    visit: page => openAsStaff(page, '/admin/services'),
    begin: page => press(page, 'Add Service'),
    form: page => dialog(page, 'Add Service'),
    fill: async page => {
      const form = dialog(page, 'Add Service');
      await fillIn(form, { Name: 'Sheet Mask', Description: 'Twenty quiet minutes.', Price: '450', Duration: '20' });
      await form.getByLabel('Category').selectOption({ label: 'Facials & Clean-ups' });
    },
    send: 'Add Service',
    method: 'POST',
    path: '/service/create',
    failed: 'Failed to create service',
    done: 'Service created',
    typed: ['Name', 'Sheet Mask'],
    saved: async () =>
      count<{ name: string }>(
        (await call('GET', '/service/all?search=Sheet%20Mask')).content,
        ({ name }) => name === 'Sheet Mask',
      ),
    session: 'staff',
  },
  {
    name: 'a coupon',
    visit: page => openAsStaff(page, '/admin/coupon'),
    begin: page => press(page, 'Add Coupon'),
    form: page => dialog(page, 'Add Coupon'),
    fill: page => fillIn(dialog(page, 'Add Coupon'), { Code: 'ONCE15', 'Discount Value': '15', 'Valid Till': dayAhead(30) }),
    send: 'Add Coupon',
    method: 'POST',
    path: '/coupon/create',
    failed: 'Failed to create coupon',
    done: 'Coupon created',
    typed: ['Code', 'ONCE15'],
    saved: async () => count<{ code: string }>(await asStaff('GET', '/coupon'), ({ code }) => code === 'ONCE15'),
    session: 'staff',
  },
  {
    name: 'a professional',
    visit: page => openAsStaff(page, '/admin/professionals'),
    begin: page => press(page, 'Add Professional'),
    form: page => dialog(page, 'Add Professional'),
    fill: page => fillIn(dialog(page, 'Add Professional'), { Name: 'Sunita More', About: 'Threading.' }),
    send: 'Add Professional',
    method: 'POST',
    path: '/professional/admin',
    failed: 'Failed to create professional',
    done: 'Professional created',
    typed: ['Name', 'Sunita More'],
    saved: async () => count<{ name: string }>(await asStaff('GET', '/professional/admin'), ({ name }) => name === 'Sunita More'),
  },
  {
    name: 'a leave',
    visit: async page => {
      await asStaff('POST', '/professional/admin', { name: 'Lata Kale' });
      await openAsStaff(page, '/admin/professionals');
    },
    begin: page => press(page, 'Leave of Lata Kale'),
    form: page => dialog(page, 'Leave of Lata Kale'),
    fill: page =>
      fillIn(dialog(page, 'Leave of Lata Kale'), { 'First day': dayAhead(4), 'Last day': dayAhead(5), Note: 'A fair.' }),
    send: 'Add Leave',
    method: 'POST',
    path: '/professional/admin/*/leave',
    failed: 'Failed to create leave',
    done: 'Leave created',
    typed: ['Note', 'A fair.'],
    saved: async () => {
      const all: { name: string; leave: object[] }[] = await asStaff('GET', '/professional/admin');
      return all.find(({ name }) => name === 'Lata Kale')?.leave.length ?? 0;
    },
  },
  {
    name: 'a customer',
    visit: page => openAsStaff(page, '/admin/customers'),
    begin: page => press(page, 'Add Customer'),
    form: page => dialog(page, 'Add Customer'),
    fill: page => fillIn(dialog(page, 'Add Customer'), { 'Phone Number': MOBILE, 'Full Name': 'Kamla Bai' }),
    send: 'Add Customer',
    method: 'POST',
    path: '/customer/admin',
    failed: 'Failed to add the customer',
    done: 'Customer created',
    typed: ['Full Name', 'Kamla Bai'],
    saved: async () => (await asStaff('GET', `/customer/admin?search=${MOBILE}`)).totalElements,
    session: 'staff',
  },
  {
    name: 'a note',
    visit: async page => openAsStaff(page, `/admin/customers?customer=${(await makeCustomer({ name: 'Usha Rane' })).userId}`),
    begin: page => dialog(page, 'Usha Rane').getByRole('button', { name: 'Add a Note' }).click(),
    form: page => dialog(page, 'Note for the Next Visit'),
    fill: page => fillIn(dialog(page, 'Note for the Next Visit'), { Note: 'Rings twice.' }),
    send: 'Save',
    method: 'PUT',
    path: '/customer/admin/*/note',
    failed: 'Failed to save the note',
    done: 'Note saved',
    typed: ['Note', 'Rings twice.'],
    saved: async () => {
      const { content } = await asStaff('GET', '/customer/admin?search=Usha%20Rane');
      const { note } = await asStaff('GET', `/customer/admin/${content[0].id}/note`);
      return count([note], one => one === 'Rings twice.');
    },
  },
  {
    name: 'the settings',
    visit: page => openAsStaff(page, '/admin/settings/bookings'),
    form: main,
    fill: page => main(page).getByLabel('Teams').fill('9'),
    send: 'Save',
    method: 'PUT',
    path: '/settings/admin',
    failed: 'Failed to save the settings',
    done: 'Settings saved',
    typed: ['Teams', '9'],
    saved: async () => count([await settingsNow()], ({ teams }) => teams === 9),
    session: 'staff',
  },
  {
    name: 'a profile',
    visit: async page => {
      mobile = (await signedIn(page)).mobile;
      await page.goto('/profile');
    },
    begin: page => page.getByRole('button', { name: 'Edit Profile' }).click(),
    form: page => dialog(page, 'Edit Profile'),
    fill: page => fillIn(dialog(page, 'Edit Profile'), { 'E-mail': 'asha@kulkarni.example', 'Date of birth': '1994-02-11' }),
    send: 'Save Changes',
    method: 'PUT',
    path: '/auth/profile',
    failed: 'Failed to update profile',
    done: 'Profile updated',
    typed: ['E-mail', 'asha@kulkarni.example'],
    saved: async page => {
      const { email, dateOfBirth } = await call('GET', '/auth/profile', await tokenOf(page));
      return count([email], one => one === 'asha@kulkarni.example' && dateOfBirth === '1994-02-11');
    },
    session: 'customer',
  },
  {
    name: 'a new address',
    visit: async page => {
      mobile = (await signedIn(page)).mobile;
      await page.goto('/profile');
    },
    begin: page => page.getByRole('button', { name: 'Add New Address' }).click(),
    form: page => dialog(page, 'Add New Address'),
    fill: async page => {
      const form = dialog(page, 'Add New Address');
      await form.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
      await expect(form.getByText(/Wardha Road/)).toBeVisible();
      await form.getByRole('button', { name: 'Confirm Location' }).click();
      await fillIn(form, { 'Flat/House No.': '7', Building: 'Teak House' });
    },
    send: 'Save Address',
    method: 'POST',
    path: '/address',
    failed: 'Failed to save address. Please try again.',
    done: 'Address saved',
    typed: ['Building', 'Teak House'],
    saved: async page => (await call('GET', '/address/user', await tokenOf(page))).length,
    session: 'customer',
  },
  {
    name: 'a changed address',
    visit: async page => {
      await signedIn(page, { addresses: [HOME] });
      await page.goto('/profile');
    },
    begin: page => page.getByRole('button', { name: /^Edit 12/ }).click(),
    form: page => dialog(page, 'Edit Address'),
    fill: page => fillIn(dialog(page, 'Edit Address'), { 'Landmark (optional)': 'Behind the bank' }),
    send: 'Save Address',
    method: 'PUT',
    path: '/address/*',
    failed: 'Failed to save address. Please try again.',
    done: 'Address updated',
    typed: ['Landmark (optional)', 'Behind the bank'],
    saved: async page =>
      count<{ landmark: string }>(
        await call('GET', '/address/user', await tokenOf(page)),
        ({ landmark }) => landmark === 'Behind the bank',
      ),
  },
  {
    name: 'a message',
    visit: page => page.goto('/contact'),
    form: page => region(page, 'Write to us'),
    fill: page => fillIn(region(page, 'Write to us'), { Name: 'Meera', Mobile: '9876512340', Message: 'Do you come to Wardha?' }),
    send: 'Send Message',
    method: 'POST',
    path: '/message',
    failed: 'Your message could not be sent.',
    done: 'Thank you, we have your message',
    typed: ['Message', 'Do you come to Wardha?'],
    saved: async () => (await asStaff('GET', '/message/admin')).totalElements,
  },
];

for (const form of FORMS) {
  test(`R78 R79 ${form.name} is saved exactly once over a bad line`, async ({ page }) => {
    const [label, value] = form.typed;
    const send = form.form(page).getByRole('button', { name: form.send, exact: true });
    const field = form.form(page).getByLabel(label);
    const staysWith = async (message: string) => {
      await expect(page.getByText(message).first()).toBeInViewport();
      await expect(field).toHaveValue(value);
    };
    await form.visit(page);
    await form.begin?.(page);
    await form.fill(page);

    await test.step('the salon cannot be reached', async () => {
      await cutOff(page, form.path);
      await send.click();
      await staysWith(form.failed);
      await restore(page, form.path);
      expect(await form.saved(page)).toBe(0);
    });

    if (form.session === 'staff')
      await test.step('the session ends', async () => {
        await pressAsSessionEnds(send, 'admin_token');
        await expect(page).toHaveURL(`${SITE}/admin/login`);
        await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
        await signInAgain(page);
        await form.begin?.(page);
        await staysWith('What you had typed is here again.');
      });
    if (form.session === 'customer')
      await test.step('the session ends', async () => {
        await letTimePass(61_000);
        await pressAsSessionEnds(send, 'auth_token');
        await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
        // Phones drop the page while the customer reads the SMS.
        await page.goto('/profile');
        await signInWithCode(page, mobile);
        await staysWith('What you had typed is here again.');
      });

    await test.step('the answer is lost', async () => {
      await loseAnswer(page, form.path);
      // The page may still show the failure of before.
      const lost = page.waitForEvent('requestfailed', sent => sent.method() === form.method);
      await send.click();
      await lost;
      await staysWith(form.failed);
    });

    await test.step('the line is slow, and the button is pressed twice', async () => {
      // A preview changes nothing.
      const sent = callsOf(page, form.method, /(?<!preview)$/);
      const letGo = await hold(page, form.path);
      await send.dblclick();
      letGo();
      await expect(page.getByText(form.done).first()).toBeVisible();
      expect(sent).toHaveLength(1);
      expect(await form.saved(page)).toBe(1);
      await expect(page.getByText(/Somebody else|already exists/)).toHaveCount(0);
    });
  });
}
