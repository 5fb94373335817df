/** The day board: who visits whom, on a plan and on a map, and how staff change it (rules N30, N31). */
import type { Locator, Page } from '@playwright/test';
import { panel } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { answer, callsOf, refuse, restore } from './faults.ts';
import { dialog, isPhone, main, region, toast } from './hands.ts';
import { asStaff, dayAhead } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { bookVisit, join, makeTeam, openDay, takeLeave } from './team.ts';
import { expect, test } from './test.ts';

const times = ['09:00:00', '11:00:00', '13:00:00', '15:00:00'];
const board = (day: string) => `/admin/bookings?view=day&day=${day}`;
const whoHas = async (id: string) => (await asStaff('GET', `/booking/${id}`)).professional?.name;
const column = (page: Page, name: string) => main(page).getByRole('list', { name: `Visits of ${name}` });
const block = (page: Page, name: string, customer: string) => column(page, name).getByRole('button', { name: customer });
const head = (page: Page, name: string) =>
  main(page)
    .locator('[data-professional]')
    .filter({ has: page.getByRole('heading', { name }) });

/** Drags to the middle of the other element and stays there. */
const dragTo = async (page: Page, from: Locator, to: Locator) => {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('There is nothing to drag');
  await page.mouse.move(start.x + 20, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 30);
  await page.mouse.move(end.x + end.width / 2, end.y + 20, { steps: 4 });
};

/** One finger on the screen. Playwright itself can only tap. */
const fingerOf = async (page: Page) => {
  const screen = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove', on: Locator) => {
    const box = await on.boundingBox();
    if (!box) throw new Error('There is nothing to touch');
    await screen.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + 20, y: box.y + 20 }] });
  };
  return {
    press: (on: Locator) => touch('touchStart', on),
    moveTo: (on: Locator) => touch('touchMove', on),
    /** Moves before it could be a long press. */
    swipe: (from: Locator, to: Locator) => Promise.all([touch('touchStart', from), touch('touchMove', to)]),
    lift: () => screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
};

