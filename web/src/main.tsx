// Public pages contain their first paint (first-paint-html.ts). On these, styles, fonts and the picture load first, then the scripts.
// Other pages contain a frame at most and start at once. The scripts load together and run as separate tasks, so that a slow phone can
// scroll and react in between.
import { keepEarlyInput } from './shared/early-input.ts';
import { retry } from './shared/retry.ts';
import { openInChosenLanguage } from './shared/site-language.ts';
import { tellThatStartFailed } from './ui/start-failed.ts';

const root = document.getElementById('root');

async function start(): Promise<void> {
  for (const later of document.querySelectorAll<HTMLTemplateElement>('head template')) later.replaceWith(later.content);
  // Load the font with ₹ before the first price is rendered. A font that arrives later causes a second layout.
  if (root && 'prices' in root.dataset) document.fonts.load('1em Figtree', '₹').catch(() => undefined);
  try {
    await retry(() => import('./react.ts'));
    await new Promise(resolve => setTimeout(resolve));
    await retry(() => import('./start.tsx'));
  } catch (error) {
    tellThatStartFailed();
    throw error;
  } finally {
    document.getElementById('late')?.remove();
  }
}

// This script runs once the style sheet has loaded or failed, and browsers do not retry. Browsers report a failed sheet differently, so
// look for its fonts.
const lost = document.fonts.size === 0 && document.querySelector('[rel=stylesheet]');
if (lost) {
  const ask = () => new Promise((onload, onerror) => document.head.append(Object.assign(lost.cloneNode(), { onload, onerror })));
  retry(ask).catch(tellThatStartFailed);
}

const drawn = root?.hasAttribute('aria-busy') ? root : null;
if (drawn) keepEarlyInput(drawn);

// A background tab paints nothing, so there is nothing to wait for.
if (openInChosenLanguage()) {
  // This page goes.
} else if (drawn && !document.hidden) {
  // Wait for the paint itself, which is later than its frame. After a second, start without it: some browsers do not report it.
  void Promise.race([
    new Promise(painted => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })),
    new Promise(resolve => setTimeout(resolve, 1000)),
  ]).then(start, start);
} else {
  void start();
}
