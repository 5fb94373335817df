/** Every page of the admin area, once (rule W70): the sidebar, the phone's bar, the header and the search are drawn from it. */
import {
  Blocks,
  CalendarDays,
  GraduationCap,
  HandCoins,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Sparkles,
  Users,
} from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';

/** What a page needs, so that it is worth showing. A role of staff would be one more. */
export type Need = 'professionals' | 'courses' | 'no courses';

export interface AdminEntry {
  /** With a query it is one view of a page. Pages below it belong to it. */
  href: string;
  label: string;
  /** Other words that the search finds it by, also in Hindi and Marathi. */
  words: string;
  needs?: Need;
}

export interface AdminGroup {
  label: string;
  icon: LucideIcon;
  /** Stands in the phone's bar. */
  isAtHand?: boolean;
  /** The first is where the group leads. */
  pages: readonly AdminEntry[];
}

const courses: AdminEntry = { href: adminPaths.courses, label: 'Courses', words: 'class batch training academy fee कोर्स' };

const groups: readonly AdminGroup[] = [
  {
    label: 'Today',
    icon: LayoutDashboard,
    isAtHand: true,
    pages: [
      { href: adminPaths.dashboard, label: 'Dashboard', words: 'home start overview डैशबोर्ड डॅशबोर्ड आज' },
      { href: adminPaths.day, label: 'Day Board', words: 'columns plan routes दिन दिवस', needs: 'professionals' },
      { href: adminPaths.week, label: 'Week', words: 'calendar occupancy हफ़्ता सप्ताह आठवडा कैलेंडर' },
    ],
  },
  {
    label: 'Bookings',
    icon: CalendarDays,
    isAtHand: true,
    pages: [
      { href: adminPaths.bookings, label: 'All Bookings', words: 'visits orders list export csv बुकिंग विज़िट भेटी' },
      { href: adminPaths.newBooking, label: 'New Booking', words: 'phone caller add book visit नई नवीन बुकिंग' },
      { href: adminPaths.messages, label: 'Messages', words: 'inbox contact enquiries unread answer मैसेज संदेश मेसेज' },
      { href: adminPaths.messageLog, label: 'Sent Messages', words: 'sms whatsapp e-mail email log failed भेजे पाठवलेले मेसेज' },
      { href: adminPaths.wishes, label: 'Wishes', words: 'outside the area waiting इच्छा' },
    ],
  },
  {
    label: 'People',
    icon: Users,
    isAtHand: true,
    pages: [
      { href: adminPaths.customers, label: 'Customers', words: 'clients mobile history ग्राहक' },
      {
        href: adminPaths.professionals,
        label: 'Professionals',
        words: 'beauticians team teams names leave absence sick hours skills ब्यूटीशियन ब्यूटिशियन छुट्टी सुट्टी',
      },
      { href: adminPaths.reviews, label: 'Reviews', words: 'ratings stars answer रिव्यू रिव्ह्यू' },
    ],
  },
  {
    label: 'Catalogue',
    icon: Sparkles,
    pages: [
      { href: adminPaths.services, label: 'Services', words: 'prices treatments duration सर्विस सर्व्हिस दाम किंमत' },
      { href: adminPaths.category, label: 'Categories', words: 'category pictures कैटेगरी प्रकार' },
      { href: adminPaths.coupon, label: 'Coupons', words: 'coupon discount code offer कूपन छूट सवलत' },
      { ...courses, needs: 'no courses' },
    ],
  },
  {
    label: 'Money',
    icon: HandCoins,
    isAtHand: true,
    pages: [
      { href: adminPaths.cashUp, label: 'Cash Up', words: 'cash settle count till नकद रोख हिसाब हिशोब' },
      { href: adminPaths.pay, label: 'Pay', words: 'commission wages salary earnings कमाई कमीशन कमिशन पगार वेतन' },
      { href: adminPaths.documents, label: 'Documents', words: 'bills invoices vouchers export accountant बिल पावती रसीद' },
      { href: adminPaths.tax, label: 'Tax', words: 'gst gstin registration numbers prefix टैक्स कर जीएसटी' },
      { href: adminPaths.analytics, label: 'Analytics', words: 'figures revenue sales report chart आँकड़े आकडे' },
    ],
  },
  {
    label: 'Academy',
    icon: GraduationCap,
    pages: [
      {
        href: adminPaths.academy,
        label: 'Enquiries',
        words: 'academy learners students follow-up calls पूछताछ चौकशी अकादमी',
        needs: 'courses',
      },
      { ...courses, needs: 'courses' },
    ],
  },
  {
    label: 'Settings',
    icon: Settings,
    pages: [
      { href: adminPaths.settings, label: 'All Settings', words: 'settings सेटिंग' },
      { href: adminPaths.staff, label: 'Staff', words: 'sign-in password colleague sign out everywhere स्टाफ़ कर्मचारी पासवर्ड' },
      {
        href: adminPaths.moveIn,
        label: 'Move In',
        words: 'import csv xlsx excel upload fresha timely zenoti export customers आयात फ़ाइल',
      },
      { href: adminPaths.accessRecord, label: 'Who Read What', words: 'access record privacy personal data' },
    ],
  },
  {
    label: 'Programs',
    icon: Blocks,
    pages: [
      { href: adminPaths.websiteButton, label: 'Website Button', words: 'embed widget book button site' },
      { href: adminPaths.calendarFeeds, label: 'Calendar Feeds', words: 'ics google calendar subscribe कैलेंडर' },
      { href: adminPaths.keys, label: 'API Keys', words: 'key token partner scopes' },
      { href: adminPaths.webhooks, label: 'Webhooks', words: 'events deliveries endpoint' },
      { href: adminPaths.jobs, label: 'Jobs', words: 'background queue retry failed tasks' },
    ],
  },
];

/** The groups with the pages whose needs are met. A group without one is left out. */
export function groupsFor(met: ReadonlySet<Need>): AdminGroup[] {
  return groups
    .map(group => ({ ...group, pages: group.pages.filter(({ needs }) => needs === undefined || met.has(needs)) }))
    .filter(({ pages }) => pages.length > 0);
}

export interface Place {
  group: AdminGroup;
  page: AdminEntry;
}

/**
 * Where this address belongs, first among the `shown` groups; undefined for one of no page. `search` is its query, without the question
 * mark.
 */
export function placeOf(shown: readonly AdminGroup[], path: string, search: string): Place | undefined {
  const query = new URLSearchParams(search);
  const all = [...shown, ...groups].flatMap(group => group.pages.map(page => ({ group, page })));
  const fitting = all.filter(({ page }) => isWithin(page.href, path, query));
  // The most exact one: New Booking before All Bookings, the week before the list.
  return fitting.toSorted((one, other) => other.page.href.length - one.page.href.length)[0];
}

function isWithin(href: string, path: string, query: URLSearchParams): boolean {
  const [own = '', view] = href.split('?', 2);
  const isBelow = own !== adminPaths.dashboard && path.startsWith(`${own}/`);
  return (path === own || isBelow) && [...new URLSearchParams(view)].every(([name, value]) => query.get(name) === value);
}
