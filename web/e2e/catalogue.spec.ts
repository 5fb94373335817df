/** The lists of categories and services: their states, their search, and the way back into them (rules W3, W4). */
import type { Page, Request as PageRequest } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { answer, askForEverything, callsOf, cutOff, hold, refuse, refuseForNow, restore, runUntil, stopClock } from './faults.ts';
import { isPhone, main } from './hands.ts';
import { FACIAL, serviceNamed, services } from './scene.ts';
import { expect, test } from './test.ts';

/** Without the links at the end of all services. */
const items = (page: Page) => main(page).getByRole('listitem').and(page.locator(':not(nav *)'));
/** Those that have come; the others are skeletons. */
const cards = (page: Page) => items(page).filter({ has: page.getByRole('heading') });
const busy = (page: Page) => main(page).locator('[aria-busy=true]');
const stale = (page: Page) => page.getByText('Showing last known data. Live data unavailable.');
const search = (page: Page) => page.getByPlaceholder('Search beauty services...');
const failed = (page: Page) => page.getByText('Failed to load services');
const nobody = { content: [], page: 0, size: 10, totalPages: 0, totalElements: 0 };

const lists = [
  { path: '/services', call: '/category?*', asked: /\/category$/, words: 'CLEAN-UPS', finds: 1 },
  { path: '/all-services', call: '/service/all?*', asked: /\/service\/all$/, words: 'GAJRA', finds: 2 },
];

for (const { path, call, asked, words, finds } of lists) {
  test(`${path} shows 6 skeletons while it loads`, async ({ page }) => {
    const letGo = await hold(page, call);
    await page.goto(path);
    await expect(items(page)).toHaveCount(6);
    await expect(busy(page)).toHaveCount(1);
    letGo();
    await expect(items(page).getByRole('heading').first()).toHaveText(/\w/);
    await expect(busy(page)).toHaveCount(0);
  });

  test(`R79 ${path} tries twice more, after 1 s and 2 s, then says so and can be tried again`, async ({ page }) => {
    await page.addInitScript(() => {
      const send = window.fetch;
      const times: [string, number][] = [];
      Object.assign(window, { times });
      window.fetch = (...sent) => {
        times.push([new Request(sent[0] as Request).url, Date.now()]);
        return send(...sent);
      };
    });
    await refuse(page, 'GET', call, 503, 'OVERLOADED');
    await page.clock.install();
    await page.goto(path);
    await stopClock(page);
    await runUntil(page, failed(page));
    const times = await page.evaluate(() => (window as unknown as { times: [string, number][] }).times);
    const [first = 0, second = 0, third = 0, ...more] = times
      .filter(([url]) => asked.test(new URL(url).pathname))
      .map(([, at]) => at);
    expect(second - first).toBeGreaterThanOrEqual(1_000);
    expect(second - first).toBeLessThan(2_000);
    expect(third - second).toBeGreaterThanOrEqual(2_000);
    expect(third - second).toBeLessThan(3_000);
    expect(more).toEqual([]);
    await restore(page, call);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await runUntil(page, items(page).getByRole('heading').first());
    await expect(failed(page)).toBeHidden();
  });

  test(`R79 ${path} falls back to the last known data`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await expect(items(page).getByRole('heading').first()).toHaveText(/\w/);
    await expect(busy(page)).toHaveCount(0);
    const names = await items(page).getByRole('heading').allTextContents();
    await cutOff(page);
    await page.reload();
    await runUntil(page, stale(page));
    await expect(items(page).getByRole('heading')).toHaveText(names);
  });

  test(`${path} says that it is empty and looks again`, async ({ page }) => {
    await answer(page, call, nobody);
    await page.goto(path);
    await expect(page.getByText('No services available')).toBeVisible();
    await restore(page, call);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(items(page).getByRole('heading').first()).toHaveText(/\w/);
  });

  test(`${path} finds by name or description in any case, and clears`, async ({ page }) => {
    await page.goto(path);
    await search(page).fill(words);
    await expect(items(page)).toHaveCount(finds);
    await search(page).fill('zzzz');
    await expect(page.getByText('No services found')).toBeVisible();
    await expect(page.getByText('Nothing matches “zzzz”')).toBeVisible();
    await expect(page).toHaveURL(/search=zzzz/);
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(items(page).nth(5)).toBeAttached();
  });
}

