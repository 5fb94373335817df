import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { sweep } from './shared/storage.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

// A separate task, like the scripts before it (main.tsx). In a transition React takes over the page in slices, so that the phone can
// scroll and react in between. React cannot take over a page that the browser has already translated, so it renders that again.
if (root.hasAttribute('aria-busy') && !root.querySelector('font'))
  setTimeout(() => startTransition(() => void hydrateRoot(root, app)));
else createRoot(root).render(app);

// Not urgent.
setTimeout(sweep, 2000);
