// Generated from openapi.yaml by `npm run gen`. Do not edit.
const ReferralCodeRequest = { type: 'object', required: ['code'], properties: { code: { type: 'string', minLength: 4, maxLength: 20, pattern: '^ *[0-9A-Za-z]+ *$' } } } as const;

export {
  ReferralCodeRequest as giveReferralCode,
};
