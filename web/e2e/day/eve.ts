/** The whole day: what is booked the day before, and who hears of it. */
import { expect } from '@playwright/test';
import { panel } from '../at-admin-bookings.ts';
import { card } from '../at-bookings.ts';
import { day as dayIn, onward, placing, slot } from '../at-checkout.ts';
import { choose } from '../choose.ts';
import { newMobile } from '../customer.ts';
import { dialog, main, region, toast } from '../hands.ts';
import { asStaff, call, FACIAL, HOME, OFFICE, signedIn } from '../scene.ts';
import { eve, goTo, today } from './clock.ts';
import { hears, linkTo } from './outbox.ts';
import {
  asha,
  books,
  guest,
  idOf,
  KAVITA,
  kavita,
  look,
  MANGALA,
  mangala,
  NILESH,
  nilesh,
  owner,
  rekha,
  remember,
  SALON,
  sees,
  sunita,
} from './people.ts';

/** Mangala's visits: at 11, 13, 15 and 17 o'clock. */
const OTHERS = ['Meera Kulkarni', 'Vidya Iyer', 'Farida Khan', 'Leela Shah'];

export async function ashaWishesForKavita() {
  const customer = await signedIn(asha, { name: 'Asha Deshmukh', cart: { [FACIAL]: 1 }, addresses: [HOME] });
  await look(asha, '/checkout');
  await onward(asha).click();
  await region(asha, 'Who shall come?').getByRole('button').click();
  await dialog(asha, 'Who shall come?').getByRole('button', { name: KAVITA.name }).click();
  await choose(dayIn(asha, today));
  await choose(slot(asha, '11:00:00'));
  await onward(asha).click();
  await expect(main(asha).getByText('Kavita Rao comes to you')).toBeVisible();
  await placing(asha).click();
  await asha.waitForURL(/order-success/);
  const [{ bookingId }] = await call('GET', '/booking', customer.token);
  remember({ ...customer, name: 'Asha Deshmukh', bookingId });
  await hears(customer.mobile, /^CONFIRMATION_WHO: .*Kavita will come to you on/);
  // Changes of a few minutes come to her as one message.
  await goTo(eve, '09:30');
  await hears(KAVITA.mobile, /^VISIT_NEW: .*Asha/);
  await hears(SALON.mobile);
  await sees(asha, '/bookings', 'Kavita Rao');
  await sees(kavita, '/pro/days', 'Asha');
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await expect(panel(owner)).toContainText('Kavita Rao');
}

export async function sunitaCalls() {
  const mobile = newMobile();
  await look(owner, `/admin/bookings/new?day=${today}&time=11:00:00&mobile=${mobile}`);
  await region(owner, 'Customer').getByRole('textbox', { name: 'Full Name' }).fill('सुनीता पवार');
  await region(owner, 'Customer').getByLabel('Language of messages and bills').selectOption('Hindi');
  const services = region(owner, 'Services');
  await services.getByRole('searchbox', { name: 'Search services' }).fill('gold');
  await services.getByRole('button', { name: `Add ${FACIAL}` }).click();
  await region(owner, 'Address').getByRole('button', { name: 'Enter the address' }).click();
  const address = dialog(owner, 'Add New Address');
  await address.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await expect(address.getByText(/Wardha Road/)).toBeVisible();
  await address.getByRole('button', { name: 'Confirm Location' }).click();
  await address.getByLabel('Flat/House No.').fill('7');
  await address.getByLabel('Building').fill('Orange Chambers');
  await address.getByRole('button', { name: 'Use Address' }).click();
  // The times are read anew for the address.
  const summary = region(owner, 'Summary');
  await expect(summary).toContainText('11:00 AM');
  await summary.getByRole('button', { name: 'Book Visit' }).click();
  await expect(owner.getByText('The visit is booked.')).toBeVisible();
  const { content } = await asStaff('GET', `/booking/admin?search=${mobile}`);
  expect(content).toHaveLength(1);
  remember({ ...content[0], name: 'सुनीता पवार', mobile });
  await hears(mobile, /^CONFIRMATION: /);
  await sees(sunita, linkTo(mobile), FACIAL, 'हम सुबह 11 से 11:15 बजे के बीच आएँगे');
}