const listed = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 3 });

test('customers find services however they spell them', { tag: '@release' }, async ({ page }) => {
  await page.goto('/all-services');
  for (const [words, name] of [
    ['makeup', 'Party Make-up'],
    ['bridal makeup', 'Bridal Make-up, Full Day Look'],
    ['hair cut', "Women's Haircut & Finish"],
    ['cleanup', 'Fruit Clean-up'],
    ['waxing', 'Full Arms Wax'],
    ['facial gold', 'Gold Radiance Facial'],
    ['mehndi', 'Bridal Mehendi'],
    ['hair color', 'Global Colour'],
  ] as const) {
    await search(page).fill(words);
    await expect(page.getByText(`for “${words}”`)).toBeVisible();
    await expect(listed(page).filter({ hasText: name })).toBeVisible();
  }
  await search(page).fill('facail');
  await expect(page.getByText(/^No service matches “facail”. \d+ services with a similar spelling$/)).toBeVisible();
  await expect(listed(page).filter({ hasText: 'Gold Radiance Facial' })).toBeVisible();
});

test('a search without results offers the nearest services', async ({ page }) => {
  for (const path of ['/all-services', '/services']) {
    await page.goto(path);
    await search(page).fill('platinum pedicure');
    await expect(page.getByText('No services found')).toBeVisible();
    const near = page.getByRole('region', { name: 'Did you mean one of these?' });
    await expect(near.getByRole('heading', { level: 3 }).first()).toContainText('Pedicure');
    await isAccessible(page, `near ones on ${path}`);
    await page.getByRole('link', { name: 'Classic Pedicure' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Classic Pedicure' })).toBeVisible();
  }
});

test('a category search without results goes on to the services', async ({ page }) => {
  await page.goto('/services');
  await search(page).fill('makeup');
  await expect(page.getByRole('heading', { name: 'Bridal & Party Make-up' })).toBeVisible();
  await search(page).fill('gel polish');
  const found = page.getByRole('region', { name: 'Services for “gel polish”' });
  await expect(found.getByRole('link', { name: 'Gel Polish, Hands' })).toBeVisible();
  await search(page).fill('haircut');
  await expect(page.getByRole('heading', { name: 'Hair Cut & Styling' })).toBeVisible();
});

test('R79 a page refused by the server says so and does not blame the connection', async ({ page }) => {
  const { id } = await serviceNamed(FACIAL);
  await refuseForNow(page, 'GET', '/service/**', 42);
  await refuseForNow(page, 'GET', '/category?*', 42);
  for (const path of ['/services', '/all-services', '/book', `/services/details/${id}`]) {
    await page.goto(path);
    await expect(main(page)).toContainText('Too many requests. Please try again in 42 seconds.');
    await expect(page.getByText('check your connection')).toHaveCount(0);
  }
});

test('R79 the last known services are good for 10 minutes', async ({ page }) => {
  await page.clock.install();
  await page.goto('/all-services');
  await expect(page.getByText(/Showing 10 of \d+ services/)).toBeVisible();
  await page.clock.fastForward('10:01');
  await cutOff(page);
  await page.reload();
  await runUntil(page, failed(page));
  await expect(stale(page)).toBeHidden();
});

test('kept services are erased when they expire, whatever their category', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => {
    const keep = (category: string, ageMs: number) =>
      localStorage.setItem(`services_cache_${category}`, JSON.stringify({ savedAt: Date.now() - ageMs, services: [] }));
    keep('deleted', 11 * 60_000);
    keep('fresh', 5 * 60_000);
  });
  await page.reload();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('services_cache_')));
  await expect.poll(kept).toEqual(['services_cache_fresh']);
});

test('a desktop chooses between grid and list, and Back keeps the choice', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  await expect(items(page).nth(1)).toHaveText(/\w/);
  const top = async (nth: number) => (await items(page).nth(nth).boundingBox())?.y;
  expect(await top(0)).toBe(await top(1));
  await page.getByRole('button', { name: 'List view' }).click();
  expect(await top(0)).toBeLessThan((await top(1)) ?? 0);
  await items(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/all-services\?category=/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
});

