/** Actions of a customer, and the phone that receives the passcodes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { DATA_DIR, EDGE } from './places.ts';

let mobiles = Math.floor(Math.random() * 1_000_000);
export function newMobile(): string {
  return `97${String(10_000_000 + mobiles++)}`;
}

/** The last code that was sent to this mobile. */
export async function codeSentTo(mobile: string, after: number): Promise<string> {
  const read = () => {
    const outbox = join(DATA_DIR, 'outbox.jsonl');
    // The first message of all makes it.
    const lines = existsSync(outbox) ? readFileSync(outbox, 'utf8').trim().split('\n') : [];
    const sent = lines.map(line => JSON.parse(line) as { to: string; kind: string; body: string });
    const mine = sent.filter(({ to, kind }) => to === mobile && kind === 'OTP');
    return mine.length > after ? mine.at(-1)?.body.match(/\d{4}(\d\d)?/)?.[0] : undefined;
  };
  await expect.poll(read).toBeTruthy();
  return read() as string;
}

export function sentSoFar(mobile: string): number {
  try {
    const lines = readFileSync(join(DATA_DIR, 'outbox.jsonl'), 'utf8').split('\n');
    return lines.filter(line => line.includes(`"${mobile}"`) && line.includes('"kind":"OTP"')).length;
  } catch {
    return 0;
  }
}

/** Fills the open dialog: the mobile, then the code from the phone. */
export async function signInWithCode(page: Page, mobile: string) {
  // By name, because another dialog may take its place.
  const dialog = page.getByRole('dialog', { name: /^(Welcome Back|Your Mobile Number|Register|Verify OTP)$/ });
  const before = sentSoFar(mobile);
  await dialog.getByLabel('Phone number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  // The fourth digit sends the form.
  await dialog.getByLabel('OTP', { exact: true }).pressSequentially(await codeSentTo(mobile, before));
  await expect(dialog).toBeHidden();
}

/** Moves the product's clock on. */
export function letTimePass(milliseconds: number) {
  return fetch(`${EDGE}/clock?advance=${milliseconds}`);
}

/** Login, Register and Logout live in the header on a desktop and in the menu on a phone. */
export async function fromAccountMenu(page: Page, name: 'Login' | 'Register' | 'Logout') {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  // The header of a page without a first paint comes with the scripts.
  await menu.or(button).filter({ visible: true }).first().waitFor();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click();
  } else {
    await button.click();
  }
}
