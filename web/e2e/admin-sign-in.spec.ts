/** The sign-in and the frame of the admin area, which customers never load (rule K8). */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Group, isAt, linkTo, MENU, openMenu, pressSignOut, toGroup } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { letTimePass } from './customer.ts';
import { cutOff, hold, openWith, restore } from './faults.ts';
import { isPhone, toast } from './hands.ts';
import { SITE, STAFF } from './places.ts';
import { call, readyToBook } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const signIn = async (page: Page, password = STAFF.password, email = STAFF.email) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token'));

test('staff sign in and see the dashboard', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page).toHaveTitle(/^Admin Login/);
  await isAccessible(page, 'login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('E-mail is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await isAccessible(page, 'login, with its mistakes');
  await signIn(page);
  await expect(title(page, 'Dashboard')).toBeVisible();
  await expect(toast(page, 'Admin login successful!')).toBeVisible();
  expect(await tokenOf(page)).toBeTruthy();
});

test('a wrong password is refused, and the typed e-mail stays', async ({ page }) => {
  await page.goto('/admin/login');
  await signIn(page, 'not the password');
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
  await expect(page.getByLabel('E-mail')).toHaveValue(STAFF.email);
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await tokenOf(page)).toBeNull();
  await isAccessible(page, 'login, refused');
});

test('ten wrong passwords lock the sign-in, and the page says for how long', async ({ page }) => {
  // An e-mail of its own, so that no other test is locked out.
  const email = `locked-${Date.now()}@nikhar.example`;
  await page.goto('/admin/login');
  for (let wrong = 0; wrong < 10; wrong++) {
    await call('POST', '/auth/admin/login', undefined, { email, password: `wrong-${wrong}` }).catch(() => null);
  }
  await signIn(page, STAFF.password, email);
  await expect(page.getByRole('alert')).toContainText(/in \d+ min/);
  await letTimePass(16 * 60_000);
  await signIn(page, STAFF.password, email);
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
});

test('a salon that cannot be reached is reported, the next try works, and nothing is sent twice', async ({ page }) => {
  await page.goto('/admin/login');
  await cutOff(page, '/auth/admin/login');
  await signIn(page);
  await expect(page.getByRole('alert').getByText('Login failed', { exact: true })).toBeVisible();
  await restore(page, '/auth/admin/login');
  let sent = 0;
  page.on('request', request => request.url().endsWith('/auth/admin/login') && sent++);
  const letGo = await hold(page, '/auth/admin/login');
  await signIn(page);
  await page.getByRole('button', { name: 'Signing in...' }).click({ force: true });
  letGo();
  await expect(title(page, 'Dashboard')).toBeVisible();
  expect(sent).toBe(1);
});

test('R27 every admin page asks to sign in and then opens', { tag: '@release' }, async ({ page }) => {
  await page.goto('/admin/bookings?status=pending&when=today');
  await expect(page).toHaveURL(`${SITE}/admin/login`);
  await page.reload();
  await signIn(page);
  await expect(title(page, 'Bookings')).toBeVisible();
  await expect(page).toHaveURL(`${SITE}/admin/bookings?status=pending&when=today`);
  await expect(page.getByLabel('Status')).toHaveValue('pending');
});

test('R27 a forged token shows nothing and leads to the sign-in', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('admin_token', 'eyJhbGciOiJub25lIn0.e30.'));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
});

test('the sign-in leads to no address outside the admin area', { tag: '@rare' }, async ({ page }) => {
  for (const next of ['//evil.example/admin', '/administrator', 'https://evil.example/admin', '/admin/login', 7, null]) {
    await openWith(page, '/admin/login', { next });
    await signIn(page);
    await expect(page).toHaveURL(`${SITE}/admin`);
    await expect(title(page, 'Dashboard')).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('admin_token'));
  }
});

test('every page of the menu, View Site and Sign out can be reached', { tag: '@both' }, async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin');
  for (const group of Object.keys(MENU) as Group[])
    for (const name of MENU[group]) {
      const link = await linkTo(page, group, name);
      expect(Math.round((await link.boundingBox())?.height ?? 0), name).toBeGreaterThanOrEqual(isPhone(page) ? 44 : 36);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveTitle(/ · Admin · /);
      await isAt(page, group, name);
    }
  if (isPhone(page)) await openMenu(page);
  await expect(page.getByRole('link', { name: 'View Site' }).filter({ visible: true })).toHaveAttribute('href', '/');
});

test('W70 the sidebar shows every entry and Sign out at 800 px, whichever group is open', { tag: '@desktop' }, async ({
  page,
}) => {
  await openAsStaff(page, '/admin');
  await isAccessible(page, 'sidebar');
  for (const group of Object.keys(MENU) as Group[]) {
    const last = await linkTo(page, group, MENU[group][0]);
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('complementary', { name: 'Salon' });
    expect(await bar.evaluate(one => one.scrollHeight - one.clientHeight), group).toBe(0);
  }
});