test('a phone has the list only', async ({ page }) => {
  await page.goto('/services');
  await expect(items(page).nth(1)).toHaveText(/\w/);
  await expect(page.getByRole('button', { name: 'Grid view' })).toHaveCount(0);
  const [first, second] = [await items(page).nth(0).boundingBox(), await items(page).nth(1).boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});

test('a link to a deleted category shows all services', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/all-services?category=gone');
  await expect(page.getByText(/Showing \d+ of \d+ services/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'All Services' })).toHaveAttribute('aria-pressed', 'true');
});

test('a category whose name cannot be read is not called all services, and can be tried again', { tag: '@rare' }, async ({
  page,
}) => {
  const { categoryId, categoryName } = await serviceNamed(FACIAL);
  await cutOff(page, '/category?*');
  await page.goto(`/all-services?category=${categoryId}`);
  await expect(page.getByText('Failed to load categories')).toBeVisible();
  await expect(items(page).getByRole('heading', { name: FACIAL })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  await expect(page).toHaveTitle(/^Services/);
  await restore(page, '/category?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: categoryName })).toBeVisible();
  await expect(page.getByRole('button', { name: categoryName })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Failed to load categories')).toHaveCount(0);
});

test('where services and categories both failed, Try Again asks for both', { tag: '@rare' }, async ({ page }) => {
  const { categoryName } = await serviceNamed(FACIAL);
  await cutOff(page);
  await page.goto('/all-services');
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(1);
  await restore(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(items(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: categoryName })).toBeVisible();
});

test('a missing picture shows the first letter, also one of two code units', { tag: '@rare' }, async ({ page }) => {
  const category = { id: 'nails', name: '💅 Nails', description: 'Hands and feet.', imagePath: null, serviceCount: 1 };
  await answer(page, '/category?*', { content: [category], page: 0, size: 50, totalPages: 1, totalElements: 1 });
  await page.goto('/services');
  await expect(items(page).getByText('💅', { exact: true })).toBeVisible();
});

test('a telephone of 2022 finds the services', async ({ page }) => {
  // What iOS 16 lacks of what sites have come to use; it paints, and every call fails.
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [AbortSignal, 'any'],
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [URL, 'canParse'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  await page.goto('/all-services');
  await expect(items(page).getByRole('heading').first()).toHaveText(/\w/);
});

test('a chip selects its category and clears the search', async ({ page }) => {
  const { categoryId, categoryName } = await serviceNamed(FACIAL);
  await page.goto(`/all-services?category=${categoryId}`);
  const chip = (name: string) => page.getByRole('group', { name: 'Categories' }).getByRole('button', { name });
  await expect(chip(categoryName)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryName);
  await search(page).fill('zzzz');
  await expect(page.getByText('No services found')).toBeVisible();
  await chip('Hair Colour').click();
  await expect(search(page)).toHaveValue('');
  await expect(page).not.toHaveURL(/search/);
  await expect(items(page).getByRole('heading', { name: 'Balayage' })).toBeVisible();
  await chip('All Services').click();
  await expect(page.getByText(/Showing \d+ of \d+ services/)).toBeVisible();
  await expect(chip('All Services')).toHaveAttribute('aria-pressed', 'true');
});

test('nothing moves while the cards of the list come', { tag: '@rare' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/all-services');
  await expect(cards(page)).toHaveCount(10);
  await expect(busy(page)).toHaveCount(0);
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
});

test('the end of the list loads the next page until there is none', { tag: '@release' }, async ({ page }) => {
  const asked = callsOf(page, 'GET', /\/service\/all$/);
  await page.goto('/all-services');
  await expect(cards(page)).toHaveCount(10);
  await refuse(page, 'GET', '/service/all?page=1*', 400, 'VALIDATION_ERROR');
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(failed(page)).toBeVisible();
  await restore(page, '/service/all?page=1*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).nth(19)).toBeAttached();
  const total = Number((await page.getByText(/^Showing/).textContent())?.match(/of (\d+)/)?.[1]);
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(total, { timeout: 500 });
  }).toPass({ intervals: [0] });
  await expect(page.getByText(`${total} services`)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(asked.some(url => url.includes(`page=${Math.ceil(total / 10)}`))).toBe(false);
});

test('a list that was reordered between two pages shows each service once', { tag: '@rare' }, async ({ page }) => {
  const all = (await services()).map(({ name }) => name);
  // As before the first of them became the most popular.
  await askForEverything(page);
  await page.route(
    '**/api/v1/service/all?page=0*',
    async route => {
      const now = await (await fetch(route.request().url().replace('size=10', 'size=11'))).json();
      now.data.content.shift();
      await route.fulfill({ json: now });
    },
    { times: 1 },
  );
  await page.goto('/all-services');
  await expect(cards(page).first().getByRole('heading')).toHaveText(all[1] as string);
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(all.length, { timeout: 500 });
  }).toPass({ intervals: [0] });
  await expect.poll(async () => new Set(await cards(page).getByRole('heading').allTextContents())).toEqual(new Set(all));
});

test('Back returns to the place in the list', { tag: '@both' }, async ({ page }) => {
  await page.goto('/all-services');
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  await expect(cards(page).nth(12)).toBeAttached();
  const link = cards(page).nth(12).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/details/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 150);
  await expect(link).toBeInViewport();
});

test('Back returns to the place in the list even after a reload of the other page', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/all-services');
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  await expect(cards(page).nth(12)).toBeAttached();
  const link = cards(page).nth(12).getByRole('heading').getByRole('link');
  await link.click();
  await expect(page).toHaveURL(/details/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('customers who return from another app find their place although the phone dropped the page', { tag: '@rare' }, async ({
  page,
}) => {
  const look = (away: boolean) =>
    page.evaluate(isAway => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isAway });
      document.dispatchEvent(new Event('visibilitychange'));
    }, away);
  await page.goto('/all-services');
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  await cards(page).nth(19).scrollIntoViewIfNeeded();
  await expect(cards(page).nth(25)).toBeAttached();
  const link = cards(page).nth(25).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await look(true);
  await page.reload();
  await expect(link).toBeInViewport();
  // Where the phone has kept the page, the browser knows better.
  const kept = () => page.evaluate(() => history.state?.place?.pages);
  await look(true);
  expect(await kept()).toBeGreaterThan(2);
  await look(false);
  expect(await kept()).toBeUndefined();
});

