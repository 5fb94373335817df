// Fields read what is typed key by key.

import { plain } from '../../../common/plain.ts';
import { DASHES, readMobile } from '../../../common/typed.ts';

/**
 * A mobile while it is typed. The country code 91 goes once ten digits follow it, because a mobile may begin with 91. +91 goes at once.
 * The + of another country stays. Extra digits stay, or the rest would be somebody else's number.
 */
export function mobileAsTyped(text: string): string {
  const whole = readMobile(text);
  if (whole !== text) return whole;
  const kept = plain(text).replace(/[^\d+]/g, '');
  return kept
    .replace(/(?!^)\+/g, '')
    .replace(/^\+91/, '')
    .slice(0, 20);
}

/** More digits than a mobile has, even with the country code. */
export function isTooLong(mobile: string): boolean {
  return mobile.replace('+', '').length > 10 && !/^0{0,2}91(?:0?[6-9]\d{0,8})?$/.test(mobile);
}

/** A number while it is typed: `₹1,299.50` becomes 1299.50. */
export function numberAsTyped(text: string): string {
  return plain(text)
    .replace(DASHES, '-')
    .replace(/^\s*(?:₹|rs\.?|inr)/i, '')
    .replace(/[\s,٬]|\/-$/g, '')
    .replace('٫', '.');
}
