import type { components } from '#contract';
import { WEEK } from '../../../../../common/time.ts';
import { readEmail, readPhone, readUpiId } from '../../../../../common/typed.ts';
import type { MessageKind } from '../../../features/messages/message-log/kinds.ts';
import { degrees } from '../../../features/salon/settings/degrees.ts';
import { z } from '../../../forms/zod.ts';
import { money } from '../../../shared/format.ts';
import { areaForm, areaOf, areaValuesOf, mostAreas } from './area-form.ts';
import { claimsForm, claimsOf, claimValuesOf } from './claims-form.ts';

/**
 * Settings as the server answers them, with the fields that older clients may leave out. Who carries out the visits and the tax have
 * pages of their own. A PUT without them keeps them. The password is only sent, with another UPI id.
 */
export type Settings = Omit<Required<components['schemas']['Settings']>, 'capacity' | 'tax' | 'currentPassword'>;

const required = (name: string, most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, `${name} is required`), z.maxLength(most, `${name} must be at most ${most} characters`));

const optional = (name: string, most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `${name} must be at most ${most} characters`));

const whole = (name: string, most: number, least = 1) =>
  z.string().check(
    z.trim(),
    z.refine(
      text => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `${name} must be from ${least} to ${most}`,
    ),
  );

const rupees = (name: string) =>
  z.string().check(
    z.trim(),
    z.refine(text => /^\d+(\.\d{1,2})?$/.test(text), `${name} must be rupees with at most two decimals, 0 for none`),
    z.refine(text => !(Number(text) > 1e8), `${name} must be at most ${money(1e8)}`),
  );

