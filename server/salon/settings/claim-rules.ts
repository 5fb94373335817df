/** What a salon says of itself (rule C20). Pure. */
import { type FieldError, fieldError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';

type Claims = Schemas['SalonClaims'];
type Texts = Schemas['ClaimLine'];

const tidiedTexts = ({ en, hi, mr }: Texts): Texts => ({ en: en.trim(), hi: hi?.trim() || null, mr: mr?.trim() || null });

/** As they are stored: trimmed, and a language without a text has none. */
export function tidiedClaims(claims: Claims): Claims {
  return { ...claims, about: claims.about && tidiedTexts(claims.about), lines: claims.lines.map(tidiedTexts) };
}

/** Every invalid field, named as it was entered (`claims.lines.0.en`). An average and its number of reviews belong together. */
export function mistakesInClaims({ rating, reviews, about, lines }: Claims): FieldError[] {
  const texts = [...lines.map((line, i) => [`lines.${i}`, line] as const), ...(about ? [['about', about] as const] : [])];
  return [
    ...(rating !== null && reviews === null ? [fieldError('claims.reviews', 'required')] : []),
    ...(reviews !== null && rating === null ? [fieldError('claims.rating', 'required')] : []),
    ...texts.flatMap(([field, { en }]) => (en.trim() ? [] : [fieldError(`claims.${field}.en`, 'required')])),
  ];
}
