/** What staff do to a booking: settling, moving, cancelling, deleting (rules B9 to B14). */
import { bookingOf, history, markPaid, openOne, ownName, panel, rows, scene, search, writeAddress } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { newMobile } from './customer.ts';
import { comeFromWithin, cutOff, hold, loseAnswer, refuse, restore } from './faults.ts';
import { toast } from './hands.ts';
import { STAFF } from './places.ts';
import { asStaff, book, call, FACIAL, freeVisit, HOME, makeCustomer, OFFICE, serviceNamed } from './scene.ts';
import { endSessionElsewhere, openAsStaff, signInAgain } from './staff.ts';
import { expect, test } from './test.ts';

test('staff complete and settle a visit in one go', { tag: '@release' }, async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Mark completed' }).click();
  const question = page.getByRole('dialog', { name: 'Mark as completed?' });
  await expect(question.getByText(made.name)).toBeVisible();
  await isAccessible(page, 'completing');
  await expect(question.getByText('This visit has not begun yet.')).toBeVisible();
  await question.getByRole('radio', { name: 'Cash at the desk' }).check();
  const accept = question.getByRole('button', { name: 'Completed and paid' });
  // The server did it and its answer was lost: 'already done' is then no refusal.
  await loseAnswer(page, '/booking/admin/*/mark-completed*');
  await accept.click();
  await expect(question.getByText('Failed to update status')).toBeVisible();
  await accept.click();
  await expect(toast(page, 'Booking status updated!')).toBeVisible();
  await expect(panel(page).getByText('Completed', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /Mark (completed|paid)/ })).toHaveCount(0);
  // The button that opened the question is gone.
  await expect(panel(page).getByRole('heading', { name: /^Booking/ })).toBeFocused();
  expect(await bookingOf(made)).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
});

test('the amount and the day are locked while they are being saved', { tag: '@rare' }, async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Mark completed' }).click();
  const question = page.getByRole('dialog', { name: 'Mark as completed?' });
  const money = question.getByRole('radio', { name: 'Card' });
  await refuse(page, 'PUT', '/booking/admin/*/mark-completed*', 503, 'OVERLOADED');
  const letGo = await hold(page, '/booking/admin/*/mark-completed*');
  await question.getByRole('button', { name: 'Mark completed' }).click();
  await expect(question.getByText('Saving...')).toBeVisible();
  await money.click({ force: true });
  await expect(money).not.toBeChecked();
  letGo();
  await expect(question.getByRole('alert')).toBeVisible();
  await money.click({ force: true });
  await expect(money).toBeChecked();
  await question.getByRole('button', { name: 'Not Yet' }).click();

  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const days = dialog.getByRole('group', { name: 'Date' });
  const { bookingDate, bookingTime } = await freeVisit(9);
  await choose(days.locator(`input[value="${bookingDate}"]`));
  await choose(dialog.getByRole('group', { name: 'Time slot' }).locator(`input[value="${bookingTime}"]`));
  const letMove = await hold(page, `/booking/${made.id}`);
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(dialog.getByText('Rescheduling...')).toBeVisible();
  await days.locator('label:has(input:enabled:not(:checked)):visible').first().click({ force: true });
  await expect(days.locator(`input[value="${bookingDate}"]`)).toBeChecked();
  letMove();
  await expect(dialog).toBeHidden();
  expect(await bookingOf(made)).toMatchObject({ bookingDate, bookingTime, paymentStatus: 'UNPAID' });
});

