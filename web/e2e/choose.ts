import { expect, type Locator, type Page } from '@playwright/test';

/** A day or a time, as people choose it: by its label, because the radio button itself is out of sight. */
export async function choose(radio: Locator) {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** The first time slot that is free on the day that is shown. */
export function chooseFirstSlot(page: Page) {
  return choose(page.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false }).first());
}
