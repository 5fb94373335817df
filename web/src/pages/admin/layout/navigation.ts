import {
  CalendarDays,
  ChartNoAxesColumn,
  ContactRound,
  Images,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Mail,
  Settings,
  Sparkles,
  TicketPercent,
  Users,
} from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';

export interface Entry {
  href: string;
  also?: string;
  label: string;
  icon: LucideIcon;
}

/** The sidebar's entries, in the order of rule W12. */
export const navigation: Entry[] = [
  { href: adminPaths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
  { href: adminPaths.bookings, also: adminPaths.newBooking, label: 'Bookings', icon: CalendarDays },
  { href: adminPaths.category, label: 'Category', icon: Images },
  { href: adminPaths.services, label: 'Services', icon: Sparkles },
  { href: adminPaths.professionals, label: 'Professionals', icon: ContactRound },
  { href: adminPaths.coupon, label: 'Coupon', icon: TicketPercent },
  { href: adminPaths.customers, label: 'Customers', icon: Users },
  { href: adminPaths.analytics, label: 'Analytics', icon: ChartNoAxesColumn },
  { href: adminPaths.messages, also: adminPaths.wishes, label: 'Messages', icon: Mail },
  { href: adminPaths.jobs, label: 'Jobs', icon: ListTodo },
  { href: adminPaths.settings, also: adminPaths.staff, label: 'Settings', icon: Settings },
];

/** The phone's bar: what the owner needs between two visits. The rest is one tap further. */
export const shortcuts = navigation.filter(({ href }) =>
  [adminPaths.dashboard, adminPaths.bookings, adminPaths.customers, adminPaths.messages].some(path => path === href),
);
