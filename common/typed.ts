/**
 * Reads what people type and paste, as a person would read it. Each reader returns the text in the form that is stored, or leaves what it
 * cannot read. Pure.
 */

import { plain, visible } from './plain.ts';

/** Hyphens, dashes and the minus sign. */
export const DASHES = /[\p{Pd}\u2212\u2043]/gu;

const APOSTROPHES = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032`\u00b4\uff07]/g;

/** A mobile: ten digits without separators, and without a country code or a 0 before them. */
export function readMobile(text: string): string {
  const digits = plain(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{P}\u2212]/gu, '');
  return digits.match(/^(?:\+91|0{0,2}91)?0?([6-9]\d{9})$/)?.[1] ?? text;
}

/** A passcode of so many digits, also from within the text of the SMS. */
export function readPasscode(text: string, length = 4): string {
  const digits = plain(text);
  return digits.match(new RegExp(`(?:^|\\D)(\\d{${length}})(?!\\d)`))?.[1] ?? digits.replace(/[\s\p{P}]/gu, '');
}

/** Raises ASCII letters only. `toUpperCase` alone would turn look-alikes such as 'ı' and 'ſ' into letters of another code. */
const raised = (text: string): string => text.replace(/[a-z]+/g, letters => letters.toUpperCase());

/** Removes the stars, quotes, brackets and full stops around a code, and the underscores with which chats make text italic. */
function unwrapped(code: string): string {
  const inner = code.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '').replace(/^_([^_].*[^_])_$/, '$1');
  return inner === code ? code : unwrapped(inner);
}

/** A coupon code while it is typed: its letters become capitals and blanks go. */
export function couponCodeAsTyped(text: string): string {
  return raised(plain(text).replace(DASHES, '-').replace(/\s/g, ''));
}

/** A coupon code in the form that the server stores. */
export function readCouponCode(text: string): string {
  const code = couponCodeAsTyped(
    plain(text)
      .replace(DASHES, '-')
      .replace(/^\s*-\s+/, ''),
  );
  return unwrapped(code) || code;
}

/** A name while it is typed. Digits stay, so that the field can refuse them. */
export function nameAsTyped(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}' \p{C}-]/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/^ /, '');
}

/** A name: letters of any script. Blanks and dots become one space, dashes a hyphen, quotes an apostrophe. */
export function readName(text: string): string {
  return nameAsTyped(text).trim();
}

/** An e-mail address without brackets or full stops around it. */
export function readEmail(text: string): string {
  return visible(text)
    .trim()
    .replace(/^(?:mailto:|<)+|[>.,;\s]+$/gi, '');
}

/** A UPI id has no blanks. */
export function readUpiId(text: string): string {
  return plain(text).replace(/\s/g, '');
}

/** The salon's own number with its area code, as staff write it: digits, spaces and hyphens. */
export function readPhone(text: string): string {
  return plain(text)
    .replace(DASHES, '-')
    .replace(/[\s()./]+/g, ' ')
    .trim();
}

/** A postal code. */
export function readPostalCode(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

/** An Indian PIN code: 440 010 is 440010. */
export function readPinCode(text: string): string {
  return plain(text).replace(/\s/g, '');
}

/** A GSTIN has no separators. */
export function readGstin(text: string): string {
  return raised(plain(text).replace(/[\s\p{P}]/gu, ''));
}
