import type { CalendarSlot } from './use-week.ts';

/** How full a slot is, as a bar; the words stand beside it. */
export function OccupancyBar({ slot: { booked, remaining }, teams }: { slot: CalendarSlot; teams: number | null }) {
  const share = Math.min(1, booked / (teams ?? Math.max(1, booked + remaining)));
  return (
    <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-line">
      <span
        className={`block h-full rounded-full ${share === 1 ? 'bg-madder' : 'bg-plum'}`}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}
