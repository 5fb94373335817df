/** Who is written to, and how: consent to WhatsApp, switches, click to chat, and no provider at all (rules Q1, Q8, Q10, Q12). */
import { panel } from './at-admin-bookings.ts';
import { flip, save } from './at-admin-settings.ts';
import { isPlaced, toSummary } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { answer, refuse, restore } from './faults.ts';
import { main, region, toast } from './hands.ts';
import { dayOf, makeProfessional, signInAsProfessional } from './professional.ts';
import { settingsNow } from './salon-settings.ts';
import { book, call, freeVisit, HOME, makeCustomer, readyToBook } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

test('a customer allows WhatsApp at checkout, and takes it back in the profile', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  const choice = page.getByRole('switch', { name: 'WhatsApp' });
  await expect(choice).not.toBeChecked();
  await expect(main(page).getByText('may send me messages about my visits on WhatsApp.')).toBeVisible();
  await refuse(page, 'PUT', '/auth/profile', 503, 'STORAGE_UNAVAILABLE');
  await flip(page, 'WhatsApp');
  await expect(toast(page, 'Failed to save your choice')).toBeVisible();
  await expect(choice).not.toBeChecked();
  await restore(page, '/auth/profile');
  await flip(page, 'WhatsApp');
  await expect(choice).toBeEnabled();
  await expect(choice).toBeChecked();
  await isAccessible(page, 'the summary with WhatsApp');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await isPlaced(page, customer);

  await page.goto('/profile');
  const ofVisits = region(page, 'Your data').getByRole('switch', { name: 'WhatsApp' });
  await expect(ofVisits).toBeChecked();
  await ofVisits.click({ force: true });
  await expect(ofVisits).toBeEnabled();
  await expect(ofVisits).not.toBeChecked();
  const { profile, consents } = await call('GET', '/auth/profile/export', customer.token);
  expect(profile.whatsappConsent).toBe(false);
  expect(consents).toEqual([expect.objectContaining({ purpose: 'WHATSAPP', withdrawnAt: expect.any(String) })]);
});

test('staff switch a kind of message off and on', async ({ page }) => {
  await openAsStaff(page, '/admin/settings/messages');
  const section = region(page, 'Automatic Messages');
  await expect(section.getByRole('switch', { name: 'Reminder' })).toBeChecked();
  await flip(page, 'Reminder');
  await save(page);
  expect((await settingsNow()).messagesOff).toEqual(['REMINDER']);
  await expect(section.getByRole('switch', { name: 'Reminder' })).not.toBeChecked();
  await flip(page, 'Reminder');
  await save(page);
  expect((await settingsNow()).messagesOff).toEqual([]);
});

test('staff read what a message says, and copy what to register', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await refuse(page, 'GET', '/message-log/admin/preview', 503, 'STORAGE_UNAVAILABLE');
  await openAsStaff(page, '/admin/settings/messages');
  const section = region(page, 'Automatic Messages');
  await section.getByRole('button', { name: 'Show the Words' }).click();
  await expect(section.getByText('Failed to load the words of the messages')).toBeVisible();
  await restore(page, '/message-log/admin/preview');
  await section.getByRole('button', { name: 'Try Again' }).click();
  await expect(section.getByRole('switch', { name: 'Reminder' })).toHaveAccessibleDescription(/^To the customer, the day before/);
  const late = section.locator('details').filter({ hasText: 'For each 15 minutes of delay.' });
  await late.locator('summary').click();
  await expect(late.getByText('We are sorry, we come about 30 minutes late.')).toBeVisible();
  await late.getByRole('button', { name: 'Copy the DLT template of Running late' }).click();
  await expect(toast(page, 'Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    ': We are sorry, we come about #numeric# minutes late. Follow the visit: #url#',
  );
  await section.getByText('Addresses for delivery reports').click();
  await expect(section.getByText('/api/v1/hooks/msg91/')).toBeVisible();
  await isAccessible(page, 'the words of messages');
  await section.getByRole('button', { name: 'Hide the Words' }).click();
  await expect(late).toHaveCount(0);
});

test('the dashboard says that nothing is sent when no provider is configured', async ({ page }) => {
  const none = { content: [], page: 0, size: 1, totalPages: 0, totalElements: 0, channels: [], ceilings: [] };
  await answer(page, '/message-log/admin?*', none);
  await openAsStaff(page, '/admin');
  await expect(main(page).getByText('No message is sent')).toBeVisible();
  await restore(page, '/message-log/admin?*');
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(main(page).getByText('No message is sent')).toHaveCount(0);
});

test('the dashboard says for a day that a ceiling held messages back', async ({ page }) => {
  const ceilings = [
    { ceiling: 'RECIPIENT', channel: 'SMS', at: '2026-12-04T06:30:00.000Z' },
    { ceiling: 'PASSCODES', channel: 'SMS', at: '2026-12-04T06:00:00.000Z' },
  ];
  const met = { content: [], page: 0, size: 1, totalPages: 0, totalElements: 0, channels: ['SMS'], ceilings };
  await answer(page, '/message-log/admin?*', met);
  await openAsStaff(page, '/admin');
  const notice = main(page).getByText('Somebody got too many messages by SMS.');
  await expect(notice).toContainText('some people got no one-time password');
  await isAccessible(page, 'the notice of ceilings');
  await restore(page, '/message-log/admin?*');
  await main(page).getByRole('link', { name: 'Messages that were held back' }).click();
  await expect(page).toHaveURL(/message-log/);
});

test('staff and professionals open WhatsApp with the right words filled in', async ({ page }) => {
  const customer = await makeCustomer({ name: 'Asha Deshmukh', addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(5));
  await openAsStaff(page, `/admin/bookings?booking=${bookingId}`);
  const chat = panel(page).getByRole('group', { name: 'Write on WhatsApp' });
  for (const [label, words] of [
    ['Confirm', 'Your visit is booked for'],
    ['On the way', 'We are on the way'],
    ['Payment', '₹1,499 is to pay'],
    ['Thanks', 'Thank you for having us'],
  ] as const) {
    const link = chat.getByRole('link', { name: `${label}: write to Asha Deshmukh on WhatsApp` });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(`https://wa.me/91${customer.mobile}`);
    expect(address.searchParams.get('text')).toContain(words);
  }
  await isAccessible(page, 'click to chat');

  const rekha = await makeProfessional('Rekha Patil');
  await dayOf(rekha, ['Meera Joshi']);
  await signInAsProfessional(page, rekha);
  await page.goto('/pro');
  const link = main(page).getByRole('link', { name: 'Payment: write to Meera on WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}\?text=Namaste%20Meera.*1%2C499/);
  await isAccessible(page, 'click to chat on her phone');
});
