// Generated from openapi.yaml by `npm run gen`. Do not edit.
const DevClockRequest = { type: 'object', required: ['now'], properties: { now: { type: 'string', nullable: true, maxLength: 30, pattern: '^20[0-9][0-9]-', format: 'date-time' } } } as const;
const DevPayRequest = { type: 'object', required: ['outcome'], properties: { outcome: { type: 'string', enum: ['PAY', 'FAIL', 'PAY_LATE', 'PAY_SILENTLY', 'ALLOW_LATE'] } } } as const;

export {
  DevClockRequest as moveDevClock,
  DevPayRequest as payDevOrder,
};
