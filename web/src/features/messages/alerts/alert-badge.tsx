import { Badge } from '../../../ui/badge.tsx';
import { badgeWords } from './alert-words.ts';
import { useAlertOf } from './use-alerts.ts';

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
