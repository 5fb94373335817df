/** The whole day: one is sick, one works without network, one sets out late. */
import { expect } from '@playwright/test';
import * as inHindi from '../../../common/words/hi/visit.ts';
import * as inMarathi from '../../../common/words/mr/visit.ts';
import { card } from '../at-bookings.ts';
import { dialog, main, region, toast } from '../hands.ts';
import { salonNow } from '../professional.ts';
import { goTo, today } from './clock.ts';
import { arrives, finishes, starts, tap } from './door.ts';
import { codeTold, hears, linkTo } from './outbox.ts';
import {
  asha,
  bookingOf,
  guest,
  KAVITA,
  kavita,
  look,
  MANGALA,
  mangala,
  meera,
  NILESH,
  nilesh,
  owner,
  rekha,
  SALON,
  sees,
  sunita,
} from './people.ts';

export async function kavitaIsSick() {
  await goTo(today, '08:30');
  await sees(kavita, '/pro', 'Asha', 'Rekha');
  await main(kavita).getByRole('button', { name: 'I am sick today' }).click();
  await dialog(kavita, 'Are you sick today?').getByRole('button', { name: 'I am sick today' }).click();
  await expect(main(kavita).getByText(/^You are off: /)).toBeVisible();
  await hears(SALON.email, /^SUMMARY: /, /^LEAVE: .*Kavita.*2/);
  await hears(SALON.mobile, /^LEAVE: .*Kavita.*2/);
  for (const [page, name] of [
    [asha, 'Asha Deshmukh'],
    [rekha, 'Rekha Bhosale'],
  ] as const) {
    await sees(page, '/bookings', 'We are looking for somebody and tell you here who comes.');
    await expect(main(page).getByText('Kavita')).toHaveCount(0);
    await hears(guest(name).mobile);
  }
  await sees(owner, '/admin', 'Nobody comes to Asha D.', 'Nobody comes to Rekha B.');
  await sees(nilesh, '/hi/pro', 'सुनीता');
  await expect(main(nilesh)).not.toContainText('Rekha');
}

export async function ashaAgreesToAnotherTime() {
  const { mobile } = guest('Asha Deshmukh');
  await look(owner, '/admin/customers');
  const bar = region(owner, 'Alerts');
  await expect(bar).toContainText('Nobody can come');
  await bar.getByRole('button').click();
  await dialog(owner, /^Alerts/)
    .getByRole('link', { name: /Nobody can come/ })
    .first()
    .click();
  await main(owner).getByRole('button', { name: 'Give to…, Asha Deshmukh' }).click();
  const menu = dialog(owner, 'Give to…');
  await expect(menu.getByText('Has another visit then')).toHaveCount(2);
  await menu.getByRole('button', { name: /1:00 PM.*Nilesh Patil/ }).click();
  await expect(menu.getByText(/^Asked about .*1:00 PM\. A message is on its way\.$/)).toBeVisible();
  await hears(mobile, /^TIME_PROPOSED: .*1 ?PM/);
  await look(asha, linkTo(mobile));
  const asked = region(asha, 'Another time');
  await expect(asked).toContainText('Nilesh Patil can come instead on');
  await asked.getByRole('button', { name: 'Yes, that is fine' }).click();
  await expect(toast(asha, 'Booking rescheduled.')).toBeVisible();
  await look(asha, '/bookings');
  await expect(card(asha)).toContainText('Nilesh Patil');
  await expect(card(asha)).toContainText('Sent to you by the salon');
  await expect(card(asha)).toContainText('between 01:00 PM and 01:15 PM');
  await expect(card(asha)).not.toContainText('We are looking for somebody');
}

export async function rekhaIsGivenBack() {
  await look(owner, '/admin/bookings?view=day');
  await main(owner).getByRole('button', { name: 'Give to…, Rekha Bhosale' }).click();
  await dialog(owner, 'Give to…')
    .getByRole('button', { name: /Nilesh Patil.*min of travel/ })
    .click();
  await toast(owner, 'Given to Nilesh Patil.').waitFor();
  await goTo(today, '08:50');
  await hears(guest('Asha Deshmukh').mobile, /^MOVED_WHO: .*Nilesh/);
  await hears(guest('Rekha Bhosale').mobile, /^WHO_CHANGED: .*Nilesh/);
  await hears(NILESH.mobile, /^VISITS_CHANGED: .*2/);
  await hears(KAVITA.mobile, /^VISITS_CHANGED: .*2/);
  await hears(SALON.mobile);
  await look(owner, '/admin');
  await expect(region(owner, 'Alerts')).toHaveCount(0);
  await sees(rekha, '/bookings', 'Nilesh Patil');
  await sees(nilesh, '/hi/pro', 'Asha', 'Rekha', 'सुनीता');
  await sees(kavita, '/pro', 'You are off');
}

