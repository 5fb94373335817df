import { updateSettings } from '../../../../../common/bounds/settings.gen.ts';
import type { WEEK } from '../../../../../common/time.ts';
import type { StaffSettings } from '../../../features/salon/settings/saved-settings.ts';
import { also, without } from '../../../forms/bound.ts';
import { checked } from '../../../forms/check-bounds.ts';
import { fromContract, type Refuse, type Typed, type Why } from '../../../forms/from-contract.ts';
import { onEarth } from '../../../map/position.ts';
import { type AreaValues, areaBounds, areaOf, areaValuesOf, checkArea } from './area-form.ts';
import { type ClaimValues, checkClaims, claimBounds, claimsOf, claimValuesOf } from './claims-form.ts';
import { checkExtras, type ExtrasValues, extrasOf, extrasValuesOf } from './extras-form.ts';

/**
 * Settings as the server answers them, with the fields that older clients may leave out. Who carries out the visits and the tax have
 * pages of their own. A PUT without them keeps them. The password is only sent, with another UPI id.
 */
const { properties } = updateSettings;
export const mostClosedDays = properties.closedDays.maxItems;

/** One group a line, its words separated by commas. */
function synonymsIn(text: string): string[][] {
  const wordsIn = (line: string) =>
    line
      .split(',')
      .map(word => word.trim())
      .filter(word => /[\p{L}\p{N}]/u.test(word));
  return text
    .split('\n')
    .map(wordsIn)
    .filter(words => words.length > 0);
}

/** What the form has in the contract's form. */
type Plain = Exclude<
  keyof StaffSettings,
  'nameLines' | 'claims' | 'openingHours' | 'areas' | 'travel' | 'searchSynonyms' | 'travelFees' | 'quietHours' | 'nudges'
>;

interface HoursValues {
  day: (typeof WEEK)[number];
  opens: string;
  closes: string;
  closed: boolean;
  /** Closed between, for lunch. Both empty without a break. */
  breakFrom: string;
  breakTo: string;
  /** As saved. */
  spans?: { from: string; to: string }[] | undefined;
}

/** Numbers are texts until they are sent. */
export interface SettingsValues extends Typed<StaffSettings, Plain>, ExtrasValues {
  /** The lines of the header. Empty ones are proposed by the server. */
  upperLine: string;
  lowerLine: string;
  claims: ClaimValues;
  openingHours: HoursValues[];
  /** A typed day that is not in the list yet. Saving would silently drop it. */
  nextClosedDay: string;
  areas: AreaValues[];
  travel: Typed<StaffSettings['travel'], keyof StaffSettings['travel']>;
  nudges: Typed<StaffSettings['nudges'], keyof StaffSettings['nudges']>;
  searchSynonyms: string;
  /** Only asked for with another UPI id. It is no setting. */
  currentPassword?: string | undefined;
}

const numbers = Object.entries(properties).filter(([, { type }]) => type === 'integer' || type === 'number');

/** A number without a text would be 0, so the form requires each of them. */
export const settingsBounds = also(
  without(updateSettings, 'openingHours', 'searchSynonyms'),
  { upperLine: properties.nameLines.items, lowerLine: properties.nameLines.items, claims: claimBounds, areas: areaBounds },
  numbers.map(([name]) => name),
);

/** What the contract cannot say of the settings. */
function ownRules(values: SettingsValues, refuse: Refuse<SettingsValues>): void {
  onEarth(values, refuse);
  checkClaims(values.claims, (path, message) => refuse(`claims.${path}`, message));
  for (const [i, hours] of values.openingHours.entries())
    checkHours(hours, (time, why) => refuse(`openingHours.${i}.${time}`, why));
  if (values.nextClosedDay) refuse('nextClosedDay', 'Press Add Day, or empty this field');
  for (const [i, area] of values.areas.entries()) checkArea(area, (field, why) => refuse(`areas.${i}.${field}`, why));
  checkExtras(values, (field, why) => refuse(field as 'travelFees', why));
  const problem = synonymsProblem(synonymsIn(values.searchSynonyms));
  if (problem) refuse('searchSynonyms', problem);
}

