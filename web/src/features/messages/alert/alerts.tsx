import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { kindWords } from '../message-log/kinds.ts';

interface Props {
  bookingId: string;
  /** True where the page says by other means that nobody can come. */
  delaysOnly?: boolean;
}

/** Beside a visit: late, not set out, nobody there, or nobody can come (rule N61). Nothing for any other. */
export function AlertBadge({ bookingId, delaysOnly = false }: Props) {
  const alert = useAlertOf(bookingId);
  const isShown = alert && !(delaysOnly && alert.kind === 'UNCOVERED');
  return isShown ? <Badge tone="bad">{badgeWords(alert)}</Badge> : null;
}

export type Alert = components['schemas']['Alert'];

/** A call for help waits no longer than this for an open page. */
const everyMs = 30_000;

/** What needs the salon now, the most urgent first (rule N60). The bar keeps it fresh; everything else reads along. */
export function useAlerts({ isLive = false } = {}) {
  return useStaffRead(['/alert/admin'], () => ask(adminApi.GET('/alert/admin')), { isLive, everyMs });
}

/** Said by other means: above all pages, in the log, and as the end of the visit. */
const saidElsewhere: Alert['kind'][] = ['HELP', 'MESSAGE_FAILED', 'REFUSED'];

/** What makes this visit late, leaves it to nobody or stops it at the door, if anything does. */
export function useAlertOf(bookingId: string): Alert | undefined {
  return useAlerts().data?.alerts.find(alert => alert.bookingId === bookingId && !saidElsewhere.includes(alert.kind));
}

// Alerts in words for staff. Sentences with a name are the same for women and men.

/** `40 min late`, and that nobody has set out; what a badge says. */
export function badgeWords({ kind, lateMinutes, part }: Alert): string {
  if (kind === 'UNCOVERED') return part === undefined ? 'Nobody can come' : `Nobody can come for part ${part}`;
  if (kind === 'NOBODY_HERE') return 'Nobody is there';
  if (kind === 'REFUSED') return 'Refused at the door';
  const late = lateMinutes === null ? '' : `${lateMinutes} min late`;
  return kind === 'NOT_SET_OUT' ? ['Not set out', late].filter(Boolean).join(', ') : late;
}

/** What is the matter, without when. */
export function matterOf(alert: Alert): string {
  const { kind, professional, messageKind } = alert;
  const name = professional?.name ?? 'A professional';
  if (kind === 'HELP') return `${name} needs help`;
  if (kind === 'MESSAGE_FAILED') return `${messageKind ? kindWords[messageKind] : 'Message'} did not arrive`;
  return kind === 'UNCOVERED' ? badgeWords(alert) : `${name}: ${badgeWords(alert)}`;
}

/** `Today, 1:00 PM` */
export function slotOf({ bookingDate, bookingTime }: Alert, today: string): string {
  return `${bookingDate === today ? 'Today' : shortDate(bookingDate, today)}, ${plainTime(bookingTime)}`;
}
