import type { MouseEvent } from 'react';

/** First stop of the Tab key: past the header, into the page. */
export function SkipLink() {
  // By hand: to the browser `#main` is another address, which Back would have to undo and a page with unsaved changes takes
  // for one that is left (shared/leave-guard.ts). Before the scripts are there the link does it alone.
  function skip(event: MouseEvent) {
    const main = document.getElementById('main');
    if (!main) return;
    event.preventDefault();
    main.focus({ preventScroll: true });
    // Not to where it begins, which the header covers.
    window.scrollTo(0, 0);
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead there, and is a link to everybody who is told of it
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-50 rounded-full bg-plum px-5 py-3 font-semibold text-card focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
