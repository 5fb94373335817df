import { paths } from '../../../paths.ts';

interface Entry {
  href: string;
  also?: string;
  label: string;
}

/** Pages in the header and in the mobile menu (rule W1). */
export const navigation: Entry[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.services, also: paths.allServices, label: 'Services' },
  { href: paths.about, label: 'About' },
  { href: paths.contact, label: 'Contact' },
];

/** In the footer, and in the page where there is no footer. */
export const moreLinks: Entry[] = [
  { href: paths.book, label: 'Quick Booking' },
  { href: paths.privacy, label: 'Privacy Policy' },
  { href: paths.terms, label: 'Terms of Service' },
];

/** Additional pages for signed-in customers. */
export const customerNavigation: Entry[] = [
  { href: paths.bookings, label: 'My Bookings' },
  { href: paths.profile, label: 'Profile' },
];
