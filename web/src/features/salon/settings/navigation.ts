import * as common from '#words/common';
import * as words from '#words/home';
import * as titles from '#words/titles';
import { paths } from '../../../paths.ts';
import { useSettings } from './use-settings.ts';

interface Entry {
  href: string;
  also?: string;
  /** In the header, only on wide screens: narrower ones have no room for it. */
  needsRoom?: true;
  label: string;
}

const always: Entry[] = [
  { href: paths.home, label: words.home },
  { href: paths.services, also: paths.allServices, label: words.services },
  { href: paths.about, label: common.about },
  { href: paths.contact, label: common.contact },
];
const withAcademy: Entry[] = [...always, { href: paths.academy, label: titles.academy, needsRoom: true }];

/** Pages in the header and in the mobile menu (rule W1). A salon without courses has no academy. The last place moves no other link. */
export function useNavigation(): Entry[] {
  return useSettings()?.hasCourses ? withAcademy : always;
}

/** In the footer, and in the page where there is no footer. */
export const moreLinks: Entry[] = [
  { href: paths.book, label: words.quickBooking },
  { href: paths.privacy, label: common.privacyPolicy },
  { href: paths.terms, label: common.termsOfService },
];

/** Additional pages for signed-in customers. */
export const customerNavigation: Entry[] = [
  { href: paths.bookings, label: common.myBookings },
  { href: paths.profile, label: common.profile },
];
