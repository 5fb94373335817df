/** How staff give money back. */
export const WAYS = ['CASH', 'UPI', 'CARD', 'BANK'] as const;
export type Way = (typeof WAYS)[number];
