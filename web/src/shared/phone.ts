// A mobile is kept as its ten digits (rule S2). The salon's own number is kept as staff wrote it, with its country.

/** Indian mobiles begin with 6 to 9 (rule S2). */
export const mobilePattern = /^[6-9]\d{9}$/;

export const noMobile = 'Please enter a valid 10-digit phone number.';

/** `9876543210` as it is called from anywhere: +919876543210. */
export function withCountry(mobile: string): string {
  return `+91${mobile}`;
}

/** `9876543210` as Indians write it: +91 98765 43210. */
export function writtenMobile(mobile: string): string {
  return `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}
