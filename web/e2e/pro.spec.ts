/** The professional's phone (rules W34 to W36): her day, also without network, her leave and her call for help. */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { codeSentTo, newMobile } from './customer.ts';
import { callsOf, cutOff, loseAnswer, restore } from './faults.ts';
import { dialog, main, toast } from './hands.ts';
import {
  type Booked,
  bookingOf,
  dayOf,
  makeProfessional,
  type Professional,
  salonNow,
  signInAsProfessional,
  startCodeOf,
} from './professional.ts';
import { putSettingsBack } from './salon-settings.ts';
import { asStaff, call, dayAhead } from './scene.ts';
import { expect, test } from './test.ts';
import { hasOwnTexts, problemsOf, translated } from './translation.ts';

putSettingsBack();

const act = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const visitCard = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const waiting = (page: Page) => main(page).getByText('Waiting to be sent', { exact: true });
const stateCall = /\/visit\/[^/]+\/state$/;

const typeCode = async (page: Page, code: string) => {
  // The fourth digit sends the form.
  await dialog(page, 'Start the visit').getByLabel('Start code').pressSequentially(code);
};
const otherThan = (code: string) => (code === '1111' ? '2222' : '1111');

/** A professional at 8 o'clock of a day with these visits, with her phone in hand. */
const onTheDay = async (page: Page, names: string[]): Promise<{ professional: Professional; visits: Booked[] }> => {
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  const visits = await dayOf(professional, names);
  await signInAsProfessional(page, professional);
  // Until the first answer the page goes by the phone's clock.
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  await expect(visitCard(page, names[0]?.split(' ')[0] ?? '')).toBeVisible();
  return { professional, visits };
};

