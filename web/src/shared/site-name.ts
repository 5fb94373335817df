/**
 * What the site is called until the settings are known: the name that the server put into the page (server/site/head.ts).
 * The build draws pages without knowing the salon, and the server writes its name over this placeholder (server/site/shells.ts).
 */
export function siteName(): string {
  if (import.meta.env.SSR) return 'salon-name';
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Salon';
}
