/** Signs staff in and out in the browser. */
import { expect, type Page } from '@playwright/test';
import { main } from './hands.ts';
import { SITE, STAFF } from './places.ts';
import { asStaff, call } from './scene.ts';

/** Signs staff in, from the page's next address on. Later changes to the session stay. */
export async function signInAsStaff(page: Page): Promise<string> {
  const { token } = await call('POST', '/auth/admin/login', undefined, STAFF);
  await page.addInitScript(adminToken => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('staff')) return;
    sessionStorage.setItem('staff', 'set');
    localStorage.setItem('admin_token', adminToken);
  }, token as string);
  return token;
}

/** Opens an admin page as staff and waits until it has loaded. */
export async function openAsStaff(page: Page, path: string) {
  await signInAsStaff(page);
  await page.goto(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
}

/** Ends the session on the server; a call that the page makes by itself meets the end first. */
export async function endSessionElsewhere(page: Page) {
  await call('POST', '/auth/logout', (await page.evaluate(() => localStorage.getItem('admin_token'))) ?? '');
  // What was read just now is not read again at once.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL(`${SITE}/admin/login`, { timeout: 1000 });
  }).toPass();
}

export async function signInAgain(page: Page, { email, password }: { email: string; password: string } = STAFF) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // A toast that came up below the pointer would stay.
  await page.mouse.move(0, 0);
}

/** The password of those who were added with a role. */
const ROLE_PASSWORD = 'four words for a role';
let made = 0;

/** Adds a member of staff with this role, who then signs in on the page. Gives the e-mail address. */
export async function enterAs(page: Page, role: string): Promise<string> {
  const email = `role-${Date.now().toString(36)}-${made++}@nikhar.example`;
  await asStaff('POST', '/auth/admin/staff', { email, role, password: ROLE_PASSWORD, currentPassword: STAFF.password });
  await page.goto('/admin');
  await signInAgain(page, { email, password: ROLE_PASSWORD });
  await expect(page).not.toHaveURL(/\/admin\/login/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  return email;
}
