/** The salon's settings, which all tests of a file share. */
import { STAFF } from './places.ts';
import { asStaff } from './scene.ts';
import { test } from './test.ts';

export function settingsNow() {
  return asStaff('GET', '/settings/admin');
}

/** With the password, because the UPI id may be another. */
const put = (settings: object) => asStaff('PUT', '/settings/admin', { ...settings, currentPassword: STAFF.password });

export async function changeSettings(change: object) {
  return put({ ...(await settingsNow()), ...change });
}

/** After each test of the file the settings are as they were before its first. */
export function putSettingsBack() {
  let before: object;
  test.beforeEach(async () => {
    before ??= await settingsNow();
  });
  test.afterEach(() => put(before));
}
