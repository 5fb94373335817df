import { useEffect } from 'react';
import { siteName } from './site-name.ts';

/**
 * The page's name in the browser tab, followed by the salon's. The server has put both into the page (server/site/head.ts), so null keeps
 * that title while the name is unknown.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${siteName()}`;
  }, [title]);
}