const between = (name: string, least: number, most: number) =>
  z.string().check(
    z.trim(),
    z.refine(
      text => /^\d{1,3}(\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most,
      `${name} must be from ${least} to ${most}`,
    ),
  );

const hoursFields = {
  ...{ day: z.enum(WEEK), opens: z.string(), closes: z.string(), closed: z.boolean() },
  /** Closed between, for lunch. Both empty without a break. */
  ...{ breakFrom: z.string(), breakTo: z.string() },
  /** As saved. */
  spans: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
};

const hours = z.object(hoursFields).check(
  z.superRefine(({ opens, closes, closed, breakFrom, breakTo }, { addIssue }) => {
    const refuse = (path: 'opens' | 'closes' | 'breakFrom' | 'breakTo', message: string) =>
      addIssue({ code: 'custom', path: [path], message });
    const hasBreak = breakFrom !== '' || breakTo !== '';
    if (!closed && hasBreak) {
      if (!(opens < breakFrom && breakFrom < closes)) refuse('breakFrom', 'The break must begin within the hours');
      if (!(breakFrom < breakTo && breakTo < closes)) refuse('breakTo', 'The break must end within the hours');
    }
    if (closed) return;
    if (!opens) refuse('opens', 'Opening time is required');
    if (!closes) refuse('closes', 'Closing time is required');
    else if (opens >= closes) refuse('closes', 'Closing time must be after opening time');
  }),
);

export const mostClosedDays = 400;

const mostSynonymGroups = 100;
const mostSynonyms = 12;
const longestSynonym = 40;

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

const synonyms = z.string().check(
  z.superRefine((text, { addIssue }) => {
    const groups = synonymsIn(text);
    const refuse = (message: string) => addIssue({ code: 'custom', message });
    const single = groups.find(({ length }) => length < 2);
    if (single) refuse(`Add a comma and a second word after “${single.join('')}”`);
    if (groups.some(({ length }) => length > mostSynonyms)) refuse(`At most ${mostSynonyms} words in a line`);
    if (groups.length > mostSynonymGroups) refuse(`At most ${mostSynonymGroups} lines`);
    if (groups.flat().some(({ length }) => length > longestSynonym)) refuse(`At most ${longestSynonym} characters in a word`);
  }),
);

/** The contract's bounds in the form's words. Numbers are texts until they are sent. */
export const settingsForm = z.object({
  salonName: required('Salon name', 100),
  /** The lines of the header. Empty ones are proposed by the server. */
  upperLine: optional('The upper line', 60),
  lowerLine: optional('The line below', 60),
  latinName: z
    .string()
    .check(
      z.trim(),
      z.regex(/^([A-Za-z0-9][A-Za-z0-9 &.,'()/+-]*)?$/, 'Letters A to Z and digits only, as in an SMS'),
      z.maxLength(60, 'At most 60 characters'),
    ),
  claims: claimsForm,
  phone: z
    .string()
    .check(
      z.overwrite(readPhone),
      z.regex(/^(\+?[0-9][0-9 -]{5,18})?$/, 'Please enter a phone number with digits, spaces and hyphens, like +91 98765 43210'),
    ),
  email: z.union(
    [
      z.literal(''),
      z.pipe(
        z.string().check(z.overwrite(readEmail)),
        z.email('Please enter a valid e-mail address').check(z.maxLength(254, 'E-mail must be at most 254 characters')),
      ),
    ],
    'Please enter a valid e-mail address',
  ),
  address: optional('Address', 300),
  city: optional('City', 60),
  areasServed: optional('Areas you visit', 500),
  latitude: degrees('Latitude', 90),
  longitude: degrees('Longitude', 180),
  openingHours: z.array(hours),
  /** A typed day that is not in the list yet. Saving would silently drop it. */
  nextClosedDay: z.string().check(z.refine(day => day === '', 'Press Add Day, or empty this field')),
  closedDays: z.array(z.string()).check(z.maxLength(mostClosedDays, `At most ${mostClosedDays} closed days`)),
  areas: z.array(areaForm).check(z.maxLength(mostAreas, `At most ${mostAreas} areas`)),
  travel: z.object({
    detour: between('Detour', 1, 5),
    speedKmh: between('Speed', 5, 120),
    fixedMinutes: whole('Minutes for each way', 120, 0),
  }),
  arrivalGraceMinutes: whole('Grace', 120, 0),
  slotPlan: z.enum(['TWO_HOUR', 'HOURLY']),
  startPlan: z.enum(['WINDOWS', 'EVERY_60', 'EVERY_30', 'EVERY_15']),
  teams: whole('Teams', 100),
  shortestNotice: whole('Shortest notice', 2880, 0),
  bookingHorizonDays: whole('Days ahead', 365),
  minimumOrderValue: rupees('Minimum order'),
  maxPendingBookings: whole('Pending bookings', 100),
  upiId: z.string().check(
    z.overwrite(readUpiId),
    z.refine(
      text => text === '' || /^[A-Za-z0-9._-]{2,256}@[A-Za-z0-9.-]{2,64}$/.test(text),
      'Please enter a UPI id like name@bank, or leave it empty',
    ),
  ),
  /** Only asked for with another UPI id. It is no setting. */
  currentPassword: z.optional(z.string()),
  payOnline: z.boolean(),
  holdMinutes: whole('Minutes to pay', 120, 5),
  cancelFeePercent: whole('Fee', 100, 0),
  cancelFreeHours: whole('Hours', 720, 0),
  depositPercent: whole('Deposit', 100, 0),
  depositAbove: rupees('The order'),
  noShowWaitMinutes: whole('Minutes at the door', 60, 5),
  noShowDepositPercent: whole('Deposit', 100, 0),
  wholeRupees: z.boolean(),
  refundsLowerCommission: z.boolean(),
  commissionBeforeTax: z.boolean(),
  feedsShowCustomer: z.boolean(),
  showListPrice: z.boolean(),
  showDecorativeRatings: z.boolean(),
  searchSynonyms: synonyms,
  keyRequestsPerMinute: whole('Calls a minute', 100_000),
  keyPasscodesPerHour: whole('Passcodes an hour', 100_000),
  messagesOff: z.array(z.custom<MessageKind>()),
});

export type SettingsValues = z.infer<typeof settingsForm>;

/** Browsers' time fields have no seconds. */
const toField = (time: string) => time.slice(0, 5);
const fromField = (time: string, otherwise: string) => (time ? `${time}:00` : otherwise);

export function valuesOf({ nameLines, ...settings }: Settings): SettingsValues {
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
    cancelFeePercent: String(settings.cancelFeePercent),
    cancelFreeHours: String(settings.cancelFreeHours),
    depositPercent: String(settings.depositPercent),
    depositAbove: String(settings.depositAbove),
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
export function settingsOf(entered: SettingsValues): Settings {
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
    cancelFeePercent: Number(values.cancelFeePercent),
    cancelFreeHours: Number(values.cancelFreeHours),
    depositPercent: Number(values.depositPercent),
    depositAbove: Number(values.depositAbove),
    noShowWaitMinutes: Number(values.noShowWaitMinutes),
    noShowDepositPercent: Number(values.noShowDepositPercent),
    upiId: values.upiId || null,
    searchSynonyms: synonymsIn(values.searchSynonyms),
  };
}
