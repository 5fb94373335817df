/** Rupees, short enough for an axis: ₹500, ₹12k, ₹1.5L, ₹2Cr. */
export function shortMoney(rupees: number): string {
  const [unit, sign] = rupees >= 1e7 ? [1e7, 'Cr'] : rupees >= 1e5 ? [1e5, 'L'] : rupees >= 1000 ? [1000, 'k'] : [1, ''];
  return `₹${Math.round((rupees / unit) * 10) / 10}${sign}`;
}

/** A share in whole per cent; 0 of 0 is 0. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
