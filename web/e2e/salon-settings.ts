/** The salon's settings, which all tests share: whoever changes them puts them back. */
import { test } from '@playwright/test';
import { asStaff } from './scene.ts';

export const settingsNow = () => asStaff('GET', '/settings/admin');

export const changeSettings = async (change: object) =>
  asStaff('PUT', '/settings/admin', { ...(await settingsNow()), ...change });

/** After each test of the file the settings are as they were before its first. */
export const putSettingsBack = () => {
  let before: object;
  test.beforeAll(async () => {
    before = await settingsNow();
  });
  test.afterEach(() => asStaff('PUT', '/settings/admin', before));
};
