/** Money is integer paise inside and rupees with at most two decimals in the contract (rule M2). */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
export function toRupees(paise: number): number {
  return paise / 100;
}

/** The smallest amount that a payment provider takes, in paise. */
export const LEAST_ONLINE = 100;

/** 100 % in hundredths of a per cent. */
const WHOLE = 10_000;

/** Half a paisa rounds up (rule M3). The integers stay below 2^53: 100 % of ₹100 crore is 10^15. */
export function percentageOf(paise: number, hundredths: number): number {
  return Math.floor((paise * hundredths + WHOLE / 2) / WHOLE);
}

/** In whole rupees, half a rupee up, and never more than the whole (rule M42). */
export function wholeRupeesOf(paise: number, percent: number): number {
  return Math.min(Math.floor((paise * percent + WHOLE / 2) / WHOLE) * 100, paise);
}

/** ₹1,23,456, with paise only if there are any. */
export function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;
}
