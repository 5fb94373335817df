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

// A task of its own, like the scripts before it (main.tsx). As a transition, React takes the page over in slices between which the phone can scroll and answer.
// What a browser has translated already it cannot take over: it draws it anew.
if (root.hasAttribute('aria-busy') && !root.querySelector('font'))
  setTimeout(() => startTransition(() => void hydrateRoot(root, app)));
else createRoot(root).render(app);

// Nothing waits for it.
setTimeout(sweep, 2000);
