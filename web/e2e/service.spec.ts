/** A service's own page (rule W5). */
import { answer, answerHtml, callsOf, cutOff, restore, runUntil, stopClock } from './faults.ts';
import { main } from './hands.ts';
import { FACIAL, serviceNamed, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

test('a service shows its price, list price, rating, two tabs and up to three related services', {
  tag: '@release',
}, async ({ page }) => {
  const { id, categoryName } = await serviceNamed(FACIAL);
  await page.goto(`/services/details/${id}`);
  await expect(main(page).getByRole('heading', { level: 1, name: FACIAL })).toBeVisible();
  await expect(main(page).getByRole('link', { name: categoryName }).first()).toBeVisible();
  await expect(main(page).getByText('₹1,499').first()).toBeVisible();
  await expect(main(page).locator('s', { hasText: '₹1,874' }).first()).toHaveCSS('text-decoration-line', 'line-through');
  await expect(main(page).getByText('Save 20%').first()).toBeVisible();
  await expect(main(page).getByText('4.8').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Add to Cart', description: FACIAL })).not.toHaveCount(0);

  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Gallery' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Gallery' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeHidden();

  const related = page.getByRole('region', { name: 'You Might Also Like' }).getByRole('listitem');
  await expect(related).toHaveCount(3);
  await expect(related.getByRole('heading', { name: FACIAL })).toHaveCount(0);
});

test('a phone repeats price and button at the bottom', async ({ page }) => {
  const { id } = await serviceNamed(FACIAL);
  await page.goto(`/services/details/${id}`);
  const buttons = page.getByRole('button', { name: 'Add to Cart', description: FACIAL });
  await expect(buttons).toHaveCount(2);
  await expect(buttons.last()).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(buttons.last()).toBeInViewport();
});

test('a phone shows the quantity of a service in the cart in one place, with the way on', async ({ page }) => {
  const { id } = await serviceNamed(FACIAL);
  await signedIn(page);
  await page.goto(`/services/details/${id}`);
  const bar = page.locator('[data-bottom-bar]');
  const quantity = page.getByRole('group', { name: `Quantity of ${FACIAL}` });
  const viewCart = bar.getByRole('link', { name: 'View Cart' });
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(bar.getByRole('button', { name: 'Added' })).toBeFocused();
  await expect(viewCart).toBeInViewport();
  await expect(quantity).toHaveCount(2);
  await expect(bar.locator(quantity)).toBeInViewport();
  await expect(quantity.first()).not.toBeInViewport();

  await quantity.first().evaluate(one => one.scrollIntoView({ block: 'center' }));
  await expect(quantity).toHaveCount(1);
  await expect(viewCart).toBeInViewport();
  await page.getByRole('button', { name: `Remove ${FACIAL}` }).click();
  await expect(main(page).getByRole('button', { name: 'Add to Cart', description: FACIAL })).toBeFocused();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart', description: FACIAL }).click();
  await viewCart.click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('an unknown service says Service Not Found, and Go Back leads on', async ({ page }) => {
  await page.goto('/services/details/none');
  await expect(page.getByText('Service Not Found', { exact: true })).toBeVisible();
  await expect(page.getByText('Service not found.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/all-services$/);
  await page.goto('/services/details/');
  await expect(page.getByText('Service ID is missing.')).toBeVisible();
});

test('go Back returns to the page before', { tag: '@rare' }, async ({ page }) => {
  const { id } = await serviceNamed(FACIAL);
  await page.goto('/services?search=hair');
  await page
    .getByRole('link', { name: /Hair Colour/ })
    .first()
    .click();
  await answer(page, '/service/**', null);
  await page.route(`**/api/v1/service/${id}`, route =>
    route.fulfill({
      status: 404,
      json: { success: false, message: 'Service not found.', errorCode: 'SERVICE_NOT_FOUND', data: null },
    }),
  );
  await page.evaluate(path => history.pushState(null, '', path), `/services/details/${id}`);
  await expect(page.getByText('Service Not Found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/all-services\?category=/);
});

test('R79 a service that failed to load can be tried again', async ({ page }) => {
  const { id } = await serviceNamed(FACIAL);
  const path = `/service/${id}`;
  const asked = callsOf(page, 'GET', new RegExp(`${path}$`));
  await answerHtml(page, path);
  await page.clock.install();
  await page.goto(`/services/details/${id}`);
  await stopClock(page);
  await runUntil(page, page.getByText('Failed to load service details'));
  expect(asked).toHaveLength(3);
  await restore(page, path);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await runUntil(page, page.getByRole('heading', { level: 1, name: FACIAL }));
});

test('a missing picture gives way to the first letter', { tag: '@rare' }, async ({ page }) => {
  const { id } = await serviceNamed(FACIAL);
  await cutOff(page, '/image/**');
  await page.goto(`/services/details/${id}`);
  await expect(page.getByRole('img', { name: FACIAL })).toHaveText('G');
});
