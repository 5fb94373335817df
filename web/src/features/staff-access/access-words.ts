import type { ApiKey } from './staff-access.ts';

export const accessWords: Record<ApiKey['access'], { label: string; hint: string }> = {
  READ_ONLY: { label: 'Read only', hint: 'Sees bookings, customers, figures and settings, and changes nothing.' },
  PARTNER: {
    label: 'Partner',
    hint: 'For a site that books for its own customers. Sees and changes nothing of yours; limits count by it.',
  },
  FULL: { label: 'Full access', hint: 'Books, cancels, changes prices and settings: all that staff may, but staff and keys.' },
};
