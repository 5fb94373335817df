/** The salon's settings, which all tests of a file share. */
import { asStaff } from './scene.ts';
import { test } from './test.ts';

export function settingsNow() {
  return asStaff('GET', '/settings/admin');
}

export async function changeSettings(change: object) {
  return asStaff('PUT', '/settings/admin', { ...(await settingsNow()), ...change });
}

/** After each test of the file the settings are as they were before its first. */
export function putSettingsBack() {
  let before: object | undefined;
  test.beforeEach(async () => {
    before ??= await settingsNow();
  });
  test.afterEach(() => asStaff('PUT', '/settings/admin', before));
}
