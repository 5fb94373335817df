/** Nobody free, nobody home: sick today, another time proposed, a closed door, a refused visit (rules N80 to N84). */
import type { Page } from '@playwright/test';
import { panel } from './at-admin-bookings.ts';
import { toSummary } from './at-checkout.ts';
import { untilNoon, visitLinkTo } from './at-visit-link.ts';
import { isAccessible } from './axe.ts';
import { letTimePass, newMobile } from './customer.ts';
import { dialog, main, region, toast } from './hands.ts';
import { type Booked, bookingOf, dayOf, makeProfessional, salonNow, signInAsProfessional } from './professional.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { asStaff, call, FACIAL, forgetStaff, freeVisit, HOME, makeCustomer, serviceNamed, signedIn } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { makeTeam, openDay, takeLeave } from './team.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const hour = 3_600_000;
const act = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });

/** Until the first answer the page goes by the phone's clock. */
const openPro = async (page: Page) => {
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  // The browser of the test has no telephone.
  await page.evaluate(() =>
    addEventListener('click', event => (event.target as Element).closest('[href^=tel]') && event.preventDefault()),
  );
};

/** A professional at 8 o'clock with a visit, and her phone. */
const onTheDay = async (page: Page): Promise<{ name: string; visit: Booked }> => {
  const name = `Rekha ${newMobile()}`;
  const professional = await makeProfessional(name);
  const [visit] = await dayOf(professional, ['Asha Deshmukh']);
  await signInAsProfessional(page, professional);
  await openPro(page);
  return { name, visit: visit as Booked };
};
const arrive = async (page: Page) => {
  await act(page, 'I am on my way').click();
  await act(page, 'I have arrived').click();
  await expect(act(page, 'Start')).toBeVisible();
};

test('nobody is here: she waits and calls, tells the salon, and staff end the visit', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const { visit } = await onTheDay(page);
  await arrive(page);
  await act(page, 'Nobody is here').click();
  const waiting = dialog(page, 'Nobody is here');
  await expect(waiting).toContainText(/Until \d+:15 AM/);
  await expect(waiting.getByRole('button', { name: 'Tell the salon' })).toBeDisabled();
  await isAccessible(page, 'waiting at the door');
  await waiting.getByRole('link', { name: 'Call Asha' }).click();
  await expect(waiting.getByText(/^Called at/)).toBeVisible();
  await expect.poll(async () => (await bookingOf(visit)).visit.calledAt).not.toBeNull();

  await letTimePass(2 * hour);
  await openPro(page);
  await act(page, 'Nobody is here').click();
  await expect(waiting.getByText('You have waited')).toBeVisible();
  await waiting.getByRole('button', { name: 'Tell the salon' }).click();
  await expect(main(page).getByText(/^You told the salon at .* that nobody is here\./)).toBeVisible();
  await isAccessible(page, 'the salon knows that nobody is here');

  const desk = await context.newPage();
  await openAsStaff(desk, '/admin');
  const card = region(desk, /^Nobody is there: Rekha/);
  await expect(card).toContainText('Asha Deshmukh');
  await isAccessible(desk, 'nobody is there');
  await card.getByRole('button', { name: 'Decide' }).click();
  await panel(desk).getByRole('button', { name: 'End as no-show' }).click();
  const question = dialog(desk, 'Was nobody there?');
  await isAccessible(desk, 'was nobody there');
  await question.getByRole('button', { name: 'End as no-show' }).click();
  await expect(toast(desk, 'Ended: nobody was there.')).toBeVisible();
  await expect(card).toBeHidden();
  await expect(panel(desk)).toContainText('Nobody was there');
  expect(await bookingOf(visit)).toMatchObject({ status: 'CANCELLED', cancelReason: 'NO_SHOW' });

  await openPro(page);
  await expect(main(page).getByText('No visits today')).toBeVisible();
  const ended = main(page).getByRole('list', { name: 'Did not take place' });
  await expect(ended).toContainText(/Asha\s*Nobody was there\. Ended at \d/);
  await isAccessible(page, 'what did not take place');
});

