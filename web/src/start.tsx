import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { base } from '#words/site';
import { App } from './app.tsx';
import { isCutOff } from './shared/cut-off.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <Router base={base}>
      <App />
    </Router>
  </StrictMode>
);

function draw(to: HTMLElement): void {
  // A separate task, like the scripts before it (main.tsx). In a transition React takes over the page in slices, so that the phone can
  // scroll and react in between. React cannot take over a page that the browser has already translated, so it renders that again.
  if (to.hasAttribute('aria-busy') && !to.querySelector('font'))
    setTimeout(() => startTransition(() => void hydrateRoot(to, app)));
  else createRoot(to).render(app);
}

// This part is not urgent, and nothing breaks without it. If the page opens without network, it comes first: it has the last known answers.
const later = () => import('./later.ts').then(({ ready }) => ready).catch(() => null);
if (isCutOff()) void later().then(() => draw(root));
else {
  draw(root);
  setTimeout(later, 2000);
}
