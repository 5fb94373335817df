/**
 * A button for other sites that opens the booking site in a new tab (rule I11). Put this where it shall be:
 *   <script src="https://salon.example/embed.js" async></script>
 * Also: data-label="Book now", data-color="#8f2420", data-href="/services" (a page of the booking site).
 * Or use your own link or button: <a href="https://salon.example" data-nikhar-book="/services">. Then none is added.
 * No cookies, no storage; only these attributes are read.
 */
(() => {
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const { label, color = '', href } = script.dataset;
  const OWN = 'data-nikhar-book';

  /** What follows the origin and a slash is a path, so no other site opens. */
  const pageAt = path => origin + (path || href || '').replace(/^\/*/, '/');

  /** White or black, at least 4.5:1. */
  const inkOn = hex => {
    const [r, g, b] = [1, 3, 5].map(at => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000' : '#fff';
  };

  const addButton = () => {
    const host = document.createElement('nikhar-book');
    const root = host.attachShadow({ mode: 'open' });
    const link = root.appendChild(document.createElement('a'));
    Object.assign(link, { href: pageAt(), target: '_blank', rel: 'noopener', textContent: label || 'Book a visit' });
    // A head has no place, so it stays in the window's corner.
    const isFixed = script.closest('head');
    if (isFixed) document.body.append(host);
    else script.after(host);

    const back = /^#[0-9a-f]{6}$/i.test(color) ? color : '#6b1d4d';
    // Policies against inline styles allow it. Old browsers show a plain link.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
:host { all: initial !important; display: inline-block !important }
${isFixed ? ':host { position: fixed !important; inset: auto 16px 16px auto !important; z-index: 9999 !important }' : ''}
a { display: inline-block; padding: 13px 24px; border: 1px solid transparent; border-radius: 28px; background: ${back};
  color: ${inkOn(back)}; font: 600 16px/1.25 system-ui, sans-serif; text-align: center; text-decoration: none }
a:hover { text-decoration: underline }
a:focus-visible { outline: 3px solid #000; outline-offset: 3px; box-shadow: 0 0 0 3px #fff }`);
    root.adoptedStyleSheets = [sheet];
  };

  document.addEventListener('click', event => {
    const own = event.composedPath().find(node => node.matches?.(`[${OWN}]`));
    // With several scripts the first opens it.
    if (!own || event.defaultPrevented) return;
    event.preventDefault();
    window.open(pageAt(own.getAttribute(OWN)), '_blank', 'noopener');
  });

  const start = () => document.querySelector(`[${OWN}]`) || addButton();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
