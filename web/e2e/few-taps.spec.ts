/** A newcomer's first booking, counted from the home page (rule W91). */
import type { Locator } from '@playwright/test';
import { dialogOf as addressOf, confirm, save } from './at-address.ts';
import { isSuccess, onward, placing } from './at-checkout.ts';
import { dialogOf } from './at-sign-in.ts';
import { codeSentTo, newMobile } from './customer.ts';
import { main } from './hands.ts';
import { FACIAL } from './scene.ts';
import { expect, test } from './test.ts';

test('W91 a newcomer books in at most 12 taps and 5 fields', { tag: '@release' }, async ({ page, context }) => {
  // Whoever lets the site know the position presses Allow once in the browser, which is not counted.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 21.14, longitude: 79.08, accuracy: 20 });
  const done = { taps: 0, fields: 0 };
  const tap = (on: Locator) => {
    done.taps++;
    return on.click();
  };
  const type = (into: Locator, text: string) => {
    done.fields++;
    return into.pressSequentially(text);
  };
  const mobile = newMobile();
  await page.goto('/');
  await tap(
    main(page)
      .getByRole('link', { name: /Facials & Clean-ups/ })
      .first(),
  );
  const facial = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: FACIAL, exact: true }) });
  await tap(facial.getByRole('button', { name: 'Add to Cart' }));
  const signIn = dialogOf(page);
  await type(signIn.getByLabel('Phone Number'), mobile);
  await tap(signIn.getByRole('button', { name: 'Send OTP' }));
  await type(signIn.getByLabel('Full Name'), 'Meera Joshi');
  await tap(signIn.getByRole('button', { name: 'Send OTP' }));
  await type(signIn.getByLabel('OTP', { exact: true }), await codeSentTo(mobile, 0));
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });
  await tap(cart);
  await tap(page.getByRole('button', { name: 'Proceed to Checkout' }));
  await tap(page.getByRole('button', { name: 'Add New Address' }));
  await expect(
    addressOf(page)
      .getByText(/Wardha Road/)
      .first(),
  ).toBeVisible();
  await tap(confirm(page));
  await type(addressOf(page).getByLabel(/^Flat\/House No\./), '12');
  await type(addressOf(page).getByLabel(/^Building/), 'Lotus Residency');
  await tap(save(page));
  const free = page.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false }).first();
  await tap(free.locator('xpath=ancestor::label'));
  await tap(onward(page));
  await tap(placing(page));
  await isSuccess(page);
  expect(done).toEqual({ taps: 12, fields: 5 });
});
