/** The steps of a visit on a professional's phone, in its language (day.spec.ts). */
import { expect, type Page } from '@playwright/test';
import type * as inEnglish from '../../../common/words/en/visit.ts';
import type * as inHindi from '../../../common/words/hi/visit.ts';
import type * as inMarathi from '../../../common/words/mr/visit.ts';
import { main } from '../hands.ts';

type Words = typeof inEnglish | typeof inHindi | typeof inMarathi;

export function tap(page: Page, name: string): Promise<void> {
  return main(page).getByRole('button', { name, exact: true }).click();
}

export async function starts(page: Page, words: Words, code: string): Promise<void> {
  await tap(page, words.start);
  const starting = page.getByRole('dialog');
  await starting.getByLabel(words.startCode).pressSequentially(code);
  await expect(starting).toBeHidden();
}

/** From the door until the work begins. */
export async function arrives(page: Page, words: Words, code: string): Promise<void> {
  await tap(page, words.arrived);
  await starts(page, words, code);
}

/** Says how the customer paid, and which tip came with it. */
export async function finishes(page: Page, words: Words, way: string, tip?: string): Promise<void> {
  await tap(page, words.done);
  const done = page.getByRole('dialog');
  await done.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true });
  if (tip) await done.getByRole('radio', { name: tip, exact: true }).check({ force: true });
  // By UPI the button says what has arrived.
  await done.getByRole('button', { name: words.done }).click();
  await expect(done).toBeHidden();
}
