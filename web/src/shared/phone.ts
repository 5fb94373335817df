import * as common from '#words/common';
// A mobile is stored as its ten digits (rule S2). The salon's own number is stored as staff wrote it, with the country code.

/** Indian mobiles begin with 6 to 9 (rule S2). */
export const mobilePattern = /^[6-9]\d{9}$/;

export const noMobile = common.noMobile;

/** `9876543210` as +919876543210, for calls from any country. */
export function withCountry(mobile: string): string {
  return `+91${mobile}`;
}

/** `9876543210` as +91 98765 43210, in India's usual form. */
export function writtenMobile(mobile: string): string {
  return `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}
