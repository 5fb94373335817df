/** The pages around the shop, and the page for unexpected errors (rules W1, W2). */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { fromAccountMenu } from './customer.ts';
import { answer, hold, refuse, restore, stopClock } from './faults.ts';
import { isPhone, main } from './hands.ts';
import { SITE } from './places.ts';
import { asStaff, CLEAN_UP, call, dayAhead, FACIAL, serviceNamed, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

test('home leads to categories, services and back', { tag: ['@both', '@release'] }, async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/services');
  await expect(main(page).getByRole('link', { name: 'View Services' })).toHaveAttribute('href', '/all-services');
  for (const claim of ['15+', '10,000+', '50+'])
    await expect(main(page).getByText(claim).filter({ visible: true })).toHaveCount(1);
  await expect(main(page).getByText('4.9 rating from 500+ reviews')).toBeVisible();
  await expect(
    main(page).getByRole('region', { name: /why/i }).locator('a[href="/all-services"]').filter({ visible: true }),
  ).toHaveCount(2);
  await expect(page.getByRole('contentinfo')).toContainText('9:00 AM');
  await page.goto('/all-services');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a tap counts although its picture is replaced between press and release', { tag: '@both' }, async ({ page }) => {
  const { promise: letGo, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/api/v1/image/**', async route => {
    await letGo;
    await route.abort();
  });
  await page.goto('/services');
  const tile = main(page).getByRole('link', { name: /Facials & Clean-ups/ });
  const picture = tile.locator('img');
  await tile.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  fail();
  await expect(picture).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/all-services\?category=/);
});

/** Where each picture or its empty place lies, in heights of the window, and whether it has loaded. */
const picturesOf = (page: Page) =>
  main(page)
    .locator('li .aspect-4\\/3')
    .evaluateAll(places =>
      places.map(place => ({
        at: place.getBoundingClientRect().top / innerHeight,
        isLoaded: place instanceof HTMLImageElement && place.complete && place.naturalWidth > 0,
      })),
    );

test('a desktop has the pictures of the next screen before anybody scrolls, and no more', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/services');
  const within = async (from: number, to: number) => (await picturesOf(page)).filter(({ at }) => at >= from && at < to);
  await expect.poll(async () => (await within(1, 2)).length).toBeGreaterThan(2);
  await expect.poll(async () => (await within(0, 2)).filter(({ isLoaded }) => !isLoaded)).toEqual([]);
  const beyond = await within(2.1, 9);
  expect(beyond.length).toBeGreaterThan(0);
  expect(beyond.filter(({ isLoaded }) => isLoaded)).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a phone has the pictures below its screen once somebody scrolls', async ({ page }) => {
  await page.goto('/services');
  // The first four load at once.
  const below = async () => (await picturesOf(page)).slice(4).filter(({ at }) => at < 1.4);
  const first = async () => (await picturesOf(page)).slice(0, 3).map(({ isLoaded }) => isLoaded);
  await expect.poll(first).toEqual([true, true, true]);
  expect(await below()).toEqual([{ at: expect.any(Number), isLoaded: false }]);
  await page.mouse.wheel(0, 10);
  await expect.poll(async () => (await below()).map(({ isLoaded }) => isLoaded)).toEqual([true]);
});

for (const [path, title] of [
  ['/about', /./],
  ['/contact', /Contact us/],
  ['/book', /Quick Booking/],
  ['/privacy', /Privacy/],
  ['/terms', /Terms/],
] as const) {
  test(`${path} has its title and working links`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(/ · Nikhar$/);
    const inside = await main(page)
      .locator('a[href^="/"]')
      .evaluateAll(links => links.map(a => a.getAttribute('href')));
    for (const href of new Set(inside)) expect((await request.get(href ?? '')).status(), href ?? '').toBe(200);
    const anchors = await main(page)
      .locator('a[href^="#"]')
      .evaluateAll(links => links.map(a => a.getAttribute('href')));
    for (const anchor of anchors) await expect(page.locator(anchor ?? '')).toHaveCount(1);
  });
}

test('a message reaches the salon', { tag: '@release' }, async ({ page }) => {
  const text = 'Do you come to Wardha?';
  await page.goto('/contact');
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Enter an e-mail address or a mobile number')).toBeVisible();
  await expect(form.getByText('Message is required')).toBeVisible();
  await form.getByLabel('Name').fill('Meera');
  await form.getByLabel('Mobile').fill('9876512340');
  await form.getByLabel('Message').fill(text);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Thank you, we have your message')).toBeVisible();
  expect(JSON.stringify(await asStaff('GET', '/message/admin'))).toContain(text);
  await form.getByRole('button', { name: 'Write Another Message' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(form.getByLabel('Name')).toHaveValue('Meera');
});

test('fields are locked while a message is being sent', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Meera');
  await form.getByLabel('Mobile').fill('9876512340');
  const message = form.locator('textarea');
  await message.fill('Do you come to Wardha?');
  const letGo = await hold(page, '/message');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Sending...')).toBeVisible();
  await message.click({ force: true });
  await page.keyboard.type(' On Sundays, too?');
  await expect(message).toHaveValue('Do you come to Wardha?');
  letGo();
  await expect(form.getByText('Thank you, we have your message')).toBeVisible();
});

test('a form whose script fails leaves the page as it is and can be tried again', { tag: '@rare' }, async ({ page }) => {
  await page.route('**/assets/message-form-*.js', route => route.abort('connectionreset'));
  await page.goto('/contact');
  await expect(page.getByText('The form could not be loaded. A call or an e-mail reaches us, too.')).toBeVisible();
  await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
  await page.unroute('**/assets/message-form-*.js');
  await main(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeFocused();
});

test("where the footer is hidden, its links end the list and are in the phone's menu", { tag: '@both' }, async ({ page }) => {
  const links = [
    ['Quick Booking', '/book'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ] as const;
  const { content } = await call('GET', '/category');
  for (const [name, path] of links) {
    await page.goto(`/all-services?category=${content[0].id}`);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(SITE + path);
  }
  if (!isPhone(page)) return;
  for (const [name, path] of links) {
    await page.goto('/all-services');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await isAccessible(page, 'menu');
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(SITE + path);
    await expect(menu).toBeHidden();
  }
});

test('the contact page answers questions, calls, mails and shows the way', async ({ page }) => {
  await page.goto('/contact');
  await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Get Directions' }).first()).toHaveAttribute('href', /^https:\/\/.*google/);
  const question = main(page).locator('details').first();
  await question.locator('summary').click();
  await expect(question.getByRole('paragraph')).toBeVisible();
  await main(page).getByRole('heading', { name: 'Find the salon' }).scrollIntoViewIfNeeded();
  await expect(main(page).locator('.leaflet-container')).toBeVisible();
});

test("whether the salon is open follows the salon's clock once it is known", async ({ page }) => {
  await page.goto('/contact');
  // Block the scripts: the settings that they keep must not replace the ones kept here.
  await expect(page.getByText(/^(Open|Closed) now$/)).toBeVisible();
  const settings = await call('GET', '/settings');
  const tomorrow = dayAhead(1);
  const hours = settings.openingHours.map((one: object) => ({ ...one, opens: '00:00:00', closes: '23:59:59', closed: false }));
  const shown = { ...settings, openingHours: hours, closedDays: [tomorrow] };
  await page.evaluate(kept => localStorage.setItem('settings_cache', JSON.stringify(kept)), shown);
  // This phone's clock is a day ahead.
  await page.clock.install({ time: Date.now() + 86_400_000 });
  await page.route('**/api/v1/settings', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), data: shown } });
  });
  const letGo = await hold(page, '/settings');
  await page.reload();
  await expect(page.getByText('Closed now')).toBeVisible();
  letGo();
  await expect(page.getByText('Open now')).toBeVisible();
});

