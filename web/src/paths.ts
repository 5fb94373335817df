// Every address of the site (rule W2). What a page has to remember and its address does not say is in the state of
// its history entry, which outlives a reload.
export const paths = {
  home: '/',
  services: '/services',
  allServices: '/all-services',
  servicesOf: (categoryId: string) => `/all-services?category=${encodeURIComponent(categoryId)}`,
  allServicesFor: (search: string) => `/all-services?search=${encodeURIComponent(search)}`,
  service: (serviceId: string) => `/services/details/${encodeURIComponent(serviceId)}`,
  cart: '/cart',
  checkout: '/checkout',
  orderSuccess: '/order-success',
  bookings: '/bookings',
  profile: '/profile',
  about: '/about',
  contact: '/contact',
  book: '/book',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Those with an id or a page of their own in them, as patterns for the router. */
export const patterns = { service: '/services/details/:serviceId?', admin: '/admin/*?' } as const;
