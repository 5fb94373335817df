// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Mobile = { type: 'string', minLength: 1, maxLength: 40, readAs: 'mobile' } as const;
const FullName = { type: 'string', minLength: 1, maxLength: 40, readAs: 'full name' } as const;
const Language = { type: 'string', enum: ['en', 'hi', 'mr'] } as const;
const CustomerRequest = { type: 'object', required: ['mobile', 'fullName'], properties: { mobile: Mobile, fullName: FullName, note: { type: 'string', nullable: true, maxLength: 1000 }, language: Language } } as const;
const CustomerUpdate = { type: 'object', properties: { fullName: FullName, note: { type: 'string', nullable: true, maxLength: 1000 }, language: Language } } as const;
const CustomerNoteRequest = { type: 'object', required: ['note'], properties: { note: { type: 'string', nullable: true, maxLength: 1000 } } } as const;
const CustomerMobileRequest = { type: 'object', required: ['mobile', 'reason'], properties: { mobile: Mobile, reason: { type: 'string', minLength: 1, maxLength: 300 } } } as const;

export {
  CustomerRequest as addCustomer,
  CustomerUpdate as updateCustomer,
  CustomerNoteRequest as setCustomerNote,
  CustomerMobileRequest as setCustomerMobile,
};
