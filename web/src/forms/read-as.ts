// How the contract reads what people type (`$comment: 'read as: mobile'`), for the forms. server/platform/shared/typed.ts decides.
import { mobilePattern } from '../shared/phone.ts';
import {
  nameAsTyped,
  plain,
  readCouponCode,
  readEmail,
  readMobile,
  readPasscode,
  readPhone,
  readUpiId,
} from '../shared/typed.ts';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const anything = /^/;

/** A pattern may accept more than the server, which then says the same sentence. It never accepts less. */
export const readAs = {
  mobile: { read: readMobile, accepts: mobilePattern },
  passcode: { read: readPasscode, accepts: /^\d{4}$/ },
  'long passcode': { read: (text: string) => readPasscode(text, 6), accepts: /^\d{6}$/ },
  'start code': { read: readPasscode, accepts: /^\d{4}$/ },
  'full name': { read: (text: string) => nameAsTyped(text).trim(), accepts: /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control}' -]+$/u },
  'coupon code': { read: readCouponCode, accepts: anything },
  'new coupon code': { read: readCouponCode, accepts: /^[A-Z0-9_-]{3,20}$/ },
  email: { read: readEmail, accepts: email },
  'email or nothing': { read: readEmail, accepts: new RegExp(`^$|${email.source}`) },
  'UPI id': { read: readUpiId, accepts: /^[A-Za-z0-9._-]{2,256}@[A-Za-z0-9.-]{2,64}$/ },
  phone: { read: readPhone, accepts: /^(\+?[0-9][0-9 -]{5,19})?$/ },
  'postal code': { read: (text: string) => plain(text).replace(/\s+/g, ' ').trim(), accepts: anything },
  GSTIN: {
    read: (text: string) =>
      plain(text)
        .replace(/[\s\p{P}]/gu, '')
        .toUpperCase(),
    accepts: /^[0-9A-Z]{15}$/,
  },
  'PIN code': { read: (text: string) => plain(text).replace(/\s/g, ''), accepts: /^[1-9]\d{5}$/ },
};
