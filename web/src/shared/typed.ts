/**
 * Reads what people type and paste. Each reader returns the text in the form that is stored, or leaves what it cannot read. The server
 * has the same readers (server/platform/shared/typed.ts). server/platform/shared/typed-cases.json tests both.
 */

/** Removes the invisible characters that chats and web pages add to copied text. */
function visible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}

/** In Unicode the ten digits of a script are in a row from its zero, and rows may follow each other. */
function figureOf(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (isDigit(zero - 1)) zero--;
  return (code - zero) % 10;
}

/** Turns digits of every script and wide East Asian characters into ASCII. Other visible characters stay. */
export function plain(text: string): string {
  return visible(text)
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?!\d)\p{Nd}/gu, digit => String(figureOf(digit)));
}

/** Hyphens, dashes and the minus sign. */
const dashes = /[\p{Pd}\u2212\u2043]/gu;

const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032`\u00b4\uff07]/g;

/** A mobile: ten digits without separators, and without a country code or a 0 before them. */
export function readMobile(text: string): string {
  const digits = plain(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{P}\u2212]/gu, '');
  return digits.match(/^(?:\+91|0{0,2}91)?0?([6-9]\d{9})$/)?.[1] ?? text;
}

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

/** A passcode of so many digits, also from within the text of the SMS. */
export function readPasscode(text: string, length = 4): string {
  const digits = plain(text);
  return digits.match(new RegExp(`(?:^|\\D)(\\d{${length}})(?!\\d)`))?.[1] ?? digits.replace(/[\s\p{P}]/gu, '');
}

/** Removes the stars, quotes, brackets and full stops around a code, and the underscores with which chats make text italic. */
function unwrapped(code: string): string {
  const inner = code.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '').replace(/^_([^_].*[^_])_$/, '$1');
  return inner === code ? code : unwrapped(inner);
}

/** A coupon code while it is typed: ASCII letters become capitals and blanks go. `ſ` and `ı` do not become letters of a code. */
export function couponCodeAsTyped(text: string): string {
  return plain(text)
    .replace(dashes, '-')
    .replace(/\s/g, '')
    .replace(/[a-z]+/g, letters => letters.toUpperCase());
}

/** A coupon code in the form that the server stores. */
export function readCouponCode(text: string): string {
  const code = couponCodeAsTyped(
    plain(text)
      .replace(dashes, '-')
      .replace(/^\s*-\s+/, ''),
  );
  return unwrapped(code) || code;
}

/** A name while it is typed. Digits stay, so that the field can refuse them. */
export function nameAsTyped(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}' \p{C}-]/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/^ /, '');
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
    .replace(dashes, '-')
    .replace(/[\s()./]+/g, ' ')
    .trim();
}

/** A number while it is typed: `₹1,299.50` becomes 1299.50. */
export function numberAsTyped(text: string): string {
  return plain(text)
    .replace(dashes, '-')
    .replace(/^\s*(?:₹|rs\.?|inr)/i, '')
    .replace(/[\s,٬]|\/-$/g, '')
    .replace('٫', '.');
}
