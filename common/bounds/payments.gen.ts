// Generated from openapi.yaml by `npm run gen`. Do not edit.
const TipAmount = { type: 'number', minimum: 0, maximum: 10000, format: 'two-decimals' } as const;
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const TipFor = { type: 'array', minItems: 1, maxItems: 6, items: Id } as const;
const PaymentStartRequest = { type: 'object', properties: { tip: TipAmount, tipFor: TipFor, onlyLater: { type: 'boolean' } } } as const;
const PaidAmount = { type: 'number', exclusiveMinimum: 0, maximum: 10000000, format: 'two-decimals' } as const;
const ReceivedPayment = { type: 'object', required: ['amount', 'method'], properties: { amount: PaidAmount, method: { type: 'string', enum: ['CASH', 'UPI', 'CARD', 'BANK'] }, note: { type: 'string', nullable: true, maxLength: 300 } } } as const;
const RefundRequest = { type: 'object', required: ['paymentId', 'amount'], properties: { paymentId: Id, amount: PaidAmount, note: { type: 'string', nullable: true, maxLength: 300 }, method: { type: 'string', enum: ['CASH', 'UPI', 'CARD', 'BANK'] }, byProfessional: { type: 'boolean' } } } as const;

export {
  PaymentStartRequest as startPayment,
  ReceivedPayment as recordPayment,
  RefundRequest as refundPayment,
};