test('W70 the strip of a group leads to its other pages on a phone', async ({ page }) => {
  await openAsStaff(page, '/admin/bookings');
  const strip = page.getByRole('navigation', { name: 'Bookings' });
  await expect(strip.getByRole('link', { name: 'All Bookings' })).toHaveAttribute('aria-current', 'page');
  await strip.getByRole('link', { name: 'Wishes' }).click();
  await expect(title(page, 'Wishes')).toBeFocused();
  await expect(strip.getByRole('link', { name: 'Wishes' })).toBeInViewport();
  await isAccessible(page, 'strip');
  await toGroup(page, 'Money');
  await expect(title(page, 'Cash Up')).toBeFocused();
});

test("the phone's menu opens at the thumb, has no violation, and gives the focus back", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin');
  const more = page.getByRole('button', { name: 'More' });
  await openMenu(page);
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' })).toBeVisible();
  await isAccessible(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  // The menu marks the current page also behind More.
  await expect(more).not.toHaveAttribute('aria-current');
  await page.goto('/admin/coupon');
  await expect(more).toHaveAttribute('aria-current', 'true');
});

test('signing out ends the session here, in the other tab and at the server', async ({ page, context }) => {
  const token = await signInAsStaff(page);
  await page.goto('/admin');
  const other = await context.newPage();
  await other.goto('/admin/bookings');
  await expect(title(other, 'Bookings')).toBeVisible();
  await page.goto('/admin/bookings?search=9876543210');
  await expect(title(page, 'Bookings')).toBeVisible();
  await pressSignOut(page);
  // The last search is not for the next person at this desk.
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(other).toHaveURL(/\/admin\/login/);
  expect(await tokenOf(page)).toBeNull();
  // The page does not wait for the server's answer.
  await expect(() => expect(call('GET', '/booking/admin', token)).rejects.toThrow('401')).toPass();
});

test('a session that ends leads back to the same page', async ({ page }) => {
  const token = await signInAsStaff(page);
  await page.goto('/admin/bookings?status=pending');
  await expect(page.getByLabel('Status')).toHaveValue('pending');
  await call('POST', '/auth/logout', token);
  await page.getByLabel('Payment').selectOption('unpaid');
  await expect(page).toHaveURL(`${SITE}/admin/login`);
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(`${SITE}/admin/bookings?status=pending&payment=unpaid`);
});

test('an unknown admin page says so and leads on', async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/no-such-page');
  await expect(page.getByText('There is no such page')).toBeVisible();
  await isAccessible(page, 'not found');
  await page.getByRole('link', { name: 'Go to the Dashboard' }).click();
  await expect(title(page, 'Dashboard')).toBeVisible();
});

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Files of the built site that only the admin area leads to. */
const adminFiles = (): string[] => {
  const text = readFileSync(join(import.meta.dirname, '../dist/.vite/manifest.json'), 'utf8');
  const manifest: Record<string, Chunk> = JSON.parse(text);
  const isAdmin = (key: string) => manifest[key]?.src?.includes('pages/admin/') ?? false;
  const reach = (keys: string[], through: (key: string) => boolean) => {
    const reached = new Set(keys);
    for (const key of reached) {
      const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
      for (const other of [...imports, ...dynamicImports]) if (through(other)) reached.add(other);
    }
    return reached;
  };
  const all = Object.keys(manifest);
  const customers = reach(
    all.filter(key => manifest[key]?.src && !isAdmin(key)),
    key => !isAdmin(key),
  );
  return [...reach(all.filter(isAdmin), () => true).difference(customers)].map(key => manifest[key]?.file ?? '');
};

test('a customer who visits the whole site loads nothing of the admin area', async ({ page }) => {
  const files = adminFiles();
  expect(files.filter(file => file.endsWith('.js')).length).toBeGreaterThan(9);
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname.slice(1)));
  await readyToBook(page);
  const public_ = [
    '/',
    '/services',
    '/all-services',
    '/cart',
    '/checkout',
    '/bookings',
    '/profile',
    '/about',
    '/contact',
    '/book',
  ];
  for (const path of public_) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
  expect(loaded.filter(path => path.endsWith('.js')).length).toBeGreaterThan(9);
  expect(loaded.filter(path => files.includes(path))).toEqual([]);
  await signInAsStaff(page);
  await page.goto('/admin');
  await expect(title(page, 'Dashboard')).toBeVisible();
  expect(loaded.filter(path => files.includes(path)).length).toBeGreaterThan(1);
});