export const resolveSettings = fromContract(settingsBounds, ownRules);

/** The settings of a form without a mistake; null with one. */
export function rightSettings(typed: SettingsValues): StaffSettings | null {
  const { values, problems } = checked(settingsBounds, typed);
  let isRight = problems.length === 0;
  ownRules(values, () => {
    isRight = false;
  });
  return isRight ? settingsOf(values) : null;
}

type Time = 'opens' | 'closes' | 'breakFrom' | 'breakTo';

function checkHours(hours: HoursValues, refuse: (time: Time, why: Why) => void): void {
  const { opens, closes, closed, breakFrom, breakTo } = hours;
  if (closed) return;
  if (breakFrom !== '' || breakTo !== '') {
    if (!(opens < breakFrom && breakFrom < closes)) refuse('breakFrom', 'The break must begin within the hours');
    if (!(breakFrom < breakTo && breakTo < closes)) refuse('breakTo', 'The break must end within the hours');
  }
  if (!opens) refuse('opens', { rule: 'required' });
  if (!closes) refuse('closes', { rule: 'required' });
  else if (opens >= closes) refuse('closes', { rule: 'after', params: { than: 'opens' } });
}

function synonymsProblem(groups: string[][]): string | null {
  const { maxItems: mostGroups, items: group } = properties.searchSynonyms;
  const single = groups.find(({ length }) => length < group.minItems);
  if (single) return `Add a comma and a second word after “${single.join('')}”`;
  if (groups.some(({ length }) => length > group.maxItems)) return `At most ${group.maxItems} words in a line`;
  if (groups.length > mostGroups) return `At most ${mostGroups} lines`;
  const longest = group.items.maxLength;
  return groups.flat().some(({ length }) => length > longest) ? `At most ${longest} characters in a word` : null;
}

/** Browsers' time fields have no seconds. */
const toField = (time: string) => time.slice(0, 5);
const fromField = (time: string, otherwise: string) => (time ? `${time}:00` : otherwise);

export function valuesOf({ nameLines, ...settings }: StaffSettings): SettingsValues {
  return {
    ...settings,
    upperLine: nameLines?.[0] ?? '',
    lowerLine: nameLines?.[1] ?? '',
    latinName: settings.latinName ?? '',
    claims: claimValuesOf(settings.claims),
    city: settings.city ?? '',
    areasServed: settings.areasServed ?? '',
    nextClosedDay: '',
    openingHours: settings.openingHours.map(hours => ({
      ...hours,
      opens: toField(hours.opens),
      closes: toField(hours.closes),
      breakFrom: toField(hours.spans?.[0]?.to ?? ''),
      breakTo: toField(hours.spans?.[1]?.from ?? ''),
    })),
    areas: settings.areas.map(areaValuesOf),
    ...extrasValuesOf(settings),
    travel: {
      detour: String(settings.travel.detour),
      speedKmh: String(settings.travel.speedKmh),
      fixedMinutes: String(settings.travel.fixedMinutes),
    },
    arrivalGraceMinutes: String(settings.arrivalGraceMinutes),
    teams: String(settings.teams),
    shortestNotice: String(settings.shortestNotice),
    bookingHorizonDays: String(settings.bookingHorizonDays),
    minimumOrderValue: String(settings.minimumOrderValue),
    maxPendingBookings: String(settings.maxPendingBookings),
    keyRequestsPerMinute: String(settings.keyRequestsPerMinute),
    keyPasscodesPerHour: String(settings.keyPasscodesPerHour),
    holdMinutes: String(settings.holdMinutes),
    waitOfferMinutes: String(settings.waitOfferMinutes),
    referralReward: String(settings.referralReward),
    referralDays: String(settings.referralDays),
    nudges: {
      ...settings.nudges,
      rupees: String(settings.nudges.rupees),
      validDays: String(settings.nudges.validDays),
      monthlyBudget: String(settings.nudges.monthlyBudget),
    },
    cancelFeePercent: String(settings.cancelFeePercent),
    cancelFreeHours: String(settings.cancelFreeHours),
    depositPercent: String(settings.depositPercent),
    depositAbove: String(settings.depositAbove),
    partyDepositPercent: String(settings.partyDepositPercent),
    partyBalancePercent: String(settings.partyBalancePercent),
    partyBalanceDays: String(settings.partyBalanceDays),
    noShowWaitMinutes: String(settings.noShowWaitMinutes),
    noShowDepositPercent: String(settings.noShowDepositPercent),
    upiId: settings.upiId ?? '',
    searchSynonyms: (settings.searchSynonyms ?? []).map(group => group.join(', ')).join('\n'),
  };
}

