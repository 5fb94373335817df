/** The salon's staff in the browser. */
import type { Locator, Page } from '@playwright/test';
import { STAFF } from './places.ts';
import { call } from './scene.ts';

/** The page belongs to the staff from its next address on; what it does to its session later stays done. */
export const signInAsStaff = async (page: Page): Promise<string> => {
  const { token } = await call('POST', '/auth/admin/login', undefined, STAFF);
  await page.addInitScript(adminToken => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('staff')) return;
    sessionStorage.setItem('staff', 'set');
    localStorage.setItem('admin_token', adminToken);
  }, token as string);
  return token;
};

/** In one go: no other question may hear of the session's end before the one that this button asks. */
export const pressAsSessionEnds = (button: Locator) =>
  button.evaluate(element => {
    localStorage.setItem('admin_token', 'rubbish');
    (element as HTMLElement).click();
  });
