// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Latitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,2}(\\.\\d{1,15})?$' } as const;
const Longitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,3}(\\.\\d{1,15})?$' } as const;
const AddressRequest = { type: 'object', required: ['flatNumber', 'street', 'city', 'state', 'postalCode', 'country', 'latitude', 'longitude'], properties: { flatNumber: { type: 'string', maxLength: 50 }, building: { type: 'string', nullable: true, maxLength: 100 }, street: { type: 'string', maxLength: 200 }, landmark: { type: 'string', nullable: true, maxLength: 100 }, city: { type: 'string', maxLength: 100 }, state: { type: 'string', maxLength: 100 }, postalCode: { type: 'string', maxLength: 12, readAs: 'postal code' }, country: { type: 'string', maxLength: 100 }, latitude: Latitude, longitude: Longitude, instructions: { type: 'string', nullable: true, maxLength: 500 } } } as const;

export {
  AddressRequest as createAddress,
  AddressRequest as updateAddress,
};
