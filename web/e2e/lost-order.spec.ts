/** An order whose answer is lost, late or asked for twice is one booking or none (rule B21). */
import type { Page } from '@playwright/test';
import { day, isPlaced, isSuccess, onward, placing, slot, step, toSummary } from './at-checkout.ts';
import { choose, chooseFirstSlot } from './choose.ts';
import { letTimePass, signInWithCode } from './customer.ts';
import { callsOf, cutOff, emptyAnswer, hold, loseAnswer, refuse, restore } from './faults.ts';
import { bookingsOf, type Customer, call, cartOf, FACIAL, freeVisit, readyToBook, serviceNamed } from './scene.ts';
import { expect, test } from './test.ts';

test('R81 a double click on Place Order books once', { tag: '@release' }, async ({ page }) => {
  const customer = await readyToBook(page);
  const sent = callsOf(page, 'POST', /\/booking$/);
  await toSummary(page);
  await placing(page).dblclick();
  await isPlaced(page, customer);
  expect(sent).toHaveLength(1);
});

test('R81 Back after the success does not lead to a second order', async ({ page }) => {
  const customer = await readyToBook(page);
  await page.goto('/services');
  await toSummary(page);
  await placing(page).click();
  await isPlaced(page, customer);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await page.goto('/checkout');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('R81 a reload on the last step keeps the choices and books once', async ({ page }) => {
  const customer = await readyToBook(page);
  const visit = await freeVisit(9);
  await toSummary(page, visit);
  await page.reload();
  await expect(step(page, 'Order Summary')).toBeVisible();
  await placing(page).click();
  await isPlaced(page, customer);
  expect((await bookingsOf(customer))[0]).toMatchObject({ ...visit });
});

test('R81 a lost answer and Try Again make one booking', { tag: '@release' }, async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  await loseAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();
  await expect(page.getByText(/You can safely try again: it is booked only once/)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isPlaced(page, customer);
});

test('R81 an empty 200 and Try Again make one booking', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  await emptyAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isPlaced(page, customer);
});

/** Goes from the summary to another time and back. */
const chooseAnotherTime = async (page: Page) => {
  await page.getByRole('button', { name: 'Change date and time' }).click();
  const another = await freeVisit(15);
  await choose(day(page, another.bookingDate));
  await choose(slot(page, another.bookingTime));
  await onward(page).click();
};

/** Sends the order, loses its answer and reloads the page. */
const isBookedOnceAfterReload = async (page: Page, customer: Customer) => {
  await loseAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Did your order arrive?')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isPlaced(page, customer);
};

test('R81 a lost answer and a reload make one booking', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  await isBookedOnceAfterReload(page, customer);
});

test('R81 an answer lost over the cart, which is empty on return to the tab, makes one booking', async ({ page }) => {
  const customer = await readyToBook(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await onward(page).click();
  await chooseFirstSlot(page);
  await onward(page).click();
  await isBookedOnceAfterReload(page, customer);
});

test('R81 after a lost answer and another chosen time, the first order is looked up', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page, await freeVisit(10));
  await loseAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await expect(page.getByText(/booked only once/)).toBeVisible();
  await chooseAnotherTime(page);
  // Another time is another order.
  await expect(page.getByText(/booked only once/)).toHaveCount(0);
  await placing(page).click();
  await expect(page.getByText('Did your order arrive?')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isPlaced(page, customer);
});

for (const [change, path] of [
  ['cancelled', '/cancel'],
  ['moved', ''],
] as const)
  test(`R81 after a lost answer and a ${change} visit, the same order is a new visit`, async ({ page }) => {
    const customer = await readyToBook(page);
    const visit = await freeVisit(10);
    await toSummary(page, visit);
    await loseAnswer(page, '/booking');
    await placing(page).click();
    await expect(page.getByText('Booking Error')).toBeVisible();
    const [first] = await bookingsOf(customer);
    const moved = change === 'moved' ? await freeVisit(14) : undefined;
    await call('PUT', `/booking/${first.bookingId}${path}`, customer.token, moved);
    const { id: serviceId } = await serviceNamed(FACIAL);
    await call('POST', `/cart/${customer.cartId}/items`, customer.token, { serviceId, quantity: 1 });
    await page.reload();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await isSuccess(page);
    const others = (await bookingsOf(customer)).filter(({ bookingId }: typeof first) => bookingId !== first.bookingId);
    expect(others).toMatchObject([{ ...visit, status: 'PENDING' }]);
    expect((await cartOf(customer)).totalItems).toBe(0);
  });