test('nobody is here stands on every page of the admin area, and her phone shows that she waits longer', async ({
  page,
  context,
}) => {
  const { name, visit } = await onTheDay(page);
  await arrive(page);
  await act(page, 'Nobody is here').click();
  const waiting = dialog(page, 'Nobody is here');
  await waiting.getByRole('link', { name: 'Call Asha' }).click();
  await expect.poll(async () => (await bookingOf(visit)).visit.calledAt).not.toBeNull();
  await letTimePass(2 * hour);
  await openPro(page);
  await act(page, 'Nobody is here').click();
  await waiting.getByRole('button', { name: 'Tell the salon' }).click();
  await expect.poll(async () => (await bookingOf(visit)).visit.nobodyAt).not.toBeNull();

  const desk = await context.newPage();
  await openAsStaff(desk, '/admin/coupon');
  await desk.getByRole('button', { name: new RegExp(`${name}: Nobody is there`) }).click();
  await dialog(desk, /^Alerts/)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await panel(desk).getByRole('button', { name: 'Wait Longer' }).click();
  await expect(desk.getByRole('region', { name: 'Alerts' })).toBeHidden();

  await page.bringToFront();
  await openPro(page);
  await expect(main(page).getByText(/^The salon asked at .* to wait a little longer\.$/)).toBeVisible();
  await isAccessible(page, 'asked to wait longer');
  await expect(act(page, 'Nobody is here')).toBeVisible();
});

test('she refuses a visit without network, and it ends when the phone is back', async ({ page, context }) => {
  const { visit } = await onTheDay(page);
  await arrive(page);
  await expect.poll(async () => (await bookingOf(visit)).visit.state).toBe('ARRIVED');
  await context.setOffline(true);
  await act(page, 'The visit is refused').click();
  const refusing = dialog(page, 'The visit is refused');
  await isAccessible(page, 'a visit is refused');
  await refusing.getByRole('radio', { name: 'I do not feel safe' }).check({ force: true });
  await refusing.getByRole('button', { name: 'End the visit' }).click();
  await expect(main(page).getByText('You have ended this visit.')).toBeVisible();
  await expect(act(page, 'Start')).toBeHidden();
  await context.setOffline(false);
  await expect.poll(async () => (await bookingOf(visit)).refusal).toBe('UNSAFE');
  await expect(main(page).getByText('No visits today')).toBeVisible();
  const seen = await call('GET', `/booking/${visit.bookingId}`, visit.customer.token);
  expect([seen.status, seen.cancelReason, seen.refusal]).toEqual(['CANCELLED', 'REFUSED', null]);
});

test('she is sick today with one tap and one question, and takes it back with one tap', async ({ page }) => {
  const { visit } = await onTheDay(page);
  const uncovered = async (): Promise<string[]> =>
    (await asStaff('GET', '/booking/admin/uncovered')).map(({ bookingId }: { bookingId: string }) => bookingId);
  await act(page, 'I am sick today').click();
  const question = dialog(page, 'Are you sick today?');
  await expect(question).toContainText('You have 1 visit in this time.');
  await isAccessible(page, 'sick today');
  await question.getByRole('button', { name: 'I am sick today' }).click();
  await expect(main(page).getByText(/^You are off: .* The salon finds somebody else for your visits\.$/)).toBeVisible();
  expect(await uncovered()).toContain(visit.bookingId);
  await isAccessible(page, 'off today');
  await act(page, 'Take back').click();
  await expect(act(page, 'I am sick today')).toBeVisible();
  expect(await uncovered()).not.toContain(visit.bookingId);
});