test('a message that was typed but not sent is there again', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Do you come to Wardha on Sundays?');
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await page.goBack();
  await expect(message).toHaveValue('Do you come to Wardha on Sundays?');
});

test('a message that was typed but not sent is gone after logging out', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page);
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('My skin is sore since the visit.');
  await fromAccountMenu(page, 'Logout');
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(message).toHaveValue('');
});

test('quick booking adds services and leads to checkout once there are enough', async ({ page }) => {
  await signedIn(page, { cart: { [CLEAN_UP]: 1 } });
  await page.goto('/book');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expect(page.getByText('Minimum cart value for booking is ₹899.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Services' })).toBeInViewport();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('the terms say that a late team calls; the privacy policy names who processes data', async ({ page }) => {
  await signedIn(page);
  for (const [path, words] of [
    ['/about', 'If we are late, we call you first.'],
    ['/contact', 'If we are late, we call you first.'],
    ['/profile', 'You can download or delete your data.'],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(words)).toBeAttached();
  }
});

test("the privacy policy explains staff's note and how long it is kept", async ({ page }) => {
  await page.goto('/privacy');
  await expect(main(page).getByText('What our team should know at your next visit')).toBeAttached();
  await expect(main(page).getByText('until we change or delete it, or you delete your account')).toBeAttached();
});

for (const path of ['/', '/about', '/contact', '/terms']) {
  test(`${path} says when within a slot the team comes`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page).getByText(/We come at the beginning of the slot/)).toHaveCount(1);
    await expect(main(page).getByText(/window you choose|when the team arrives/)).toHaveCount(0);
  });
}

