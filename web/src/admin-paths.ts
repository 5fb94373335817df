// Not in paths.ts, which the home page loads.

/** The admin area (rule W12). */
export const adminPaths = {
  dashboard: '/admin',
  login: '/admin/login',
  bookings: '/admin/bookings',
  newBooking: '/admin/bookings/new',
  newBookingFor: (mobile: string) => `/admin/bookings/new?mobile=${encodeURIComponent(mobile)}`,
  /** With the services and the address of an earlier visit. */
  newBookingAgain: ({ mobile, serviceIds, addressId }: { mobile: string; serviceIds: string[]; addressId: string | null }) =>
    `/admin/bookings/new?${new URLSearchParams({ mobile, services: serviceIds.join(), ...(addressId && { address: addressId }) })}`,
  newBookingAt: (day: string, time: string) => `/admin/bookings/new?day=${day}&time=${encodeURIComponent(time)}`,
  /** A caller waits for this day. */
  newWaitFor: (day: string) => `/admin/bookings/new?day=${day}&wait=1`,
  bookingsOf: (search: string) => `/admin/bookings?search=${encodeURIComponent(search)}`,
  booking: (bookingId: string) => `/admin/bookings?booking=${encodeURIComponent(bookingId)}`,
  week: '/admin/bookings?view=week',
  day: '/admin/bookings?view=day',
  /** Who waits for a day, beside its week. */
  /** Whom a free time of the day fits. */
  gapOf: (day: string, time: string, professionalId = '') =>
    `/admin/bookings?view=week&day=${day}&waits=${encodeURIComponent([day, time, professionalId].filter(Boolean).join(' '))}`,
  waitsOf: (day: string) => `/admin/bookings?view=week&day=${day}&waits=${day}`,
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
  servicesNamed: (search: string) => `/admin/services?search=${encodeURIComponent(search)}`,
  addService: '/admin/services?add=1',
  servicesOf: (categoryId: string) => `/admin/services?category=${encodeURIComponent(categoryId)}`,
  professionals: '/admin/professionals',
  /** The list, with one brought into view. */
  professional: (id: string) => `/admin/professionals?professional=${encodeURIComponent(id)}`,
  academy: '/admin/academy',
  enquiry: (enquiryId: string) => `/admin/academy?enquiry=${encodeURIComponent(enquiryId)}`,
  courses: '/admin/academy/courses',
  course: (id: string) => `/admin/academy/courses?course=${encodeURIComponent(id)}`,
  cashUp: '/admin/cash-up',
  pay: '/admin/pay',
  coupon: '/admin/coupon',
  couponOf: (code: string) => `/admin/coupon?coupon=${encodeURIComponent(code)}`,
  customers: '/admin/customers',
  customer: (id: string) => `/admin/customers?customer=${encodeURIComponent(id)}`,
  customersOf: (search: string) => `/admin/customers?search=${encodeURIComponent(search)}`,
  due: '/admin/due',
  reviews: '/admin/reviews',
  /** A review that waits for an answer, opened among those with as many stars. */
  unansweredReview: (id: string, stars: number) =>
    `/admin/reviews?show=unanswered&stars=${stars}&review=${encodeURIComponent(id)}`,
  analytics: '/admin/analytics',
  messages: '/admin/messages',
  message: (id: string) => `/admin/messages?show=unread&message=${encodeURIComponent(id)}`,
  messageLog: '/admin/message-log',
  /** A failed message, brought into view. */
  failedMessage: (id: string) => `/admin/message-log?state=FAILED&message=${encodeURIComponent(id)}`,
  documents: '/admin/documents',
  settings: '/admin/settings',
  /** The settings about one subject; `setting` comes into view. */
  settingsOf: (subject: string, setting?: string) => `/admin/settings/${subject}${setting ? `#${setting}` : ''}`,
  tax: '/admin/tax',
  jobs: '/admin/jobs',
  staff: '/admin/staff',
  signIn: '/admin/sign-in',
  keys: '/admin/keys',
  wishes: '/admin/wishes',
  regularVisits: '/admin/regular-visits',
  /** The list, with one customer's rhythm beside it. */
  regularVisit: (seriesId: string) => `/admin/regular-visits?series=${encodeURIComponent(seriesId)}`,
  moveIn: '/admin/move-in',
  import: (id: string) => `/admin/move-in/${encodeURIComponent(id)}`,
  accessRecord: '/admin/access-record',
  staffLog: '/admin/staff-log',
  accessTo: (customerId: string) => `/admin/access-record?customer=${encodeURIComponent(customerId)}`,
  calendarFeeds: '/admin/calendar-feeds',
  websiteButton: '/admin/website-button',
  webhooks: '/admin/webhooks',
  /** The deliveries of one. */
  webhook: (id: string) => `/admin/webhooks/${encodeURIComponent(id)}`,
} as const;
