/** The messages' page: what customers sent by the contact form, read and answered (rule V13). */

import type { Page } from '@playwright/test';
import { shortcuts } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { answer, cutOff, hold, refuse, restore } from './faults.ts';
import { dialog, isPhone, main, row } from './hands.ts';
import { SITE } from './places.ts';
import { asStaff, call } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const send = (message: object): Promise<{ id: string }> => call('POST', '/message', undefined, message);
/** Marks everything as read, so that counts begin at none. */
const readAll = async () => {
  for (;;) {
    const { content } = await asStaff('GET', '/message/admin?read=false&size=100');
    if (content.length === 0) return;
    for (const { id } of content) await asStaff('PUT', `/message/admin/${id}/read`);
  }
};
const inList = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const show = (page: Page, which: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name: which, exact: true }).click();

/** The number of unread messages: in the sidebar, and as a dot on the phone's bar. */
const unreadSaid = async (page: Page, count: number) => {
  const said = count === 0 ? 'Messages' : `Messages, ${count} unread message${count === 1 ? '' : 's'}`;
  if (!isPhone(page)) {
    await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: said, exact: true })).toBeVisible();
    return;
  }
  const shortcut = shortcuts(page).getByRole('link', { name: /^Bookings/ });
  await expect(shortcut).toHaveAccessibleName(count === 0 ? 'Bookings' : /unread messages/);
};

