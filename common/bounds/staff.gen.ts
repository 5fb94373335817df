// Generated from openapi.yaml by `npm run gen`. Do not edit.
const NewPassword = { type: 'string', minLength: 10, maxLength: 200 } as const;
const PasswordChange = { type: 'object', required: ['currentPassword', 'newPassword'], properties: { currentPassword: { type: 'string', minLength: 1, maxLength: 200 }, newPassword: NewPassword, revokeKeys: { type: 'boolean' } } } as const;
const Email = { type: 'string', minLength: 1, maxLength: 254, readAs: 'email' } as const;
const StaffRole = { type: 'string', enum: ['OWNER', 'MANAGER', 'DESK', 'ACCOUNTANT', 'TRAINER'] } as const;
const StaffRequest = { type: 'object', required: ['email', 'password', 'currentPassword'], properties: { email: Email, role: StaffRole, password: NewPassword, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const StaffRoleRequest = { type: 'object', required: ['role', 'currentPassword'], properties: { role: StaffRole, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const ApiKeyAccess = { type: 'string', enum: ['READ_ONLY', 'FULL', 'PARTNER', 'SCOPED'] } as const;
const ApiKeyScope = { type: 'string', enum: ['CATALOGUE_READ', 'CATALOGUE_WRITE', 'BOOKINGS_READ', 'BOOKINGS_WRITE', 'CUSTOMERS_READ', 'CUSTOMERS_WRITE', 'MONEY_READ', 'MONEY_WRITE', 'DOCUMENTS_READ', 'REVIEWS_READ', 'REVIEWS_WRITE', 'ACADEMY_READ'] } as const;
const ApiKeyRequest = { type: 'object', required: ['name', 'access', 'currentPassword'], properties: { name: { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S' }, access: ApiKeyAccess, scopes: { type: 'array', nullable: true, minItems: 1, maxItems: 12, items: ApiKeyScope }, expiresAt: { type: 'string', nullable: true, maxLength: 30, format: 'date-time' }, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;

export {
  PasswordChange as changePassword,
  StaffRequest as addStaff,
  StaffRoleRequest as setStaffRole,
  ApiKeyRequest as createApiKey,
};
