/** `9876543210` as Indians write it: +91 98765 43210. */
export function writtenMobile(mobile: string): string {
  return `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}
