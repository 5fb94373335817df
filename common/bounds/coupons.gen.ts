// Generated from openapi.yaml by `npm run gen`. Do not edit.
const CouponTranslation = { type: 'object', properties: { description: { type: 'string', maxLength: 200 } } } as const;
const CouponTranslations = { type: 'object', properties: { hi: CouponTranslation, mr: CouponTranslation } } as const;
const DiscountType = { type: 'string', enum: ['PERCENTAGE', 'FIXED'] } as const;
const CalendarDate = { type: 'string', minLength: 10, maxLength: 10, format: 'date' } as const;
const CouponRequest = { type: 'object', required: ['code', 'discountType', 'discountValue', 'validFrom', 'validTill'], properties: { code: { type: 'string', minLength: 3, maxLength: 64, readAs: 'new coupon code' }, description: { type: 'string', maxLength: 200 }, translations: CouponTranslations, discountType: DiscountType, discountValue: { type: 'number', minimum: 0.01, maximum: 1000000, format: 'two-decimals' }, validFrom: CalendarDate, validTill: CalendarDate, usageLimit: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000000 }, isActive: { type: 'boolean' }, userId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, limitPerCustomer: { type: 'integer', nullable: true, minimum: 1, maximum: 1000000 }, firstBookingOnly: { type: 'boolean' } } } as const;

export {
  CouponRequest as createCoupon,
  CouponRequest as updateCoupon,
};