test('she signs in with a code, sees her day, and is signed out when the salon deactivates her', { tag: '@release' }, async ({
  page,
}) => {
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  await dayOf(professional, ['Asha Deshmukh', 'Meera Joshi']);
  await page.goto('/pro');
  await isAccessible(page, 'sign-in');
  await page.getByLabel('Phone number').fill('9700000001');
  await act(page, 'Send OTP').click();
  await expect(page.getByText('The salon does not have this mobile number.')).toBeVisible();
  await page.getByLabel('Phone number').fill(professional.mobile);
  await act(page, 'Send OTP').click();
  await page.getByLabel('OTP', { exact: true }).pressSequentially(await codeSentTo(professional.mobile, 0));

  const next = visitCard(page, 'Asha');
  await expect(next).toContainText('Collect ₹1,499');
  await expect(next).toContainText('12, Lotus Residency');
  await expect(next.getByRole('link', { name: 'Map to Asha' })).toHaveAttribute('href', /google\.com\/maps\/dir.*21\.135/);
  await expect(next.getByRole('link', { name: 'Call Asha' })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expect(next.getByRole('link', { name: 'WhatsApp Asha' })).toHaveAttribute(
    'href',
    /wa\.me\/91\d{10}\?text=.*on%20my%20way/,
  );
  await isAccessible(page, 'today');
  await main(page).getByRole('link', { name: /Meera/ }).click();
  await expect(visitCard(page, 'Meera')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Today' })).toBeFocused();
  await page.getByRole('link', { name: 'Next days' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Tomorrow' })).toBeVisible();
  await isAccessible(page, 'next days');

  await asStaff('PUT', `/professional/admin/${professional.id}`, { active: false });
  await page.goto('/pro');
  await expect(page.getByText('You were signed out. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Lotus');
});

test('taps without network are kept with their times and sent later, once', { tag: '@release' }, async ({ page, context }) => {
  const { visits } = await onTheDay(page, ['Asha Deshmukh', 'Meera Joshi']);
  const [first] = visits as [Booked];
  await loseAnswer(page, '/visit/*/state');
  await act(page, 'I am on my way').click();
  await expect(waiting(page)).toBeVisible();
  await expect(waiting(page)).toBeHidden();
  await expect(act(page, 'I have arrived')).toBeFocused();
  const { visit: begun } = await bookingOf(first);
  expect(begun).toMatchObject({ state: 'ON_THE_WAY', arrivedAt: null });

  await context.setOffline(true);
  await act(page, 'I have arrived').click();
  await expect(waiting(page)).toBeVisible();
  await expect(main(page).getByText('No network.')).toBeVisible();
  await act(page, 'Start').click();
  await typeCode(page, await startCodeOf(first));
  await act(page, 'Done').click();
  const payment = dialog(page, 'Collect ₹1,499');
  await payment.getByRole('radio', { name: /^Cash/ }).check({ force: true });
  await payment.getByRole('button', { name: 'Done' }).click();
  await expect(visitCard(page, 'Meera')).toBeVisible();
  await expect(main(page).getByText('3 taps wait to be sent.')).toBeVisible();
  expect((await bookingOf(first)).visit.state).toBe('ON_THE_WAY');

  // She closes the page, and opens it again where there is a network.
  await page.goto('about:blank');
  await context.setOffline(false);
  const again = await context.newPage();
  const sent = callsOf(again, 'PUT', stateCall);
  await again.goto('/pro');
  await expect(visitCard(again, 'Meera')).toBeVisible();
  await expect(waiting(again)).toHaveCount(0);
  await expect(main(again).getByRole('list', { name: 'Done' })).toContainText('Asha');
  const { status, paymentStatus, visit } = await bookingOf(first);
  expect({ status, paymentStatus, ...visit }).toMatchObject({
    status: 'COMPLETED',
    paymentStatus: 'PAID',
    state: 'DONE',
    collected: 'CASH',
    onTheWayAt: begun.onTheWayAt,
  });
  expect([visit.onTheWayAt, visit.arrivedAt, visit.startedAt, visit.doneAt]).toEqual(
    [visit.onTheWayAt, visit.arrivedAt, visit.startedAt, visit.doneAt].toSorted(),
  );
  expect(sent).toHaveLength(3);
  await again.reload();
  await expect(visitCard(again, 'Meera')).toBeVisible();
  expect(sent).toHaveLength(3);
});

test('the phone reports a wrong start code, also one sent later, and five lock the start', async ({ page, context }) => {
  const { visits } = await onTheDay(page, ['Asha Deshmukh']);
  const [first] = visits as [Booked];
  const right = await startCodeOf(first);
  await act(page, 'I am on my way').click();
  await act(page, 'I have arrived').click();
  await act(page, 'Start').click();
  await isAccessible(page, 'start');
  await typeCode(page, otherThan(right));
  await expect(dialog(page, 'Start the visit').getByText('The start code was wrong.')).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await act(page, 'Start').click();
  await typeCode(page, otherThan(right));
  await act(page, 'Done').click();
  await isAccessible(page, 'done');
  await dialog(page, 'Collect ₹1,499').getByRole('radio', { name: 'Not paid' }).check({ force: true });
  await dialog(page, 'Collect ₹1,499').getByRole('button', { name: 'Done' }).click();
  await expect(main(page).getByText('All visits are done')).toBeVisible();
  await context.setOffline(false);
  await expect(main(page).getByText('The start code was wrong. Ask the customer for it again.')).toBeVisible();
  expect((await bookingOf(first)).visit.state).toBe('ARRIVED');

  for (let tries = 0; tries < 3; tries++) {
    await act(page, 'Start').click();
    await typeCode(page, otherThan(right));
    if (tries < 2) {
      await expect(dialog(page, 'Start the visit').getByText('The start code was wrong.')).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
  const call = main(page).getByRole('link', { name: 'Call the salon' });
  await expect(call).toHaveAttribute('href', /^tel:\+91/);
  await isAccessible(page, 'locked');
  await asStaff('PUT', `/booking/admin/${first.bookingId}/start-code-waiver`);
  // The tap that was refused is sent without its code, and what waited behind it follows.
  await expect(main(page).getByText('All visits are done')).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => (await bookingOf(first)).status).toBe('COMPLETED');
  expect((await bookingOf(first)).paymentStatus).toBe('UNPAID');
});

test('a tap for a visit that somebody else has got is not repeated, and she reads why', async ({ page, context }) => {
  const { visits } = await onTheDay(page, ['Asha Deshmukh', 'Meera Joshi']);
  const [first] = visits as [Booked];
  const other = await makeProfessional(`Sunita ${newMobile()}`);
  await context.setOffline(true);
  await act(page, 'I am on my way').click();
  await act(page, 'I have arrived').click();
  await asStaff('PUT', `/booking/admin/${first.bookingId}/professional?professionalId=${other.id}&force=true`);
  // A try that began just before the network came has no answer, and is repeated.
  const answered: number[] = [];
  page.on('response', response => {
    if (response.request().method() === 'PUT' && stateCall.test(response.url())) answered.push(response.status());
  });
  await context.setOffline(false);
  const notice = main(page).getByRole('alert').filter({ hasText: '“I am on my way” of Asha' });
  await expect(notice).toContainText('This visit is not yours any more');
  await expect(visitCard(page, 'Meera')).toBeVisible();
  await isAccessible(page, 'refused');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(visitCard(page, 'Meera')).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  expect(answered).toEqual([404]);
});

test('the day opens from the phone when the salon cannot be reached, and says how old it is', async ({ page }) => {
  await onTheDay(page, ['Asha Deshmukh']);
  await cutOff(page);
  await page.reload();
  await expect(visitCard(page, 'Asha')).toContainText('12, Lotus Residency');
  await expect(main(page).getByText('The salon cannot be reached.')).toBeVisible();
  await expect(main(page).getByText(/^This is from/)).toBeVisible();
  await restore(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await dialog(page, 'Sign out?').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My visits' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Lotus|Asha/);
});

test('she signs out on all her phones, but not without an answer', async ({ page }) => {
  const token = await signInAsProfessional(page, await makeProfessional(`Rekha ${newMobile()}`));
  await page.goto('/pro');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = dialog(page, 'Sign out?');
  await question.getByRole('switch', { name: 'On all my devices, too' }).check();
  await isAccessible(page, 'sign out');
  await cutOff(page, '/auth/sign-out-everywhere');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await restore(page, '/auth/sign-out-everywhere');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My visits' })).toBeVisible();
  await expect(call('GET', '/visit', token)).rejects.toThrow('401');
});

test('she asks for help, and staff see and answer it', async ({ page }) => {
  const { visits } = await onTheDay(page, ['Asha Deshmukh']);
  const [first] = visits as [Booked];
  const calls = () => asStaff('GET', '/visit/admin/help');
  await act(page, 'I need help').click();
  await isAccessible(page, 'help');
  const call = dialog(page, 'Call the salon for help?').getByRole('link', { name: 'Call for help' });
  await expect(call).toHaveAttribute('href', /^tel:/);
  // The browser of the test has no telephone.
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()));
  await call.click();
  await expect(main(page).getByText(/^You asked for help at/)).toBeVisible();
  await expect.poll(calls).toMatchObject([{ bookingId: first.bookingId }]);
  await asStaff('DELETE', `/booking/admin/${first.bookingId}/help`);
  await page.reload();
  await expect(main(page).getByText(/^You asked for help at/)).toHaveCount(0);
  await expect(visitCard(page, 'Asha')).toBeVisible();
});

test('she enters leave, the salon has it, and she takes it back', async ({ page }) => {
  const { professional } = await onTheDay(page, ['Asha Deshmukh']);
  const kept = async () => (await asStaff('GET', `/professional/admin/${professional.id}`)).leave;
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(main(page).getByText('No leave to come')).toBeVisible();
  await act(page, 'Enter leave').click();
  const form = dialog(page, 'Enter leave');
  await form.getByRole('button', { name: 'Enter leave' }).click();
  await expect(form.getByText('First day is required')).toBeVisible();
  await form.getByLabel('First day').fill(dayAhead(40));
  await form.getByLabel('Last day').fill(dayAhead(42));
  await form.getByLabel('Note').fill('My sister marries');
  await isAccessible(page, 'leave');
  await loseAnswer(page, '/visit/leave');
  await form.getByRole('button', { name: 'Enter leave' }).click();
  await form.getByRole('button', { name: 'Enter leave' }).click();
  await expect(toast(page, 'Leave entered')).toBeVisible();
  await expect(form).toBeHidden();
  expect(await kept()).toMatchObject([{ note: 'My sister marries', enteredByHerself: true }]);
  await main(page)
    .getByRole('button', { name: /^Take back/ })
    .click();
  await dialog(page, 'Take this leave back?').getByRole('button', { name: 'Take Back' }).click();
  await expect(main(page).getByText('No leave to come')).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('her phone works translated, with few requests and without layout shifts', async ({ page }) => {
  const problems = problemsOf(page);
  const { visits } = await onTheDay(page, ['Asha Deshmukh', 'Meera Joshi']);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(visitCard(page, 'Asha')).toBeVisible();
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(16);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.005);

  await translated(page);
  await page.goto('/pro');
  await expect(page.locator('main h1 font').first()).toBeAttached();
  await page.locator('[data-state-bar] button').click();
  await expect.poll(async () => (await bookingOf(visits[0] as Booked)).visit.state).toBe('ON_THE_WAY');
  await hasOwnTexts(page, 'on the way');
  for (const path of ['/pro/days', '/pro/leave']) {
    await page.goto(path);
    await expect(page.locator('main h1 font').first()).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await hasOwnTexts(page, path);
  }
  expect(problems).toEqual([]);
});
