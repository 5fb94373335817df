import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // An open dialog makes the page inert but has its own message region. Axe checks what can be reached.
    'unique-landmark': 'off',
    // Enter submits a search, and Settings shows its button once something has changed.
    'wcag/h32': 'off',
    // The list of a combobox, which no select can be.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

/** Violations of the HTML standard, one of each kind. */
export async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap(result => result.messages);
  return [...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))];
}

/** Checks the current page without Leaflet's map. */
export async function isValidHtml(page: Page, what: string) {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const map of copy.querySelectorAll('.leaflet-container')) map.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  expect.soft(await faultsIn(html), what).toEqual([]);
}