test('staff propose another time, and the customer says yes by the link, or hears that it went', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await untilNoon();
  const idOf = await makeTeam('Kavita Rao', 'Meera Joshi');
  const day = await openDay(3, ['09:00:00', '11:00:00', '13:00:00']);
  const customer = await makeCustomer({ name: 'Asha Deshmukh', addresses: [HOME] });
  const { id: serviceId, price } = await serviceNamed(FACIAL);
  const book = (by: typeof customer, bookingTime: string, professionalId: string) =>
    call('POST', '/booking', by.token, {
      ...{ userId: by.userId, serviceIds: [serviceId], bookingDate: day, bookingTime, finalPrice: price },
      ...{ addressId: by.addressIds[0], paymentType: 'PAY_AFTER', professionalId },
    });
  const { bookingId } = await book(customer, '11:00:00', idOf('Kavita Rao'));
  await takeLeave(idOf('Kavita Rao'), day);
  // She is busy at eleven.
  await book(await makeCustomer({ name: 'Vidya Iyer', addresses: [HOME] }), '11:00:00', idOf('Meera Joshi'));

  const desk = await context.newPage();
  await openAsStaff(desk, `/admin/bookings?booking=${bookingId}`);
  await panel(desk).getByRole('button', { name: 'Give to…' }).click();
  const menu = dialog(desk, 'Give to…');
  const times = menu.getByRole('region', { name: 'Ask the customer about another time' });
  await expect(times.getByRole('listitem').first()).toContainText('9:00 AM');
  await times.getByRole('button', { name: /1:00 PM.*Meera Joshi/ }).click();
  await expect(times.getByText(/^Asked about .*1:00 PM\. A message is on its way\.$/)).toBeVisible();
  await expect(times.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute('href', /wa\.me\/91\d{10}\?text=.*Meera/);
  await isAccessible(desk, 'another time');

  await expect(async () => expect((await asStaff('GET', `/booking/${bookingId}`)).proposal).not.toBeNull()).toPass();
  const link = await visitLinkTo(customer);
  await page.goto(link);
  const asked = region(page, 'Another time');
  await expect(asked).toContainText('Meera Joshi can come instead on');
  await isAccessible(page, 'another time is proposed');
  // Somebody else takes the time first.
  const other = await makeCustomer({ name: 'Sunita Pawar', addresses: [HOME] });
  const { bookingId: taken } = await book(other, '13:00:00', idOf('Meera Joshi'));
  await asked.getByRole('button', { name: 'Yes, that is fine' }).click();
  await expect(asked.getByText('This time has gone meanwhile. Please choose another time.')).toBeVisible();
  await asStaff('PUT', `/booking/${taken}/cancel`);
  await asked.getByRole('button', { name: 'Yes, that is fine' }).click();
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  await expect(asked).toBeHidden();
  const moved = await asStaff('GET', `/booking/${bookingId}`);
  expect([moved.bookingTime, moved.professional.name, moved.proposal]).toEqual(['13:00:00', 'Meera Joshi', null]);
});

test('a customer reads that nobody was met, and why the next order needs a deposit', { tag: '@rare' }, async ({ page }) => {
  await untilNoon();
  await changeSettings({ payOnline: true });
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME] });
  const { id: serviceId, price } = await serviceNamed(FACIAL);
  for (let visits = 0; visits < 2; visits++) {
    const day = await openDay(1, ['11:00:00']);
    const { bookingId } = await asStaff('POST', '/booking/admin', {
      ...{ mobile: customer.mobile, serviceIds: [serviceId], bookingDate: day, bookingTime: '11:00:00', finalPrice: price },
      ...{ addressId: customer.addressIds[0], paymentType: 'PAY_AFTER' },
    });
    await letTimePass(Date.parse(`${day}T11:20:00+05:30`) - (await salonNow()));
    forgetStaff();
    await asStaff('PUT', `/booking/admin/${bookingId}/status?status=CANCELLED&reason=NO_SHOW`);
  }
  await page.goto('/bookings');
  const said = main(page).getByText('We were at your door and met nobody. You pay nothing for it.');
  await expect(said).toHaveCount(2);
  await expect(main(page).getByRole('link', { name: 'Answer us on WhatsApp' }).first()).toHaveAttribute('href', /wa\.me/);
  await isAccessible(page, 'a no-show in My Bookings');
  await toSummary(page, await freeVisit(5));
  await expect(page.getByText('Pay ₹750 now, ₹749 at the visit')).toBeVisible();
  await expect(page.getByText(/^We ask for a deposit because we met nobody at two of your visits/)).toBeVisible();
});
