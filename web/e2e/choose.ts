import { expect, type Locator } from '@playwright/test';

/** A day or a time, as people choose it: by its label, because the radio button itself is out of sight. */
export const choose = async (radio: Locator) => {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
};
