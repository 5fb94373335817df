// Public pages come with their first paint in them (first-paint-html.ts). There, what is seen has the whole line first:
// styles, letters, the picture; then come the scripts that take over. Every other page starts empty, and at once.
import { keepEarlyInput } from './shared/early-input.ts';

const root = document.getElementById('root');

function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.rel = link.dataset.later || 'modulepreload';
  void import('./start.tsx');
}

if (root?.hasChildNodes() && !document.hidden) {
  keepEarlyInput(root);
  // A frame is asked for before it is painted; what is put behind it runs after.
  requestAnimationFrame(() => setTimeout(start));
} else {
  start();
}
