// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const CalendarDate = { type: 'string', minLength: 10, maxLength: 10, format: 'date' } as const;
const MoneyInput = { type: 'number', minimum: 0, maximum: 100000000, format: 'two-decimals' } as const;
const CashUpRequest = { type: 'object', required: ['professionalId', 'date', 'countedCash'], properties: { professionalId: Id, date: CalendarDate, countedCash: MoneyInput, note: { type: 'string', nullable: true, maxLength: 300 } } } as const;
const PaidAmount = { type: 'number', exclusiveMinimum: 0, maximum: 10000000, format: 'two-decimals' } as const;
const BalanceRequest = { type: 'object', required: ['professionalId', 'kind', 'amount'], properties: { professionalId: Id, kind: { type: 'string', enum: ['PAID_IN', 'GIVEN_BACK', 'WRITTEN_OFF'] }, amount: PaidAmount, note: { type: 'string', nullable: true, maxLength: 300 } } } as const;

export {
  CashUpRequest as settleCashUp,
  BalanceRequest as settleBalance,
};
