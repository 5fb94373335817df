/**
 * The site's name until the settings have loaded: the server puts it into the page (server/site/head.ts). The build renders pages without
 * a salon, and the server replaces this placeholder in them (server/site/shells.ts).
 */
export function siteName(): string {
  if (import.meta.env.SSR) return 'salon-name';
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Salon';
}
