import { useEffect, useRef } from 'react';

/** The dialog has the margins, and the page of the server its own fonts and colours for `body`, which is not there. */
const asPart = `:host { display: block; font: 15px/1.5 system-ui, sans-serif; color: #2b2024; } article { margin: 0 !important; padding: 0 !important; }`;

/**
 * A page that the server has drawn, with its own style, which touches nothing else here. The site's policy forbids styles in the text, so
 * they are made a sheet. A browser that cannot do that shows the page plainly.
 */
export function HtmlPage({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const page = new DOMParser().parseFromString(html, 'text/html');
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    host.current.lang = page.documentElement.lang;
    // The page around it has its own main part.
    const part = document.createElement('article');
    part.append(...(page.querySelector('main')?.childNodes ?? []));
    root.replaceChildren(part);
    if (!('adoptedStyleSheets' in root)) return;
    const sheet = new CSSStyleSheet();
    const style = page.querySelector('style')?.textContent ?? '';
    sheet.replaceSync(`${style.replaceAll(/\bmain\b/g, 'article')}${asPart}`);
    root.adoptedStyleSheets = [sheet];
  }, [html]);
  // A long bill scrolls, and nothing else in it takes the focus.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
  return <div ref={host} tabIndex={0} />;
}
