/** Rules between settings (rule V15); each field's own shape is the contract's. Pure. */
import { toPaise, toRupees } from '../../../common/money.ts';
import { wordsOf } from '../../../common/search.ts';
import { WEEK } from '../../../common/time.ts';
import type { Config } from '../../platform/config/config.ts';
import { type FieldError, fieldError, mustHaveNone } from '../../platform/contract/errors.ts';
import { mistakesInPosition } from '../../platform/contract/position.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { mistakesInAreas } from './area-entry-rules.ts';
import { tidiedHours, wrongSpanIn } from './opening-rules.ts';
import { mistakesInTax, tidiedTax } from './tax-entry-rules.ts';

type Settings = Schemas['Settings'];

const trimmedOrNull = (text: string | null): string | null => text?.trim() || null;

/** What a salon says of itself (rule C20). */
type Claims = Schemas['SalonClaims'];
type Texts = Schemas['ClaimLine'];

const tidiedTexts = ({ en, hi, mr }: Texts): Texts => ({ en: en.trim(), hi: hi?.trim() || null, mr: mr?.trim() || null });

/** As they are stored: trimmed, and a language without a text has none. */
function tidiedClaims(claims: Claims): Claims {
  return { ...claims, about: claims.about && tidiedTexts(claims.about), lines: claims.lines.map(tidiedTexts) };
}

/** Every invalid field, named as it was entered (`claims.lines.0.en`). An average and its number of reviews belong together. */
function mistakesInClaims({ rating, reviews, about, lines }: Claims): FieldError[] {
  const texts = [...lines.map((line, i) => [`lines.${i}`, line] as const), ...(about ? [['about', about] as const] : [])];
  return [
    ...(rating !== null && reviews === null ? [fieldError('claims.reviews', 'required')] : []),
    ...(reviews !== null && rating === null ? [fieldError('claims.rating', 'required')] : []),
    ...texts.flatMap(([field, { en }]) => (en.trim() ? [] : [fieldError(`claims.${field}.en`, 'required')])),
  ];
}

/** Settings as they are stored: texts trimmed, the week from Monday, closed days in order, no fraction of a paisa. */
export function tidied(entered: Settings): Settings {
  return {
    ...entered,
    salonName: entered.salonName.trim(),
    phone: entered.phone.trim(),
    address: entered.address.trim(),
    ...(entered.nameLines && { nameLines: entered.nameLines.map(line => line.trim()) }),
    ...(entered.claims && { claims: tidiedClaims(entered.claims) }),
    ...(entered.city !== undefined && { city: trimmedOrNull(entered.city) }),
    ...(entered.areasServed !== undefined && { areasServed: trimmedOrNull(entered.areasServed) }),
    openingHours: entered.openingHours.map(tidiedHours).sort((a, b) => WEEK.indexOf(a.day) - WEEK.indexOf(b.day)),
    closedDays: entered.closedDays.toSorted(),
    minimumOrderValue: toRupees(toPaise(entered.minimumOrderValue)),
    ...(entered.depositAbove !== undefined && { depositAbove: toRupees(toPaise(entered.depositAbove)) }),
    ...(entered.areas && { areas: entered.areas.map(area => ({ ...area, name: area.name.trim() })) }),
    ...(entered.travelFees && { travelFees: entered.travelFees.toSorted((a, b) => a.upToKm - b.upToKm) }),
    ...(entered.tax && { tax: tidiedTax(entered.tax) }),
    ...(entered.searchSynonyms && { searchSynonyms: entered.searchSynonyms.map(group => group.map(word => word.trim())) }),
  };
}

const repeated = (values: string[]): number[] => values.flatMap((value, i) => (values.indexOf(value) < i ? [i] : []));

/** Every invalid field, named as it was entered (`openingHours.3.closes`); none if the settings are valid. */
export function mistakesIn(entered: Settings): FieldError[] {
  const mistakes: FieldError[] = [];
  const add = (...mistake: Parameters<typeof fieldError>) => mistakes.push(fieldError(...mistake));

  if (!entered.salonName.trim()) add('salonName', 'required');
  for (const [i, line] of (entered.nameLines ?? []).entries()) if (!line.trim()) add(`nameLines.${i}`, 'required');
  if (entered.claims) mistakes.push(...mistakesInClaims(entered.claims));
  mistakes.push(...mistakesInPosition(entered));
  for (const i of repeated(entered.openingHours.map(({ day }) => day))) {
    add(`openingHours.${i}.day`, 'unique');
  }
  for (const [i, { opens, closes, closed, spans = [] }] of entered.openingHours.entries()) {
    const wrong = closed ? undefined : wrongSpanIn(spans);
    if (wrong !== undefined)
      add(`openingHours.${i}.spans.${wrong}.to`, 'after', { than: `openingHours.${i}.spans.${wrong}.from` });
    if (!closed && spans.length === 0 && opens >= closes)
      add(`openingHours.${i}.closes`, 'after', { than: `openingHours.${i}.opens` });
  }
  for (const [i, group] of (entered.searchSynonyms ?? []).entries())
    for (const [j, words] of group.entries()) if (wordsOf(words).length === 0) add(`searchSynonyms.${i}.${j}`, 'letterOrDigit');
  for (const i of repeated(entered.closedDays)) add(`closedDays.${i}`, 'unique');
  for (const i of repeated(entered.messagesOff ?? [])) add(`messagesOff.${i}`, 'unique');
  for (const i of repeated((entered.travelFees ?? []).map(({ upToKm }) => String(upToKm))))
    add(`travelFees.${i}.upToKm`, 'unique');
  for (const [i, { from, to }] of (entered.quietHours ?? []).entries())
    if (from >= to) add(`quietHours.${i}.to`, 'after', { than: `quietHours.${i}.from` });
  mistakes.push(...mistakesInAreas(entered.areas ?? []));
  if (entered.tax) mistakes.push(...mistakesInTax(entered.tax));
  return mistakes;
}

/** The settings to store. Throws VALIDATION_ERROR with every invalid field. */
export function tidiedOrRefused(entered: Settings): Settings {
  mustHaveNone(mistakesIn(entered));
  return tidied(entered);
}

/** Whether customers pay through the payment provider: the server has one, and the owner wants it (rule M5). */
export function paysOnline({ payments }: Pick<Config, 'payments'>, { payOnline = true }: Pick<Settings, 'payOnline'>): boolean {
  return payments.PAYMENT_PROVIDER !== 'none' && payOnline;
}

/** PAY_NOW is paid online, or by UPI to the salon, which needs a UPI id (rule M5). The first type is preselected. */
export function paymentTypesOf(config: Pick<Config, 'payments'>, settings: Settings): Schemas['PaymentType'][] {
  return paysOnline(config, settings) || settings.upiId ? ['PAY_AFTER', 'PAY_NOW'] : ['PAY_AFTER'];
}

/** The settings that only an owner changes: tax, where money goes, and what programs may do (rule K15). */
export const OWNERS_SETTINGS = [
  'tax',
  'upiId',
  'payOnline',
  'keyRequestsPerMinute',
  'keyPasscodesPerHour',
  'staffSecondFactor',
] as const;