/** Programs may save several breaks a day. The form shows the first, and leaves the others alone until it is changed. */
function hoursOf({ opens, closes, breakFrom, breakTo, spans, ...rest }: SettingsValues['openingHours'][number]) {
  const ends = { opens: fromField(opens, '09:00:00'), closes: fromField(closes, '20:00:00') };
  const typed =
    breakFrom && breakTo
      ? [
          { from: ends.opens, to: `${breakFrom}:00` },
          { from: `${breakTo}:00`, to: ends.closes },
        ]
      : [];
  const isAsSaved = spans && spans[0]?.to === typed[0]?.to && spans[1]?.from === typed[1]?.from;
  const later = isAsSaved ? spans.slice(2) : [];
  const parts = later.length > 0 ? [typed[0], { from: typed[1]?.from ?? '', to: spans?.[1]?.to ?? '' }, ...later] : typed;
  // A day that never had a break says nothing of it.
  return { ...rest, ...ends, ...((spans || typed.length > 0) && { spans: parts.filter(part => part !== undefined) }) };
}

/** From validated values. A closed day gets hours, too, because the contract requires them. */
export function settingsOf(entered: SettingsValues): StaffSettings {
  const { nextClosedDay: _day, currentPassword: _password, upperLine, lowerLine, ...values } = entered;
  return {
    ...values,
    nameLines: upperLine ? [upperLine, ...(lowerLine ? [lowerLine] : [])] : null,
    latinName: values.latinName || null,
    claims: claimsOf(values.claims),
    city: values.city || null,
    areasServed: values.areasServed || null,
    openingHours: values.openingHours.map(hoursOf),
    areas: values.areas.map(areaOf),
    ...extrasOf(values),
    travel: {
      detour: Number(values.travel.detour),
      speedKmh: Number(values.travel.speedKmh),
      fixedMinutes: Number(values.travel.fixedMinutes),
    },
    arrivalGraceMinutes: Number(values.arrivalGraceMinutes),
    teams: Number(values.teams),
    shortestNotice: Number(values.shortestNotice),
    bookingHorizonDays: Number(values.bookingHorizonDays),
    minimumOrderValue: Number(values.minimumOrderValue),
    maxPendingBookings: Number(values.maxPendingBookings),
    keyRequestsPerMinute: Number(values.keyRequestsPerMinute),
    keyPasscodesPerHour: Number(values.keyPasscodesPerHour),
    holdMinutes: Number(values.holdMinutes),
    waitOfferMinutes: Number(values.waitOfferMinutes),
    referralReward: Number(values.referralReward),
    referralDays: Number(values.referralDays),
    nudges: {
      ...values.nudges,
      rupees: Number(values.nudges.rupees),
      validDays: Number(values.nudges.validDays),
      monthlyBudget: Number(values.nudges.monthlyBudget),
    },
    cancelFeePercent: Number(values.cancelFeePercent),
    cancelFreeHours: Number(values.cancelFreeHours),
    depositPercent: Number(values.depositPercent),
    depositAbove: Number(values.depositAbove),
    partyDepositPercent: Number(values.partyDepositPercent),
    partyBalancePercent: Number(values.partyBalancePercent),
    partyBalanceDays: Number(values.partyBalanceDays),
    noShowWaitMinutes: Number(values.noShowWaitMinutes),
    noShowDepositPercent: Number(values.noShowDepositPercent),
    upiId: values.upiId || null,
    searchSynonyms: synonymsIn(values.searchSynonyms),
  };
}
