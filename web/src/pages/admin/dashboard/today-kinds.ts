import {
  CalendarClock,
  CircleAlert,
  GraduationCap,
  IndianRupee,
  type LucideIcon,
  Mail,
  MessageSquareWarning,
  Phone,
  Star,
  TicketPercent,
  Undo2,
} from 'lucide-react';
import { addDays } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import type { TodayKind, TodayLine } from './use-today.ts';

interface Kind {
  icon: LucideIcon;
  /** Where the button leads: the exact place. Null for the booking, which opens on the dashboard. */
  placeOf: ((target: TodayLine['target']) => string) | null;
  /** All of them, for more than are listed. `today` is the day in India. */
  all: { words: string; href: (today: string) => string };
}

/** How many days after a visit it is on the list as unpaid (rule W103). */
export const unpaidAfterDays = 3;

const kinds: Record<TodayKind, Kind> = {
  UNCOVERED: {
    icon: CircleAlert,
    placeOf: ({ date = '', bookingId = '' }) => adminPaths.dayOf(date, bookingId),
    all: { words: 'visits that nobody comes to', href: () => adminPaths.week },
  },
  MESSAGES: {
    icon: MessageSquareWarning,
    placeOf: ({ loggedMessageId = '' }) => adminPaths.failedMessage(loggedMessageId),
    all: { words: 'messages that did not arrive', href: () => adminPaths.messageLog },
  },
  REFUND: { icon: Undo2, placeOf: null, all: { words: 'refunds', href: () => adminPaths.toRefund } },
  UNPAID: {
    icon: IndianRupee,
    placeOf: null,
    all: { words: 'unpaid visits', href: today => adminPaths.unpaidUntil(addDays(today, -unpaidAfterDays)) },
  },
  PARTY_BALANCE: { icon: IndianRupee, placeOf: null, all: { words: 'parties to be paid', href: () => adminPaths.bookings } },
  GAP: {
    icon: CalendarClock,
    placeOf: ({ customerId, date = '', time = '', professionalId }) =>
      customerId ? adminPaths.customer(customerId) : adminPaths.gapOf(date, time, professionalId),
    all: { words: 'customers who wait', href: today => adminPaths.waitsOf(addDays(today, 1)) },
  },
  REVIEW: {
    icon: Star,
    placeOf: ({ reviewId = '', stars = 1 }) => adminPaths.unansweredReview(reviewId, stars),
    all: { words: 'reviews', href: () => adminPaths.reviews },
  },
  ENQUIRY: {
    icon: Phone,
    placeOf: ({ enquiryId = '' }) => adminPaths.enquiry(enquiryId),
    all: { words: 'enquiries', href: () => adminPaths.academy },
  },
  CONTACT: {
    icon: Mail,
    placeOf: ({ messageId = '' }) => adminPaths.message(messageId),
    all: { words: 'messages', href: () => adminPaths.messages },
  },
  BATCH: {
    icon: GraduationCap,
    placeOf: ({ courseId = '' }) => adminPaths.course(courseId),
    all: { words: 'batches', href: () => adminPaths.courses },
  },
  COUPON: {
    icon: TicketPercent,
    placeOf: ({ couponCode = '' }) => adminPaths.couponOf(couponCode),
    all: { words: 'coupons', href: () => adminPaths.coupon },
  },
};

/** A newer server may name a kind that this page does not know yet. */
export function kindOf(kind: TodayKind): Kind | undefined {
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
