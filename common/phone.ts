/** Mobiles of India. They are stored as their ten digits (rule S2). Pure. */
import { plain } from './plain.ts';

/** Indian mobiles begin with 6 to 9. */
export const MOBILE = /^[6-9]\d{9}$/;

/**
 * Turns a mobile, or a part of one, that staff typed into the stored digits: '+91 98765 43210' and '98765-43210' are 9876543210,
 * '+91 98765' is 98765. null if the text is no mobile.
 */
export function mobilePart(typed: string): string | null {
  const text = plain(typed).trim();
  if (!/^\+?[\d\s().\p{Pd}]*\d[\d\s().\p{Pd}]*$/u.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return digits.replace(/^91(?=\d)/, '');
  return digits.length > 10 ? digits.replace(/^(0{0,2}91|0)(?=\d{10}$)/, '') : digits;
}

/** `9876543210` as +919876543210, for calls from any country. */
export function withCountry(mobile: string): string {
  return `+91${mobile}`;
}

/** `9876543210` as +91 98765 43210, in India's usual form. */
export function writtenMobile(mobile: string): string {
  return `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}
