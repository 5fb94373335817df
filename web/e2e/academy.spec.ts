/** The academy: courses on the site, enquiries, and what staff make of them (rules Y1 to Y7). */
import { makeCourse, payFee } from './academy.ts';
import { isAccessible } from './axe.ts';
import { codeSentTo, newMobile, sentSoFar } from './customer.ts';
import { dialog, main, region, toast } from './hands.ts';
import { asStaff, signedIn } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

test('a guardian asks about a course for a child', { tag: '@release' }, async ({ page }) => {
  const { id, batchId } = await makeCourse('Mehendi for Beginners');
  const mobile = newMobile();
  await page.goto('/academy');
  await main(page).getByRole('link', { name: 'Mehendi for Beginners' }).click();
  await expect(page).toHaveURL(new RegExp(`/academy/${id}$`));
  await expect(main(page).getByText('5 seats left')).toBeVisible();
  await isAccessible(page, 'a course');
  await main(page)
    .getByRole('button', { name: /^Ask about the batch/ })
    .click();

  const asking = dialog(page, 'Ask About This Course');
  await asking.getByRole('button', { name: 'Send OTP' }).click();
  await expect(asking.getByText("Please enter the learner's name.")).toBeVisible();
  await asking.getByLabel("Learner's Name").fill('Riya Patil');
  await asking.getByLabel("Learner's Date of Birth").fill('1999-05-02');
  await expect(asking.getByLabel('Name of the Parent or Guardian')).toBeHidden();
  await asking.getByLabel("Learner's Date of Birth").fill('2014-05-02');
  await asking.getByLabel('Name of the Parent or Guardian').fill('Sunita Patil');
  await asking.getByLabel("Guardian's Phone Number").fill(mobile);
  await asking.getByRole('button', { name: 'Send OTP' }).click();
  await expect(asking.getByText('We cannot go on without this consent.')).toBeVisible();
  await asking.getByRole('checkbox', { name: /^I am the parent or legal guardian/ }).check();
  await isAccessible(page, 'the enquiry');
  const before = sentSoFar(mobile);
  await asking.getByRole('button', { name: 'Send OTP' }).click();
  const verifying = dialog(page, 'Verify OTP');
  await verifying.getByLabel('OTP').fill(await codeSentTo(mobile, before));
  await verifying.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog(page, 'Thank you').getByText(/call you soon/)).toBeVisible();

  const { content } = await asStaff('GET', `/academy/admin/enquiry?search=${mobile}`);
  expect(content).toMatchObject([
    {
      name: 'Riya Patil',
      batchId,
      isMinor: true,
      guardian: { name: 'Sunita Patil', mobile, consentHow: 'PASSCODE', verified: null },
    },
  ]);

  // Staff enrol the child once they have seen the guardian.
  await openAsStaff(page, '/admin/academy');
  await page.getByRole('button', { name: 'Riya Patil' }).click();
  const panel = dialog(page, 'Riya Patil');
  await expect(panel.getByText(/the consent is not verified/)).toBeVisible();
  await isAccessible(page, 'a consent that is not verified');
  await panel.getByRole('button', { name: 'Enrol' }).click();
  const seeing = dialog(page, 'Guardian Was Here');
  await expect(seeing.getByLabel("Guardian's Name")).toHaveValue('Sunita Patil');
  await seeing.getByLabel('How You Know').selectOption('I saw a proof of identity and age');
  await seeing.getByRole('button', { name: 'Record Guardian' }).click();
  await expect(panel.getByText(/with a proof of identity, by/)).toBeVisible();
  await panel.getByRole('button', { name: 'Enrol' }).click();
  await dialog(page, 'Enrol').getByRole('button', { name: 'Enrol' }).click();
  await expect(panel.getByRole('region', { name: 'Learner' }).getByText('Enrolled', { exact: true })).toBeVisible();
});

