/** The dashboard (rule W18): the day, what is to be settled, and figures that move with the bookings. */
import { markPaid } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { answer, hold, refuse, restore } from './faults.ts';
import { main, region } from './hands.ts';
import { SITE } from './places.ts';
import { asStaff, book, call, dayAhead, FACIAL, freeVisit, HOME, makeCustomer } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const none = { current: { bookings: 0, revenue: 0 }, previous: { bookings: 0, revenue: 0 } };
const overview = {
  date: '2026-11-20',
  visits: [],
  today: none,
  week: none,
  month: none,
  nextFreeSlots: [],
  unpaid: [],
  toRefund: [],
  overdue: [],
  unreadMessages: 0,
};
/** The sums that follow from status and payment. */
const moneyOf = (status: string, paymentStatus: string) => {
  const [isPaid, isCancelled] = [paymentStatus === 'PAID', status === 'CANCELLED'];
  return {
    paymentState: !isPaid ? 'UNPAID' : isCancelled ? 'REFUND_DUE' : 'PAID',
    amountPaid: isPaid ? 1499 : 0,
    amountDue: isPaid || isCancelled ? 0 : 1499,
    refundDue: isPaid && isCancelled ? 1499 : 0,
    payBy: null,
  };
};

const booking = (change: { status?: string; paymentStatus?: string; [field: string]: unknown }) => ({
  bookingId: '01a1f963-f54c-7b96-a020-c5a6464471f6',
  userId: '01a1f963-f54c-7b96-a020-c5a6464471f9',
  user: { fullName: 'Asha Deshmukh', mobile: '9876543210' },
  name: [FACIAL],
  items: [{ serviceId: '01a1f963-f54c-7b96-a020-c5a6464471f1', name: FACIAL, price: 1499, quantity: 1, durationInMinutes: 60 }],
  bookingDate: '2026-11-20',
  bookingTime: '23:58:00',
  durationInMinutes: 60,
  addressId: null,
  address: { ...HOME, streetArea: HOME.street, street: '12, Lotus Residency, Ramdaspeth', instructions: 'Call from the gate.' },
  totalPrice: 1499,
  discount: 0,
  couponCode: null,
  finalPrice: 1499,
  paymentType: 'PAY_AFTER',
  paymentStatus: 'UNPAID',
  refundedAt: null,
  upi: null,
  status: 'PENDING',
  createdAt: '2026-11-18T09:30:00.000Z',
  ...moneyOf(change.status ?? 'PENDING', change.paymentStatus ?? 'UNPAID'),
  ...change,
});

test('nothing covers the visits when the day is printed', { tag: '@both' }, async ({ page }) => {
  await answer(page, '/analytics/admin/overview', { ...overview, visits: [booking({})] });
  await openAsStaff(page, '/admin');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('Call from the gate.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('one link leads to all bookings', async ({ page }) => {
  await openAsStaff(page, '/admin');
  await main(page).getByRole('link', { name: 'All bookings' }).click();
  await expect(page).toHaveURL(`${SITE}/admin/bookings`);
});

test('a day without visits says so and shows no missing figure', async ({ page }) => {
  await answer(page, '/analytics/admin/overview', overview);
  await openAsStaff(page, '/admin');
  await expect(main(page).getByText('No visits today')).toBeVisible();
  await expect(main(page).getByText('No slot is free on any day that can be booked.')).toBeVisible();
  await expect(region(page, 'Figures').getByText('₹0')).toHaveCount(3);
  await expect(region(page, 'Figures').getByText('As many visits as yesterday')).toBeVisible();
  await expect(region(page, /How did it end|Unpaid/)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'To settle' })).toHaveCount(0);
  await isAccessible(page, 'a day without visits');
});

