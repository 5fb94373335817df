import type { Payment, Refund } from './use-payments.ts';

export const methodWords: Record<Payment['method'], string> = {
  CASH: 'Cash',
  UPI: 'UPI',
  CARD: 'Card',
  BANK: 'Bank transfer',
  ONLINE: 'Online',
  OTHER: 'Paid, nobody noted how',
};

export const providerWords: Record<Payment['provider'], string> = {
  NONE: 'The salon',
  DEV: 'The development gateway',
  RAZORPAY: 'Razorpay',
};

/** No word for money that is there. */
export const stateWords: Record<Payment['state'], string | null> = {
  PAID: null,
  PENDING: 'Waits for the customer',
  FAILED: 'Failed',
  EXPIRED: 'Not paid in time',
  VOID: 'Entered by mistake',
};

export const refundWords: Record<Refund['state'], string> = {
  PENDING: 'On its way back',
  DONE: 'Given back',
  FAILED: 'Refused by the provider, so it is due again',
  VOID: 'Entered by mistake',
};