test('a professional falls ill, and the owner has her four visits covered by one proposal', {
  tag: ['@both', '@release'],
}, async ({ page }) => {
  await makeTeam('Asha Rao');
  const day = await openDay(8, times);
  const names = ['Sunita Pawar', 'Vidya Iyer', 'Gauri Naik', 'Hema Joshi'];
  const ids: string[] = [];
  for (const [at, name] of names.entries()) ids.push(await bookVisit(day, times[at] ?? '', name));
  for (const name of ['Meera Joshi', 'Rekha Patil']) await join(name);

  await openAsStaff(page, '/admin/professionals');
  await main(page).getByRole('button', { name: 'Leave of Asha Rao' }).click();
  const leave = dialog(page, 'Leave of Asha Rao');
  await leave.getByLabel('First day').fill(day);
  await leave.getByLabel('Last day').fill(day);
  await leave.getByRole('button', { name: 'Add Leave' }).click();
  await leave.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(leave).toBeHidden();

  await page.goto('/admin');
  const open = region(page, /^Today \(/);
  await expect(open).toBeVisible();
  const whole = open.getByRole('button', { name: /^Show All/ });
  if (await whole.isVisible()) await whole.click();
  for (const name of names)
    await expect(open.getByText(`Nobody comes to ${name.replace(/(?<= .).+/, '.')}`)).toContainText('Asha Rao is on leave');
  await isAccessible(page, 'dashboard');
  await open.getByRole('link', { name: /^Find Somebody: Nobody comes to Vidya I\./ }).click();
  await expect(region(page, 'Nobody can come yet (4)').locator('[data-visit]').filter({ hasText: 'Vidya Iyer' })).toBeFocused();

  // What a move is refused for is said beside it.
  await answer(page, '/booking/admin/day/apply', { applied: [], refused: [{ bookingId: ids[0], reason: 'BUSY' }] });
  await main(page).getByRole('button', { name: 'Propose' }).click();
  const proposal = dialog(page, 'Proposal');
  await expect(proposal.getByText(/^Covers 4 of 4 uncovered visits/)).toBeVisible();
  await isAccessible(page, 'proposal');
  await proposal.getByRole('checkbox', { name: /Vidya Iyer/ }).uncheck();
  await proposal.getByRole('button', { name: 'Apply 3 moves' }).click();
  await expect(proposal.getByRole('listitem').filter({ hasText: 'Sunita Pawar' })).toContainText('Has another visit then');
  await isAccessible(page, 'refused');
  await proposal.getByRole('button', { name: 'Done' }).click();
  await restore(page, '/booking/admin/day/apply');

  await main(page).getByRole('button', { name: 'Propose' }).click();
  await proposal.getByRole('button', { name: 'Apply 4 moves' }).click();
  await expect(proposal.getByText('4 visits handed over.')).toBeVisible();
  await proposal.getByRole('button', { name: 'Done' }).click();
  await expect(main(page).getByText('Every visit to come has somebody who can carry it out.')).toBeVisible();
  for (const id of ids) expect(await whoHas(id)).toMatch(/Meera Joshi|Rekha Patil/);
});

test('staff hand visits over by keyboard and by dragging, and assign anyway only after a question', {
  tag: '@desktop',
}, async ({ page }) => {
  const idOf = await makeTeam('Asha Rao', 'Farida Khan', 'Meera Joshi', 'Rekha Patil');
  const day = await openDay(12, times);
  const id = await bookVisit(day, '09:00:00', 'Sunita Pawar', idOf('Asha Rao'));
  await bookVisit(day, '09:00:00', 'Vidya Iyer', idOf('Meera Joshi'));
  await takeLeave(idOf('Farida Khan'), day);
  await openAsStaff(page, board(day));
  await expect(head(page, 'Farida Khan')).toContainText('Off today');
  await expect(main(page).getByText('On leave: Fever')).toBeVisible();
  await isAccessible(page, 'board');

  // By keyboard, and the focus follows the visit.
  await block(page, 'Asha Rao', 'Sunita Pawar').focus();
  await page.keyboard.press('m');
  const menu = dialog(page, 'Give to…');
  await menu.getByRole('button', { name: /Rekha Patil/ }).press('Enter');
  await expect(toast(page, 'Given to Rekha Patil.')).toBeVisible();
  await expect(block(page, 'Rekha Patil', 'Sunita Pawar')).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Open the Booking' }).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  // While dragging, each name says what it costs.
  await dragTo(page, block(page, 'Rekha Patil', 'Sunita Pawar'), head(page, 'Asha Rao'));
  await expect(head(page, 'Asha Rao')).toContainText(/\+\d+ min/);
  await expect(head(page, 'Farida Khan')).toContainText('On leave');
  await expect(head(page, 'Meera Joshi')).toContainText('Has another visit then');
  await expect(head(page, 'Rekha Patil')).toContainText('Has it now');
  await isAccessible(page, 'dragging');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await whoHas(id)).toBe('Rekha Patil');
  await dragTo(page, block(page, 'Rekha Patil', 'Sunita Pawar'), head(page, 'Asha Rao'));
  await page.mouse.up();
  await expect(block(page, 'Asha Rao', 'Sunita Pawar')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(block(page, 'Rekha Patil', 'Sunita Pawar')).toBeVisible();
  expect(await whoHas(id)).toBe('Rekha Patil');

  await dragTo(page, block(page, 'Rekha Patil', 'Sunita Pawar'), head(page, 'Meera Joshi'));
  await page.mouse.up();
  await expect(toast(page, 'Meera Joshi cannot take this visit')).toBeVisible();
  await dragTo(page, block(page, 'Rekha Patil', 'Sunita Pawar'), head(page, 'Farida Khan'));
  await page.mouse.up();
  const question = dialog(page, 'Give it to Farida Khan all the same?');
  await expect(question).toContainText('On leave.');
  await question.getByRole('button', { name: 'Assign Anyway' }).click();
  await expect(block(page, 'Farida Khan', 'Sunita Pawar')).toBeVisible();
  expect(await whoHas(id)).toBe('Farida Khan');
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a long press drags a visit to another professional, and a finger that moves at once drags nothing', {
    tag: '@desktop',
  }, async ({ page }) => {
    const idOf = await makeTeam('Asha Rao', 'Rekha Patil');
    const day = await openDay(16, times);
    const id = await bookVisit(day, '09:00:00', 'Sunita Pawar', idOf('Asha Rao'));
    await openAsStaff(page, board(day));
    const finger = await fingerOf(page);
    const visit = block(page, 'Asha Rao', 'Sunita Pawar');
    const rekha = head(page, 'Rekha Patil');
    await visit.scrollIntoViewIfNeeded();

    await finger.press(visit);
    await expect(rekha).toContainText(/\+\d+ min/);
    await finger.moveTo(rekha);
    await finger.lift();
    await expect(toast(page, 'Given to Rekha Patil.')).toBeVisible();
    await expect(panel(page)).toBeHidden();
    expect(await whoHas(id)).toBe('Rekha Patil');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(visit).toBeVisible();

    const asked = callsOf(page, 'GET', /\/candidates$/);
    await finger.swipe(visit, rekha);
    await finger.lift();
    // The tap comes after the swipe, so the opened booking shows that the swipe is over.
    await visit.tap();
    await expect(panel(page).getByText('Sunita Pawar')).toBeVisible();
    expect(asked).toHaveLength(0);
    expect(await whoHas(id)).toBe('Asha Rao');
  });
});

