// Bills, invoices and vouchers (rule G10).
import type { With, With2, With3 } from '../languages.ts';

export const titles = {
  BILL: 'Bill',
  BILL_OF_SUPPLY: 'Bill of supply',
  TAX_INVOICE: 'Tax invoice',
  RECEIPT_VOUCHER: 'Receipt voucher',
  REFUND_VOUCHER: 'Refund voucher',
  CREDIT_NOTE: 'Credit note',
};
export const cancelled: With<string> = why => `Cancelled: ${why}`;

export const number = 'Number';
export const date = 'Date';
export const serviceOn = 'Service on';
export const booking = 'Booking';
export const guests = 'Guests';
export const guest: With<number> = n => `Guest ${n}`;
export const refersTo = 'Refers to';
/** A document and its day. */
export const ofDay: With2<string, string> = (document, day) => `${document} of ${day}`;
export const placeOfSupply = 'Place of supply';
export const state: With<string> = name => `State ${name}`;

export const buyer = 'For';
export const receivedFrom = 'Received from';
export const customer = 'Customer';
export const mobileEnding: With<string> = digits => `mobile ending in ${digits}`;

export const service = 'Service';
export const quantity = 'Qty';
export const price = 'Price';
export const discount = 'Discount';
export const quietPrice = 'Quiet-time price';
export const roundOff = 'Round off';
export const taxable = 'Taxable';
export const rate = 'Rate';
export const total = 'Total';
export const cancellationFee = 'Cancellation fee';

export const taxableValue = 'Taxable value';
export const advanceReceived = 'Advance received';
export const refunded = 'Refunded';
export const credited = 'Credited';
export const less: With<string> = document => `Less ${document}`;
export const balance = 'Balance';

export const withTax = 'Prices include tax. Reverse charge: no.';
export const otherState = 'The place of supply is in another State, so the tax is IGST.';
export const onBehalfOf: With<string> = seller => `For ${seller}`;
export const signatory = 'Authorised signatory';
export const page: With2<number, number> = (own, all) => `Page ${own} of ${all}`;

/** On the page of a bill, beside the document. */
export const whoCame: With<string> = name => `At your place: ${name}`;
export const ways = {
  CASH: 'in cash',
  UPI: 'by UPI',
  CARD: 'by card',
  BANK: 'by bank transfer',
  ONLINE: 'online',
  OTHER: 'to the salon',
};
export const givenBack: With<string> = amount => `${amount} of it given back`;
export const takenBy: With2<string, string> = (way, name) => `${way} to ${name}`;
export const paid: With3<string, string, string> = (sum, how, day) => `${sum} paid ${how} on ${day}`;
/** The fee for the way. */
export const travel = 'Travel';