export async function rekhaPaysOnTheSecondTry() {
  for (const [place, name] of OTHERS.entries()) await books(name, `${11 + 2 * place}:00:00`, MANGALA);
  const customer = await signedIn(rekha, { name: 'Rekha Bhosale', cart: { [FACIAL]: 1 }, addresses: [OFFICE] });
  await look(rekha, '/checkout');
  await onward(rekha).click();
  await choose(dayIn(rekha, today));
  await choose(slot(rekha, '17:00:00'));
  await onward(rekha).click();
  await rekha.getByRole('radio', { name: /Pay online now/ }).check();
  await placing(rekha).click();
  await main(rekha).getByRole('button', { name: 'Fail' }).click();
  await expect(rekha.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible();
  const [{ bookingId }] = await call('GET', '/booking', customer.token);
  remember({ ...customer, name: 'Rekha Bhosale', bookingId });
  await hears(customer.mobile);
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await expect(panel(owner)).toContainText('Waits for payment until');
  await main(rekha).getByRole('button', { name: 'Try again: pay ₹1,499' }).click();
  await rekha.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main(rekha).getByText('You paid ₹1,499. Your visit is booked.')).toBeVisible();
  await hears(customer.mobile, /^CONFIRMATION: /);
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await expect(panel(owner)).not.toContainText('Waits for payment');
  await asStaff('PUT', `/booking/admin/${bookingId}/professional?professionalId=${idOf(NILESH)}`);
  for (const name of OTHERS) await hears(guest(name).mobile, /^CONFIRMATION_WHO: /);
  await goTo(eve, '10:00');
  await hears(NILESH.mobile, /^VISITS_CHANGED: .*2/);
  await hears(MANGALA.mobile, /^VISITS_CHANGED: .*4/);
  await sees(nilesh, '/hi/pro/days', 'Rekha', 'सुनीता');
  await sees(mangala, '/mr/pro/days', 'Meera', 'Vidya', 'Farida', 'Leela');
  await sees(owner, `/admin/bookings?view=day&day=${today}`, KAVITA.name, NILESH.name, MANGALA.name, 'Rekha Bhosale');
}

export async function theNameThatWasToldChanges() {
  await goTo(eve, '18:05');
  await hears(guest('Asha Deshmukh').mobile, /^PROFESSIONAL: .*Kavita will come to you on .* Start code: \d{4}/);
  await hears(guest('सुनीता पवार').mobile, /^PROFESSIONAL: .*Nilesh/);
  await hears(guest('Rekha Bhosale').mobile, /^PROFESSIONAL: .*Nilesh/);
  for (const name of OTHERS) await hears(guest(name).mobile, /^PROFESSIONAL: .*Mangala/);
  await sees(rekha, '/bookings', 'Nilesh Patil');

  const { bookingId, mobile } = guest('Rekha Bhosale');
  await look(owner, `/admin/bookings?booking=${bookingId}`);
  await panel(owner).getByRole('button', { name: 'Give to…' }).click();
  await dialog(owner, 'Give to…')
    .getByRole('button', { name: /Kavita Rao.*min of travel/ })
    .click();
  await toast(owner, 'Given to Kavita Rao.').waitFor();
  await goTo(eve, '18:30');
  await hears(mobile, /^WHO_CHANGED: .*Kavita/);
  await hears(NILESH.mobile, /^VISIT_CANCELLED: /);
  await hears(KAVITA.mobile, /^VISIT_NEW: .*Rekha/);
  await look(rekha, '/bookings');
  await expect(card(rekha)).toContainText('Kavita Rao');
  await expect(card(rekha)).toContainText('Sent to you by the salon');
  await sees(kavita, '/pro/days', 'Asha', 'Rekha');
  await look(nilesh, '/hi/pro/days');
  await expect(main(nilesh)).not.toContainText('Rekha');

  await goTo(eve, '20:05');
  await hears(KAVITA.mobile, /^TOMORROW: .*2/);
  await hears(NILESH.mobile, /^TOMORROW: .*1/);
  await hears(MANGALA.mobile, /^TOMORROW: .*4/);
  // Nothing was wrong so far, and nobody told the salon anything.
  await hears(SALON.mobile);
}
