/** Rules W24 and R83: no axe violation on any page or state, keyboards alone can book, and the focus is where one is. */
import type { Locator, Page } from '@playwright/test';
import { isSuccess } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { chooseFirstSlot } from './choose.ts';
import { fromAccountMenu } from './customer.ts';
import { cutOff, hold, openWith, runUntil } from './faults.ts';
import { isPhone, main } from './hands.ts';
import { book, bookingsOf, CLEAN_UP, FACIAL, freeVisit, HOME, OFFICE, readyToBook, serviceNamed, signedIn } from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';
import { faultsIn } from './valid-html.ts';

const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await isAccessible(page, path);
};

test('R83 one page of each kind has no violation', { tag: '@release' }, async ({ page }) => {
  test.slow();
  const { id } = await serviceNamed(FACIAL);
  await signedIn(page, { cart: { [FACIAL]: 1, [CLEAN_UP]: 2 }, addresses: [HOME] });
  await signInAsStaff(page);
  const site = ['/', '/services', `/services/details/${id}`, '/cart', '/checkout', '/contact'];
  for (const path of [...site, '/admin', '/admin/bookings', '/admin/settings/salon']) await visit(page, path);
});

test('R83 a visitor meets no violation on any other page', { tag: '@both' }, async ({ page }) => {
  test.slow();
  const { id, categoryId } = await serviceNamed(FACIAL);
  const lists = ['/services?search=zzzz', '/all-services', `/all-services?category=${categoryId}`, '/all-services?search=zzzz'];
  const others = [...lists, '/services/details/none', '/about', '/book', '/privacy', '/terms', '/no-such-page'];
  // Wide screens have another layout on these.
  const wide = ['/', '/services', '/all-services', `/services/details/${id}`, '/contact'];
  for (const path of isPhone(page) ? others : wide) await visit(page, path);
});

test('the server sends valid HTML before any script runs', { tag: '@release' }, async ({ request }) => {
  const { id, categoryId } = await serviceNamed(FACIAL);
  const own = ['/cart', '/checkout', '/order-success', '/bookings', '/profile', '/admin', '/admin/login', '/pro', '/pro/leave'];
  const lists = ['/services', '/services?search=zzzz', '/all-services', `/all-services?category=${categoryId}`];
  const details = [`/services/details/${id}`, '/services/details/none', '/no-such-page'];
  for (const path of [
    '/',
    ...lists,
    ...details,
    '/academy',
    '/academy/none',
    '/about',
    '/contact',
    '/book',
    '/privacy',
    '/terms',
    ...own,
  ])
    expect.soft(await faultsIn(await (await request.get(path, { headers: { accept: 'text/html' } })).text()), path).toEqual([]);
});

test('R83 a customer meets no violation on any other page', async ({ page }) => {
  test.slow();
  const customer = await signedIn(page, { cart: { [FACIAL]: 1, [CLEAN_UP]: 2 }, addresses: [HOME, OFFICE] });
  const { bookingId } = await book(customer, await freeVisit(3));
  for (const path of ['/all-services', '/cart', '/checkout', '/bookings', '/profile', '/book', '/contact'])
    await visit(page, path);
  // Fix the clock so that the page stays; the timers that axe needs go on.
  await page.clock.setFixedTime(Date.now());
  await openWith(page, '/order-success', { bookingId });
  await expect(page.getByText('Redirecting...')).toBeVisible();
  await isAccessible(page, '/order-success');
});

test('R83 staff meet no violation on any other page', { tag: '@both' }, async ({ page }) => {
  test.slow();
  await signInAsStaff(page);
  const others = [
    '/admin/bookings?view=week',
    '/admin/category',
    '/admin/services',
    '/admin/professionals',
    '/admin/coupon',
    '/admin/bookings/new',
    '/admin/settings',
    '/admin/settings/opening',
    '/admin/settings/payment',
    '/admin/settings/messages',
    '/admin/staff',
    '/admin/keys',
    '/admin/access-record',
    '/admin/webhooks',
    '/admin/calendar-feeds',
    '/admin/website-button',
    '/admin/customers',
    '/admin/messages',
    '/admin/jobs',
    '/admin/documents',
    '/admin/tax',
    '/admin/cash-up',
    '/admin/pay',
    '/admin/analytics',
  ];
  // Wide screens have a sidebar, tables, and a panel beside the list.
  const wide = ['/admin', '/admin/bookings', '/admin/bookings/new', '/admin/services', '/admin/settings/salon'];
  for (const path of isPhone(page) ? others : wide) await visit(page, path);
});

