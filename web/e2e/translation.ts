/** A browser that translates pages, as Chrome does: it replaces each text node by <font><font>…</font></font>. */
import { expect, type Page } from '@playwright/test';

/** At once: before React takes over the page, and into other words. Once it works: with the same words, so that tests find them. */
type Start = 'at once' | 'once it works';

/** Runs in the browser. */
const translate = (start: Start) => {
  const others = 'font, script, style, noscript, textarea, [translate=no]';

  const replace = (text: Text) => {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(others)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.append(start === 'at once' ? `अ ${text.data}` : text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceAll = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const found: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) replace(text);
  };

  const begin = () => {
    document.documentElement.classList.add('translated-ltr');
    replaceAll(document.body);
    new MutationObserver(changes => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) replaceAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };

  const isReady = () =>
    start === 'at once' ? document.readyState !== 'loading' : document.querySelector('#root:not([aria-busy]) h1, dialog h2');
  const look = () => (isReady() ? begin() : void setTimeout(look, 10));
  look();
};

/**
 * Translates the page from its next address on, and again whenever it changes. As in the browser, the translator runs in its own world:
 * no script of the page sees or changes its calls.
 */
export async function translated(page: Page, start: Start = 'once it works') {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const source = `(${translate})(${JSON.stringify(start)})`;
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: 'translation' });
}

/** Each text must be alone in its element: then React replaces it as a whole and holds no text node that a translation may remove. */
export async function hasOwnTexts(page: Page, where: string) {
  const beside = await page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const place = text.parentElement?.closest(':not(font)');
      if (!text.data.trim() || !place || place.closest('.leaflet-container, noscript, script, #late')) continue;
      if (place.childNodes.length > 1) found.add(`“${text.data}” in <${place.localName} class="${place.className}">`);
    }
    return [...found];
  });
  expect.soft(beside, where).toEqual([]);
}

/** Errors that the screen does not show. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => {
    // A new customer has no cart yet, and NOSUCH is no coupon: the API answers 404, which Chromium reports.
    if (message.type() === 'error' && !/\/cart\/user\/|NOSUCH/.test(message.location().url)) problems.push(message.text());
  });
  return problems;
}
