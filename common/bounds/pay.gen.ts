// Generated from openapi.yaml by `npm run gen`. Do not edit.
const CalendarDate = { type: 'string', minLength: 10, maxLength: 10, format: 'date' } as const;
const CommissionRuleRequest = { type: 'object', required: ['professionalId', 'serviceId', 'from'], properties: { professionalId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, serviceId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, from: CalendarDate, percent: { type: 'number', minimum: 0, maximum: 100, format: 'two-decimals' }, perVisit: { type: 'number', minimum: 0, maximum: 1000000, format: 'two-decimals' }, applyToDone: { type: 'boolean' } } } as const;

export {
  CommissionRuleRequest as setCommissionRule,
  CommissionRuleRequest as previewCommissionRule,
};
