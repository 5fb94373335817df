// Generated from openapi.yaml by `npm run gen`. Do not edit.
const NewPassword = { type: 'string', minLength: 10, maxLength: 200 } as const;
const PasswordChange = { type: 'object', required: ['currentPassword', 'newPassword'], properties: { currentPassword: { type: 'string', minLength: 1, maxLength: 200 }, newPassword: NewPassword, revokeKeys: { type: 'boolean' } } } as const;
const OwnPassword = { type: 'object', required: ['currentPassword'], properties: { currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const SecondFactorCode = { type: 'string', minLength: 6, maxLength: 24 } as const;
const TotpCode = { type: 'object', required: ['code'], properties: { code: SecondFactorCode } } as const;
const PasskeyBeginning = { type: 'object', required: ['name', 'currentPassword'], properties: { name: { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S' }, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const Ticket = { type: 'string', minLength: 1, maxLength: 64 } as const;
const PasskeyAttestation = { type: 'object', required: ['id', 'clientDataJSON', 'attestationObject'], properties: { id: { type: 'string', minLength: 1, maxLength: 2000 }, clientDataJSON: { type: 'string', minLength: 1, maxLength: 4000 }, attestationObject: { type: 'string', minLength: 1, maxLength: 20000 }, transports: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 32 } } } } as const;
const NewPasskey = { type: 'object', required: ['ticket', 'response'], properties: { ticket: Ticket, response: PasskeyAttestation } } as const;
const Email = { type: 'string', minLength: 1, maxLength: 254, readAs: 'email' } as const;
const StaffRole = { type: 'string', enum: ['OWNER', 'MANAGER', 'DESK', 'ACCOUNTANT', 'TRAINER'] } as const;
const StaffRequest = { type: 'object', required: ['email', 'password', 'currentPassword'], properties: { email: Email, role: StaffRole, password: NewPassword, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const StaffRoleRequest = { type: 'object', required: ['role', 'currentPassword'], properties: { role: StaffRole, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const ApiKeyAccess = { type: 'string', enum: ['READ_ONLY', 'FULL', 'PARTNER', 'SCOPED'] } as const;
const ApiKeyScope = { type: 'string', enum: ['CATALOGUE_READ', 'CATALOGUE_WRITE', 'BOOKINGS_READ', 'BOOKINGS_WRITE', 'CUSTOMERS_READ', 'CUSTOMERS_WRITE', 'MONEY_READ', 'MONEY_WRITE', 'DOCUMENTS_READ', 'REVIEWS_READ', 'REVIEWS_WRITE', 'ACADEMY_READ'] } as const;
const ApiKeyRequest = { type: 'object', required: ['name', 'access', 'currentPassword'], properties: { name: { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S' }, access: ApiKeyAccess, scopes: { type: 'array', nullable: true, minItems: 1, maxItems: 12, items: ApiKeyScope }, expiresAt: { type: 'string', nullable: true, maxLength: 30, format: 'date-time' }, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;

export {
  PasswordChange as changePassword,
  OwnPassword as beginTotp,
  TotpCode as confirmTotp,
  OwnPassword as removeTotp,
  PasskeyBeginning as beginPasskey,
  NewPasskey as addPasskey,
  OwnPassword as removePasskey,
  OwnPassword as makeRecoveryCodes,
  StaffRequest as addStaff,
  OwnPassword as resetSecondFactor,
  StaffRoleRequest as setStaffRole,
  ApiKeyRequest as createApiKey,
};
