/**
 * Every table of the product, described once for SQLite and PostgreSQL (rule E3). Money is paise, instants are epoch milliseconds, days
 * and times are IST text. Constraints forbid what must never happen.
 */
export * from './tables/academy.ts';
export * from './tables/accounts.ts';
export * from './tables/bookings.ts';
export * from './tables/carts.ts';
export * from './tables/catalogue.ts';
export * from './tables/documents.ts';
export * from './tables/imports.ts';
export * from './tables/intervals.ts';
export * from './tables/messages.ts';
export * from './tables/nudges.ts';
export * from './tables/payments.ts';
export * from './tables/professionals.ts';
export * from './tables/referrals.ts';
export * from './tables/reviews.ts';
export * from './tables/salon.ts';
export * from './tables/series.ts';
export * from './tables/staff.ts';
export * from './tables/waits.ts';
export * from './tables/webhooks.ts';
