// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Translation = { type: 'object', properties: { name: { type: 'string', maxLength: 100 }, description: { type: 'string', maxLength: 2000 } } } as const;
const Translations = { type: 'object', properties: { hi: Translation, mr: Translation } } as const;
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const ServiceUpdateForm = { type: 'object', properties: { name: { type: 'string', minLength: 1, maxLength: 100 }, description: { type: 'string', minLength: 1, maxLength: 2000 }, translations: Translations, price: { type: 'number', minimum: 0.01, maximum: 100000, format: 'two-decimals' }, durationInMinutes: { type: 'integer', minimum: 1, maximum: 1440 }, categoryId: Id, imageUrl: { type: 'string', format: 'binary' }, removeImage: { type: 'boolean' } } } as const;
const ServiceForm = { type: 'object', required: ['name', 'description', 'price', 'durationInMinutes', 'categoryId'], properties: { name: { type: 'string', minLength: 1, maxLength: 100 }, description: { type: 'string', minLength: 1, maxLength: 2000 }, translations: Translations, price: { type: 'number', minimum: 0.01, maximum: 100000, format: 'two-decimals' }, durationInMinutes: { type: 'integer', minimum: 1, maximum: 1440 }, categoryId: Id, imageUrl: { type: 'string', format: 'binary' } } } as const;

export {
  ServiceUpdateForm as updateService,
  ServiceForm as createService,
};
