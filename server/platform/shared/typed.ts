import { isGstin } from '../../../common/gstin.ts';
import { isEmail } from './email.ts';

/**
 * Reads what people type and paste, as a person would read it. Each reader returns the text in the stored form, or unchanged if it
 * cannot read it. The site has the same readers (web/src/shared/typed.ts), and typed-cases.json tests both.
 */

/** Removes invisible characters. Chats and web pages put them around copied text. */
const visible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a digit. In Unicode the ten digits of a script are consecutive, and the digits of two scripts may be adjacent. */
const figureOf = (digit: string): number => {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (isDigit(zero - 1)) zero--;
  return (code - zero) % 10;
};

/** Replaces digits of any script, and the wide characters of East Asian keyboards, by ASCII. Removes invisible characters. */
export function plain(text: string): string {
  return visible(text)
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?!\d)\p{Nd}/gu, digit => String(figureOf(digit)));
}

/** Hyphens, dashes and the minus sign. */
const DASHES = /[\p{Pd}\u2212\u2043]/gu;

const APOSTROPHES = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032`\u00b4\uff07]/g;

/** A mobile: ten digits, without separators, the country's code or a leading 0. */
const readMobile = (text: string): string => {
  const digits = plain(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{P}\u2212]/gu, '');
  return digits.match(/^(?:\+91|0{0,2}91)?0?([6-9]\d{9})$/)?.[1] ?? text;
};

/** A passcode of so many digits, also from the text of the whole SMS. */
const passcodeReader = (length: number) => {
  const inText = new RegExp(`(?:^|\\D)(\\d{${length}})(?!\\d)`);
  return (text: string): string => {
    const digits = plain(text);
    return digits.match(inText)?.[1] ?? digits.replace(/[\s\p{P}]/gu, '');
  };
};
const readPasscode = passcodeReader(4);

/** Raises ASCII letters only. `toUpperCase` alone would turn look-alikes such as 'ı' and 'ſ' into letters of another code. */
const raised = (text: string): string => text.replace(/[a-z]+/g, letters => letters.toUpperCase());

/** Removes stars, quotes, brackets and full stops around the code, and the underscores that mean italics in a chat. */
const unwrapped = (code: string): string => {
  const inner = code.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '').replace(/^_([^_].*[^_])_$/, '$1');
  return inner === code ? code : unwrapped(inner);
};

/** A coupon code in the form that is stored and compared. */
const readCouponCode = (text: string): string => {
  const afterBullet = plain(text)
    .replace(DASHES, '-')
    .replace(/^\s*-\s+/, '');
  const code = afterBullet.replace(/\s/g, '');
  return raised(unwrapped(code) || code);
};

/** A name: letters of any script. Blanks and dots become one space, dashes a hyphen, quotes an apostrophe. */
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

/** An e-mail address, without brackets and full stops around it. */
export function readEmail(text: string): string {
  return visible(text)
    .trim()
    .replace(/^(?:mailto:|<)+|[>.,;\s]+$/gi, '');
}

/** A UPI id has no blanks. */
const readUpiId = (text: string): string => plain(text).replace(/\s/g, '');

/** The salon's own number, as staff write it with the area code: digits, spaces and hyphens. */
const readPhone = (text: string): string =>
  plain(text)
    .replace(DASHES, '-')
    .replace(/[\s()./]+/g, ' ')
    .trim();

/** A postal code. */
const readPostalCode = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();

/** An Indian PIN code: 440 010 is 440010. */
const readPinCode = (text: string): string => plain(text).replace(/\s/g, '');

/** A GSTIN has no separators. */
const readGstin = (text: string): string => raised(plain(text).replace(/[\s\p{P}]/gu, ''));

interface TypedText {
  read: (text: string) => string;
  /** Whether the read text is valid. */
  accepts: (text: string) => boolean;
}
const anything = () => true;
const PIN_CODE = /^[1-9]\d{5}$/;
const matching = (pattern: RegExp) => (text: string) => pattern.test(text);

/** The readers by their name in the contract (`$comment: 'read as: mobile'`). */
export const TYPED_TEXTS = {
  mobile: { read: readMobile, accepts: matching(/^[6-9]\d{9}$/) },
  passcode: { read: readPasscode, accepts: matching(/^\d{4}$/) },
  'long passcode': { read: passcodeReader(6), accepts: matching(/^\d{6}$/) },
  'start code': { read: readPasscode, accepts: matching(/^\d{4}$/) },
  'full name': { read: readName, accepts: matching(/^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}' -]+$/u) },
  'coupon code': { read: readCouponCode, accepts: anything },
  'new coupon code': { read: readCouponCode, accepts: matching(/^[A-Z0-9_-]{3,20}$/) },
  email: { read: readEmail, accepts: isEmail },
  'email or nothing': { read: readEmail, accepts: text => text === '' || isEmail(text) },
  'UPI id': { read: readUpiId, accepts: matching(/^[A-Za-z0-9._-]{2,256}@[A-Za-z0-9.-]{2,64}$/) },
  phone: { read: readPhone, accepts: matching(/^(\+?[0-9][0-9 -]{5,19})?$/) },
  'postal code': { read: readPostalCode, accepts: anything },
  GSTIN: { read: readGstin, accepts: isGstin },
  'PIN code': { read: readPinCode, accepts: matching(PIN_CODE) },
} satisfies Record<string, TypedText>;
