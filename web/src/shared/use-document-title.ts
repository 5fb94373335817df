import { useEffect } from 'react';

/**
 * The page's name in the browser tab, followed by the salon's. The server has put both into the page (server/site/head.ts), so null keeps
 * that title while the name is unknown.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${siteName()}`;
  }, [title]);
}

/**
 * The site's name until the settings have loaded: the server puts it into the page (server/site/head.ts). The build renders pages without
 * a salon, and the server replaces this placeholder in them (server/site/shells.ts).
 */
export function siteName(): string {
  if (import.meta.env.SSR) return 'salon-name';
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Salon';
}
