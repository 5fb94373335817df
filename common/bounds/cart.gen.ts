// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const OptionId = { type: 'string', maxLength: 12, pattern: '^[a-z0-9]{1,12}$' } as const;
const Quantity = { type: 'integer', minimum: 1, maximum: 20 } as const;
const CartItemRequest = { type: 'object', required: ['serviceId', 'quantity'], properties: { serviceId: Id, variantId: OptionId, addOnIds: { type: 'array', maxItems: 12, items: OptionId }, quantity: Quantity } } as const;
const ServiceRef = { type: 'string', minLength: 1, maxLength: 240 } as const;
const PartyGuest = { type: 'object', required: ['label', 'serviceIds'], properties: { label: { type: 'string', nullable: true, minLength: 1, maxLength: 40 }, serviceIds: { type: 'array', minItems: 1, maxItems: 50, items: ServiceRef } } } as const;
const CartGuestsRequest = { type: 'object', required: ['guests'], properties: { guests: { type: 'array', maxItems: 12, items: PartyGuest } } } as const;

export {
  CartItemRequest as addCartItem,
  CartGuestsRequest as putCartGuests,
};
