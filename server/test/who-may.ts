/**
 * Who may call each operation: what we mean, beside what the contract says. `server/platform/contract/matrix.test.ts` asks with everybody. A new
 * operation gets a row here, by hand: an operation without a row and a row without an operation fail. Change a row only if somebody
 * else shall be let in.
 */
import type { OperationId } from '../platform/contract/types.ts';

type Area = 'CATALOGUE' | 'BOOKINGS' | 'CUSTOMERS' | 'MONEY' | 'DOCUMENTS' | 'REVIEWS' | 'ACADEMY';

/** Those who call. Of a key with one scope it is the scope. */
export type Actor = 'CUSTOMER' | 'PROFESSIONAL' | 'STAFF' | 'READ_ONLY' | 'FULL' | 'PARTNER' | `${Area}_${'READ' | 'WRITE'}`;

/** What belongs to somebody: a customer, or the professional of a visit or a leave. Others do not learn that it exists. */
export type Thing = 'user' | 'cart' | 'address' | 'booking' | 'wait' | 'series' | 'document' | 'visit' | 'leave';

export interface Row {
  /** Nobody but those who sign a report for us passes SIGNED. */
  may: readonly Actor[] | 'EVERYBODY' | 'SIGNED';
  /** Whose ids it takes, of those who may call it and see their own only. */
  of?: Thing;
}

export const AREAS: readonly Area[] = ['CATALOGUE', 'BOOKINGS', 'CUSTOMERS', 'MONEY', 'DOCUMENTS', 'REVIEWS', 'ACADEMY'];

const EVERYBODY: Row = { may: 'EVERYBODY' };
const SIGNED_REPORTS: Row = { may: 'SIGNED' };
/** People who type their password, or who see other people's access. No key. */
const STAFF_THEMSELVES: Row = { may: ['STAFF'] };
const PEOPLE: Row = { may: ['CUSTOMER', 'PROFESSIONAL', 'STAFF'] };
const EVERY_KEY: Row = {
  may: ['READ_ONLY', 'FULL', 'PARTNER', ...AREAS.flatMap(area => [`${area}_READ`, `${area}_WRITE`] as const)],
};
const EVERYBODY_SIGNED_IN: Row = { may: [...(PEOPLE.may as Actor[]), ...(EVERY_KEY.may as Actor[])] };

const customers = (of?: Thing): Row => ({ may: ['CUSTOMER'], ...(of && { of }) });
const professionals = (of?: Thing): Row => ({ may: ['PROFESSIONAL'], ...(of && { of }) });
/** Staff, and keys that read: all of them, or those with a scope of the area. Without an area no scope opens it. */
const reads = (area?: Area): Row => ({
  may: ['STAFF', 'READ_ONLY', 'FULL', ...(area ? ([`${area}_READ`, `${area}_WRITE`] as const) : [])],
});
const changes = (area?: Area): Row => ({ may: ['STAFF', 'FULL', ...(area ? ([`${area}_WRITE`] as const) : [])] });
const customersAnd = ({ may }: Row, of?: Thing): Row => ({ may: ['CUSTOMER', ...(may as Actor[])], ...(of && { of }) });