test('staff read a message, the count of unread ones follows, and they answer it', async ({ page }) => {
  await readAll();
  const [byPhone, byMail] = ['Meera', 'Omar'];
  await send({ name: byPhone, mobile: '9876512340', message: 'Do you come to Wardha?\nWe are four.' });
  await send({ name: byMail, email: 'omar@mail.example', message: 'And for men?' });
  await openAsStaff(page, '/admin/messages');
  await unreadSaid(page, 2);
  await expect(row(page, byMail).getByText('Unread')).toBeVisible();
  await isAccessible(page, 'messages');

  await inList(page, byMail).click();
  await expect(dialog(page, byMail).getByText('And for men?')).toBeVisible();
  const mail = await dialog(page, byMail)
    .getByRole('link', { name: `Write to ${byMail}` })
    .getAttribute('href');
  expect(mail).toMatch(/^mailto:omar@mail\.example\?subject=Your%20message%20to%20Nikhar/);
  await isAccessible(page, 'a message');
  await page.keyboard.press('Escape');
  await expect(inList(page, byMail)).toBeFocused();
  await expect(row(page, byMail).getByText('Unread')).toBeHidden();
  await unreadSaid(page, 1);

  await inList(page, byPhone).click();
  await expect(dialog(page, byPhone).getByText('Do you come to Wardha? We are four.')).toBeVisible();
  await expect(dialog(page, byPhone).getByRole('link', { name: `Call ${byPhone}` })).toHaveAttribute('href', 'tel:+919876512340');
  await expect(dialog(page, byPhone).getByRole('link', { name: `WhatsApp ${byPhone}` })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876512340\?text=Hello%20Meera/,
  );
  await expect(dialog(page, byPhone).getByRole('link', { name: /^Write to/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await unreadSaid(page, 0);
});

test('staff mark a read message as unread for later', async ({ page }) => {
  await readAll();
  const name = 'Lata';
  const { id } = await send({ name, mobile: '9876512340', message: 'What does a bridal package cost?' });
  await openAsStaff(page, '/admin/messages');
  const leave = dialog(page, name).getByRole('button', { name: 'Mark as Unread' });

  // Pressed while 'read' is still on its way, the message ends up unread.
  const letGo = await hold(page, '/message/admin/*/read');
  await inList(page, name).click();
  await leave.click();
  await isAccessible(page, 'leaving a message unread');
  letGo();
  await expect(page.getByText('Marked as unread')).toBeVisible();
  await expect(dialog(page, name)).toBeHidden();
  await expect(inList(page, name)).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/messages$/);
  await expect(row(page, name).getByText('Unread')).toBeVisible();
  await unreadSaid(page, 1);
  await restore(page, '/message/admin/*/read');

  // On failure it stays read and open.
  await cutOff(page, '/message/admin/*/unread');
  await inList(page, name).click();
  await leave.click();
  await expect(page.getByText('The message could not be marked as unread.')).toBeVisible();
  await expect(leave).toBeFocused();
  await restore(page, '/message/admin/*/unread');
  await asStaff('DELETE', `/message/admin/${id}`);
  await leave.click();
  await expect(page.getByRole('dialog').getByText('No such message')).toBeVisible();
  // The button is gone, and the focus has moved to the heading.
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Message', exact: true })).toBeFocused();
});

test('the server filters and pages the list, and the address keeps both', async ({ page }) => {
  await readAll();
  const name = 'Asha';
  const ids: string[] = [];
  for (let i = 0; i < 21; i++) ids.push((await send({ name: `${name} ${i}`, mobile: '9876512340', message: `Number ${i}` })).id);
  await openAsStaff(page, '/admin/messages');
  await show(page, 'Unread');
  await expect(page).toHaveURL(/show=unread/);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(inList(page, `${name} 0`)).toBeVisible();
  await page.reload();
  await expect(inList(page, `${name} 0`)).toBeVisible();

  // A message that was read leaves the list of unread ones, stays open, and keeps the focus.
  const letGo = await hold(page, '/message/admin?*');
  await inList(page, `${name} 0`).click();
  await expect(dialog(page, `${name} 0`).getByText('Number 0', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inList(page, `${name} 0`)).toBeFocused();
  letGo();
  await expect(page.getByText('Nothing on this page')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  await page.getByRole('button', { name: 'Go to the First Page' }).click();
  await expect(inList(page, `${name} 20`)).toBeVisible();
  await show(page, 'Read');
  await expect(inList(page, `${name} 0`)).toBeVisible();
  await expect(inList(page, `${name} 20`)).toHaveCount(0);
  await readAll();
  await page.goto('/admin/messages?show=unread');
  await expect(page.getByText('Everything is read')).toBeVisible();
  await isAccessible(page, 'nothing unread');

  // A message on another page opens by its address.
  await page.goto(`/admin/messages?show=unread&message=${ids[3]}`);
  await expect(dialog(page, `${name} 3`).getByText('Number 3', { exact: true })).toBeVisible();
});

test('closing a message that left the list focuses the row in its place', { tag: '@rare' }, async ({ page }) => {
  await readAll();
  const name = 'Jaya';
  for (let i = 0; i < 4; i++) await send({ name: `${name} ${i}`, mobile: '9876512340', message: `Number ${i}` });
  await openAsStaff(page, '/admin/messages?show=unread');
  const close = async (which: number) => {
    await expect(dialog(page, `${name} ${which}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, `${name} ${which}`)).toBeHidden();
  };
  // Its row goes while it is open.
  await inList(page, `${name} 2`).click();
  await expect(page.locator('main li').filter({ hasText: `${name} 2` })).toHaveCount(0);
  await close(2);
  await expect(inList(page, `${name} 1`)).toBeFocused();
  // Its row goes a moment after it was closed.
  const letGo = await hold(page, '/message/admin?*');
  await page.keyboard.press('Enter');
  await close(1);
  await expect(inList(page, `${name} 1`)).toBeFocused();
  letGo();
  await expect(inList(page, `${name} 1`)).toHaveCount(0);
  await expect(inList(page, `${name} 0`)).toBeFocused();
  // The last one, opened by a tap without focus; then the only one.
  for (const [which, next] of [
    [0, inList(page, `${name} 3`)],
    [3, page.getByRole('heading', { level: 1, name: 'Messages' })],
  ] as const) {
    await inList(page, `${name} ${which}`).evaluate((button: HTMLElement) => {
      button.blur();
      button.click();
    });
    await expect(page.locator('main li').filter({ hasText: `${name} ${which}` })).toHaveCount(0);
    await close(which);
    await expect(next).toBeFocused();
  }
});

test('staff delete a message after a question, also one that a colleague deleted', async ({ page }) => {
  const [spam, other] = ['Spam', 'Spam too'];
  await send({ name: spam, mobile: '9876512340', message: 'Buy followers' });
  const { id } = await send({ name: other, mobile: '9876512340', message: 'Buy more' });
  await openAsStaff(page, '/admin/messages');
  for (const name of [spam, other]) {
    await inList(page, name).click();
    await dialog(page, name).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this message?' });
    await expect(question).toContainText(`The message from ${name} and their contact details are deleted for good`);
    await isAccessible(page, 'deleting a message');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page, name)).toBeVisible();
    await dialog(page, name).getByRole('button', { name: 'Delete' }).click();
    if (name === other) await asStaff('DELETE', `/message/admin/${id}`);
    await question.getByRole('button', { name: 'Delete Message' }).click();
    await expect(page.getByText('Message deleted')).toBeVisible();
    await expect(dialog(page, name)).toBeHidden();
    await expect(inList(page, name)).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/admin\/messages$/);
});

test('long texts and empty lists keep their shape', { tag: '@rare' }, async ({ page }) => {
  const name = 'W'.repeat(80);
  await send({ name, email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`, message: 'word'.repeat(500) });
  await openAsStaff(page, '/admin/messages');
  await inList(page, name).click();
  await expect(dialog(page, name)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  expect(await dialog(page, name).evaluate(dialog => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await isAccessible(page, 'a long message');
  await answer(page, '/message/admin?*', { content: [], page: 0, size: 20, totalPages: 0, totalElements: 0 });
  await page.goto('/admin/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await isAccessible(page, 'no messages');
});

test('failures are shown and can be tried again', async ({ page }) => {
  const name = 'Gauri';
  const { id } = await send({ name, mobile: '9876512340', message: 'Are you open on Diwali?' });
  await signInAsStaff(page);
  await refuse(page, 'GET', '/message/admin?*', 400, 'VALIDATION_ERROR');
  await page.goto('/admin/messages');
  await expect(page.getByText('Failed to load messages')).toBeVisible();
  await isAccessible(page, 'failed');
  await restore(page, '/message/admin?*');
  await page.getByRole('button', { name: 'Try Again' }).click();

  // The message is readable although 'read' could not be saved.
  await cutOff(page, '/message/admin/*/read');
  await inList(page, name).click();
  await expect(dialog(page, name).getByText('Are you open on Diwali?')).toBeVisible();
  await expect(dialog(page, name).getByText('The message could not be marked as read.')).toBeVisible();
  await restore(page, '/message/admin/*/read');
  await dialog(page, name).getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog(page, name).getByText('The message could not be marked as read.')).toBeHidden();
  await expect(row(page, name).getByText('Unread')).toHaveCount(0);

  await page.goto('/admin/messages?message=none');
  await expect(page.getByRole('dialog').getByText('No such message')).toBeVisible();
  await refuse(page, 'PUT', '/message/admin/*/read', 401, 'UNAUTHORIZED');
  await page.goto(`/admin/messages?message=${id}`);
  await expect(page).toHaveURL(`${SITE}/admin/login`);
  expect(await page.evaluate(() => history.state.next)).toContain(id);
});
