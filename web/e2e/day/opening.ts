/** The whole day: an empty salon is set up through the list of first steps. */
import { expect } from '@playwright/test';
import { flip, save } from '../at-admin-settings.ts';
import { codeSentTo, newMobile } from '../customer.ts';
import { dialog, main, region, toast } from '../hands.ts';
import { STAFF } from '../places.ts';
import { signInAsProfessional } from '../professional.ts';
import { FACIAL } from '../scene.ts';
import { signInAgain } from '../staff.ts';
import { chooseDays, eve, goTo } from './clock.ts';
import { hears } from './outbox.ts';
import {
  asha,
  type Colleague,
  idOf,
  KAVITA,
  kavita,
  learnIds,
  look,
  MANGALA,
  mangala,
  NILESH,
  nilesh,
  owner,
  SALON,
  sees,
} from './people.ts';

const steps = () => region(owner, 'Open your salon');
const isDone = (title: string) =>
  expect(
    steps()
      .getByRole('listitem')
      .filter({ hasText: `${title}, done` }),
  ).toBeVisible();

const addProfessional = async ({ name, mobile, gender, language }: Colleague) => {
  await main(owner).getByRole('button', { name: 'Add Professional' }).first().click();
  const form = dialog(owner, 'Add Professional');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Mobile').fill(mobile);
  await form.getByLabel('Gender').selectOption({ label: gender });
  await form.getByLabel('Language of', { exact: false }).selectOption({ label: language });
  await form.getByRole('button', { name: 'Add Professional' }).click();
  await expect(form).toBeHidden();
};

export async function emptyTheDemo() {
  await chooseDays();
  await goTo(eve, '09:00');
  await look(owner, '/admin/login');
  await owner.getByRole('checkbox', { name: /Keep me signed in/ }).check({ force: true });
  await signInAgain(owner);
  await region(owner, 'Demo salon').getByRole('button', { name: 'Empty the Demo' }).click();
  const question = dialog(owner, 'Empty the demo salon?');
  await question.getByRole('button', { name: 'Empty the Demo' }).click();
  await question.getByLabel('Type EMPTY').fill('EMPTY');
  await question.getByRole('button', { name: 'Empty the Demo' }).click();
  await expect(toast(owner, 'The demo is gone. This is your salon now.')).toBeVisible();
  await expect(steps()).toContainText('0 of 6');
}

export async function takeTheSteps() {
  await steps().getByRole('link', { name: 'Type the Name' }).click();
  await owner.getByLabel('Salon name').fill('Saanvi Beauty');
  await owner.getByLabel('Phone', { exact: true }).fill(SALON.mobile);
  await owner.getByLabel('E-mail', { exact: true }).fill(SALON.email);
  await save(owner);
  await look(owner, '/admin');
  await isDone('Name and logo');
  await steps().getByRole('button', { name: 'They Are Right' }).click();
  await isDone('Opening hours');
  await steps().getByRole('button', { name: 'We Go Everywhere' }).click();
  await isDone('Area');
  await steps().getByRole('link', { name: 'Add a Service' }).click();
  const form = dialog(owner, 'Add Service');
  await form.getByLabel(/^Name\*?$/).fill(FACIAL);
  await form.getByLabel('Description').fill('An hour for your face.');
  await form.getByLabel('Price').fill('1499');
  await form.getByLabel('Duration').fill('60');
  await form.getByLabel('Name of the new category').fill('Facials');
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expect(form).toBeHidden();
  await look(owner, '/admin');
  await isDone('Services');
  await steps().getByRole('link', { name: 'Add People' }).click();
  for (const colleague of [KAVITA, NILESH, MANGALA]) await addProfessional(colleague);
  await learnIds();
  await region(owner, 'Who carries out visits')
    .getByRole('radio', { name: /^Named professionals/ })
    .click({ force: true });
  await dialog(owner, 'Turn on named professionals?').getByRole('button', { name: 'Turn On' }).click();
  await expect(toast(owner, 'Named professionals carry out the visits')).toBeVisible();
}

export async function testTheSalon() {
  const tester = newMobile();
  await look(owner, '/admin');
  await isDone('People');
  await steps().getByRole('button', { name: 'Book a Test Visit' }).click();
  const asked = dialog(owner, 'Book a test visit');
  await asked.getByLabel('Phone Number').fill(tester);
  await asked.getByRole('button', { name: 'Book It' }).click();
  const visit = region(owner, 'Test visit');
  await expect(visit).toContainText(FACIAL);
  await expect(steps()).toBeHidden();
  await hears(tester, /^CONFIRMATION/);
  await visit.getByRole('button', { name: 'Remove It' }).click();
  await expect(visit).toBeHidden();
  await hears(tester);
  await hears(SALON.mobile);
  for (const { mobile } of [KAVITA, NILESH, MANGALA]) await hears(mobile);
}

export async function setTheRules() {
  await look(owner, '/admin/settings/payment');
  await owner.getByLabel('UPI id').fill('saanvi@okbank');
  await owner.getByLabel('Your password').fill(STAFF.password);
  await flip(owner, 'Online payment');
  await owner.getByLabel('Fee for cancelling late, in per cent').fill('50');
  await owner.getByLabel('Free until (hours before)').fill('24');
  await save(owner);
  await look(owner, '/admin/settings/messages');
  await region(owner, 'Who Is Told').getByRole('button', { name: 'Edit the salon' }).click();
  const salon = dialog(owner, 'The Salon Itself');
  await salon.getByRole('switch', { name: 'Nobody has set out' }).click();
  await salon.getByRole('button', { name: 'Save Changes' }).click();
  await expect(salon).toBeHidden();
}

export async function everybodyOpensIt() {
  await sees(asha, '/', FACIAL, '₹1,499');
  await expect(asha.getByRole('banner')).toContainText('Saanvi');
  await look(nilesh, '/pro');
  await nilesh.getByLabel('Phone number').fill(NILESH.mobile);
  await main(nilesh).getByRole('button', { name: 'Send OTP' }).click();
  await nilesh.getByLabel('OTP', { exact: true }).pressSequentially(await codeSentTo(NILESH.mobile, 0));
  await expect(nilesh).toHaveURL(/\/hi\/pro$/);
  await signInAsProfessional(kavita, { id: idOf(KAVITA), ...KAVITA });
  await sees(kavita, '/pro', 'No visits today');
  await signInAsProfessional(mangala, { id: idOf(MANGALA), ...MANGALA });
  await sees(mangala, '/mr/pro', 'आज');
  await sees(owner, '/admin', 'No visits today');
}
