// Travel fees and quiet hours as they are typed (rules M50 and M51).
import type { Weekday } from '../../../../../common/time.ts';
import type { StaffSettings } from '../../../features/salon/settings/saved-settings.ts';
import type { Why } from '../../../forms/from-contract.ts';

export interface TravelFeeValues {
  upToKm: string;
  fee: string;
}

export interface QuietHoursValues {
  days: Weekday[];
  from: string;
  to: string;
  percent: string;
}

export interface ExtrasValues {
  travelFees: TravelFeeValues[];
  quietHours: QuietHoursValues[];
}

export function extrasValuesOf({ travelFees, quietHours }: Pick<StaffSettings, 'travelFees' | 'quietHours'>): ExtrasValues {
  return {
    travelFees: travelFees.map(({ upToKm, fee }) => ({ upToKm: String(upToKm), fee: String(fee) })),
    // Browsers' time fields have no seconds.
    quietHours: quietHours.map(({ days, from, to, percent }) => ({
      ...{ days, from: from.slice(0, 5), to: to.slice(0, 5), percent: String(percent) },
    })),
  };
}

/** From validated values. */
export function extrasOf({ travelFees, quietHours }: ExtrasValues): Pick<StaffSettings, 'travelFees' | 'quietHours'> {
  return {
    travelFees: travelFees.map(({ upToKm, fee }) => ({ upToKm: Number(upToKm), fee: Number(fee) })),
    quietHours: quietHours.map(({ days, from, to, percent }) => ({
      ...{ days, from: `${from}:00`, to: `${to}:00`, percent: Number(percent) },
    })),
  };
}

/** What the contract cannot say of them. */
export function checkExtras({ travelFees, quietHours }: ExtrasValues, refuse: (field: string, why: Why) => void): void {
  for (const [i, { upToKm }] of travelFees.entries())
    if (upToKm !== '' && travelFees.findIndex(one => Number(one.upToKm) === Number(upToKm)) < i)
      refuse(`travelFees.${i}.upToKm`, 'Another ring ends there');
  for (const [i, { days, from, to }] of quietHours.entries()) {
    if (days.length === 0) refuse(`quietHours.${i}.days`, 'Choose a day');
    if (from && to && from >= to) refuse(`quietHours.${i}.to`, 'It must end after it begins');
  }
}
