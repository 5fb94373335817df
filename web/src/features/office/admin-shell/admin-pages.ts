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
import type { StaffOperation } from '../../../api/staff-role.tsx';

/** What a page needs of the salon, so that it is worth showing. */
export type Need = 'professionals' | 'courses' | 'no courses';

export interface AdminEntry {
  /** With a query it is one view of a page. Pages below it belong to it. */
  href: string;
  label: string;
  /** Other words that the search finds it by, also in Hindi and Marathi. */
  words: string;
  needs?: Need;
  /** The operation without which the page is nothing to its reader: a role that may not call it does not see the page (rule K15). */
  by: StaffOperation;
}

export interface AdminGroup {
  label: string;
  icon: LucideIcon;
  /** Stands in the phone's bar. */
  isAtHand?: boolean;
  /** The first is where the group leads. */
  pages: readonly AdminEntry[];
}

const courses: AdminEntry = {
  href: adminPaths.courses,
  by: 'GET /academy/admin/course',
  label: 'Courses',
  words: 'class batch training academy fee कोर्स',
};

const groups: readonly AdminGroup[] = [
  {
    label: 'Today',
    icon: LayoutDashboard,
    isAtHand: true,
    pages: [
      {
        href: adminPaths.dashboard,
        by: 'GET /analytics/admin/overview',
        label: 'Dashboard',
        words: 'home start overview डैशबोर्ड डॅशबोर्ड आज',
      },
      {
        href: adminPaths.day,
        by: 'GET /booking/admin/day',
        label: 'Day Board',
        words: 'columns plan routes waiting list gap दिन दिवस इंतज़ार प्रतीक्षा',
        needs: 'professionals',
      },
      {
        href: adminPaths.week,
        by: 'GET /booking/admin/week',
        label: 'Week',
        words: 'calendar occupancy waiting list हफ़्ता सप्ताह आठवडा कैलेंडर इंतज़ार प्रतीक्षा',
      },
    ],
  },
  {
    label: 'Bookings',
    icon: CalendarDays,
    isAtHand: true,
    pages: [
      {
        href: adminPaths.bookings,
        by: 'GET /booking/admin',
        label: 'All Bookings',
        words: 'visits orders list export csv बुकिंग विज़िट भेटी',
      },
      {
        href: adminPaths.newBooking,
        by: 'POST /booking/admin',
        label: 'New Booking',
        words: 'phone caller add book visit नई नवीन बुकिंग',
      },
      {
        href: adminPaths.regularVisits,
        by: 'GET /series/admin',
        label: 'Regular Visits',
        words: 'series repeat recurring every weeks pause ask call नियमित विज़िट भेटी',
      },
      {
        href: adminPaths.messages,
        by: 'GET /message/admin',
        label: 'Messages',
        words: 'inbox contact enquiries unread answer मैसेज संदेश मेसेज',
      },
      {
        href: adminPaths.messageLog,
        by: 'GET /message-log/admin',
        label: 'Sent Messages',
        words: 'sms whatsapp e-mail email log failed भेजे पाठवलेले मेसेज',
      },
      { href: adminPaths.wishes, by: 'GET /area/admin/wish', label: 'Wishes', words: 'outside the area waiting इच्छा' },
    ],
  },
  {
    label: 'People',
    icon: Users,
    isAtHand: true,
    pages: [
      { href: adminPaths.customers, by: 'GET /customer/admin', label: 'Customers', words: 'clients mobile history ग्राहक' },
      {
        href: adminPaths.due,
        by: 'GET /due/admin',
        label: 'Due',
        words: 'regulars interval come again overdue win back दोबारा पुन्हा',
      },
      {
        href: adminPaths.professionals,
        by: 'GET /professional/admin/{id}/leave',
        label: 'Professionals',
        words: 'beauticians team teams names leave absence sick hours skills ब्यूटीशियन ब्यूटिशियन छुट्टी सुट्टी',
      },
      { href: adminPaths.reviews, by: 'GET /review/admin', label: 'Reviews', words: 'ratings stars answer रिव्यू रिव्ह्यू' },
    ],
  },
  {
    label: 'Catalogue',
    icon: Sparkles,
    pages: [
      {
        href: adminPaths.services,
        by: 'POST /service/create',
        label: 'Services',
        words: 'prices treatments duration सर्विस सर्व्हिस दाम किंमत',
      },
      { href: adminPaths.category, by: 'POST /category/create', label: 'Categories', words: 'category pictures कैटेगरी प्रकार' },
      { href: adminPaths.coupon, by: 'POST /coupon/create', label: 'Coupons', words: 'coupon discount code offer कूपन छूट सवलत' },
      { ...courses, needs: 'no courses' },
    ],
  },
  {
    label: 'Money',
    icon: HandCoins,
    isAtHand: true,
    pages: [
      {
        href: adminPaths.cashUp,
        by: 'GET /cash-up/admin',
        label: 'Cash Up',
        words: 'cash settle count till नकद रोख हिसाब हिशोब',
      },
      {
        href: adminPaths.pay,
        by: 'GET /pay/admin',
        label: 'Pay',
        words: 'commission wages salary earnings कमाई कमीशन कमिशन पगार वेतन',
      },
      {
        href: adminPaths.documents,
        by: 'GET /document/admin',
        label: 'Documents',
        words: 'bills invoices vouchers export accountant बिल पावती रसीद',
      },
      {
        href: adminPaths.tax,
        by: 'OWNER',
        label: 'Tax',
        words: 'gst gstin registration numbers prefix टैक्स कर जीएसटी',
      },
      {
        href: adminPaths.analytics,
        by: 'GET /analytics/admin',
        label: 'Analytics',
        words: 'figures revenue sales report chart आँकड़े आकडे',
      },
    ],
  },
  {
    label: 'Academy',
    icon: GraduationCap,
    pages: [
      {
        href: adminPaths.academy,
        by: 'GET /academy/admin/enquiry',
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
      { href: adminPaths.settings, by: 'PUT /settings/admin', label: 'All Settings', words: 'settings सेटिंग' },
      {
        href: adminPaths.staff,
        by: 'GET /auth/admin/staff',
        label: 'Staff',
        words: 'sign-in colleague role स्टाफ़ कर्मचारी',
      },
      {
        href: adminPaths.signIn,
        by: 'GET /auth/admin/own',
        label: 'Sign-in',
        words: 'password sign out everywhere second factor 2fa authenticator code recovery पासवर्ड',
      },
      {
        href: adminPaths.moveIn,
        by: 'GET /import/admin',
        label: 'Move In',
        words: 'import csv xlsx excel upload fresha timely zenoti export customers आयात फ़ाइल',
      },
      {
        href: adminPaths.staffLog,
        by: 'GET /auth/admin/log',
        label: 'What Staff Did',
        words: 'log history changes prices refunds who changed audit बदल इतिहास',
      },
      {
        href: adminPaths.accessRecord,
        by: 'GET /access-record/admin',
        label: 'Who Read What',
        words: 'access record privacy personal data',
      },
    ],
  },
  {
    label: 'Programs',
    icon: Blocks,
    pages: [
      {
        href: adminPaths.websiteButton,
        by: 'PUT /settings/admin',
        label: 'Website Button',
        words: 'embed widget book button site',
      },
      {
        href: adminPaths.calendarFeeds,
        by: 'GET /calendar-feed/admin',
        label: 'Calendar Feeds',
        words: 'ics google calendar subscribe कैलेंडर',
      },
      { href: adminPaths.keys, by: 'GET /auth/admin/key', label: 'API Keys', words: 'key token partner scopes' },
      { href: adminPaths.webhooks, by: 'GET /webhook/admin', label: 'Webhooks', words: 'events deliveries endpoint' },
      { href: adminPaths.jobs, by: 'GET /job/admin', label: 'Jobs', words: 'background queue retry failed tasks' },
    ],
  },
];

/** The groups with the pages whose needs are met and that the reader may see. A group without one is left out. */
export function groupsFor(met: ReadonlySet<Need>, may: (operation: StaffOperation) => boolean): AdminGroup[] {
  const isShown = ({ needs, by }: AdminEntry) => (needs === undefined || met.has(needs)) && may(by);
  return groups.map(group => ({ ...group, pages: group.pages.filter(isShown) })).filter(({ pages }) => pages.length > 0);
}

/** Whether the reader may see what is at this address. Of an address without a page, yes: it says that there is none. */
export function mayOpen(path: string, search: string, may: (operation: StaffOperation) => boolean): boolean {
  const place = placeOf([], path, search);
  return !place || may(place.page.by);
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
