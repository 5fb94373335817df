// Generated from openapi.yaml by `npm run gen`. Do not edit.
const TodayMarkState = { type: 'string', enum: ['OPEN', 'DONE', 'HIDDEN'] } as const;
const TodayMarkRequest = { type: 'object', required: ['state'], properties: { state: TodayMarkState, forToday: { type: 'boolean' } } } as const;

export {
  TodayMarkRequest as markToday,
};
