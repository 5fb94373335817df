import { plain } from './typed.ts';

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