test('a visit that a coupon pays in full asks nobody for ₹0', { tag: '@rare' }, async ({ page }) => {
  const code = `GIFT${Date.now() % 1_000_000}`;
  const valid = { validFrom: '2020-01-01', validTill: '2099-12-31' };
  await asStaff('POST', '/coupon/create', { code, discountType: 'PERCENTAGE', discountValue: 100, ...valid });
  const { id } = await serviceNamed(FACIAL);
  const { bookingId } = await asStaff('POST', '/booking/admin', {
    mobile: newMobile(),
    fullName: 'Gauri Gift',
    serviceIds: [id],
    ...(await freeVisit()),
    address: HOME,
    couponCode: code,
  });
  await openAsStaff(page, `/admin/bookings?booking=${bookingId}`);
  await expect(panel(page).getByText('Nothing to pay')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Mark paid' })).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Mark completed' }).click();
  const question = page.getByRole('dialog', { name: 'Mark as completed?' });
  await expect(question.getByText('This visit has not begun yet.')).toBeVisible();
  await expect(question.getByRole('switch')).toHaveCount(0);
  await question.getByRole('button', { name: 'Mark completed' }).click();
  await expect(panel(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Mark unpaid' })).toHaveCount(0);
});

test('closing a booking that left the list focuses the row in its place', { tag: '@both' }, async ({ page }) => {
  const customer = await makeCustomer({ name: ownName(), addresses: [HOME] });
  for (const ahead of [4, 5, 6]) await book(customer, await freeVisit(ahead));
  await openAsStaff(page, `/admin/bookings?status=pending&search=${customer.mobile}`);
  // The panel lists the bills of a completed visit, which have buttons, too.
  const buttons = rows(page).filter({ hasNotText: 'Download' }).getByRole('button');
  await expect(buttons).toHaveCount(3);
  // The second of three, whose place the third takes; then the third, which is the last.
  for (const left of [2, 1]) {
    await buttons.nth(1).click();
    await panel(page).getByRole('button', { name: 'Mark completed' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Mark completed' }).click();
    await expect(panel(page).getByText('Completed', { exact: true })).toBeVisible();
    await expect(buttons).toHaveCount(left);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(buttons.last()).toBeFocused();
  }
});

test('a visit is paid before it takes place, and the list beside it follows', async ({ page }) => {
  const made = await scene();
  await openAsStaff(page, `/admin/bookings?search=${encodeURIComponent(made.name)}&booking=${made.id}`);
  await panel(page).getByRole('button', { name: 'Mark paid' }).click();
  const question = page.getByRole('dialog', { name: '₹1,499 received?' });
  await isAccessible(page, 'paying');
  await markPaid(question);
  await expect(panel(page).getByText('Paid', { exact: true })).toBeVisible();
  // The question closes after the answer has shown; Escape would close that alone.
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toContainText('Paid');
  expect(await bookingOf(made)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' });

  // Staff picked the wrong booking.
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Mark unpaid' }).click();
  const mistake = page.getByRole('dialog', { name: '₹1,499 not received?' });
  await isAccessible(page, 'unpaying');
  await mistake.getByRole('button', { name: 'Mark unpaid' }).click();
  await expect(panel(page).getByText('Unpaid', { exact: true })).toBeVisible();
  expect(await bookingOf(made)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
});

test('cancelling says what it does and frees the slot', { tag: '@release' }, async ({ page }) => {
  const made = await scene();
  const remaining = async () => {
    const slots = await call('GET', `/booking/available-slots?date=${made.visit.bookingDate}`);
    return slots.find(({ startTime }: { startTime: string }) => startTime === made.visit.bookingTime).remaining;
  };
  const before = await remaining();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('The slot becomes free');
  await isAccessible(page, 'cancelling');
  await question.getByRole('button', { name: 'Keep Booking' }).click();
  expect(await bookingOf(made)).toMatchObject({ status: 'PENDING' });
  await panel(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(panel(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /Mark|Reschedule/ })).toHaveCount(0);
  expect(await remaining()).toBe(before + 1);
});

test('staff are not told to refund a visit that a colleague completed meanwhile', async ({ page }) => {
  const made = await scene();
  await asStaff('PUT', `/booking/admin/${made.id}/mark-paid`);
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('It has to go back.');
  await asStaff('PUT', `/booking/admin/${made.id}/mark-completed`);
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(question.getByRole('alert')).toContainText('Only a pending booking can be changed.');
  await expect(question).not.toContainText(/has to go back|The slot becomes free/);
  await question.getByText('Close', { exact: true }).click();
  await expect(panel(page).getByText('Completed', { exact: true })).toBeVisible();
});

test('staff cannot record money for a visit that its customer cancelled meanwhile', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  // The question reads the visit again. That answer comes after the customer cancelled, and leaves the question as it is.
  const letGo = await hold(page, `/booking/${made.id}`);
  await panel(page).getByRole('button', { name: 'Mark paid' }).click();
  const question = page.getByRole('dialog', { name: '₹1,499 received?' });
  await call('PUT', `/booking/${made.id}/cancel`, made.customer.token);
  const readAgain = page.waitForResponse(answer => answer.url().endsWith(`/booking/${made.id}`));
  letGo();
  await readAgain;
  await markPaid(question);
  await expect(question.getByRole('alert')).toContainText('A cancelled booking cannot be paid.');
  await expect(question).not.toContainText('The customer sees the booking as paid');
  await expect(question.getByRole('button', { name: 'Mark paid' })).toHaveCount(0);
});

test('a cancelled visit that was paid asks for the refund until it is made', async ({ page }) => {
  const made = await scene();
  await asStaff('PUT', `/booking/admin/${made.id}/mark-paid`);
  await asStaff('PUT', `/booking/admin/${made.id}/status?status=CANCELLED`);
  await openAsStaff(page, `/admin/bookings?search=${encodeURIComponent(made.name)}&booking=${made.id}`);
  await expect(panel(page).getByText('To refund', { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Mark refunded' }).click();
  const question = page.getByRole('dialog', { name: '₹1,499 given back?' });
  await isAccessible(page, 'refunding');
  await question.getByRole('button', { name: 'Mark refunded' }).click();
  await expect(panel(page).getByText('Refunded', { exact: true })).toBeVisible();
  // Staff undo a mistake.
  await panel(page).getByRole('button', { name: 'Mark not refunded' }).click();
  const mistaken = page.getByRole('dialog', { name: 'Money not given back?' });
  await isAccessible(page, 'not refunded');
  await mistaken.getByRole('button', { name: 'Mark not refunded' }).click();
  await expect(panel(page).getByText('To refund', { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Mark refunded' }).click();
  await question.getByRole('button', { name: 'Mark refunded' }).click();
  await expect(panel(page).getByText('Refunded', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Mark refunded' })).toHaveCount(0);
  const told = ['Marked refunded', 'Marked not refunded', 'Marked refunded', 'Visit cancelled', 'Marked paid'];
  await expect(history(page).getByRole('listitem')).toContainText([
    ...told.map(act => new RegExp(`^${act}.* by ${STAFF.email}`)),
    /^Visit booked.* by the customer$/,
  ]);
  await isAccessible(page, 'history');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toContainText('Refunded');
  const { status, paymentStatus, refundedAt } = await bookingOf(made);
  expect([status, paymentStatus, Date.parse(refundedAt) > Date.now() - 60_000]).toEqual(['CANCELLED', 'UNPAID', true]);
});

test('staff move a visit with the same picker as the customer', async ({ page }) => {
  const made = await scene();
  const there = await freeVisit(9);
  const mothers = await call('POST', '/address', made.customer.token, OFFICE);
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await expect(dialog.getByRole('group', { name: 'Time slot' }).getByRole('radio', { checked: true })).toHaveCount(1);
  await isAccessible(page, 'rescheduling');
  const day = new RegExp(
    `, ${Number(there.bookingDate.slice(8))} ${new Date(there.bookingDate).toLocaleString('en', { month: 'short', timeZone: 'UTC' })} `,
  );
  await choose(dialog.getByRole('group', { name: 'Date' }).getByRole('radio', { name: day }));
  const slot = dialog.getByRole('group', { name: 'Time slot' }).locator(`input[value="${there.bookingTime}"]`);
  await choose(slot);
  await dialog.getByLabel('Address').selectOption(mothers.id);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  expect(await bookingOf(made)).toMatchObject({ ...there, addressId: mothers.id });
});

test('staff move a visit to an address that was told on the telephone', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const writing = await writeAddress(page, '9', 'Rose Court');
  const address = dialog.getByLabel('Address', { exact: true });
  await expect(address).toBeFocused();
  await expect(address.locator('option:checked')).toContainText('9, Rose Court, Wardha Road');
  // Nothing is saved before the visit moves; until then the address may be edited.
  expect(await call('GET', '/address/user', made.customer.token)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Change the new address' }).click();
  await writing.getByLabel('Flat/House No.').fill('10');
  await writing.getByRole('button', { name: 'Use Address' }).click();
  await expect(address.locator('option:checked')).toContainText('10, Rose Court, Wardha Road');
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  await expect(panel(page)).toContainText('10, Rose Court');
  const { addressId } = await bookingOf(made);
  expect(await call('GET', '/address/user', made.customer.token)).toMatchObject([{}, { id: addressId, building: 'Rose Court' }]);
});

test('the new time and place of a move are there again after the session ended', { tag: '@rare' }, async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  const reschedule = panel(page).getByRole('button', { name: 'Reschedule' });
  await reschedule.click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const slots = dialog.getByRole('group', { name: 'Time slot' });
  await expect(slots.getByRole('radio', { checked: true })).toHaveCount(1);
  const time = (await slots.locator('input:enabled:not(:checked)').last().getAttribute('value')) ?? '';
  await choose(slots.locator(`input[value="${time}"]`));
  const writing = await writeAddress(page, '9', 'Rose Court');
  // The address is being edited.
  await dialog.getByRole('button', { name: 'Change the new address' }).click();
  await writing.getByLabel('Landmark').fill('Behind the school');
  await endSessionElsewhere(page);
  await signInAgain(page);
  await reschedule.click();
  await expect(writing.getByText('What you had typed is here again.')).toBeVisible();
  await expect(writing.getByLabel('Landmark')).toHaveValue('Behind the school');
  await isAccessible(page, 'open again');
  await writing.getByRole('button', { name: 'Use Address' }).click();
  await expect(writing).toHaveCount(0);

  // The address is used, and saved only when the visit moves.
  await endSessionElsewhere(page);
  await signInAgain(page);
  await reschedule.click();
  await expect(dialog.getByText('What you had typed is here again.')).toBeVisible();
  await expect(writing).toHaveCount(0);
  await expect(dialog.getByLabel('Address', { exact: true }).locator('option:checked')).toContainText(
    '9, Rose Court, Wardha Road, Behind the school',
  );
  await expect(slots.locator('input:checked')).toHaveValue(time);
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  const { bookingTime, address } = await bookingOf(made);
  expect([bookingTime, address.street]).toEqual([time, '9, Rose Court, Wardha Road, Behind the school']);
  // It was used, so the next move begins with the visit as it is.
  await reschedule.click();
  await expect(dialog.getByRole('button', { name: 'Reschedule', exact: true })).toHaveAttribute('aria-disabled', 'true');
});

test('a deleted booking disappears, also for the customer', async ({ page }) => {
  const made = await scene();
  await openAsStaff(page, `/admin/bookings?search=${encodeURIComponent(made.name)}`);
  await comeFromWithin(page);
  await rows(page).getByRole('button').first().click();
  await panel(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this booking?' });
  await expect(question).toContainText('Better cancel a visit that does not take place: then it stays on record');
  await isAccessible(page, 'deleting');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('No bookings found matching your criteria.')).toBeVisible();
  expect(await call('GET', '/booking', made.customer.token)).toEqual([]);
  await page.goBack();
  await expect(search(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/admin/bookings?booking=${made.id}`);
  await expect(page.getByText('There is no such booking')).toBeVisible();
  await expect(history(page).getByRole('listitem').first()).toContainText(`by ${STAFF.email}`);
  await expect(history(page).getByRole('listitem').first()).toContainText('Booking deleted');
});

test('deleting a paid visit to come reminds staff of the refund', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this booking?' });
  await expect(question).toContainText('It disappears from every list');
  await expect(question).not.toContainText('money');
  // A colleague does it while the question is open.
  await asStaff('PUT', `/booking/admin/${made.id}/mark-paid`);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(question).toContainText('Its money was not given back yet.', { timeout: 1000 });
  }).toPass();
});

test('a visit that a colleague refunded meanwhile is not reported as marked unpaid', { tag: '@rare' }, async ({ page }) => {
  const made = await scene();
  for (const act of ['mark-paid', 'status?status=CANCELLED']) await asStaff('PUT', `/booking/admin/${made.id}/${act}`);
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Mark unpaid' }).click();
  const question = page.getByRole('dialog', { name: '₹1,499 not received?' });
  await asStaff('PUT', `/booking/admin/${made.id}/mark-refunded`);
  await question.getByRole('button', { name: 'Mark unpaid' }).click();
  await expect(question.getByRole('alert')).toContainText('It was marked as refunded meanwhile.');
  await expect(toast(page, 'Booking marked as unpaid.')).toHaveCount(0);
  await question.getByText('Close', { exact: true }).click();
  await expect(panel(page).getByRole('button', { name: 'Mark not refunded' })).toBeVisible();
});

test('a visit that a colleague cancelled meanwhile can no longer be moved', { tag: '@rare' }, async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const slots = dialog.getByRole('group', { name: 'Time slot' });
  await expect(slots.getByRole('radio', { checked: true })).toHaveCount(1);
  await writeAddress(page, '9', 'Rose Court');
  await asStaff('PUT', `/booking/admin/${made.id}/status?status=CANCELLED`);
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Only a pending booking can be changed.');
  await expect(slots).toHaveCount(0);
  const close = dialog.getByText('Close', { exact: true });
  await expect(close).toBeFocused();
  await isAccessible(page, 'moved no more');
  await close.click();
  await expect(panel(page).getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a booking opens although its history cannot be read', async ({ page }) => {
  const made = await scene();
  await cutOff(page, '/booking/admin/*/history');
  await openOne(page, made);
  await expect(history(page)).toContainText('Failed to load the history');
  await expect(panel(page).getByRole('button', { name: 'Mark completed' })).toBeVisible();
  await restore(page, '/booking/admin/*/history');
  await history(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(history(page)).toContainText('Visit booked');
});

test('a refused change says why and shows the current booking', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Mark completed' }).click();
  await call('PUT', `/booking/${made.id}/cancel`, made.customer.token);
  const question = page.getByRole('dialog', { name: 'Mark as completed?' });
  await question.getByRole('button', { name: 'Mark completed' }).click();
  await expect(question.getByRole('alert')).toContainText('Only a pending booking can be changed.');
  // The change stays refused.
  await expect(question).not.toContainText('The customer sees it as completed');
  await question.getByText('Close', { exact: true }).click();
  await expect(panel(page).getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a change without an answer alters nothing on the screen and goes through at the second try', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await cutOff(page, '/booking/admin/*/mark-paid*');
  await panel(page).getByRole('button', { name: 'Mark paid' }).click();
  const question = page.getByRole('dialog', { name: '₹1,499 received?' });
  await markPaid(question);
  await expect(question.getByRole('alert')).toContainText('Failed to update status');
  await expect(panel(page).getByText('Unpaid', { exact: true })).toBeAttached();
  await restore(page, '/booking/admin/*/mark-paid*');
  const letGo = await hold(page, '/booking/admin/*/mark-paid*');
  let sent = 0;
  page.on('request', request => request.url().includes('/mark-paid') && sent++);
  await markPaid(question);
  await question.getByRole('button', { name: 'Saving...' }).click({ force: true });
  letGo();
  await expect(question).toHaveCount(0);
  expect(sent).toBe(1);
});

test('messages hide neither the first lines nor the buttons of the booking', { tag: '@rare' }, async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Mark paid' }).click();
  await markPaid(page.getByRole('dialog', { name: /received\?$/ }));
  const said = panel(page).getByRole('region', { name: 'Messages' }).locator('> div');
  await expect(said).toContainText('Booking marked as paid.');
  await expect(async () => {
    const [toast, content, button] = await Promise.all(
      [said, panel(page).locator('[data-dialog-content]'), panel(page).getByRole('button', { name: 'Mark completed' })].map(
        what => what.boundingBox(),
      ),
    );
    if (!toast || !content || !button) throw new Error('Not all of it is to be seen');
    expect(toast.y).toBeGreaterThan(content.y + content.height / 2);
    expect(toast.y + toast.height).toBeLessThanOrEqual(button.y);
    expect([toast.x, toast.x + toast.width]).toEqual([16, 344]);
  }).toPass({ timeout: 3000 });
});

test('a booking that was paid while the cancel question stood open reminds staff of the refund', { tag: '@rare' }, async ({
  page,
}) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('The slot becomes free');
  await expect(question).not.toContainText('was paid');
  await asStaff('PUT', `/booking/admin/${made.id}/mark-paid`);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(question).toContainText('₹1,499 was paid. It has to go back.', { timeout: 1000 });
  }).toPass();
});
