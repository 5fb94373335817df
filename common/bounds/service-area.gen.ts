// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Mobile = { type: 'string', minLength: 1, maxLength: 40, readAs: 'mobile' } as const;
const PinCode = { type: 'string', minLength: 1, maxLength: 20, readAs: 'PIN code' } as const;
const Latitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,2}(\\.\\d{1,15})?$' } as const;
const Longitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,3}(\\.\\d{1,15})?$' } as const;
const Language = { type: 'string', enum: ['en', 'hi', 'mr'] } as const;
const AreaWishRequest = { type: 'object', required: ['mobile'], properties: { mobile: Mobile, postalCode: PinCode, latitude: Latitude, longitude: Longitude, language: Language } } as const;
const Otp = { type: 'string', minLength: 1, maxLength: 200, readAs: 'passcode' } as const;
const AreaWishVerification = { type: 'object', required: ['mobile', 'verificationId', 'otp'], properties: { mobile: Mobile, verificationId: { type: 'string', maxLength: 64 }, otp: Otp, postalCode: PinCode, latitude: Latitude, longitude: Longitude } } as const;

export {
  AreaWishRequest as requestAreaWish,
  AreaWishVerification as verifyAreaWish,
};
