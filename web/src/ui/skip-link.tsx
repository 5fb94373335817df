import type { MouseEvent } from 'react';
import * as common from '#words/common';

/** The first stop of the Tab key: skips the header. */
export function SkipLink() {
  // By script: for the browser `#main` is another address, which adds a history entry and leaves a page with unsaved changes
  // (shared/use-held-back.ts). Until the scripts have loaded, the link works by itself.
  function skip(event: MouseEvent) {
    const main = document.getElementById('main');
    if (!main) return;
    event.preventDefault();
    main.focus({ preventScroll: true });
    // To the top of the page: the header covers the top of `main`.
    window.scrollTo(0, 0);
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead there, and is a link to everybody who is told of it
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-50 rounded-full bg-plum px-5 py-3 font-semibold text-card focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {common.skipToContent}
    </a>
  );
}