test('staff follow an enquiry up, enrol, take the fee in parts and give some back', async ({ page }) => {
  const { id: courseId } = await makeCourse('Saree Draping');
  const learner = { courseId, name: 'Kamla Wankhede', mobile: newMobile(), dateOfBirth: '1999-05-02' };
  await asStaff('POST', '/academy/admin/enquiry', learner);
  await openAsStaff(page, '/admin/academy');
  await page.getByRole('button', { name: 'Kamla Wankhede' }).click();
  const panel = dialog(page, 'Kamla Wankhede');
  await panel.getByRole('button', { name: 'Add Note' }).click();
  const noting = dialog(page, 'Add Note');
  await noting.getByLabel('Note').fill('Wants to begin in January.');
  await noting.getByRole('button', { name: 'Save Note' }).click();
  await expect(panel.getByText('Wants to begin in January.')).toBeVisible();
  // The choice of the next state has the same words.
  const state = panel.getByRole('region', { name: 'Learner' });
  await expect(state.getByText('Contacted', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Enrol' }).click();
  const enrolling = dialog(page, 'Enrol');
  await enrolling.getByLabel('Batch').selectOption({ index: 1 });
  await enrolling.getByLabel('Agreed fee').fill('10000');
  await enrolling.getByRole('button', { name: 'Enrol' }).click();
  await expect(panel.getByText('Fee, instead of ₹12,000')).toBeVisible();

  for (const [amount, left] of [
    ['4000', '₹6,000'],
    ['6000', '₹0'],
  ] as const) {
    await panel.getByRole('button', { name: 'Take Fee' }).last().click();
    const taking = dialog(page, 'Take Fee');
    await taking.getByLabel('Amount').fill(amount);
    await taking.getByRole('radio', { name: 'UPI' }).check();
    await taking.getByRole('button', { name: 'Take Fee' }).click();
    await expect(panel.getByText('Due', { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(left);
  }
  await expect(panel.getByText('Receipt voucher')).toHaveCount(2);
  await isAccessible(page, 'an enrolment');

  await panel.getByRole('button', { name: 'Refund of ₹4,000' }).click();
  const giving = dialog(page, 'Refund');
  await giving.getByLabel('Amount').fill('500');
  await giving.getByRole('button', { name: 'Record Refund' }).click();
  await expect(panel.getByText('Refund voucher')).toBeVisible();

  await panel.getByRole('button', { name: 'Cancel Enrolment' }).click();
  const cancelling = dialog(page, 'Cancel Enrolment');
  await cancelling.getByLabel('Refund in ₹').fill('9000');
  await expect(cancelling.getByText('You keep ₹500, and an invoice says so.')).toBeVisible();
  await cancelling.getByRole('button', { name: 'Cancel Enrolment' }).click();
  await expect(state.getByText('Lost', { exact: true })).toBeVisible();
  await expect(panel.getByText('Kept', { exact: true }).locator('xpath=following-sibling::dd')).toHaveText('₹500');
});

test('staff add a course with a batch, and hide it from the site', async ({ page }) => {
  await openAsStaff(page, '/admin/academy/courses');
  await page.getByRole('button', { name: 'Add Course' }).click();
  const adding = dialog(page, 'Add Course');
  await adding.getByRole('button', { name: 'Add Course' }).click();
  await expect(adding.getByText('Description is required')).toBeVisible();
  await adding.getByLabel('Name').fill('Nail Art');
  await adding.getByLabel('Description').fill('Gel, extensions and stamping.');
  await adding.getByLabel('Weeks').fill('3');
  await adding.getByLabel('Fee').fill('9500');
  await adding.getByRole('button', { name: 'Add Course' }).click();
  await expect(toast(page, 'Course created')).toBeVisible();

  const course = main(page).getByRole('listitem').filter({ hasText: 'Nail Art' });
  await course.getByRole('button', { name: 'Add Batch' }).click();
  const batch = dialog(page, 'Add Batch');
  await batch.getByLabel('First Day').fill('2030-01-07');
  await batch.getByText('Fri', { exact: true }).click();
  await batch.getByLabel('Seats').fill('6');
  await batch.getByRole('button', { name: 'Add Batch' }).click();
  await expect(course.getByText('Mon–Thu, 10 AM–1 PM · 0 of 6 seats taken')).toBeVisible();
  await isAccessible(page, 'the courses');

  await course.getByRole('button', { name: 'Learners of 7 to 27 Jan 2030' }).click();
  await expect(dialog(page, 'Learners').getByText('0 learners, 6 seats left')).toBeVisible();
  await page.keyboard.press('Escape');
  await course.getByRole('button', { name: 'Update Nail Art' }).click();
  const updating = dialog(page, 'Update Course');
  await updating.getByRole('switch', { name: 'On the site' }).uncheck();
  await updating.getByRole('button', { name: 'Save Changes' }).click();
  await expect(course.getByText('Hidden')).toBeVisible();
  expect((await asStaff('GET', '/academy/course')).map(({ name }: { name: string }) => name)).not.toContain('Nail Art');
});

test('a learner finds the course and its receipt in the profile, and staff find the learner by it', async ({ page }) => {
  const { mobile } = await signedIn(page);
  await payFee('Asha Deshmukh', mobile, 4000);
  await page.goto('/profile');
  const courses = region(page, 'Your courses');
  await expect(courses).toContainText('₹8,000 of ₹12,000 to pay');
  await expect(courses.getByText('Receipt voucher')).toBeVisible();
  await isAccessible(page, 'the courses of a learner');

  await openAsStaff(page, '/admin/documents');
  await page
    .getByRole('button', { name: /^Learner/ })
    .first()
    .click();
  await expect(dialog(page, 'Asha Deshmukh')).toBeVisible();
});
