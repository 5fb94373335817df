import { useEffect } from 'react';
import { siteName } from './site-name.ts';

/**
 * The page's name in the browser tab, with the salon's after it. The server has put both into the page already
 * (server/site/head.ts), so null, for a name that is not known yet, leaves what stands there.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${siteName()}`;
  }, [title]);
}
