// Two members of staff edit the settings at the same time: finds what each has changed.
import { type Settings, type SettingsValues, settingsForm, settingsOf, valuesOf } from './settings-form.ts';
import type { Saved } from './use-saved-settings.ts';

const names: Record<keyof Settings, string> = {
  salonName: 'Salon name',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  city: 'City',
  areasServed: 'Areas you visit',
  latitude: 'Map position',
  longitude: 'Map position',
  openingHours: 'Opening hours',
  closedDays: 'Closed days',
  areas: 'Service area',
  travel: 'Travel',
  arrivalGraceMinutes: 'Travel',
  slotPlan: 'Slot plan',
  teams: 'Teams',
  bookingHorizonDays: 'Days ahead',
  minimumOrderValue: 'Minimum order',
  maxPendingBookings: 'Pending bookings',
  upiId: 'UPI id',
  payOnline: 'Online payment',
  holdMinutes: 'Online payment',
  cancelFeePercent: 'Cancellation',
  cancelFreeHours: 'Cancellation',
  depositPercent: 'Deposit',
  depositAbove: 'Deposit',
  showListPrice: 'List price',
  showDecorativeRatings: 'Decorative ratings',
  searchSynonyms: 'Search words',
  keyRequestsPerMinute: 'Calls of an API key',
  keyPasscodesPerHour: 'Passcodes of an API key',
  messagesOff: 'Messages',
};

/** Compares without regard to the order of keys, because the form makes new objects. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (_: string, part: unknown) =>
    part instanceof Object && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function changedKeys(before: Settings, after: Settings): (keyof Settings)[] {
  const keys = Object.keys(names) as (keyof Settings)[];
  return keys.filter(key => !isSame(before[key], after[key]));
}

/** The parts that differ, by the form's names. */
export function changedParts(before: Settings, after: Settings): string[] {
  return [...new Set(changedKeys(before, after).map(key => names[key]))];
}

/** What a colleague has saved, with the unsaved changes of this form on top. */
export function merged(base: Settings, mine: Settings, theirs: Settings): Settings {
  const both = { ...theirs, ...Object.fromEntries(changedKeys(base, mine).map(key => [key, mine[key]])) };
  return {
    ...both,
    // Lists are merged item by item: the Tuesday of one, the Friday of the other.
    openingHours: theirs.openingHours.map((hours, i) => {
      const isMine = !isSame(mine.openingHours[i], base.openingHours[i]);
      return (isMine && mine.openingHours[i]) || hours;
    }),
    closedDays: [...new Set([...theirs.closedDays, ...mine.closedDays])]
      .filter(day => !base.closedDays.includes(day) || (mine.closedDays.includes(day) && theirs.closedDays.includes(day)))
      .sort(),
  };
}

/** The form, and what was saved when it was filled. */
export interface Typed {
  base: Saved;
  values: SettingsValues;
}

/**
 * The form as the end of the session left it, on top of what has been saved since. With mistakes in it, it cannot be laid over that:
 * it stays on what it was filled from, and saving it finds what has changed.
 */
export function takenUp({ base, values }: Typed, latest: Saved): Typed {
  const mine = settingsForm.safeParse(values);
  if (!mine.success || changedParts(base.settings, latest.settings).length === 0) return { base, values };
  return { base: latest, values: valuesOf(merged(base.settings, settingsOf(mine.data), latest.settings)) };
}
