/** A cart that needs two people becomes two visits on one day (rule N73). */
import { onward, placing, step } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { choose, chooseFirstSlot } from './choose.ts';
import { main } from './hands.ts';
import { SITE } from './places.ts';
import { putSettingsBack } from './salon-settings.ts';
import { asStaff, bookingsOf, cartOf, dayAhead, FACIAL, HOME, serviceNamed, signedIn } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { makeTeam } from './team.ts';
import { expect, test } from './test.ts';

const HAIRCUT = "Men's Haircut";
const CLEAN_UP = 'Fruit Clean-up';

interface Booked {
  bookingId: string;
  bookingDate: string;
  bookingTime: string;
}

putSettingsBack();
test.beforeEach(async () => {
  const [facial, cleanUp, haircut] = await Promise.all([FACIAL, CLEAN_UP, HAIRCUT].map(serviceNamed));
  const idOf = await makeTeam('Asha Rao', 'Ravi Kumar');
  const can = (name: string, serviceIds: string[]) => asStaff('PUT', `/professional/admin/${idOf(name)}`, { serviceIds });
  await can('Asha Rao', [facial?.id, cleanUp?.id] as string[]);
  await can('Ravi Kumar', [haircut?.id] as string[]);
});

test('what nobody does in one visit is booked as two, on one day', { tag: '@release' }, async ({ page }) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 1, [HAIRCUT]: 4, [CLEAN_UP]: 1 }, addresses: [HOME] });
  await page.goto('/cart');
  await expect(main(page).getByText('This needs two visits')).toBeVisible();
  await expect(main(page)).toContainText(`Visit 1: ${FACIAL}, ${CLEAN_UP}`);
  await expect(main(page)).toContainText(`Visit 2: 4 × ${HAIRCUT}`);
  await expect(page.getByRole('button', { name: 'Proceed' }).first()).toBeDisabled();
  await isAccessible(page, 'two visits');
  await main(page).getByRole('button', { name: 'Book Visit 1 first' }).click();
  await expect(main(page).getByText('This needs two visits')).toBeHidden();
  await expect.poll(async () => (await cartOf(customer)).items.length).toBe(2);
  // Once the page has settled, expired work is swept away.
  await page.reload();
  await page.waitForFunction(() => performance.now() > 5_000);
  await expect(main(page).getByText('Still to book')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Book it now' })).toHaveCount(0);
  await expect(main(page).getByRole('listitem').filter({ hasText: HAIRCUT })).toHaveCount(0);

  await page.getByRole('button', { name: 'Proceed' }).first().click();
  await onward(page).click();
  // Today may have no room left for both.
  await choose(page.getByRole('group', { name: 'Date' }).locator(`input[value="${dayAhead(2)}"]`));
  await chooseFirstSlot(page);
  await onward(page).click();
  await placing(page).click();
  await page.waitForURL(`${SITE}/order-success`);
  await expect(main(page).getByText('Still to book')).toBeVisible();
  await isAccessible(page, 'still to book');
  await main(page).getByRole('button', { name: 'Book it now' }).click();

  // The first free time of that day after the first visit is chosen.
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await onward(page).click();
  await placing(page).click();
  await page.waitForURL(`${SITE}/order-success`);
  await expect(main(page).getByText('Still to book')).toHaveCount(0);
  const booked = await bookingsOf(customer);
  const [first, second] = (booked as Booked[]).toSorted((a, b) => a.bookingTime.localeCompare(b.bookingTime));
  // Customers learn on the eve who comes, staff at once.
  const whoComes = async ({ bookingId }: Booked) => (await asStaff('GET', `/booking/${bookingId}`)).professional.name;
  expect(await Promise.all([first, second].map(one => whoComes(one as Booked)))).toEqual(['Asha Rao', 'Ravi Kumar']);
  expect(second?.bookingDate).toBe(first?.bookingDate);
});

test('the step of the time says it, too, and what is set aside can be forgotten', async ({ page }) => {
  await signedIn(page, { cart: { [FACIAL]: 1, [HAIRCUT]: 3 }, addresses: [HOME] });
  await page.goto('/hi/checkout');
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(main(page).getByText('इसके लिए दो विज़िट चाहिए')).toBeVisible();
  await expect(main(page).getByText('विज़िट 2 ₹899 से कम की है')).toBeVisible();
  await isAccessible(page, 'two visits, step 2');
  await main(page).getByRole('button', { name: 'पहले विज़िट 1 बुक करें' }).click();
  await expect(main(page).getByText('इसके लिए दो विज़िट चाहिए')).toBeHidden();
  await expect(main(page).locator('input[type=radio][value*=":"]:enabled').first()).toBeAttached();
  await page.goto('/hi/cart');
  await main(page).getByRole('button', { name: 'अब नहीं चाहिए' }).click();
  await expect(main(page).getByText('यह बुक करना बाकी है')).toHaveCount(0);
});

test('staff read it while they book for a caller', async ({ page }) => {
  await openAsStaff(page, '/admin/bookings/new');
  for (const name of [FACIAL, HAIRCUT]) {
    await main(page).getByLabel('Search services').fill(name);
    await main(page)
      .getByRole('button', { name: `Add ${name}` })
      .click();
  }
  await expect(main(page).getByText('Nobody does all of these in one visit.')).toBeVisible();
});