test('R81 of two orders without an answer the booked one is found', async ({ page }) => {
  const customer = await readyToBook(page);
  const visit = await freeVisit(10);
  await toSummary(page, visit);
  await loseAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await chooseAnotherTime(page);
  await loseAnswer(page, '/booking');
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await page.reload();
  // Both answers are unknown: the page looks the later order up, then the earlier one.
  for (const key of [1, 2]) {
    await expect(page.getByText('Did your order arrive?')).toBeVisible();
    const answered = page.waitForResponse(
      response => response.url().endsWith('/booking') && response.request().method() === 'POST',
    );
    await tryAgain.click();
    expect((await answered).status()).toBe(key === 1 ? 422 : 201);
  }
  await isPlaced(page, customer);
  expect((await bookingsOf(customer))[0]).toMatchObject({ ...visit });
});

test('R81 nothing of an order can be changed while it is on its way', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  const letGo = await hold(page, '/booking');
  await placing(page).click();
  await expect(page.getByRole('button', { name: 'Placing Order...' })).toBeVisible();
  // On a slow machine a press that comes too late would prove nothing.
  for (const name of ['Change address', 'Change date and time'])
    await expect(page.locator('[inert]').getByLabel(name, { exact: true })).toBeVisible();
  await expect(step(page, 'Order Summary')).toBeVisible();
  letGo();
  await isPlaced(page, customer);
});

test('R81 after a lost answer and an overloaded server, the order is looked up again', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  await loseAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  for (const [status, code] of [
    [503, 'OVERLOADED'],
    [429, 'RATE_LIMITED'],
  ] as const) {
    await refuse(page, 'POST', '/booking', status, code, 'We are very busy.');
    await tryAgain.click();
    await expect(page.getByText('Booking Failed')).toBeVisible();
    await expect(page.getByText('Did your order arrive?'), code).toBeVisible();
    await restore(page, '/booking');
  }
  await tryAgain.click();
  await isPlaced(page, customer);
});

test('R81 after a lost answer, an overloaded server and another chosen time, the first order is looked up', async ({ page }) => {
  const customer = await readyToBook(page);
  const visit = await freeVisit(10);
  await toSummary(page, visit);
  await loseAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await chooseAnotherTime(page);
  await refuse(page, 'POST', '/booking', 429, 'RATE_LIMITED', 'Too many requests.');
  await placing(page).click();
  await expect(page.getByText('Did your order arrive?')).toBeVisible();
  await restore(page, '/booking');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isPlaced(page, customer);
  expect((await bookingsOf(customer))[0]).toMatchObject({ ...visit });
});

test('R81 after a lost answer, another chosen time and a session end, the first order is looked up', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page, await freeVisit(10));
  await loseAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await chooseAnotherTime(page);
  await refuse(page, 'POST', '/booking', 401, 'UNAUTHORIZED');
  await letTimePass(61_000);
  await placing(page).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await restore(page, '/booking');
  await signInWithCode(page, customer.mobile);
  await expect(page).toHaveURL(/\/checkout$/);
  // The answer brings the current cart.
  await page.reload();
  await expect(page.getByText('Did your order arrive?')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isPlaced(page, customer);
});

test('R81 a server too busy for an order says that it has not taken it', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  await refuse(page, 'POST', '/booking', 503, 'OVERLOADED', 'We are very busy.');
  await placing(page).click();
  await expect(page.getByText('Booking Failed')).toBeVisible();
  await expect(page.getByText(/got no answer/)).toBeHidden();
  await restore(page, '/booking');
  await placing(page).click();
  await isPlaced(page, customer);
});

test('R79 an order that does not reach the server is kept and can be sent again', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  await cutOff(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  expect(await bookingsOf(customer)).toHaveLength(0);
  expect((await cartOf(customer)).totalItems).toBe(1);
  await restore(page, '/booking');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isPlaced(page, customer);
});

test('an order that the server failed at is reported in its words and looked up', { tag: '@rare' }, async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  await refuse(page, 'POST', '/booking', 500, 'INTERNAL_ERROR');
  await placing(page).click();
  await expect(page.getByText('Booking Failed')).toBeVisible();
  await expect(page.getByText('Failed to place order.')).toBeVisible();
  await restore(page, '/booking');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isPlaced(page, customer);
});
