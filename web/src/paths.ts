// Every address of the site (spec 2.2).
export const paths = {
  home: '/',
  services: '/services',
  allServices: '/all-services',
  servicesOf: (categoryId: string) => `/all-services?category=${encodeURIComponent(categoryId)}`,
  service: (serviceId: string) => `/services/details/${encodeURIComponent(serviceId)}`,
  cart: '/cart',
  checkout: '/checkout',
  orderSuccess: '/order-success',
  orderSuccessOf: (bookingId: string) => `/order-success?booking=${encodeURIComponent(bookingId)}`,
  bookings: '/bookings',
  profile: '/profile',
  about: '/about',
  contact: '/contact',
  book: '/book',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** The same, as patterns for the router. */
export const patterns = { service: '/services/details/:serviceId?' } as const;
