/** The whole day: a visit as agreed, a forgotten one, a closed door, a late cancellation. */
import { expect } from '@playwright/test';
import * as inHindi from '../../../common/words/hi/visit.ts';
import * as inMarathi from '../../../common/words/mr/visit.ts';
import { panel } from '../at-admin-bookings.ts';
import { card } from '../at-bookings.ts';
import { dialog, main, region, toast } from '../hands.ts';
import { goTo, today } from './clock.ts';
import { arrives, finishes, tap } from './door.ts';
import { codeTold, hears, linkTo } from './outbox.ts';
import { asha, bookingOf, farida, guest, look, MANGALA, mangala, NILESH, nilesh, owner, rekha, SALON, sees } from './people.ts';

export async function ashaIsVisited() {
  const [{ mobile }, vidya] = [guest('Asha Deshmukh'), guest('Vidya Iyer')];
  await goTo(today, '12:50');
  await look(nilesh, '/hi/pro');
  await tap(nilesh, inHindi.onMyWay);
  await look(mangala, '/mr/pro');
  await tap(mangala, inMarathi.onMyWay);
  await hears(mobile, /^ON_THE_WAY: .*Nilesh/);
  await hears(vidya.mobile, /^ON_THE_WAY: .*Mangala/);
  await goTo(today, '13:00');
  await look(nilesh, '/hi/pro');
  await arrives(nilesh, inHindi, codeTold(mobile));
  await look(mangala, '/mr/pro');
  await arrives(mangala, inMarathi, codeTold(vidya.mobile));
  await sees(asha, '/bookings', 'Nilesh Patil');
  await goTo(today, '14:00');
  await look(nilesh, '/hi/pro');
  await finishes(nilesh, inHindi, inHindi.cash);
  await hears(mobile, /^RECEIPT: /);
  await look(asha, '/bookings');
  await expect(card(asha)).toContainText('Nilesh Patil came to you');
  await sees(owner, '/admin', 'Asha Deshmukh', 'Vidya Iyer');
  await hears(SALON.mobile);
}

export async function nobodyIsAtFaridas() {
  const { mobile, bookingId } = guest('Farida Khan');
  await goTo(today, '14:50');
  await look(mangala, `/mr/pro/visits/${bookingId}`);
  await tap(mangala, inMarathi.onMyWay);
  await hears(mobile, /^ON_THE_WAY: .*Mangala/);
  await goTo(today, '15:00');
  await look(mangala, `/mr/pro/visits/${bookingId}`);
  await tap(mangala, inMarathi.arrived);
  await tap(mangala, inMarathi.nobodyHere);
  const waiting = mangala.getByRole('dialog');
  // The browser of the test has no telephone.
  await mangala.evaluate(() =>
    addEventListener('click', event => (event.target as Element).closest('[href^=tel]') && event.preventDefault()),
  );
  await waiting.getByRole('link', { name: new RegExp(inMarathi.callOf('Farida')) }).click();
  await expect.poll(async () => (await bookingOf('Farida Khan')).visit.calledAt).not.toBeNull();
  await goTo(today, '15:20');
  await look(mangala, `/mr/pro/visits/${bookingId}`);
  await tap(mangala, inMarathi.nobodyHere);
  await waiting.getByRole('button', { name: inMarathi.tellTheSalon }).click();
  await expect(waiting).toBeHidden();
  await hears(SALON.mobile, /^NOBODY_HERE: .*Mangala/);
  await look(owner, '/admin');
  await region(owner, /^Nobody is there: मंगलाताई/)
    .getByRole('button', { name: 'Decide' })
    .click();
  await panel(owner).getByRole('button', { name: 'End as no-show' }).click();
  await dialog(owner, 'Was nobody there?').getByRole('button', { name: 'End as no-show' }).click();
  await expect(toast(owner, 'Ended: nobody was there.')).toBeVisible();
  await hears(mobile, /^NO_SHOW: /);
  await hears(MANGALA.mobile, /^VISIT_CANCELLED: /);
  await sees(farida, linkTo(mobile), 'We were at your door');
  await look(mangala, '/mr/pro');
  const ended = main(mangala).getByRole('list', { name: inMarathi.didNotTakePlace });
  await expect(ended).toContainText('Farida');
  await expect(ended).toContainText(inMarathi.nobodyWasThere);
}

export async function rekhaCancelsLate() {
  const { mobile } = guest('Rekha Bhosale');
  await goTo(today, '15:30');
  await look(rekha, '/bookings');
  await card(rekha).getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = dialog(rekha, 'Cancel this booking?');
  await expect(question).toContainText(/We keep ₹750 of ₹1,499\. ₹749 comes back\./);
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(rekha, 'Booking cancelled.')).toBeVisible();
  await goTo(today, '15:50');
  await hears(mobile, /^CANCELLED/);
  await hears(NILESH.mobile, /^VISIT_CANCELLED: /);
  await look(rekha, '/bookings');
  await look(nilesh, '/hi/pro');
  await expect(main(nilesh)).not.toContainText('Rekha');
  await look(owner, `/admin/bookings?booking=${guest('Rekha Bhosale').bookingId}`);
  await expect(panel(owner)).toContainText('Cancelled');
  await expect(panel(owner)).toContainText('₹749');
}

export async function leelaIsVisited() {
  const { mobile } = guest('Leela Shah');
  await goTo(today, '16:50');
  await look(mangala, `/mr/pro/visits/${guest('Leela Shah').bookingId}`);
  await tap(mangala, inMarathi.onMyWay);
  await goTo(today, '17:00');
  await look(mangala, `/mr/pro/visits/${guest('Leela Shah').bookingId}`);
  await arrives(mangala, inMarathi, codeTold(mobile));
  await goTo(today, '18:00');
  await look(mangala, `/mr/pro/visits/${guest('Leela Shah').bookingId}`);
  await finishes(mangala, inMarathi, inMarathi.cash);
  await hears(mobile, /^ON_THE_WAY: .*Mangala/, /^RECEIPT: /);
  await hears(MANGALA.mobile);
  await sees(owner, '/admin', '4 visits done and paid');
  await look(mangala, '/mr/pro');
  await expect(main(mangala)).toContainText('Leela');
}
