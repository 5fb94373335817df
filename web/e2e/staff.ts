/** The salon's staff in the browser. */
import { expect, type Locator, type Page } from '@playwright/test';
import { main } from './hands.ts';
import { SITE, STAFF } from './places.ts';
import { call } from './scene.ts';

/** The page belongs to the staff from its next address on; what it does to its session later stays done. */
export async function signInAsStaff(page: Page): Promise<string> {
  const { token } = await call('POST', '/auth/admin/login', undefined, STAFF);
  await page.addInitScript(adminToken => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('staff')) return;
    sessionStorage.setItem('staff', 'set');
    localStorage.setItem('admin_token', adminToken);
  }, token as string);
  return token;
}

/** As staff, to a page of the admin area that has all it shows. */
export async function openAsStaff(page: Page, path: string) {
  await signInAsStaff(page);
  await page.goto(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
}

/** In one go: no other question may hear of the session's end before the one that this button asks. */
export function pressAsSessionEnds(button: Locator) {
  return button.evaluate(element => {
    localStorage.setItem('admin_token', 'rubbish');
    (element as HTMLElement).click();
  });
}

/** The session is over, and some question that the page asks by itself is the first to hear of it. */
export async function endSessionElsewhere(page: Page) {
  await call('POST', '/auth/logout', (await page.evaluate(() => localStorage.getItem('admin_token'))) ?? '');
  // What was read just now is not asked for again at once.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL(`${SITE}/admin/login`, { timeout: 1000 });
  }).toPass();
}

export async function signInAgain(page: Page, { email, password }: { email: string; password: string } = STAFF) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
