// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Translation = { type: 'object', properties: { name: { type: 'string', maxLength: 100 }, description: { type: 'string', maxLength: 2000 } } } as const;
const Translations = { type: 'object', properties: { hi: Translation, mr: Translation } } as const;
const Sac = { type: 'string', maxLength: 6, pattern: '^99[0-9]{4}$' } as const;
const CategoryForm = { type: 'object', required: ['name', 'description'], properties: { name: { type: 'string', minLength: 2, maxLength: 100 }, description: { type: 'string', minLength: 10, maxLength: 500 }, translations: Translations, imageFile: { type: 'string', format: 'binary' }, sac: Sac } } as const;
const CategoryUpdateForm = { type: 'object', properties: { name: { type: 'string', minLength: 2, maxLength: 100 }, description: { type: 'string', minLength: 10, maxLength: 500 }, translations: Translations, imageFile: { type: 'string', format: 'binary' }, removeImage: { type: 'boolean' }, sac: Sac } } as const;

export {
  CategoryForm as createCategory,
  CategoryUpdateForm as updateCategory,
};
