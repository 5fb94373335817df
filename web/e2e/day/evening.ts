/** The whole day: cash up, money that goes back, and a learner. */
import { expect } from '@playwright/test';
import { panel } from '../at-admin-bookings.ts';
import { card } from '../at-bookings.ts';
import { codeSentTo, sentSoFar } from '../customer.ts';
import { dialog, main, region, toast } from '../hands.ts';
import { goTo, today } from './clock.ts';
import { hears } from './outbox.ts';
import { asha, guest, KAVITA, look, MANGALA, mangala, NILESH, nilesh, owner, rekha, SALON, sees } from './people.ts';

const handedIn = (name: string) =>
  main(owner).getByRole('list', { name: 'Professionals' }).getByRole('listitem').filter({ hasText: name });

const settle = async (name: string, counted: string, says: string, note?: string) => {
  await handedIn(name)
    .getByRole('button', { name: /^Settle with/ })
    .click();
  const settling = dialog(owner, `Settle with ${name}`);
  await settling.getByLabel('Counted cash (₹)').fill(counted);
  await expect(settling.getByText(says)).toBeVisible();
  if (note) await settling.getByLabel('Note').fill(note);
  await settling.getByRole('button', { name: 'Settle' }).click();
  await expect(toast(owner, `Settled with ${name}`)).toBeVisible();
};

export async function cashIsMissing() {
  await goTo(today, '19:30');
  await look(owner, '/admin/cash-up');
  await expect(handedIn(KAVITA.name)).toHaveCount(0);
  await expect(handedIn(NILESH.name)).toContainText('₹3,048in cash');
  await settle(NILESH.name, '2998', '₹50 is missing.', 'Change for a taxi.');
  await expect(handedIn(NILESH.name)).toContainText('Settled, ₹50 open');
  await expect(handedIn(MANGALA.name)).toContainText('₹1,499 by UPI to the salon’s account');
  await settle(MANGALA.name, '1499', 'The cash is right.');
  await expect(handedIn(MANGALA.name)).toContainText('Settled');
  await sees(nilesh, '/hi/pro', '₹50');
  await sees(mangala, '/mr/pro', '₹1,499', 'सलूनची मोजणी: रोख बरोबर आहे.');
  await hears(NILESH.mobile);
}

/** `way` is the button that ends the dialog: online money is paid back, of cash it is noted. */
const refund = async (name: string, way: 'Pay Back' | 'Record Refund', whole: string, amount?: string) => {
  await look(owner, `/admin/bookings?booking=${guest(name).bookingId}`);
  await panel(owner).getByRole('region', { name: 'Payments' }).getByRole('button', { name: whole }).click();
  const refunding = dialog(owner, 'Refund');
  if (amount) await refunding.getByLabel('Amount in ₹').fill(amount);
  await refunding.getByRole('button', { name: way }).click();
  await expect(refunding).toBeHidden();
};

export async function moneyGoesBack() {
  await refund('Rekha Bhosale', 'Pay Back', 'Refund');
  await hears(guest('Rekha Bhosale').mobile, /^REFUNDED: .*749/);
  await sees(rekha, '/bookings', /Refunded on Wed, .* fee of ₹750 kept/);
  await refund('Asha Deshmukh', 'Record Refund', 'Refund ₹1,499', '200');
  await hears(guest('Asha Deshmukh').mobile, /^REVIEW_ASKED: /, /^REFUNDED: .*200/);
  await look(asha, '/bookings');
  await card(asha).getByRole('button', { name: 'Bill' }).click();
  const bills = dialog(asha, 'Bills & Invoices');
  await expect(bills.getByRole('listitem')).toHaveCount(2);
  await expect(bills).toContainText('Credit note');
  await bills.getByRole('button', { name: /^Open/ }).first().click();
  const bill = dialog(asha, 'Bill');
  await expect(bill).toContainText('Nilesh Patil');
  await expect(bill.getByText(/^₹1,499 paid in cash to Nilesh Patil on .*, ₹200 of it given back$/)).toBeVisible();
  // The desk gave it back, not he.
  await sees(nilesh, '/hi/pro', '₹3,048');
}

const COURSE = 'Mehendi for Beginners';

const offersCourse = async () => {
  await look(owner, '/admin/academy/courses');
  await owner.getByRole('button', { name: 'Add Course' }).first().click();
  const adding = dialog(owner, 'Add Course');
  await adding.getByLabel('Name').fill(COURSE);
  await adding.getByLabel('Description').fill('Cones and patterns.');
  await adding.getByLabel('Weeks').fill('4');
  await adding.getByLabel('Fee').fill('12000');
  await adding.getByRole('button', { name: 'Add Course' }).click();
  await expect(toast(owner, 'Course created')).toBeVisible();
  const course = main(owner).getByRole('listitem').filter({ hasText: COURSE });
  await course.getByRole('button', { name: 'Add Batch' }).click();
  const batch = dialog(owner, 'Add Batch');
  await batch.getByLabel('First Day').fill('2030-01-07');
  await batch.getByLabel('Seats').fill('6');
  await batch.getByRole('button', { name: 'Add Batch' }).click();
  await expect(course).toContainText('0 of 6 seats taken');
};

export async function aLearnerEnrols() {
  const { mobile } = guest('Rekha Bhosale');
  await offersCourse();
  await look(rekha, '/academy');
  await main(rekha).getByRole('link', { name: COURSE }).click();
  await main(rekha)
    .getByRole('button', { name: /^Ask about the batch/ })
    .click();
  const asking = dialog(rekha, 'Ask About This Course');
  await asking.getByLabel("Learner's Name").fill('Rekha Bhosale');
  await asking.getByLabel("Learner's Date of Birth").fill('1999-05-02');
  await asking.getByLabel('Phone Number').fill(mobile);
  const before = sentSoFar(mobile);
  await asking.getByRole('button', { name: 'Send OTP' }).click();
  const verifying = dialog(rekha, 'Verify OTP');
  await verifying.getByLabel('OTP').fill(await codeSentTo(mobile, before));
  await verifying.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog(rekha, 'Thank you').getByText(/call you soon/)).toBeVisible();
  await hears(SALON.mobile, /^ENQUIRY: /);

  await look(owner, '/admin/academy');
  await owner.getByRole('button', { name: 'Rekha Bhosale' }).click();
  const learner = dialog(owner, 'Rekha Bhosale');
  await learner.getByRole('button', { name: 'Enrol' }).click();
  await dialog(owner, 'Enrol').getByRole('button', { name: 'Enrol' }).click();
  await learner.getByRole('button', { name: 'Take Fee' }).last().click();
  const taking = dialog(owner, 'Take Fee');
  await taking.getByLabel('Amount').fill('4000');
  await taking.getByRole('radio', { name: 'Cash' }).check();
  await taking.getByRole('button', { name: 'Take Fee' }).click();
  await expect(taking).toBeHidden();
  await hears(mobile, /^ENROLLED: /, /^FEE_TAKEN: .*4000/);
  await look(rekha, '/profile');
  await expect(region(rekha, 'Your courses')).toContainText('₹8,000 of ₹12,000 to pay');
  await sees(owner, '/admin/cash-up', '₹4,000 of it are course fees.');
}
