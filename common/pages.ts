/**
 * Every page of the site outside the admin area, once (rule W2). The build draws its first paint, the server gives it a head, the sitemap and
 * the offline kit know of it from here. The component stands in web/src/app.tsx, which the type of its addresses keeps complete.
 */
interface SitePage {
  path: string;
  /** The key of its title in words/LANGUAGE/titles.ts. */
  title: string;
  /** In web/src/pages. Home has none, because it is part of the app itself. */
  module?: string;
  /** `everybody` sees it alike: it is drawn ahead and stands in the sitemap. Of a page of one `person` only the frame is known. */
  of: 'everybody' | 'person';
  /** Prices wait for the catalogue, so the drawn page hides them at first. */
  hasPrices?: true;
  /** It has pages of its own below its address. */
  isArea?: true;
  /** It opens without network (rule W40). */
  offline?: true;
}

/** In the order of the sitemap. */
export const sitePages = [
  { path: '/', title: 'home', of: 'everybody', offline: true },
  { path: '/services', title: 'services', of: 'everybody', module: 'customer/services/services-page.tsx', offline: true },
  {
    path: '/all-services',
    title: 'allServices',
    of: 'everybody',
    module: 'customer/all-services/all-services-page.tsx',
    hasPrices: true,
    offline: true,
  },
  { path: '/book', title: 'book', of: 'everybody', module: 'customer/book/book-page.tsx', hasPrices: true },
  { path: '/academy', title: 'academy', of: 'everybody', module: 'customer/academy/academy-area.tsx', hasPrices: true },
  { path: '/about', title: 'about', of: 'everybody', module: 'customer/about/about-page.tsx' },
  { path: '/contact', title: 'contact', of: 'everybody', module: 'customer/contact/contact-page.tsx' },
  { path: '/privacy', title: 'privacy', of: 'everybody', module: 'customer/privacy/privacy-page.tsx' },
  { path: '/terms', title: 'terms', of: 'everybody', module: 'customer/terms/terms-page.tsx' },
  { path: '/cart', title: 'cart', of: 'person', module: 'customer/cart/cart-page.tsx', offline: true },
  { path: '/checkout', title: 'checkout', of: 'person', module: 'customer/checkout/checkout-page.tsx' },
  { path: '/bookings', title: 'bookings', of: 'person', module: 'customer/bookings/bookings-page.tsx', offline: true },
  { path: '/profile', title: 'profile', of: 'person', module: 'customer/profile/profile-page.tsx' },
  { path: '/order-success', title: 'orderSuccess', of: 'person', module: 'customer/order-success/order-success-page.tsx' },
  { path: '/payment', title: 'payment', of: 'person', module: 'customer/payment/payment-page.tsx', isArea: true },
  { path: '/pro', title: 'pro', of: 'person', module: 'professional/professional-area.tsx', isArea: true },
] as const satisfies SitePage[];

type Known = (typeof sitePages)[number];
export type PublicPage = Extract<Known, { of: 'everybody' }>;
export type PrivatePage = Extract<Known, { of: 'person' }>;

export const publicPages = sitePages.filter((page): page is PublicPage => page.of === 'everybody');
export const privatePages = sitePages.filter((page): page is PrivatePage => page.of === 'person');

/** The page of one service, which has no address of its own without an id. */
export const servicePageModule = 'customer/service/service-page.tsx';

/** The built file of a page, without `.html`: the build writes it (web/first-paint-html.ts), and the server serves it. */
export function shellOf(path: string): string {
  return path.slice(1) || 'home';
}