test('after returning to a place, the next category begins at its top', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/all-services');
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  await expect(cards(page).nth(15)).toBeAttached();
  const link = cards(page).nth(15).getByRole('heading').getByRole('link');
  await link.click();
  await expect(page).toHaveURL(/details/);
  await page.goBack();
  await expect(link).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  const asked = callsOf(page, 'GET', /\/service\/all$/);
  const { categoryId, categoryName } = await serviceNamed(FACIAL);
  const chip = page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: categoryName });
  await chip.click();
  await expect(page.getByRole('heading', { level: 1, name: categoryName })).toBeVisible();
  await expect(busy(page)).toHaveCount(0);
  await expect(cards(page).first()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // As many pages of it as are seen, not as of the list before.
  expect(asked.filter(url => url.includes(categoryId))).toHaveLength(1);
});

test('Try Again shows that it is working and hands the focus on', { tag: '@rare' }, async ({ page }) => {
  await cutOff(page, '/service/all?*');
  await page.goto('/all-services');
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await restore(page, '/service/all?*');
  const letGo = await hold(page, '/service/all?*');
  await again.focus();
  await again.press('Enter');
  await expect(again).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(again).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Try Again below a list hands the focus to the card above it', { tag: '@rare' }, async ({ page }) => {
  await cutOff(page, '/service/all?page=1*');
  await page.goto('/all-services');
  await expect(cards(page).nth(9)).toBeAttached();
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await restore(page, '/service/all?page=1*');
  await again.press('Enter');
  await expect(again).toBeHidden();
  await expect(cards(page).nth(10)).toBeAttached();
  await expect(cards(page).nth(9).getByRole('heading')).toBeFocused();
});

test('Load more moves the focus to the first new card, also the last time', { tag: '@rare' }, async ({ page }) => {
  const total = (await services()).length;
  const pages = Math.ceil(total / 10);
  const [second, last] = [await hold(page, '/service/all?page=1*'), await hold(page, `/service/all?page=${pages - 1}*`)];
  const more = page.getByRole('button', { name: /^Load(ing)? more/ });
  const goesOnAt = async (nth: number, letGo: () => void) => {
    await cards(page)
      .nth(nth - 1)
      .scrollIntoViewIfNeeded();
    await more.focus();
    await expect(more).toHaveText('Loading more...');
    letGo();
    const link = cards(page).nth(nth).getByRole('heading').getByRole('link');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  };
  await page.goto('/all-services');
  await goesOnAt(10, second);
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount((pages - 1) * 10, { timeout: 500 });
  }).toPass({ intervals: [0] });
  await goesOnAt((pages - 1) * 10, last);
  await expect(more).toHaveCount(0);
});

