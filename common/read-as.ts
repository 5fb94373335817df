/** How the contract reads the texts that people type (`$comment: 'read as: mobile'`), and which of them it accepts. Pure. */
import { isGstin } from './gstin.ts';
import { MOBILE } from './phone.ts';
import {
  readCouponCode,
  readEmail,
  readGstin,
  readMobile,
  readName,
  readPasscode,
  readPhone,
  readPinCode,
  readPostalCode,
  readUpiId,
} from './typed.ts';

export interface ReadAs {
  read: (text: string) => string;
  /** Whether the read text is valid. */
  accepts: (text: string) => boolean;
}

const anything = () => true;
const matching = (pattern: RegExp) => (text: string) => pattern.test(text);
/** Short, for forms. The server checks more (server/platform/shared/typed.ts) and says the same sentence. */
const looksLikeEmail = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);

export const READ_AS = {
  mobile: { read: readMobile, accepts: matching(MOBILE) },
  passcode: { read: text => readPasscode(text), accepts: matching(/^\d{4}$/) },
  'long passcode': { read: text => readPasscode(text, 6), accepts: matching(/^\d{6}$/) },
  'start code': { read: text => readPasscode(text), accepts: matching(/^\d{4}$/) },
  'full name': { read: readName, accepts: matching(/^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}' -]+$/u) },
  'coupon code': { read: readCouponCode, accepts: anything },
  'new coupon code': { read: readCouponCode, accepts: matching(/^[A-Z0-9_-]{3,20}$/) },
  email: { read: readEmail, accepts: looksLikeEmail },
  'email or nothing': { read: readEmail, accepts: text => text === '' || looksLikeEmail(text) },
  'UPI id': { read: readUpiId, accepts: matching(/^[A-Za-z0-9._-]{2,256}@[A-Za-z0-9.-]{2,64}$/) },
  phone: { read: readPhone, accepts: matching(/^(\+?[0-9][0-9 -]{5,19})?$/) },
  'postal code': { read: readPostalCode, accepts: anything },
  GSTIN: { read: readGstin, accepts: isGstin },
  'PIN code': { read: readPinCode, accepts: matching(/^[1-9]\d{5}$/) },
} satisfies Record<string, ReadAs>;