test('the map shows each route with its number, and the list beside it says the same', { tag: '@both' }, async ({ page }) => {
  const idOf = await makeTeam('Asha Rao', 'Rekha Patil');
  const day = await openDay(20, times);
  await bookVisit(day, '09:00:00', 'Sunita Pawar', idOf('Asha Rao'));
  await bookVisit(day, '11:00:00', 'Vidya Iyer', idOf('Asha Rao'));
  await bookVisit(day, '09:00:00', 'Gauri Naik', idOf('Rekha Patil'));
  await takeLeave(idOf('Rekha Patil'), day);
  await openAsStaff(page, `${board(day)}&show=map`);
  const map = region(page, 'Map of the routes');
  await expect(map.getByText('1.2', { exact: true })).toBeVisible();
  await expect(map.getByText('!', { exact: true })).toBeVisible();
  await expect(region(page, 'Nobody can come yet')).toContainText('Rekha Patil: on leave');
  await isAccessible(page, 'map');
  await main(page)
    .getByRole('checkbox', { name: /Asha Rao/ })
    .uncheck();
  await expect(map.getByText('1.2', { exact: true })).toBeHidden();
  await main(page)
    .getByRole('checkbox', { name: /Asha Rao/ })
    .check();
  await region(page, 'Route of Asha Rao')
    .getByRole('button', { name: /Vidya Iyer/ })
    .click();
  await expect(panel(page).getByText('Vidya Iyer')).toBeVisible();
});

test('the day says what it lacks: nobody yet, no answer, and one professional at a time on a phone', { tag: '@both' }, async ({
  page,
}) => {
  const idOf = await makeTeam('Asha Rao', 'Rekha Patil');
  const day = await openDay(26, times);
  await bookVisit(day, '09:00:00', 'Sunita Pawar', idOf('Rekha Patil'));
  await refuse(page, 'GET', '/booking/admin/day?*', 400, 'VALIDATION_ERROR');
  await openAsStaff(page, board(day));
  await expect(main(page).getByText('Failed to fetch the day')).toBeVisible();
  await restore(page, '/booking/admin/day?*');
  await main(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(main(page).getByText('Every visit to come has somebody who can carry it out.')).toBeVisible();
  if (!isPhone(page)) return;
  await expect(region(page, 'Day of Asha Rao')).toContainText('No visit on this day.');
  await main(page).getByRole('radio', { name: 'Rekha Patil, 1 visit' }).check({ force: true });
  const hers = region(page, 'Day of Rekha Patil');
  await expect(hers.getByText(/^\d+ min of travel$/)).toBeVisible();
  await isAccessible(page, 'phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await hers.getByRole('button', { name: 'Give to…, Sunita Pawar' }).click();
  await dialog(page, 'Give to…')
    .getByRole('button', { name: /Asha Rao/ })
    .click();
  await expect(hers).toContainText('No visit on this day.');
});

test('staff answer a call for help, see leave that she entered, and waive a locked code', async ({ page }) => {
  const idOf = await makeTeam('Asha Rao');
  const day = await openDay(30, times);
  const id = await bookVisit(day, '09:00:00', 'Sunita Pawar', idOf('Asha Rao'));
  const booking = await asStaff('GET', `/booking/${id}`);
  const [asha] = (await asStaff('GET', '/professional/admin')).filter(({ id }: { id: string }) => id === idOf('Asha Rao'));
  const span = { fromDate: dayAhead(1), fromTime: '00:00:00', toDate: dayAhead(2), toTime: '00:00:00' };
  const leave = [{ ...span, id, note: 'School', enteredByHerself: true, createdAt: booking.createdAt }];
  await answer(page, '/professional/admin', [{ ...asha, leave }]);
  await answer(page, `/booking/${id}`, {
    ...booking,
    visit: { ...booking.visit, codeLocked: true, arrivedAt: booking.createdAt },
  });
  await answer(page, '/visit/admin/help', [
    {
      bookingId: id,
      professional: booking.professional,
      helpAt: booking.createdAt,
      bookingDate: day,
      bookingTime: '09:00:00',
      customerName: 'Sunita Pawar',
      customerMobile: booking.user.mobile,
    },
  ]);
  const help = { kind: 'HELP', bookingId: id, bookingDate: day, bookingTime: '09:00:00', professional: booking.professional };
  const nothing = { lateMinutes: null, messageId: null, messageKind: null, reason: null };
  await answer(page, '/alert/admin', { total: 1, alerts: [{ ...help, ...nothing }] });
  await openAsStaff(page, '/admin');
  const call = region(page, 'Asha Rao needs help');
  await expect(call).toBeVisible();
  await expect(region(page, 'Leave entered by professionals')).toContainText('School');
  await isAccessible(page, 'help and leave');
  await call.getByRole('link', { name: 'Open the Booking' }).click();
  await expect(panel(page).getByRole('list', { name: 'Steps of the visit' })).toContainText('Arrived');
  await panel(page).getByRole('button', { name: 'Let it start without the code' }).scrollIntoViewIfNeeded();
  await isAccessible(page, 'locked code');
  await panel(page).getByRole('button', { name: 'Let it start without the code' }).click();
  await expect(toast(page, 'The visit can start without the code.')).toBeVisible();
  expect((await asStaff('GET', `/booking/${id}`)).visit.codeWaived).toBe(true);
  await page.keyboard.press('Escape');
  await answer(page, '/visit/admin/help', []);
  await answer(page, '/alert/admin', { total: 0, alerts: [] });
  await call.getByRole('button', { name: 'Help is on its way' }).click();
  await expect(call).toBeHidden();
});
