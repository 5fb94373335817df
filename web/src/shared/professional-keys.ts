// Not in storage.ts, which the home page loads.

/** What the professional's phone stores. */
export const professionalKeys = {
  token: 'professional_token',
  id: 'professional_id',
  /** Her days as last read. */
  days: 'days_cache_own',
  /** Her taps that are not sent yet. */
  taps: 'professional_taps',
  /** The language of her account that her pages have followed. */
  language: 'professional_language',
} as const;