test('R83 the steps and dialogs of a booking have no violation', { tag: '@release' }, async ({ page }) => {
  await readyToBook(page);
  await page.goto('/cart');
  // The question closes after six seconds, and axe may take longer. Axe never ends on a stopped clock.
  await page.evaluate(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms === 6_000 ? 600_000 : ms) });
  });
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await isAccessible(page, 'clear cart');
  await page.getByRole('alertdialog', { name: 'Clear Cart?' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(page.getByRole('dialog').locator('.leaflet-tile-loaded').first()).toBeVisible();
  await isAccessible(page, 'address, the place');
  await page.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await expect(page.getByText(/Wardha Road/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Location' }).click();
  await isAccessible(page, 'address, the door');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseFirstSlot(page);
  await isAccessible(page, 'time slot');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Order Summary' }).last()).toBeVisible();
  await isAccessible(page, 'summary');
});

test('R83 the dialogs after a booking have no violation and give the focus back', async ({ page }) => {
  const customer = await readyToBook(page);
  await book(customer, await freeVisit(4));
  await page.goto('/bookings');
  for (const name of ['Reschedule', 'Cancel']) {
    await main(page).getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
    await isAccessible(page, name);
    await page.keyboard.press('Escape');
  }
  await page.goto('/profile');
  for (const name of ['Edit Profile', 'Delete My Account']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('R83 sign-in, menu, loading and failures have no violation', async ({ page }) => {
  await page.clock.install();
  const letGo = await hold(page, '/category?*');
  await page.goto('/services');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(1);
  await isAccessible(page, 'skeletons');
  letGo();
  await fromAccountMenu(page, 'Login');
  await page.getByRole('dialog').getByRole('button', { name: 'Send OTP' }).click();
  await isAccessible(page, 'login');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Register$/ })
    .click();
  await page.getByRole('dialog').getByLabel('Full Name').fill('Meera Joshi');
  await page
    .getByRole('dialog')
    .getByLabel('Phone Number')
    .fill(`96${String(Date.now()).slice(-8)}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await isAccessible(page, 'verify');
  await page.keyboard.press('Escape');
  await cutOff(page);
  await page.goto('/all-services');
  await runUntil(page, page.getByText('Failed to load services'));
  await isAccessible(page, 'failed');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await isAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  }
});

test('R83 a customer books a visit by keyboard alone', { tag: ['@desktop', '@release'] }, async ({ page }) => {
  const customer = await readyToBook(page);
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  /** Presses Tab until the element has the focus, as a person does. */
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    for (let steps = 0; steps < 60; steps++) {
      if (await target.evaluate(element => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const press = async (name: string) => {
    const button = page.getByRole('button', { name });
    await expect(button).toBeEnabled();
    await tabTo(button);
    await page.keyboard.press('Enter');
  };
  await tabTo(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeFocused();
  await press('Proceed to Checkout');
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout).toBeVisible();
  expect(await checkout.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true);
  await press('Continue');
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeFocused();
  await tabTo(page.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false }).first());
  await page.keyboard.press('Space');
  await press('Continue');
  await expect(page.getByRole('heading', { name: 'Order Summary' }).last()).toBeFocused();
  await press('Place Order');
  await isSuccess(page);
  expect(await bookingsOf(customer)).toHaveLength(1);
});

test('R83 no bar covers the focused element, whichever way the keyboard came', { tag: '@both' }, async ({ page }) => {
  test.slow();
  await signInAsStaff(page);
  const hidden: string[] = [];
  for (const path of ['/all-services', '/contact', '/admin/services']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let steps = 0; steps < 40; steps++) {
        await page.keyboard.press(key);
        const name = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return null;
          const { left, top, width, height } = focused.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          const isSeen = seen && (focused.contains(seen) || seen.contains(focused));
          return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent);
        });
        if (name !== null) hidden.push(`${path}, by ${key}: ${name}`);
      }
    }
  }
  expect(hidden).toEqual([]);
});

test('R83 focusing a fixed bar does not scroll the page', { tag: '@both' }, async ({ page }) => {
  await signInAsStaff(page);
  for (const path of ['/all-services', '/book', '/admin/settings/salon']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // Shows the save bar.
    if (path === '/admin/settings/salon') await page.getByLabel('Salon name').fill('Nikhar Salon');
    const moved = await page.evaluate(async () => {
      const named: string[] = [];
      // The save bar rises to its place.
      await Promise.allSettled(document.getAnimations().map(one => one.effect?.getTiming().iterations === 1 && one.finished));
      const isSticky = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));
      for (const element of document.querySelectorAll<HTMLElement>(
        ':is(header, [data-top-strip], [data-save-bar]) :is(a, button)',
      )) {
        scrollTo(0, 400);
        if (!isSticky(element)) continue;
        element.focus();
        await new Promise(requestAnimationFrame);
        if (document.activeElement === element && Math.abs(scrollY - 400) > 1)
          named.push(element.textContent || element.ariaLabel || '');
      }
      return named;
    });
    expect(moved, path).toEqual([]);
  }
});

test('R83 nothing moves for people who ask for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await fromAccountMenu(page, 'Login');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(one => Number(one.effect?.getComputedTiming().duration) > 50).length,
  );
  expect(moving).toBe(0);
});

test('R83 in forced colours, choices and buttons are still recognisable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const frameOf = (what: Locator) =>
    what.evaluate(one => getComputedStyle(one).outlineStyle + getComputedStyle(one).outlineWidth);
  await page.goto('/');
  await expect.poll(() => frameOf(main(page).getByRole('link', { name: 'Book Appointment' }))).toBe('solid1px');
  await readyToBook(page);
  await page.goto('/checkout');
  await expect.poll(() => frameOf(page.getByRole('button', { name: 'Continue' }))).toBe('solid1px');
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseFirstSlot(page);
  const slots = page.getByRole('group', { name: 'Time slot' }).locator('label');
  await page.getByRole('heading', { name: 'Select Date & Time' }).click();
  expect(await frameOf(slots.filter({ has: page.locator(':checked') }))).toBe('solid3px');
  const otherDays = page.getByRole('group', { name: 'Date' }).locator('label', { has: page.locator(':enabled:not(:checked)') });
  expect(await frameOf(otherDays.first())).not.toBe('solid3px');
  await page.goto('/all-services');
  const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button');
  await expect.poll(() => frameOf(chips.first())).toBe('solid3px');
  expect(await frameOf(chips.nth(1))).toBe('solid1px');

  await signInAsStaff(page);
  await page.goto('/admin/coupon');
  const knob = page.getByRole('switch').first().locator('~ span').last();
  const colours = await knob.evaluate(one =>
    [one, one.previousElementSibling].map(e => e && getComputedStyle(e).backgroundColor),
  );
  expect(colours[0]).not.toBe(colours[1]);
});

test('a message stays while the keyboard focus is in it', { tag: '@rare' }, async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  await book(customer, await freeVisit(42));
  await page.clock.install();
  await page.goto('/bookings');
  await main(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click();
  const message = page.getByText('Booking cancelled.');
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await dismiss.focus();
  await page.clock.runFor(6_000);
  await expect(message).toBeVisible();
  await expect(dismiss).toBeFocused();
  await dismiss.blur();
  await page.clock.runFor(6_000);
  await expect(message).toBeHidden();
});

/** Records, from the next page on, what the live regions were given to read aloud. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(changes => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof HTMLElement) || !added.parentElement?.matches('[aria-label="Messages"]')) continue;
        if (added.closest('[aria-live]')?.getAttribute('aria-live') !== 'off') heard.push(added.innerText);
      }
    }).observe(document, { childList: true, subtree: true });
  });
const heardOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'));

test('a message is announced once although one dialog closes and another opens under it', { tag: '@rare' }, async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  await book(customer, await freeVisit(20));
  await book(customer, await freeVisit(25));
  await listen(page);
  await page.goto('/bookings');
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await cancel.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(page.getByText('Booking cancelled.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cancel.first().click();
  await expect(page.getByRole('dialog').getByText('Booking cancelled.')).toBeVisible();
  expect(await heardOn(page)).toEqual(['Booking cancelled.']);
});
