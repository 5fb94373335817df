import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { paths } from './paths.ts';

/** The home page as a visitor without a session sees it before anything has loaded; used at build time only. */
export function firstPaint(): string {
  return renderToString(
    <Router ssrPath={paths.home}>
      <App />
    </Router>,
  );
}
