// Not in paths.ts, which the home page loads.

/** The professional's phone (rule W34). */
export const professionalPaths = {
  today: '/pro',
  days: '/pro/days',
  leave: '/pro/leave',
  visit: (bookingId: string) => `/pro/visits/${encodeURIComponent(bookingId)}`,
  visitPattern: '/pro/visits/:bookingId',
} as const;
