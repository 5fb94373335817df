/** Money is integer paise inside and rupees with at most two decimals in the contract (rule M2). */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
export function toRupees(paise: number): number {
  return paise / 100;
}

/** ₹1,23,456, with paise only if there are any. */
export function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;
}
