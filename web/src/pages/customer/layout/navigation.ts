import { paths } from '../../../paths.ts';

/** The header's and the mobile menu's pages (spec 2.1). */
export const navigation = [
  { href: paths.home, label: 'Home' },
  { href: paths.services, label: 'Services' },
  { href: paths.about, label: 'About' },
  { href: paths.contact, label: 'Contact' },
];

/** What a signed-in customer has besides. */
export const customerNavigation = [
  { href: paths.bookings, label: 'My Bookings' },
  { href: paths.profile, label: 'Profile' },
];
