/** What a visit costs more for its way, and less at a quiet time (rules M50 and M51). Server and checkout decide it alike. Pure. */

import { minuteOf } from './minutes.ts';
import { distanceKm, type Place } from './place.ts';
import { type IsoDate, type IsoTime, type Minute, type Weekday, weekdayOf } from './time.ts';

interface TravelSettings {
  latitude: string;
  longitude: string;
  /** Rupees; in order of their distance. */
  travelFees?: readonly { upToKm: number; fee: number }[] | undefined;
}

/**
 * The fee for the way from the salon's place, in rupees: of the first ring that reaches there, or of the last one beyond them all. 0
 * without rings, and for an address without a position.
 */
export function travelFeeTo({ latitude, longitude, travelFees = [] }: TravelSettings, place: Place | null): number {
  const last = travelFees.at(-1);
  if (!place || !last) return 0;
  const km = distanceKm({ latitude: Number(latitude), longitude: Number(longitude) }, place);
  return (travelFees.find(({ upToKm }) => km <= upToKm) ?? last).fee;
}

interface QuietSettings {
  quietHours?: readonly { days: readonly Weekday[]; from: IsoTime; to: IsoTime; percent: number }[] | undefined;
}

/** By how many per cent a visit is cheaper that begins at this time; the most, if it is in several windows. */
export function quietPercentAt({ quietHours = [] }: QuietSettings, date: IsoDate, startMinute: Minute): number {
  const day = weekdayOf(date);
  const then = quietHours.filter(
    ({ days, from, to }) => days.includes(day) && minuteOf(from) <= startMinute && startMinute < minuteOf(to),
  );
  return Math.max(0, ...then.map(({ percent }) => percent));
}
