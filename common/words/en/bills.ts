import type { With } from '../languages.ts';

export const about: With<string> = number => `for ${number}`;
export const cancelled = 'Cancelled';
export const open = 'Open';
/** Behind *Download*, for screen readers. */
export const download = 'Download';
export const asPdf: With<string> = number => ` ${number} as PDF`;
export const openFailed = 'Failed to open the document';
export const billsAndInvoices = 'Bills & Invoices';
export const ofBooking: With<string> = reference => `Booking ${reference}`;
export const noBill =
  'This booking has no bill. The salon did not write bills here yet when it was settled. Please ask the salon for one.';
export const billsFailed = 'Failed to load the bills';
export const share = 'Share';
export const pageFailed = 'The document did not load.';
