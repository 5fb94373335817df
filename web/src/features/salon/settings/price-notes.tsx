import * as words from '#words/price-notes';
import { money } from '../../../shared/format.ts';
import { useSettings } from './use-settings.ts';

/** What place and time add to a price and take off it, said before they are chosen (rules M50 and M51). */
export function PriceNotes({ className = '' }: { className?: string }) {
  const { travelFees = [], quietHours = [] } = useSettings() ?? {};
  const fees = travelFees.map(({ fee }) => fee);
  const most = Math.max(...fees);
  const notes = [
    most > 0 && (fees.every(fee => fee === most) ? words.travelOf : words.travelUpTo)(money(most)),
    quietHours.length > 0 && words.quietUpTo(Math.max(...quietHours.map(({ percent }) => percent))),
  ].filter(Boolean);
  return notes.length > 0 && <p className={`figures text-sm text-muted ${className}`}>{notes.join(' ')}</p>;
}
