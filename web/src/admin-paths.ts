// Not in paths.ts, which the home page loads.

/** The admin area (rule W12). */
export const adminPaths = {
  dashboard: '/admin',
  login: '/admin/login',
  bookings: '/admin/bookings',
  newBooking: '/admin/bookings/new',
  newBookingFor: (mobile: string) => `/admin/bookings/new?mobile=${encodeURIComponent(mobile)}`,
  newBookingAt: (day: string, time: string) => `/admin/bookings/new?day=${day}&time=${encodeURIComponent(time)}`,
  bookingsOf: (search: string) => `/admin/bookings?search=${encodeURIComponent(search)}`,
  booking: (bookingId: string) => `/admin/bookings?booking=${encodeURIComponent(bookingId)}`,
  week: '/admin/bookings?view=week',
  weekOf: (day: string) => `/admin/bookings?view=week&day=${day}`,
  /** The day of all professionals, with one visit in focus. */
  dayOf: (day: string, visit: string) => `/admin/bookings?view=day&day=${day}&visit=${encodeURIComponent(visit)}`,
  pending: '/admin/bookings?status=pending',
  /** The pending visits of a day. */
  pendingOn: (day: string) => `/admin/bookings?status=pending&when=custom&from=${day}&to=${day}`,
  pendingFrom: (day: string) => `/admin/bookings?status=pending&when=custom&from=${day}`,
  /** Visits until this day that are pending, or completed but not paid. */
  pendingUntil: (day: string) => `/admin/bookings?status=pending&when=custom&to=${day}`,
  unpaidUntil: (day: string) => `/admin/bookings?status=completed&payment=unpaid&when=custom&to=${day}`,
  toRefund: '/admin/bookings?status=cancelled&payment=paid',
  category: '/admin/category',
  services: '/admin/services',
  servicesOf: (categoryId: string) => `/admin/services?category=${encodeURIComponent(categoryId)}`,
  professionals: '/admin/professionals',
  coupon: '/admin/coupon',
  customers: '/admin/customers',
  analytics: '/admin/analytics',
  messages: '/admin/messages',
  settings: '/admin/settings',
  jobs: '/admin/jobs',
  staff: '/admin/staff',
  wishes: '/admin/wishes',
} as const;
