import { isEmail } from './email.ts';

/**
 * What people type and paste, read as a person would read it. Each reader gives the text in the form that is kept, or leaves what it
 * cannot read. The site has the same readers (web/src/shared/typed.ts); typed-cases.json tests both.
 */

/** Without the characters nobody sees, which chats and web pages put around what is copied from them. */
const visible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode has the ten digits of every script in a row from its zero, and rows may follow each other. */
const figureOf = (digit: string): number => {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (isDigit(zero - 1)) zero--;
  return (code - zero) % 10;
};

/** Digits of every script, and what East Asian keyboards write wide, as ASCII has them; the rest of what is seen stays. */
export function plain(text: string): string {
  return visible(text)
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?!\d)\p{Nd}/gu, digit => String(figureOf(digit)));
}

/** Hyphens, dashes and the minus sign. */
const DASHES = /[\p{Pd}\u2212\u2043]/gu;

const APOSTROPHES = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032`\u00b4\uff07]/g;

/** A mobile: the ten digits without what stands between them, and without the country's code or the 0 before them. */
const readMobile = (text: string): string => {
  const digits = plain(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{P}\u2212]/gu, '');
  return digits.match(/^(?:\+91|0{0,2}91)?0?([6-9]\d{9})$/)?.[1] ?? text;
};

/** A passcode: four digits, also out of the SMS they stand in. */
const readPasscode = (text: string): string => {
  const digits = plain(text);
  return digits.match(/(?:^|\D)(\d{4})(?!\d)/)?.[1] ?? digits.replace(/[\s\p{P}]/gu, '');
};

/** ASCII letters only: `toUpperCase` would also turn look-alikes such as 'ı' and 'ſ' into letters of somebody's code. */
const raised = (text: string): string => text.replace(/[a-z]+/g, letters => letters.toUpperCase());

/** Without the stars, quotes, brackets and full stops around it, and without the underscores that make a chat write it slanted. */
const unwrapped = (code: string): string => {
  const inner = code.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '').replace(/^_([^_].*[^_])_$/, '$1');
  return inner === code ? code : unwrapped(inner);
};

/** A coupon code, in the one form in which it is kept and compared. */
const readCouponCode = (text: string): string => {
  const afterBullet = plain(text)
    .replace(DASHES, '-')
    .replace(/^\s*-\s+/, '');
  const code = afterBullet.replace(/\s/g, '');
  return raised(unwrapped(code) || code);
};

/** A name: letters of any script, with one space, hyphen or apostrophe where there is any blank, dot, dash or quote of the kind. */
const readName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}' \p{C}-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** An e-mail address, without the brackets and full stops around it. */
export function readEmail(text: string): string {
  return visible(text)
    .trim()
    .replace(/^(?:mailto:|<)+|[>.,;\s]+$/gi, '');
}

/** A UPI id has no blanks. */
const readUpiId = (text: string): string => plain(text).replace(/\s/g, '');

/** The salon's own number, as staff write it with its area: digits, spaces and hyphens. */
const readPhone = (text: string): string =>
  plain(text)
    .replace(DASHES, '-')
    .replace(/[\s()./]+/g, ' ')
    .trim();

/** A postal code. */
const readPostalCode = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();

interface TypedText {
  read: (text: string) => string;
  /** Whether what was read is such a text. */
  accepts: (text: string) => boolean;
}
const anything = () => true;
const matching = (pattern: RegExp) => (text: string) => pattern.test(text);

/** By the name that the contract gives them (`$comment: 'read as: mobile'`). */
export const TYPED_TEXTS = {
  mobile: { read: readMobile, accepts: matching(/^[6-9]\d{9}$/) },
  passcode: { read: readPasscode, accepts: matching(/^\d{4}$/) },
  'full name': { read: readName, accepts: matching(/^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}' -]+$/u) },
  'coupon code': { read: readCouponCode, accepts: anything },
  'new coupon code': { read: readCouponCode, accepts: matching(/^[A-Z0-9_-]{3,20}$/) },
  email: { read: readEmail, accepts: isEmail },
  'UPI id': { read: readUpiId, accepts: matching(/^[A-Za-z0-9._-]{2,256}@[A-Za-z0-9.-]{2,64}$/) },
  phone: { read: readPhone, accepts: matching(/^\+?[0-9][0-9 -]{5,19}$/) },
  'postal code': { read: readPostalCode, accepts: anything },
} satisfies Record<string, TypedText>;
