// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const OptionId = { type: 'string', maxLength: 12, pattern: '^[a-z0-9]{1,12}$' } as const;
const Quantity = { type: 'integer', minimum: 1, maximum: 20 } as const;
const CartItemRequest = { type: 'object', required: ['serviceId', 'quantity'], properties: { serviceId: Id, variantId: OptionId, addOnIds: { type: 'array', maxItems: 12, items: OptionId }, quantity: Quantity } } as const;

export {
  CartItemRequest as addCartItem,
};
