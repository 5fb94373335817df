// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Translation = { type: 'object', properties: { name: { type: 'string', maxLength: 100 }, description: { type: 'string', maxLength: 2000 } } } as const;
const Translations = { type: 'object', properties: { hi: Translation, mr: Translation } } as const;
const OptionId = { type: 'string', maxLength: 12, pattern: '^[a-z0-9]{1,12}$' } as const;
const OptionTranslation = { type: 'object', properties: { name: { type: 'string', maxLength: 40 } } } as const;
const OptionTranslations = { type: 'object', properties: { hi: OptionTranslation, mr: OptionTranslation } } as const;
const VariantInput = { type: 'object', required: ['name', 'price', 'durationInMinutes'], properties: { id: OptionId, name: { type: 'string', minLength: 1, maxLength: 40 }, translations: OptionTranslations, price: { type: 'number', minimum: 0.01, maximum: 100000, format: 'two-decimals' }, durationInMinutes: { type: 'integer', minimum: 1, maximum: 1440 } } } as const;
const VariantInputs = { type: 'array', maxItems: 8, items: VariantInput } as const;
const AddOnInput = { type: 'object', required: ['name', 'price', 'durationInMinutes'], properties: { id: OptionId, name: { type: 'string', minLength: 1, maxLength: 40 }, translations: OptionTranslations, price: { type: 'number', minimum: 0, maximum: 100000, format: 'two-decimals' }, durationInMinutes: { type: 'integer', minimum: 0, maximum: 1440 } } } as const;
const AddOnInputs = { type: 'array', maxItems: 12, items: AddOnInput } as const;
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const ServiceUpdateForm = { type: 'object', properties: { name: { type: 'string', minLength: 1, maxLength: 100 }, description: { type: 'string', minLength: 1, maxLength: 2000 }, translations: Translations, price: { type: 'number', minimum: 0.01, maximum: 100000, format: 'two-decimals' }, durationInMinutes: { type: 'integer', minimum: 1, maximum: 1440 }, variants: VariantInputs, addOns: AddOnInputs, together: { type: 'boolean' }, categoryId: Id, imageUrl: { type: 'string', format: 'binary' }, removeImage: { type: 'boolean' } } } as const;
const ServiceForm = { type: 'object', required: ['name', 'description', 'price', 'durationInMinutes', 'categoryId'], properties: { name: { type: 'string', minLength: 1, maxLength: 100 }, description: { type: 'string', minLength: 1, maxLength: 2000 }, translations: Translations, price: { type: 'number', minimum: 0.01, maximum: 100000, format: 'two-decimals' }, durationInMinutes: { type: 'integer', minimum: 1, maximum: 1440 }, variants: VariantInputs, addOns: AddOnInputs, together: { type: 'boolean' }, categoryId: Id, imageUrl: { type: 'string', format: 'binary' } } } as const;

export {
  ServiceUpdateForm as updateService,
  ServiceForm as createService,
};
