import { paths } from '../../../paths.ts';

interface Entry {
  href: string;
  also?: string;
  label: string;
}

/** The header's and the mobile menu's pages (rule W1). */
export const navigation: Entry[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.services, also: paths.allServices, label: 'Services' },
  { href: paths.about, label: 'About' },
  { href: paths.contact, label: 'Contact' },
];

/** In the footer, and where a page has none. */
export const moreLinks: Entry[] = [
  { href: paths.book, label: 'Quick Booking' },
  { href: paths.privacy, label: 'Privacy Policy' },
  { href: paths.terms, label: 'Terms of Service' },
];

/** What a signed-in customer has besides. */
export const customerNavigation: Entry[] = [
  { href: paths.bookings, label: 'My Bookings' },
  { href: paths.profile, label: 'Profile' },
];
