// Two members of staff edit the settings at the same time: finds what each has changed.
import type { SubjectId } from '../../../features/office/admin-shell/settings-subjects.ts';
import type { Saved, StaffSettings } from '../../../features/salon/settings/saved-settings.ts';
import { rightSettings, type SettingsValues, valuesOf } from './settings-form.ts';

/** What staff call each setting, and on which page it stands. */
const parts: Record<keyof StaffSettings, readonly [name: string, on: SubjectId]> = {
  salonName: ['Salon name', 'salon'],
  nameLines: ['Lines of the name', 'salon'],
  latinName: ['Name in SMS', 'salon'],
  claims: ['What you say of yourself', 'claims'],
  phone: ['Phone', 'salon'],
  email: ['E-mail', 'salon'],
  address: ['Address', 'salon'],
  city: ['City', 'salon'],
  areasServed: ['Areas you visit', 'salon'],
  latitude: ['Map position', 'salon'],
  longitude: ['Map position', 'salon'],
  openingHours: ['Opening hours', 'opening'],
  closedDays: ['Closed days', 'opening'],
  areas: ['Service area', 'area'],
  travel: ['Travel', 'travel'],
  arrivalGraceMinutes: ['Travel', 'travel'],
  slotPlan: ['Slot plan', 'bookings'],
  startPlan: ['Starts', 'bookings'],
  shortestNotice: ['Shortest notice', 'bookings'],
  teams: ['Teams', 'bookings'],
  bookingHorizonDays: ['Days ahead', 'bookings'],
  minimumOrderValue: ['Minimum order', 'prices'],
  maxPendingBookings: ['Pending bookings', 'bookings'],
  waitOfferMinutes: ['Waiting list', 'bookings'],
  waitRegularsFirst: ['Waiting list', 'bookings'],
  referralReward: ['Friends', 'prices'],
  referralDays: ['Friends', 'prices'],
  nudges: ['Reminders of the next visit', 'bookings'],
  upiId: ['UPI id', 'payment'],
  payOnline: ['Online payment', 'payment'],
  holdMinutes: ['Online payment', 'payment'],
  cancelFeePercent: ['Cancellation', 'payment'],
  cancelFreeHours: ['Cancellation', 'payment'],
  depositPercent: ['Deposit', 'payment'],
  depositAbove: ['Deposit', 'payment'],
  partyDepositPercent: ['Deposit of parties', 'payment'],
  partyBalancePercent: ['Deposit of parties', 'payment'],
  partyBalanceDays: ['Deposit of parties', 'payment'],
  noShowWaitMinutes: ['Nobody is there', 'payment'],
  noShowDepositPercent: ['Nobody is there', 'payment'],
  travelFees: ['Travel fee', 'prices'],
  quietHours: ['Quiet hours', 'prices'],
  wholeRupees: ['Whole rupees', 'prices'],
  refundsLowerCommission: ['Commission', 'prices'],
  commissionBeforeTax: ['Commission', 'prices'],
  feedsShowCustomer: ['Calendar feeds', 'travel'],
  showListPrice: ['List price', 'prices'],
  showDecorativeRatings: ['Decorative ratings', 'prices'],
  searchSynonyms: ['Search words', 'search'],
  keyRequestsPerMinute: ['Calls of an API key', 'programs'],
  keyPasscodesPerHour: ['Passcodes of an API key', 'programs'],
  staffSecondFactor: ['Second factor of staff', 'staff'],
  messagesOff: ['Messages', 'messages'],
};

/** Compares without regard to the order of keys, because the form makes new objects. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (_: string, part: unknown) =>
    part instanceof Object && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

function changedKeys(before: StaffSettings, after: StaffSettings): (keyof StaffSettings)[] {
  const keys = Object.keys(parts) as (keyof StaffSettings)[];
  return keys.filter(key => !isSame(before[key], after[key]));
}

/** The parts that differ, by the form's names; only those `on` one page, if it is given. */
export function changedParts(before: StaffSettings, after: StaffSettings, on?: SubjectId): string[] {
  const changed = changedKeys(before, after).map(key => parts[key]);
  return [...new Set(changed.filter(([, page]) => on === undefined || page === on).map(([name]) => name))];
}

/** What a colleague has saved, with the unsaved changes of this form on top. */
export function merged(base: StaffSettings, mine: StaffSettings, theirs: StaffSettings): StaffSettings {
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
  const mine = rightSettings(values);
  if (!mine || changedParts(base.settings, latest.settings).length === 0) return { base, values };
  return { base: latest, values: valuesOf(merged(base.settings, mine, latest.settings)) };
}
