import { paths } from '../../../paths.ts';

/** The header's and the mobile menu's pages. Only what exists is linked. */
export const navigation = [
  { href: paths.home, label: 'Home' },
  { href: paths.services, label: 'Services' },
];
