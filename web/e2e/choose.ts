import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses a day or a time by its label, because the radio button itself is hidden. */
export async function choose(radio: Locator) {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** Chooses the first free slot of the shown day. */
export function chooseFirstSlot(page: Page) {
  return choose(page.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false }).first());
}