export const WHO_MAY: Record<OperationId, Row> = {
  // Auth
  register: EVERYBODY,
  login: EVERYBODY,
  verifyOtp: EVERYBODY,
  professionalLogin: EVERYBODY,
  verifyProfessionalOtp: EVERYBODY,
  setOwnLanguage: professionals(),
  askForOwnNumber: professionals(),
  changeOwnNumber: professionals(),
  logout: PEOPLE,
  signOutEverywhere: PEOPLE,
  validateToken: EVERYBODY_SIGNED_IN,
  getProfile: customers(),
  updateProfile: customers(),
  getMarketingConsent: customers(),
  setMarketingConsent: customers(),
  askForNumber: customers(),
  changeNumber: customers(),
  deleteProfile: customers(),
  exportProfile: customers(),
  adminLogin: EVERYBODY,
  proveSecondFactor: EVERYBODY,
  askForPasskey: EVERYBODY,
  provePasskey: EVERYBODY,

  // Staff
  changePassword: STAFF_THEMSELVES,
  listStaff: STAFF_THEMSELVES,
  addStaff: STAFF_THEMSELVES,
  setStaffRole: STAFF_THEMSELVES,
  getOwnStaff: STAFF_THEMSELVES,
  listStaffLog: STAFF_THEMSELVES,
  removeStaff: STAFF_THEMSELVES,
  getOwnSignIn: STAFF_THEMSELVES,
  confirmAgain: STAFF_THEMSELVES,
  beginTotp: STAFF_THEMSELVES,
  confirmTotp: STAFF_THEMSELVES,
  removeTotp: STAFF_THEMSELVES,
  makeRecoveryCodes: STAFF_THEMSELVES,
  beginPasskey: STAFF_THEMSELVES,
  addPasskey: STAFF_THEMSELVES,
  removePasskey: STAFF_THEMSELVES,
  resetSecondFactor: STAFF_THEMSELVES,
  listApiKeys: STAFF_THEMSELVES,
  createApiKey: STAFF_THEMSELVES,
  revokeAllApiKeys: STAFF_THEMSELVES,
  revokeApiKey: STAFF_THEMSELVES,

  // Auth
  getOwnApiKey: EVERY_KEY,

  // Services
  listServices: EVERYBODY,
  listServicesByCategory: EVERYBODY,
  getService: EVERYBODY,
  updateService: changes('CATALOGUE'),
  deleteService: changes('CATALOGUE'),

  // Reviews
  listReviewsOfService: EVERYBODY,

  // Services
  createService: changes('CATALOGUE'),

  // Categories
  listCategories: EVERYBODY,
  getCategory: EVERYBODY,
  createCategory: changes('CATALOGUE'),
  updateCategory: changes('CATALOGUE'),
  deleteCategory: changes('CATALOGUE'),

  // Cart
  createCart: customers('user'),
  getCartOfUser: customersAnd(reads('CUSTOMERS'), 'user'),
  getCart: customers('cart'),
  deleteCart: customers('cart'),
  addCartItem: customers('cart'),
  clearCart: customers('cart'),
  putCartService: customers('cart'),
  putCartGuests: customers('cart'),
  updateCartItem: customers('cart'),
  removeCartItem: customers('cart'),
  applyCartCoupon: customers('cart'),
  removeCartCoupon: customers('cart'),

  // Coupons
  listCoupons: customersAnd(reads('CATALOGUE')),
  listPersonalCoupons: reads('CUSTOMERS'),
  createCoupon: changes('CATALOGUE'),
  getCoupon: customersAnd(reads('CATALOGUE')),
  updateCoupon: changes('CATALOGUE'),
  deleteCoupon: changes('CATALOGUE'),
  applyCoupon: customers(),
  validateCoupon: customers(),

  // Referrals
  getReferral: customers(),
  giveReferralCode: customers(),
  listReferrals: reads('CUSTOMERS'),

  // Addresses
  listAddresses: customers(),
  createAddress: customers(),
  updateAddress: customers('address'),
  deleteAddress: customers('address'),

  // Service area
  checkArea: EVERYBODY,
  requestAreaWish: EVERYBODY,
  verifyAreaWish: EVERYBODY,
  listAreaWishes: reads(),
  deleteAreaWish: changes(),
  countAreaWishesInside: reads(),
  tellAreaWishes: changes(),
  getFront: EVERYBODY,

  // Places
  searchPlaces: EVERYBODY,
  reversePlace: EVERYBODY,

  // Bookings
  listAvailableSlots: EVERYBODY,
  listBookableDays: EVERYBODY,
  listBookings: customers(),
  planParty: customersAnd(changes('BOOKINGS')),
  createBooking: customers(),
  listBookingsOfUser: customersAnd(reads('BOOKINGS'), 'user'),
  getBooking: customersAnd(reads('BOOKINGS'), 'booking'),
  rescheduleBooking: customersAnd(changes('BOOKINGS'), 'booking'),
  deleteBooking: changes('BOOKINGS'),
  cancelBooking: customersAnd(changes('BOOKINGS'), 'booking'),
  getBookingCalendar: customers('booking'),

  // Documents
  listDocumentsOfBooking: customersAnd(reads('DOCUMENTS'), 'booking'),

  // Reviews
  getReview: customers('booking'),
  putReview: customers('booking'),

  // Bookings
  offerAgain: customers('booking'),
  bookAgain: customers('booking'),
  listAllBookings: reads('BOOKINGS'),
  bookForCustomer: changes('BOOKINGS'),
  listBookingChanges: reads('BOOKINGS'),
  exportBookings: reads('BOOKINGS'),
  getBookingWeek: reads('BOOKINGS'),
  getBookingDay: reads('BOOKINGS'),
  proposeDay: changes('BOOKINGS'),
  applyDay: changes('BOOKINGS'),
  listUncovered: reads('BOOKINGS'),
  listCandidates: reads('BOOKINGS'),
  assignProfessional: changes('BOOKINGS'),
  waiveStartCode: changes('BOOKINGS'),
  answerHelp: changes('BOOKINGS'),
  letWaitLonger: changes('BOOKINGS'),
  listFittingTimes: reads('BOOKINGS'),
  proposeTime: changes('BOOKINGS'),
  withdrawProposal: changes('BOOKINGS'),
  agreeToTime: customers('booking'),
  changeGuests: customers('booking'),
  changeGuestsAsStaff: changes('BOOKINGS'),
  changeServices: changes('BOOKINGS'),
  answerServicesAsStaff: changes('BOOKINGS'),
  answerServices: customers('booking'),
  setBookingExternal: changes('BOOKINGS'),
  setBookingStatus: changes('BOOKINGS'),
  markBookingCompleted: changes('BOOKINGS'),
  markBookingCompletedByPost: changes('BOOKINGS'),

  // Payments
  getBookingPayment: customersAnd(reads('MONEY'), 'booking'),
  startPayment: customers('booking'),
  payAfterService: customers('booking'),
  recordPayment: changes('MONEY'),
  refundPayment: changes('MONEY'),

  // Bookings
  markBookingPaid: changes('BOOKINGS'),
  markBookingUnpaid: changes('BOOKINGS'),
  markBookingRefunded: changes('MONEY'),
  markBookingUnrefunded: changes('MONEY'),
  setBookingState: changes('BOOKINGS'),
  enterPastVisit: changes('BOOKINGS'),
  getBookingHistory: reads('BOOKINGS'),

  // Professionals
  listProfessionals: EVERYBODY,
  getProfessional: EVERYBODY,
  listUnservedServices: EVERYBODY,
  listVisitsNeeded: EVERYBODY,

  // Reviews
  listReviewsOfProfessional: EVERYBODY,

  // Professionals
  listAllProfessionals: reads(),
  createProfessional: changes(),
  getProfessionalFigures: reads(),
  getProfessionalForStaff: reads(),
  updateProfessional: changes(),
  setServiceProfessionals: changes(),
  deleteProfessional: changes(),
  eraseProfessional: changes(),
  setProfessionalPhoto: changes(),
  setProfessionalDay: changes(),
  clearProfessionalDay: changes(),
  listLeave: reads(),
  addLeave: changes(),
  deleteLeave: changes(),
  previewProfessional: changes(),

  // Visits
  listOwnVisits: professionals(),
  setVisitState: professionals('visit'),
  callForHelp: professionals('visit'),
  reportDoor: professionals('visit'),
  changeServicesAtVisit: professionals('visit'),
  answerServicesAtVisit: professionals('visit'),
  listOwnLeave: professionals(),
  addOwnLeave: professionals(),
  deleteOwnLeave: professionals('leave'),
  listHelpCalls: reads('BOOKINGS'),
  listNobodyHere: reads('BOOKINGS'),

  // Cash up
  getCashUpDay: reads('MONEY'),
  settleCashUp: changes('MONEY'),
  settleBalance: changes('MONEY'),
  exportPayments: reads('MONEY'),
  getCashUpDetails: reads('MONEY'),

  // Visits
  getOwnCash: professionals(),

  // Pay
  getPayReport: reads('MONEY'),
  exportPay: reads('MONEY'),
  listCommissionRules: reads('MONEY'),
  setCommissionRule: changes('MONEY'),
  previewCommissionRule: changes('MONEY'),
  deleteCommissionRule: changes('MONEY'),

  // Visits
  getOwnPay: professionals(),

  // Reviews
  listOwnReviews: customers(),
  listReviews: reads('REVIEWS'),
  hideReview: changes('REVIEWS'),
  showReview: changes('REVIEWS'),
  answerReview: changes('REVIEWS'),

  // Documents
  listDocuments: reads('DOCUMENTS'),
  exportDocuments: reads('DOCUMENTS'),
  getDocument: customersAnd(reads('DOCUMENTS'), 'document'),
  getDocumentPdf: customersAnd(reads('DOCUMENTS'), 'document'),
  getDocumentHtml: customersAnd(reads('DOCUMENTS'), 'document'),

  // Academy
  listCourses: EVERYBODY,
  getCourse: EVERYBODY,
  listOwnEnrolments: customers(),
  requestEnquiry: EVERYBODY,
  verifyEnquiry: EVERYBODY,
  listAllCourses: reads('CATALOGUE'),
  createCourse: changes('CATALOGUE'),
  updateCourse: changes('CATALOGUE'),
  deleteCourse: changes('CATALOGUE'),
  setCoursePicture: changes('CATALOGUE'),
  addBatch: changes('CATALOGUE'),
  updateBatch: changes('CATALOGUE'),
  deleteBatch: changes('CATALOGUE'),
  listEnquiries: reads(),
  addEnquiry: changes(),
  getEnquiry: reads(),
  updateEnquiry: changes(),
  eraseEnquiry: changes(),
  verifyGuardian: STAFF_THEMSELVES,
  addEnquiryNote: changes(),
  enrolLearner: changes(),
  listEnrolments: reads(),
  moveEnrolment: changes(),
  cancelEnrolment: changes(),
  takeFee: changes(),
  refundFee: changes(),
  takeBackFee: changes(),

  // Images
  getImage: EVERYBODY,

  // Settings
  getSettings: EVERYBODY,
  getAdminSettings: reads(),
  updateSettings: changes(),
  previewSettings: changes(),
  proposeNames: reads(),
  getSetup: reads(),
  changeSetup: changes(),
  setLogo: changes(),
  bookTest: changes(),
  removeTestBooking: changes(),
  emptyDemo: changes(),

  // Messages
  sendMessage: EVERYBODY,
  listMessages: reads(),
  deleteMessage: changes(),
  markMessageRead: changes(),
  markMessageUnread: changes(),

  // Customers
  listCustomers: reads('CUSTOMERS'),
  addCustomer: changes('CUSTOMERS'),
  getCustomer: reads('CUSTOMERS'),
  updateCustomer: changes('CUSTOMERS'),
  getCustomerNote: reads('CUSTOMERS'),
  setCustomerNote: changes('CUSTOMERS'),
  setCustomerMobile: STAFF_THEMSELVES,
  setCustomerStatus: changes('CUSTOMERS'),

  // Analytics
  getOverview: reads('BOOKINGS'),
  getAnalytics: reads('BOOKINGS'),

  // Assistant
  listToday: STAFF_THEMSELVES,
  markToday: STAFF_THEMSELVES,

  // Customers
  listAccessRecord: STAFF_THEMSELVES,

  // Message log
  listLoggedMessages: reads(),
  previewMessages: STAFF_THEMSELVES,
  retryLoggedMessage: changes(),
  answerFailedMessage: changes(),

  // Alerts
  listAlerts: reads('BOOKINGS'),
  listAlertPeople: STAFF_THEMSELVES,
  addAlertPerson: STAFF_THEMSELVES,
  updateAlertPerson: STAFF_THEMSELVES,
  removeAlertPerson: STAFF_THEMSELVES,

  // Moving in
  listImports: reads(),
  uploadImport: changes(),
  getImportTemplate: reads(),
  getImport: reads(),
  mapImport: changes(),
  discardImport: changes(),
  listImportRows: reads(),
  exportRefusedRows: reads(),
  startImport: changes(),
  undoImport: changes(),

  // Jobs
  listJobs: reads(),
  retryAllJobs: changes(),
  deleteJob: changes(),
  retryJob: changes(),

  // Links of messages
  listWaits: customers(),
  addWait: customers(),
  changeWait: customersAnd(changes('BOOKINGS'), 'wait'),
  endWait: customersAnd(changes('BOOKINGS'), 'wait'),
  readOffer: EVERYBODY,
  readNudge: EVERYBODY,
  bookNudged: EVERYBODY,
  stopNudges: EVERYBODY,
  getNudgeReport: reads(),
  answerOffer: EVERYBODY,
  listWaitsOfDay: reads('BOOKINGS'),
  addWaitForCustomer: changes('BOOKINGS'),
  offerToWait: changes('BOOKINGS'),

  // Due visits
  listDueVisits: customers(),
  hideDueVisit: customers(),
  listDueCustomers: reads('CUSTOMERS'),
  listSeries: customers(),
  beginSeries: customersAnd(changes('BOOKINGS')),
  listSeriesOfSalon: reads('BOOKINGS'),
  listSeriesProposals: customersAnd(reads('BOOKINGS'), 'user'),
  readSeries: customersAnd(reads('BOOKINGS'), 'series'),
  changeSeries: customersAnd(changes('BOOKINGS'), 'series'),
  actOnSeries: customersAnd(changes('BOOKINGS'), 'series'),
  readSeriesLink: EVERYBODY,
  actBySeriesLink: EVERYBODY,
  listDaysOfSeriesLink: EVERYBODY,
  listSlotsOfSeriesLink: EVERYBODY,

  readVisitLink: EVERYBODY,
  moveByVisitLink: EVERYBODY,
  cancelByVisitLink: EVERYBODY,
  agreeByVisitLink: EVERYBODY,
  answerServicesByVisitLink: EVERYBODY,
  getVisitLinkCalendar: EVERYBODY,
  listDocumentsOfVisitLink: EVERYBODY,
  getVisitLinkDocumentPdf: EVERYBODY,
  getVisitLinkDocumentHtml: EVERYBODY,

  // Reviews
  getReviewByVisitLink: EVERYBODY,
  putReviewByVisitLink: EVERYBODY,

  // Links of messages
  listDaysOfVisitLink: EVERYBODY,
  listSlotsOfVisitLink: EVERYBODY,

  // Development
  readDevClock: EVERYBODY,
  moveDevClock: EVERYBODY,
  readDevOutbox: EVERYBODY,
  readDevOrder: EVERYBODY,
  payDevOrder: EVERYBODY,

  // Provider reports
  verifyWhatsappHook: SIGNED_REPORTS,
  receiveWhatsappReports: SIGNED_REPORTS,
  receiveMsg91Reports: SIGNED_REPORTS,
  receiveRazorpayReports: SIGNED_REPORTS,
  receiveTwilioReports: SIGNED_REPORTS,

  // Calendar feeds
  listCalendarFeeds: reads(),
  createCalendarFeed: STAFF_THEMSELVES,
  deleteCalendarFeed: changes(),

  // Webhooks
  listWebhooks: reads(),
  createWebhook: STAFF_THEMSELVES,
  getWebhook: reads(),
  updateWebhook: STAFF_THEMSELVES,
  deleteWebhook: changes(),
  rotateWebhookSecret: STAFF_THEMSELVES,
  testWebhook: changes(),
  listWebhookDeliveries: reads(),
  replayWebhook: changes(),
};
