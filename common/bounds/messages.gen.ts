// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Mobile = { type: 'string', minLength: 1, maxLength: 40, readAs: 'mobile' } as const;
const Email = { type: 'string', minLength: 1, maxLength: 254, readAs: 'email' } as const;
const MessageRequest = { type: 'object', required: ['name', 'message'], properties: { name: { type: 'string', minLength: 1, maxLength: 100 }, mobile: Mobile, email: Email, message: { type: 'string', minLength: 1, maxLength: 2000 } } } as const;

export {
  MessageRequest as sendMessage,
};
