// Generated from openapi.yaml by `npm run gen`. Do not edit.
const ImportKind = { type: 'string', enum: ['CUSTOMERS', 'SERVICES', 'BOOKINGS'] } as const;
const ImportForm = { type: 'object', required: ['file'], properties: { kind: ImportKind, fileName: { type: 'string', maxLength: 200 }, file: { type: 'string', format: 'binary' } } } as const;
const ImportDateOrder = { type: 'string', enum: ['DAY_FIRST', 'MONTH_FIRST'] } as const;
const ImportMapping = { type: 'object', required: ['mapping'], properties: { kind: ImportKind, mapping: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string', nullable: true, enum: ['MOBILE', 'FULL_NAME', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'GENDER', 'DATE_OF_BIRTH', 'NOTE', 'SERVICE', 'VARIANT', 'CATEGORY', 'PRICE', 'MINUTES', 'ADD_ONS', 'DESCRIPTION', 'DATE', 'TIME', 'STATUS', 'PROFESSIONAL', 'FLAT', 'STREET', 'CITY', 'POSTAL_CODE', 'LATITUDE', 'LONGITUDE'] } }, dateOrder: ImportDateOrder } } as const;

export {
  ImportForm as uploadImport,
  ImportMapping as mapImport,
};
