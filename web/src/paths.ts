// All addresses of the site (rule W2). What a page must remember beyond its address is in the state of its history entry, which survives
// a reload.
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
  academy: '/academy',
  course: (courseId: string) => `/academy/${encodeURIComponent(courseId)}`,
  about: '/about',
  contact: '/contact',
  book: '/book',
  privacy: '/privacy',
  terms: '/terms',
  payment: (bookingId: string) => `/payment/${bookingId}`,
} as const;

/** Router patterns for addresses with an id or with pages of their own. */
export const patterns = {
  service: '/services/details/:serviceId?',
  academy: '/academy/*?',
  admin: '/admin/*?',
  professional: '/pro/*?',
  visitLink: '/v/:token',
  payment: '/payment/:bookingId?',
  dev: '/dev/*',
} as const;
