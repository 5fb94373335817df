/** WCAG 1.4.4, 1.4.10: with letters twice as large, and on the narrowest phone, no word is cut and no page goes sideways. */

import type { Page } from '@playwright/test';
import { shortcuts } from './at-admin-menu.ts';
import { chooseFirstSlot } from './choose.ts';
import { fromAccountMenu } from './customer.ts';
import { main } from './hands.ts';
import { dayOf, makeProfessional, signInAsProfessional } from './professional.ts';
import { putSettingsBack } from './salon-settings.ts';
import { book, FACIAL, freeVisit, HOME, OFFICE, serviceNamed, signedIn } from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const sizes = [
  { name: 'letters of 200 % at 360 px', width: 360, height: 640, letters: '200%' },
  { name: '320 px', width: 320, height: 568, letters: '100%' },
];

/** As on a phone with larger letters. */
const setLetters = (page: Page, size: string) =>
  page.addInitScript(fontSize => {
    const set = () => document.documentElement?.style.setProperty('font-size', fontSize);
    new MutationObserver((_, observer) => {
      set();
      if (document.documentElement) observer.disconnect();
    }).observe(document, { childList: true });
    set();
  }, size);

/** Elements wider than the window, and texts that are cut off or outside their control. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = new Set<string>();
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

    const check = (words: Text, element: HTMLElement) => {
      const say = (what: string) => faults.add(`“${words.data.trim().slice(0, 40)}” ${what}`);
      const range = document.createRange();
      range.selectNodeContents(words);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const goBeside = (box: { left: number; right: number }) =>
        lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      const goUnder = (box: DOMRect) =>
        lines.some(({ top: from, bottom, height }) => from < box.top - height / 4 || bottom > box.bottom + height / 4);

      const control = element.closest('button, label, a');
      if (control && getComputedStyle(control).display !== 'inline') {
        const box = control.getBoundingClientRect();
        if (goBeside(box) || goUnder(box)) say('stands out of its control');
      }
      let isScrolledDown = false;
      for (let around: HTMLElement | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'auto' && around.scrollWidth > around.clientWidth) return;
        if (overflowY === 'auto') isScrolledDown = true;
        if (overflowX === 'visible' || overflowX === 'auto') continue;
        const box = around.getBoundingClientRect();
        if (goBeside(box) || (!isScrolledDown && goUnder(box))) say('is cut off');
      }
      if (goBeside({ left: 0, right: clientWidth })) say('is beyond the window');
    };

    // Teasers may be cut: their page has the whole text.
    const others = '.sr-only, .leaflet-container, script, [class*=line-clamp]';
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = walker.currentNode as Text;
      const element = words.parentElement;
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
      if (words.data.trim() && element && isSeen && !element.closest(others)) check(words, element);
    }
    return [...faults];
  });

for (const { name, width, height, letters } of sizes) {
  const isWhole = (page: Page, where: string) =>
    expect.poll(() => faultsOf(page), { message: `${where}, ${name}`, timeout: 3000 }).toEqual([]);

  const visit = async (page: Page, path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await isWhole(page, path);
  };

  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => setLetters(page, letters));

    test('every page fits, to a visitor', async ({ page }) => {
      const { id } = await serviceNamed(FACIAL);
      for (const path of ['/services', '/all-services', `/services/details/${id}`, '/about', '/contact', '/terms', '/'])
        await visit(page, path);
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await isWhole(page, 'menu');
      await page.keyboard.press('Escape');
      await fromAccountMenu(page, 'Register');
      await expect(page.getByRole('dialog').getByLabel('Full Name')).toBeVisible();
      await isWhole(page, 'register');
    });

    test('booking a visit fits', async ({ page }) => {
      await signedIn(page, { cart: { [FACIAL]: 2, 'Classic Manicure': 1 }, addresses: [HOME] });
      await visit(page, '/book');
      await visit(page, '/cart');
      await page.getByRole('button', { name: /WELCOME200/ }).click();
      await expect(page.getByText('Coupon applied.')).toBeVisible();
      await isWhole(page, 'coupon');
      await visit(page, '/checkout');
      await page.getByRole('button', { name: 'Add New Address' }).click();
      await expect(page.getByRole('dialog').locator('.leaflet-tile-loaded').first()).toBeVisible();
      await isWhole(page, 'address, the place');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Continue' }).click();
      await chooseFirstSlot(page);
      await isWhole(page, 'time slot');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Order Summary' }).last()).toBeVisible();
      await isWhole(page, 'summary');
    });

    test('the dialogs after a booking fit', async ({ page }) => {
      const customer = await signedIn(page, { addresses: [HOME, OFFICE] });
      await book(customer, await freeVisit(4));
      await visit(page, '/bookings');
      await main(page).getByRole('button', { name: 'Reschedule' }).click();
      await chooseFirstSlot(page);
      await isWhole(page, 'reschedule');
      // A closed select may cut its value.
      await expect(
        page
          .getByRole('dialog')
          .getByText(/12, Lotus Residency, Ramdaspeth.*440010, India/)
          .last(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await visit(page, '/profile');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await expect(page.getByRole('dialog').getByLabel('Full Name')).toBeVisible();
      await isWhole(page, 'edit profile');
    });

    test("the professional's phone fits", async ({ page }) => {
      const professional = await makeProfessional(`Rekha ${letters}`);
      await dayOf(professional, ['Asha Deshmukh', 'Meera Joshi']);
      await visit(page, '/pro');
      await signInAsProfessional(page, professional);
      for (const path of ['/pro', '/pro/days', '/pro/leave']) await visit(page, path);
      await page.getByRole('button', { name: 'Enter leave' }).click();
      await isWhole(page, 'leave');
      await page.keyboard.press('Escape');
      await visit(page, '/pro');
      await page.getByRole('button', { name: 'I need help' }).click();
      await isWhole(page, 'help');
    });
  });
}

test('with wider letter and word spacing nothing at the bottom leaves the window', async ({ page }) => {
  // WCAG 1.4.12, on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 568 });
  await signInAsStaff(page);
  for (const [path, last] of [
    ['/admin', shortcuts(page).getByRole('button', { name: 'More' })],
    ['/book', page.getByRole('button', { name: 'Checkout' })],
  ] as const) {
    await page.goto(path);
    await expect(last).toBeVisible();
    await page.evaluate(() => {
      const apart = new CSSStyleSheet();
      apart.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }');
      document.adoptedStyleSheets.push(apart);
    });
    const box = await last.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(320);
  }
});

/** The bars that stay in the window while the page scrolls. */
const barsThatStay = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement;
    top.scrollTo(0, (top.scrollHeight - top.clientHeight) / 2);
    await new Promise(requestAnimationFrame);
    const stays = (element: Element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      const { width, height, top: from, bottom } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && from < innerHeight && bottom > 0 && pointerEvents !== 'none';
      return isSeen && (position === 'fixed' || position === 'sticky') && !element.matches('dialog');
    };
    return [...top.querySelectorAll('*')].filter(stays).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

for (const height of [200, 256]) {
  test(`WCAG 1.4.10 at 400 % zoom, 320 × ${height} px, no bar stays over the page`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height });
    const { id } = await serviceNamed(FACIAL);
    await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME] });
    await signInAsStaff(page);
    const admin = ['/admin', '/admin/bookings', '/admin/services', '/admin/settings/salon'];
    for (const path of ['/', '/all-services', `/services/details/${id}`, '/book', '/cart', '/bookings', '/contact', ...admin]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      if (path === '/admin/settings/salon') await page.getByLabel('Salon name').fill('Nikhar Salon');
      if (path === '/admin/settings/salon') await expect(page.locator('[data-save-bar]')).toBeVisible();
      expect.soft(await barsThatStay(page), path).toEqual([]);
    }
    // Their content is reached by scrolling.
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const onward = page.getByRole('button', { name: 'Continue' });
    await expect(onward).toBeVisible();
    expect(await barsThatStay(page)).toEqual([]);
    await onward.click();
    await chooseFirstSlot(page);
    expect(await barsThatStay(page)).toEqual([]);
    await onward.click();
    expect(await barsThatStay(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
  });
}