test("today's visits come in order of time, with links to customer and door", async ({ page }) => {
  const visits = [
    booking({
      bookingId: 'a',
      bookingTime: '00:00:00',
      status: 'COMPLETED',
      paymentStatus: 'PAID',
      user: { fullName: 'Done Already', mobile: '9876500000' },
    }),
    booking({ bookingId: 'b', bookingTime: '00:01:00', user: { fullName: 'Late Lata', mobile: '9876500001' } }),
    booking({ bookingId: 'c', bookingTime: '23:58:00', user: { fullName: 'Next Neha', mobile: '9876500002' } }),
    booking({
      bookingId: 'd',
      bookingTime: '23:59:00',
      status: 'COMPLETED',
      user: { fullName: 'Owing Ola', mobile: '9876500003' },
    }),
  ];
  await answer(page, '/analytics/admin/overview', { ...overview, visits, overdue: [visits[1]] });
  await openAsStaff(page, '/admin');
  const today = region(page, "Today's visits");
  await expect(today.getByText('2 visits to go, of 4 · ₹1,499 received, ₹4,497 still due')).toBeVisible();
  const cards = today.getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [place, name] of ['Late Lata', 'Next Neha', 'Owing Ola'].entries())
    await expect(cards.nth(place)).toContainText(name);
  const next = cards.nth(1);
  await expect(next).toContainText('Next');
  await expect(next).toContainText('₹1,499 due');
  await expect(next).toContainText('about 1 h');
  await expect(next).toContainText('Call from the gate.');
  await expect(next.getByText('Unpaid')).toHaveCount(0);
  await expect(next.getByRole('link', { name: 'Call Next Neha' })).toHaveAttribute('href', 'tel:+919876500002');
  await expect(next.getByRole('link', { name: 'WhatsApp Next Neha' })).toHaveAttribute('href', 'https://wa.me/919876500002');
  await expect(next.getByRole('link', { name: /Lotus Residency/ })).toHaveAttribute(
    'href',
    /google\.com\/maps.*21\.135%2C79\.079/,
  );
  await expect(cards.nth(0)).toContainText('Overdue');
  await expect(cards.nth(2).getByRole('button', { name: 'Mark paid: Owing Ola' })).toBeVisible();
  await today.getByText('1 visit done and paid').click();
  await expect(cards.nth(3)).toContainText('Done Already');
  // Today's visits are not listed twice.
  await expect(region(page, /^(How did it end|Unpaid)/)).toHaveCount(0);
  await isAccessible(page, 'a day with visits');
  const top = await next.boundingBox();
  expect(top?.x).toBeGreaterThanOrEqual(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('visits left over from earlier days offer the action that settles them', async ({ page }) => {
  const overdue = [booking({ bookingId: 'a', bookingDate: '2026-11-18', user: { fullName: 'Late Lata', mobile: null } })];
  const unpaid = Array.from({ length: 20 }, (_, place) =>
    booking({ bookingId: `u${place}`, bookingDate: '2026-11-18', status: 'COMPLETED' }),
  );
  // These are on the list of today (rule W103).
  const earlier = booking({
    bookingId: 'e',
    bookingDate: '2026-11-17',
    status: 'COMPLETED',
    user: { fullName: 'Old Ola', mobile: null },
  });
  const toRefund = [booking({ bookingId: 'c', bookingDate: '2026-11-25', status: 'CANCELLED', paymentStatus: 'PAID' })];
  await answer(page, '/analytics/admin/overview', {
    ...overview,
    overdue,
    unpaid: [earlier, ...unpaid],
    toRefund,
    unreadMessages: 2,
  });
  await openAsStaff(page, '/admin');
  const late = region(page, 'How did it end? (1)');
  await expect(late.getByText('Wed, 18 Nov')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Mark completed: Late Lata' })).toBeVisible();
  await expect(late.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/admin/bookings?status=pending&when=custom&to=2026-11-19',
  );
  const owing = region(page, 'Unpaid (20 or more)');
  await expect(owing.getByRole('listitem')).toHaveCount(3);
  await expect(owing.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/admin/bookings?status=completed&payment=unpaid&when=custom&to=2026-11-19',
  );
  await expect(main(page).getByText('Old Ola')).toHaveCount(0);
  await expect(region(page, /^To refund/)).toHaveCount(0);
  await isAccessible(page, 'to be settled');
});

test('the time of a left-over visit stays on one line', { tag: '@rare' }, async ({ page }) => {
  // The text is a little too wide for one line at 360 px.
  const late = { bookingDate: '2026-11-17', bookingTime: '15:00:00', durationInMinutes: 75 };
  await answer(page, '/analytics/admin/overview', { ...overview, overdue: [booking(late)] });
  await openAsStaff(page, '/admin');
  const lines = await region(page, 'How did it end? (1)')
    .getByText('03:00 PM')
    .evaluate(element => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
  expect(lines).toBe(1);
});

test('figures are compared with the period before, in words', async ({ page }) => {
  const compared = (bookings: number, revenue: number, was: number, earned: number) => ({
    current: { bookings, revenue },
    previous: { bookings: was, revenue: earned },
  });
  const figures = {
    today: compared(1, 1499.5, 3, 1000),
    week: compared(10, 123456, 10, 123456),
    month: compared(40, 90000, 39, 91000),
  };
  await answer(page, '/analytics/admin/overview', { ...overview, ...figures });
  await openAsStaff(page, '/admin');
  const shown = region(page, 'Figures');
  for (const words of [
    '₹1,499.50',
    '1 visit',
    '₹499.50 more than yesterday',
    '2 visits fewer than yesterday',
    '₹1,23,456',
    'As much as last week',
    'As many visits as last week',
    '₹1,000 less than last month',
    '1 visit more than last month',
  ])
    await expect(shown.getByText(words, { exact: true })).toBeVisible();
});

test('staff complete and settle a visit of today on the dashboard', { tag: '@release' }, async ({ page }) => {
  // Booked for another day and moved to today past the slots' hours, which staff could not: so the answer is made from real ones.
  const customer = await makeCustomer({ name: 'Kavita Dash', addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(3));
  const real = await asStaff('GET', '/analytics/admin/overview');
  await page.route('**/api/v1/analytics/admin/overview', async route => {
    const { data } = await (await route.fetch()).json();
    const visit = await asStaff('GET', `/booking/${bookingId}`);
    await route.fulfill({ json: { success: true, message: '', data: { ...data, visits: [visit] } } });
  });
  await openAsStaff(page, '/admin');
  await main(page).getByRole('button', { name: 'Mark completed: Kavita Dash' }).click();
  const question = page.getByRole('dialog', { name: 'Mark as completed?' });
  await question.getByRole('radio', { name: 'Card' }).check();
  await isAccessible(page, 'completing on the dashboard');
  await question.getByRole('button', { name: 'Completed and paid' }).click();
  await expect(main(page).getByText('The one visit is done')).toBeVisible();
  expect(await asStaff('GET', `/booking/${bookingId}`)).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
  const after = await asStaff('GET', '/analytics/admin/overview');
  expect(after.month.current.bookings - real.month.current.bookings).toBe(0);
});

test('a visit that its customer cancelled leaves the list, and the question says why it failed', async ({ page }) => {
  const customer = await makeCustomer({ name: 'Kavita Dash', addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(3));
  await page.route('**/api/v1/analytics/admin/overview', async route => {
    const visit = await asStaff('GET', `/booking/${bookingId}`);
    const visits = visit.status === 'CANCELLED' ? [] : [visit];
    await route.fulfill({ json: { success: true, message: '', data: { ...overview, visits } } });
  });
  await openAsStaff(page, '/admin');
  await main(page).getByRole('button', { name: 'Mark completed: Kavita Dash' }).click();
  await call('PUT', `/booking/${bookingId}/cancel`, customer.token);
  const question = page.getByRole('dialog', { name: 'Mark as completed?' });
  await question.getByRole('button', { name: 'Mark completed' }).click();
  await expect(main(page).getByText('No visits today')).toBeVisible();
  await expect(question.getByRole('alert')).toContainText('Only a pending booking can be changed.');
  await question.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
});

test('after a visit is settled, by oneself or a colleague, the one in its place has the focus', { tag: '@rare' }, async ({
  page,
}) => {
  const cards = ['Late Lata', 'Next Neha', 'Owing Ola', 'Last Lina'].map((fullName, place) =>
    booking({ bookingId: `v${place}`, status: 'COMPLETED', user: { fullName, mobile: null } }),
  );
  const show = (...places: number[]) =>
    answer(page, '/analytics/admin/overview', { ...overview, visits: places.map(place => cards[place]) });
  const payAt = async (name: string, ...left: number[]) => {
    await main(page)
      .getByRole('button', { name: `Mark paid: ${name}` })
      .focus();
    await page.keyboard.press('Enter');
    await show(...left);
    await markPaid(page.getByRole('dialog'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const card = (name: string) => main(page).getByRole('button', { name, exact: true });
  await page.clock.install();
  await page.route('**/api/v1/booking/admin/*/mark-paid*', route =>
    route.fulfill({ json: { success: true, message: '', data: cards[0] } }),
  );
  await page.route('**/api/v1/booking/v*', route => route.abort());
  await show(0, 1, 2, 3);
  await openAsStaff(page, '/admin');
  await payAt('Next Neha', 0, 2, 3);
  await expect(card('Owing Ola')).toBeFocused();
  await payAt('Last Lina', 0, 2);
  await expect(card('Owing Ola')).toBeFocused();
  // A colleague's change, which the next refresh brings.
  await main(page).getByRole('button', { name: 'Mark paid: Late Lata' }).focus();
  await show(2);
  await page.clock.runFor(61_000);
  await expect(card('Late Lata')).toHaveCount(0);
  await expect(card('Owing Ola')).toBeFocused();
});

test('a free slot leads to its day, and a visit opens beside the dashboard', { tag: '@both' }, async ({ page }) => {
  const visits = [booking({})];
  await answer(page, '/booking/01a1f963-f54c-7b96-a020-c5a6464471f6', visits[0]);
  const nextFreeSlots = [
    { date: '2026-11-20', startTime: '15:00:00', label: '03:00 PM - 05:00 PM', remaining: 1 },
    { date: '2026-11-21', startTime: '09:00:00', label: '09:00 AM - 11:00 AM', remaining: 3 },
  ];
  await answer(page, '/analytics/admin/overview', { ...overview, visits, nextFreeSlots });
  await openAsStaff(page, '/admin');
  const free = region(page, 'Next free slots').getByRole('link');
  await expect(free.first()).toContainText('Today');
  await expect(free.first()).toContainText('1 team free');
  await expect(free.last()).toHaveAttribute('href', '/admin/bookings/new?day=2026-11-21&time=09%3A00%3A00');
  await expect(main(page).getByRole('link', { name: 'New Booking' })).toHaveAttribute('href', '/admin/bookings/new');
  const opener = main(page).getByRole('button', { name: 'Asha Deshmukh', exact: true });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Booking 4471F6' })).toBeVisible();
  await isAccessible(page, 'a visit beside the dashboard');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the dashboard loads in its shape, offers a retry, and refreshes every minute', async ({ page }) => {
  await page.clock.install();
  await signInAsStaff(page);
  const letGo = await hold(page, '/analytics/admin/overview');
  await page.goto('/admin');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(1);
  await isAccessible(page, 'dashboard loading');
  letGo();
  await expect(region(page, 'Figures')).toBeVisible();
  await refuse(page, 'GET', '/analytics/admin/overview', 400, 'VALIDATION_ERROR');
  await page.reload();
  await expect(main(page).getByText('Failed to load the dashboard')).toBeVisible();
  await isAccessible(page, 'dashboard failed');
  await restore(page, '/analytics/admin/overview');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(region(page, 'Figures')).toBeVisible();
  await answer(page, '/analytics/admin/overview', { ...overview, visits: [booking({})] });
  await page.clock.runFor(61_000);
  await expect(main(page).getByText('Call from the gate.')).toBeVisible();
  await refuse(page, 'GET', '/analytics/admin/overview', 400, 'VALIDATION_ERROR');
  await page.clock.runFor(61_000);
  await expect(main(page).getByText('Showing last known data. Live data unavailable.')).toBeVisible();
  await expect(main(page).getByText('Call from the gate.')).toBeVisible();
});

test('a booking of a customer is counted in the month', async ({ page }) => {
  const customer = await makeCustomer({ addresses: [HOME] });
  const today = dayAhead(0);
  const visit = await freeVisit(0);
  const before = await asStaff('GET', '/analytics/admin/overview');
  const { bookingId } = await book(customer, visit);
  await openAsStaff(page, '/admin');
  const after = await asStaff('GET', '/analytics/admin/overview');
  const inMonth = visit.bookingDate.slice(0, 7) === today.slice(0, 7);
  expect(after.month.current.bookings - before.month.current.bookings).toBe(inMonth ? 1 : 0);
  const shown = inMonth ? after.month.current.bookings : before.month.current.bookings;
  await expect(
    region(page, 'Figures')
      .getByText(new RegExp(`^${shown} visits?$`))
      .last(),
  ).toBeVisible();
  await call('PUT', `/booking/${bookingId}/cancel`, customer.token);
});

test('under a long day the number of visits to settle stands at the top and leads there', { tag: '@rare' }, async ({ page }) => {
  const visits = Array.from({ length: 22 }, (_, place) => booking({ bookingId: `v${place}` }));
  const overdue = [booking({ bookingId: 'a', bookingDate: '2026-11-18' })];
  const unpaid = Array.from({ length: 20 }, (_, place) =>
    booking({ bookingId: `r${place}`, bookingDate: '2026-11-19', status: 'COMPLETED' }),
  );
  await answer(page, '/analytics/admin/overview', { ...overview, visits, overdue, unpaid });
  await openAsStaff(page, '/admin');
  const links = page.getByRole('navigation', { name: 'To settle' }).getByRole('link');
  await expect(links).toHaveText(['1 still open', '20 or more unpaid']);
  for (const link of await links.all()) await expect(link).toBeInViewport();
  for (const [words, title] of [
    ['20 or more unpaid', 'Unpaid (20 or more)'],
    ['1 still open', 'How did it end?'],
  ] as const) {
    await links.filter({ hasText: words }).click();
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
  await isAccessible(page, 'a long day');
});
