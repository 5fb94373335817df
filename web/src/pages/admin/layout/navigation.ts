import {
  CalendarDays,
  ChartNoAxesColumn,
  ContactRound,
  GraduationCap,
  HandCoins,
  Images,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Mail,
  MessageSquareHeart,
  ReceiptText,
  Settings,
  Sparkles,
  TicketPercent,
  Users,
} from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';

export interface Entry {
  href: string;
  /** Other pages that belong to it, with all below them. */
  also?: readonly string[];
  label: string;
  icon: LucideIcon;
}

/** The sidebar's entries, in the order of rule W12. */
export const navigation: Entry[] = [
  { href: adminPaths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
  { href: adminPaths.bookings, also: [adminPaths.newBooking], label: 'Bookings', icon: CalendarDays },
  { href: adminPaths.category, label: 'Category', icon: Images },
  { href: adminPaths.services, label: 'Services', icon: Sparkles },
  { href: adminPaths.professionals, label: 'Professionals', icon: ContactRound },
  { href: adminPaths.cashUp, also: [adminPaths.pay], label: 'Cash Up', icon: HandCoins },
  { href: adminPaths.coupon, label: 'Coupon', icon: TicketPercent },
  { href: adminPaths.customers, label: 'Customers', icon: Users },
  { href: adminPaths.academy, also: [adminPaths.courses], label: 'Academy', icon: GraduationCap },
  { href: adminPaths.reviews, label: 'Reviews', icon: MessageSquareHeart },
  { href: adminPaths.analytics, label: 'Analytics', icon: ChartNoAxesColumn },
  { href: adminPaths.documents, label: 'Documents', icon: ReceiptText },
  { href: adminPaths.messages, also: [adminPaths.messageLog, adminPaths.wishes], label: 'Messages', icon: Mail },
  { href: adminPaths.jobs, label: 'Jobs', icon: ListTodo },
  {
    href: adminPaths.settings,
    also: [
      adminPaths.tax,
      adminPaths.staff,
      adminPaths.accessRecord,
      adminPaths.webhooks,
      adminPaths.calendarFeeds,
      adminPaths.websiteButton,
    ],
    label: 'Settings',
    icon: Settings,
  },
];

/** The page here, if it belongs to an entry beside the entry's own page. */
export function alsoHere({ also = [] }: Entry, here: string): string | undefined {
  return also.some(path => here === path || here.startsWith(`${path}/`)) ? here : undefined;
}

/** The phone's bar: what the owner needs between two visits. The rest is one tap further. */
export const shortcuts = navigation.filter(({ href }) =>
  [adminPaths.dashboard, adminPaths.bookings, adminPaths.customers, adminPaths.messages].some(path => path === href),
);
