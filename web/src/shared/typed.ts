/**
 * What people type and paste, read as a person would read it. Each reader gives the text in the form that is kept, or leaves what it
 * cannot read. The server has the same readers (server/shared/typed.ts); server/shared/typed-cases.json tests both.
 */

/** Without the characters nobody sees, which chats and web pages put around what is copied from them. */
function visible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}

/** Unicode has the ten digits of every script in a row from its zero, and rows may follow each other. */
function figureOf(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (isDigit(zero - 1)) zero--;
  return (code - zero) % 10;
}

/** Digits of every script, and what East Asian keyboards write wide, as ASCII has them; the rest of what is seen stays. */
export function plain(text: string): string {
  return visible(text)
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?!\d)\p{Nd}/gu, digit => String(figureOf(digit)));
}

/** Hyphens, dashes and the minus sign. */
const dashes = /[\p{Pd}\u2212\u2043]/gu;

const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032`\u00b4\uff07]/g;

/** A mobile: the ten digits without what stands between them, and without the country's code or the 0 before them. */
export function readMobile(text: string): string {
  const digits = plain(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{P}\u2212]/gu, '');
  return digits.match(/^(?:\+91|0{0,2}91)?0?([6-9]\d{9})$/)?.[1] ?? text;
}

/**
 * A mobile while it is typed. The country's code goes once ten digits follow it, for a number may begin with 91, too; +91 goes at
 * once, and the + of another country stays. Digits too many stay, or what is left would be somebody else's number.
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

/** More digits than a mobile has, even if they began with the country's code. */
export function isTooLong(mobile: string): boolean {
  return mobile.replace('+', '').length > 10 && !/^0{0,2}91(?:0?[6-9]\d{0,8})?$/.test(mobile);
}

/** A passcode: four digits, also out of the SMS they stand in. */
export function readPasscode(text: string): string {
  const digits = plain(text);
  return digits.match(/(?:^|\D)(\d{4})(?!\d)/)?.[1] ?? digits.replace(/[\s\p{P}]/gu, '');
}

/** Without the stars, quotes, brackets and full stops around it, and without the underscores that make a chat write it slanted. */
function unwrapped(code: string): string {
  const inner = code.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '').replace(/^_([^_].*[^_])_$/, '$1');
  return inner === code ? code : unwrapped(inner);
}

/** A coupon code while it is typed: ASCII letters raised, blanks left out. `ſ` and `ı` do not become letters of somebody's code. */
export function couponCodeAsTyped(text: string): string {
  return plain(text)
    .replace(dashes, '-')
    .replace(/\s/g, '')
    .replace(/[a-z]+/g, letters => letters.toUpperCase());
}

/** A coupon code, in the one form in which the server keeps it. */
export function readCouponCode(text: string): string {
  const code = couponCodeAsTyped(
    plain(text)
      .replace(dashes, '-')
      .replace(/^\s*-\s+/, ''),
  );
  return unwrapped(code) || code;
}

/** A name while it is typed. Numbers stay, so that it can be said that they may not. */
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

/** An e-mail address, without the brackets and full stops around it. */
export function readEmail(text: string): string {
  return visible(text)
    .trim()
    .replace(/^(?:mailto:|<)+|[>.,;\s]+$/gi, '');
}

/** A UPI id has no blanks. */
export function readUpiId(text: string): string {
  return plain(text).replace(/\s/g, '');
}

/** The salon's own number, as staff write it with its area: digits, spaces and hyphens. */
export function readPhone(text: string): string {
  return plain(text)
    .replace(dashes, '-')
    .replace(/[\s()./]+/g, ' ')
    .trim();
}

/** A number while it is typed: `₹1,299.50` is 1299.50. */
export function numberAsTyped(text: string): string {
  return plain(text)
    .replace(dashes, '-')
    .replace(/^\s*(?:₹|rs\.?|inr)/i, '')
    .replace(/[\s,٬]|\/-$/g, '')
    .replace('٫', '.');
}
