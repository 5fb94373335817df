// Public pages come with their first paint in them (first-paint-html.ts). There, what is seen has the whole line first:
// styles, letters, the picture; then come the scripts that take over. Every other page has its frame at most, and starts at once.
// The scripts run as one task each (they come together), so that a slow phone can scroll and answer in between.
import { keepEarlyInput } from './shared/early-input.ts';
import { retry } from './shared/retry.ts';
import { tellThatStartFailed } from './ui/start-failed.ts';

const root = document.getElementById('root');

async function start(): Promise<void> {
  for (const later of document.querySelectorAll<HTMLTemplateElement>('head template')) later.replaceWith(later.content);
  // In the page before the first price is: a font that comes after it has everything laid out a second time.
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

// No script runs before the style sheet has come or failed, and no browser asks for a lost one again. Its fonts tell: of the sheet
// itself each browser says something else.
const lost = document.fonts.size === 0 && document.querySelector('[rel=stylesheet]');
if (lost) {
  const ask = () => new Promise((onload, onerror) => document.head.append(Object.assign(lost.cloneNode(), { onload, onerror })));
  retry(ask).catch(tellThatStartFailed);
}

const drawn = root?.hasAttribute('aria-busy') ? root : null;
if (drawn) keepEarlyInput(drawn);

// In a tab behind another one nothing is painted that could be waited for.
if (drawn && !document.hidden) {
  // When the first paint is on the screen, which is later than its frame; and where no browser tells, or can, all the same.
  void Promise.race([
    new Promise(painted => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })),
    new Promise(resolve => setTimeout(resolve, 1000)),
  ]).then(start, start);
} else {
  void start();
}