export async function nileshGoesToSunita() {
  const { mobile } = guest('सुनीता पवार');
  await goTo(today, '10:40');
  await look(nilesh, '/hi/pro');
  await tap(nilesh, inHindi.onMyWay);
  await hears(mobile, /^ON_THE_WAY: .*Nilesh/);
  await sees(sunita, linkTo(mobile), 'Nilesh Patil', 'रास्ते में: सुबह 10:40 बजे');
  await sees(owner, '/admin', 'On the way');
  await goTo(today, '11:00');
  await look(nilesh, '/hi/pro');
  await tap(nilesh, inHindi.arrived);
  await expect.poll(async () => (await bookingOf('सुनीता पवार')).visit.state).toBe('ARRIVED');
  await nilesh.context().setOffline(true);
  await starts(nilesh, inHindi, codeTold(mobile));
  await expect(main(nilesh)).toContainText(inHindi.noNetwork);
}

export async function nobodyHasSetOutToMeera() {
  const { mobile } = guest('Meera Kulkarni');
  await goTo(today, '11:20');
  await hears(SALON.mobile, /^NOT_SET_OUT: .*11AM.*Mangala/);
  // On a day without taps the plan counts, so she hears nothing, and the salon calls.
  await hears(mobile);
  await look(owner, '/admin');
  await expect(region(owner, 'Alerts')).toContainText(/मंगलाताई जोशी: Not set out, \d+ min late/);
  await look(mangala, '/mr/pro');
  await tap(mangala, inMarathi.onMyWay);
  await hears(mobile, /^ON_THE_WAY: .*Mangala/);
  await sees(meera, linkTo(mobile), MANGALA.name, 'On the way since 11:20 AM');
  await look(owner, '/admin');
  await expect(main(owner)).not.toContainText('Not set out');
}

export async function meeraHearsHowLateItGets() {
  const { mobile } = guest('Meera Kulkarni');
  await goTo(today, '11:40');
  await hears(mobile, /^LATE: /);
  await hears(SALON.mobile, /^VISIT_LATE: .*Mangala/);
  await hears(guest('Vidya Iyer').mobile);
  await look(owner, '/admin');
  await expect(region(owner, 'Alerts')).toContainText(/मंगलाताई जोशी: .* min late/);
  await sees(meera, linkTo(mobile), MANGALA.name, 'On the way since 11:20 AM', 'We are sorry that we are late.');
  await expect(main(meera)).not.toContainText('We arrive');
  await goTo(today, '11:43');
  await look(mangala, '/mr/pro');
  await arrives(mangala, inMarathi, codeTold(mobile));
  await look(owner, '/admin');
  await expect(region(owner, 'Alerts')).toHaveCount(0);
}

export async function nileshIsPaidWithoutNetwork() {
  const { mobile } = guest('सुनीता पवार');
  await goTo(today, '12:05');
  await nilesh.clock.setSystemTime(await salonNow());
  await finishes(nilesh, inHindi, inHindi.cash, '₹50');
  expect((await bookingOf('सुनीता पवार')).status).toBe('PENDING');
  await goTo(today, '12:20');
  await hears(mobile);
  // The phone's clock goes on. One that is behind is set right by the first answer, and would move the taps.
  await nilesh.clock.setSystemTime(await salonNow());
  await nilesh.context().setOffline(false);
  await expect.poll(async () => (await bookingOf('सुनीता पवार')).paymentStatus).toBe('PAID');
  await hears(mobile, /^RECEIPT: /);
  // The taps count at the phone's time.
  expect((await bookingOf('सुनीता पवार')).visit.doneAt).toMatch(/T06:35:/);
  await hears(NILESH.mobile);
  await hears(SALON.mobile);
  await sees(nilesh, '/hi/pro', '₹1,549');
  await sees(owner, '/admin', '1 visit done and paid');
}

export async function meeraPaysByTheCode() {
  const { mobile } = guest('Meera Kulkarni');
  await goTo(today, '12:45');
  await look(mangala, '/mr/pro');
  await finishes(mangala, inMarathi, inMarathi.upiToSalon);
  await hears(mobile, /^RECEIPT: /);
  await hears(MANGALA.mobile);
  await hears(SALON.mobile);
  await sees(meera, linkTo(mobile), 'Completed', 'Paid', 'Write a Review');
  await sees(owner, '/admin', '2 visits done and paid');
}
