import type { With2 } from '../languages.ts';
import type { CartChange } from '../refusal.ts';

export const priceNow: With2<string, string> = (service, prices) => `${service}: ${prices}`;
export const nowInsteadOf: With2<string, string> = (now, before) => `आता ${now}, आधी ${before}`;

export function cartChangeWords({ code, params }: CartChange): string | undefined {
  const name = params.names?.mr ?? params.name;
  if (code === 'SERVICE_REMOVED') return `${name} आता मिळत नाही आणि कार्टमधून काढली आहे.`;
  if (code === 'CHOICE_REMOVED') return `${name} तुम्ही निवडली होती तशी आता मिळत नाही, म्हणून कार्टमधून काढली आहे. कृपया पुन्हा निवडा.`;
  if (code === 'SERVICE_NOT_ADDED') return `${name} कार्टमध्ये जोडता आली नाही.`;
  return code === 'COUPON_REMOVED' ? `कूपन ${params.couponCode} आता चालत नाही आणि काढले आहे.` : 'तुमची कार्ट बदलली आहे.';
}
