// Alerts in words for staff. Sentences with a name are the same for women and men.
import { plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { kindWords } from '../message-log/kinds.ts';
import type { Alert } from './use-alerts.ts';

/** `40 min late`, and that nobody has set out; what a badge says. */
export function badgeWords({ kind, lateMinutes }: Alert): string {
  if (kind === 'UNCOVERED') return 'Nobody can come';
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