test('an unknown address says so and leads on', { tag: '@release' }, async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('We do not have this page')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
});

test('a screen that crashes says Something went wrong, and Refresh Page repairs it', async ({ page }) => {
  const { id } = await serviceNamed(FACIAL);
  await answer(page, `/service/${id}`, { id, name: null, imageUrl: null });
  await page.goto(`/services/details/${id}`);
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await restore(page, `/service/${id}`);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FACIAL })).toBeVisible();
});

const notLoaded = (page: Page) => page.getByText('This page could not be loaded');

test('a page whose script fails says so, and Try Again loads it without a reload', async ({ page }) => {
  await page.goto('/');
  const script = '**/assets/about-page-*.js';
  await page.route(script, route => route.abort('connectionreset'));
  // What comes after the first screen has its place by then.
  await expect(page.getByRole('heading', { name: 'Why choose us' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(notLoaded(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset.kept = '';
  });
  // The script may belong to an older release: only a reload has the page then.
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('body[data-kept]')).toBeAttached();
});

test('a page opened offline says so at once and loads when the network is back', async ({ page, context }) => {
  await page.goto('/about');
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Services' }).click();
  await expect(notLoaded(page)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeHidden();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(notLoaded(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  await expect(notLoaded(page)).toBeHidden();
});

test('a page whose script failed opens when it is asked for again', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/');
  const script = '**/assets/about-page-*.js';
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await page.route(script, route => route.abort('connectionreset'));
  await about.click();
  await expect(notLoaded(page)).toBeVisible();
  await page.unroute(script);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await about.click();
  await expect(page).toHaveTitle(/^About/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose script is never answered says so after half a minute and leads on', { tag: '@rare' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.route('**/assets/about-page-*.js', () => {});
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(main(page).getByRole('status')).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(25_000);
  await expect(notLoaded(page)).toBeHidden();
  await page.clock.runFor(6_000);
  await expect(notLoaded(page)).toBeVisible();
  await page.unroute('**/assets/about-page-*.js');
  // A browser that waits for a script does not ask again: only a reload helps.
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page).toHaveTitle(/^About/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose script comes at the second try says nothing', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/');
  let asked = 0;
  await page.route('**/assets/about-page-*.js', route => (++asked > 1 ? route.continue() : route.abort('connectionreset')));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toBe(2);
});

test('a page without any script says so after a while', { tag: '@rare' }, async ({ page }) => {
  await page.route('**/assets/start-up-*.js', route => route.abort('connectionreset'));
  await page.goto('/cart');
  const note = page.getByText('This page is slow to load.');
  await expect(note).toBeHidden();
  await expect(note).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/assets/start-up-*.js');
  await note.getByRole('link', { name: 'Load it again' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a lost style sheet is asked for again', { tag: '@rare' }, async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/index-*.css', route => (++asked > 2 ? route.continue() : route.abort('connectionreset')));
  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  expect(asked).toBe(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page without its style sheet says so at its top, and Refresh Page repairs it', async ({ page }) => {
  await page.route('**/assets/index-*.css', route => route.abort('connectionreset'));
  await page.goto('/');
  const note = page.getByRole('alert');
  await expect(note).toContainText('This page did not load completely');
  await expect(note).toBeInViewport();
  await page.unroute('**/assets/index-*.css');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(note).toHaveCount(0);
});

for (const path of ['/', '/cart']) {
  for (const script of ['react', 'app']) {
    test(`${path} without its script ${script} tries again, then says so, and Refresh Page repairs it`, async ({ page }) => {
      let asked = 0;
      await page.route(`**/assets/${script}-*.js`, route => {
        asked++;
        return route.abort('connectionreset');
      });
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('This page did not load completely');
      expect(asked).toBeGreaterThan(1);
      await page.unroute(`**/assets/${script}-*.js`);
      await page.getByRole('button', { name: 'Refresh Page' }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
}

test('taps and typing before the scripts arrive are not lost', async ({ page }) => {
  let letGo = () => {};
  const gate = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route('**/assets/app-*.js', async route => {
    await gate;
    await route.continue();
  });
  // The first script notes what people do, and asks for this one.
  const isAsked = page.waitForRequest('**/assets/app-*.js');
  await page.goto('/services', { waitUntil: 'commit' });
  await isAsked;
  const search = page.getByPlaceholder('Search beauty services...');
  await search.pressSequentially('clean-ups');
  // The page says that it is busy, but a person may tap all the same.
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click({ force: true });
  letGo();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(search).toHaveValue('clean-ups');
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
});

test('a page opened in a background tab does not stay busy', { tag: '@rare' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }));
  await page.goto('/');
  // Screen readers announce disabled buttons.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeEnabled();
});

test('R79 home without its categories says so and can be tried again', async ({ page }) => {
  await refuse(page, 'GET', '/category?*', 400, 'VALIDATION_ERROR');
  await page.goto('/');
  await expect(page.getByText('Failed to load categories')).toBeVisible();
  await expect(page.getByText('Failed to fetch categories. Please try again later.')).toBeVisible();
  await restore(page, '/category?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: /Facials & Clean-ups/ })).toBeVisible();
});

for (const [path, title, hasTabs] of [
  ['/cart', 'Shopping Cart', false],
  ['/bookings', 'My Bookings', true],
  ['/services?view=list', 'Our Services', true],
] as const) {
  test(`${path} has its frame before its scripts, and nothing moves when they come`, { tag: '@both' }, async ({ page }) => {
    await signedIn(page);
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const { value } of list.getEntries() as unknown as { value: number }[])
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let letGo = () => {};
    const gate = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async route => {
      await gate;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Nikhar' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible({ visible: hasTabs && isPhone(page) });
    // The frame does not know the visitor yet.
    await expect(header.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const button = header.getByRole('button', { name: isPhone(page) ? 'Menu' : 'Logout' });
    await expect(button).toBeVisible();
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift).toBeLessThan(0.005);
  });
}

test('a page that begins as a frame also begins at its top after a reload', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page);
  const addresses = page.getByRole('heading', { name: 'Saved addresses' });
  for (const path of ['/profile', '/services?view=list']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    await page.reload();
    await expect(path === '/profile' ? addresses : page.getByRole('link', { name: /Facials & Clean-ups/ })).toBeAttached();
    // The wrong place would be the end of the frame.
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the map names itself to keyboard users', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'Find the salon' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toHaveAttribute('tabindex', '0');
});