test("'Nothing found' is not shown for the next search, nor for all services", { tag: '@rare' }, async ({ page }) => {
  await page.goto('/all-services?search=zzzz');
  await expect(page.getByText('Nothing matches “zzzz”.')).toBeVisible();
  const letGo = await hold(page, '/service/all?*');
  for (const words of ['gajra', '']) {
    await search(page).fill(words);
    await expect(page).toHaveURL(words ? /search=gajra/ : /all-services$/);
    await expect(page.getByText(/^(No services|Nothing matches)/)).toHaveCount(0);
  }
  letGo();
  await expect(cards(page).nth(9)).toBeAttached();
});

test('all categories come, however many pages they take', { tag: '@rare' }, async ({ page }) => {
  const category = (i: number) => ({ id: `c${i}`, name: `Category ${i}`, description: '', imagePath: null, serviceCount: 1 });
  const all = Array.from({ length: 51 }, (_, i) => category(i + 1));
  for (const [at, content] of [all.slice(0, 50), all.slice(50)].entries()) {
    await answer(page, `/category?page=${at}&size=50`, { content, page: at, size: 50, totalPages: 2, totalElements: 51 });
  }
  await page.goto('/services');
  await expect(items(page).getByRole('heading')).toHaveText(all.map(({ name }) => name));
});

test('categories are kept in memory for 24 hours', async ({ page }) => {
  const asked = callsOf(page, 'GET', /\/category$/);
  await page.clock.install();
  await page.goto('/services');
  await expect(items(page).nth(1)).toHaveText(/\w/);
  const comeBack = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Services' }).click();
    await expect(items(page).nth(1)).toHaveText(/\w/);
  };
  const before = asked.length;
  await page.clock.fastForward('23:59:00');
  await comeBack();
  expect(asked).toHaveLength(before);
  await page.clock.fastForward('02:00');
  await comeBack();
  await expect.poll(() => asked.length).toBe(before + 1);
});

test('a page comes with the answers that its first screen needs', async ({ page }) => {
  const { id } = await serviceNamed(FACIAL);
  for (const path of ['/', '/services', '/all-services', `/services/details/${id}`]) {
    const asked: string[] = [];
    const note = (request: PageRequest) => asked.push(request.url().replace(/^.*(?=\/api\/v1)/, ''));
    page.on('request', note);
    await page.goto(path);
    // Headings are in what is sent; these are gone once the scripts have drawn the page, and once its data is there.
    await expect(page.locator('#late')).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
    const answers = Object.keys(JSON.parse((await page.locator('#first-answers').textContent()) ?? ''));
    expect(answers.length).toBeGreaterThan(1);
    expect(asked.filter(address => answers.includes(address))).toEqual([]);
    page.off('request', note);
  }
  // The service's picture, in the width it is drawn in.
  const picture = page.locator('head link[imagesrcset]').first();
  const drawn = main(page).locator('img').first();
  expect(await picture.getAttribute('imagesrcset')).toBe(await drawn.getAttribute('srcset'));
  expect(await picture.getAttribute('imagesizes')).toBe(await drawn.getAttribute('sizes'));
});

test('a search in the address that is too long is cut between characters', { tag: '@rare' }, async ({ page }) => {
  await page.goto(`/all-services?search=${'a'.repeat(99)}${encodeURIComponent('😀')}${'a'.repeat(9)}`);
  await expect(page.getByRole('searchbox').first()).toHaveValue(`${'a'.repeat(99)}😀`);
  await expect(page.getByText(/No services/).first()).toBeVisible();
});

test('the Search key of a phone hides the keyboard; a real key keeps the focus', { tag: '@both' }, async ({ page }) => {
  await page.goto('/all-services');
  await search(page).fill('gajra');
  await search(page).press('Enter');
  await (isPhone(page) ? expect(search(page)).not.toBeFocused() : expect(search(page)).toBeFocused());
  await expect(cards(page)).toHaveCount(2);
});
