/**
 * Which roles of staff may call each operation of staff: what we mean, beside what the contract says. An owner may call all of them.
 * `server/platform/contract/staff-roles.test.ts` asks with each role. A new operation of staff gets a row here, by hand. Change a row only if
 * somebody else shall be let in (rule K15).
 */
import type { OperationId, Schemas } from '../platform/contract/types.ts';

type StaffRole = Schemas['StaffRole'];
type Roles = readonly Exclude<StaffRole, 'OWNER'>[];

export const STAFF_ROLES: readonly StaffRole[] = ['OWNER', 'MANAGER', 'DESK', 'ACCOUNTANT', 'TRAINER'];

/** Staff, API keys, webhooks, the record of who read what, and what cannot be undone. */
const OWNER: Roles = [];
/** The catalogue, people, prices and settings. */
const MANAGERS: Roles = ['MANAGER'];
/** Bookings, customers, the payments of visits, messages. */
const DAY: Roles = ['MANAGER', 'DESK'];
/** What the salon earns. */
const FIGURES: Roles = ['MANAGER', 'ACCOUNTANT'];
/** What both need: one visit with its payments and bills, and the cash of a day. */
const BUSINESS: Roles = ['MANAGER', 'DESK', 'ACCOUNTANT'];
const COURSES: Roles = ['MANAGER', 'TRAINER'];
/** The caller's own, and what every page needs. */
const ALL: Roles = ['MANAGER', 'DESK', 'ACCOUNTANT', 'TRAINER'];

export const STAFF_MAY: Partial<Record<OperationId, Roles>> = {
  // Academy
  addBatch: COURSES,
  addEnquiry: COURSES,
  addEnquiryNote: COURSES,
  cancelEnrolment: COURSES,
  createCourse: COURSES,
  deleteBatch: COURSES,
  deleteCourse: COURSES,
  enrolLearner: COURSES,
  eraseEnquiry: COURSES,
  getEnquiry: COURSES,
  listAllCourses: COURSES,
  listEnquiries: COURSES,
  listEnrolments: COURSES,
  moveEnrolment: COURSES,
  refundFee: COURSES,
  setCoursePicture: COURSES,
  takeBackFee: COURSES,
  takeFee: COURSES,
  updateBatch: COURSES,
  updateCourse: COURSES,
  updateEnquiry: COURSES,
  verifyGuardian: COURSES,

  // Alerts
  addAlertPerson: MANAGERS,
  listAlertPeople: MANAGERS,
  listAlerts: DAY,
  removeAlertPerson: MANAGERS,
  updateAlertPerson: MANAGERS,

  // Analytics
  getAnalytics: FIGURES,
  getNudgeReport: FIGURES,
  getOverview: DAY,

  // Assistant: each role gets the lines that it may act on
  listToday: ALL,
  markToday: ALL,

  // Auth
  getOwnApiKey: OWNER,
  logout: ALL,
  signOutEverywhere: ALL,
  validateToken: ALL,

  // Bookings
  answerHelp: DAY,
  answerServicesAsStaff: DAY,
  applyDay: DAY,
  assignProfessional: DAY,
  bookForCustomer: DAY,
  cancelBooking: DAY,
  changeGuestsAsStaff: DAY,
  changeServices: DAY,
  deleteBooking: MANAGERS,
  enterPastVisit: DAY,
  exportBookings: FIGURES,
  getBooking: BUSINESS,
  getBookingDay: DAY,
  getBookingHistory: BUSINESS,
  getBookingWeek: DAY,
  letWaitLonger: DAY,
  listAllBookings: DAY,
  listBookingChanges: DAY,
  listBookingsOfUser: DAY,
  listCandidates: DAY,
  listFittingTimes: DAY,
  listUncovered: DAY,
  markBookingCompleted: DAY,
  markBookingCompletedByPost: DAY,
  markBookingPaid: DAY,
  markBookingRefunded: DAY,
  markBookingUnpaid: DAY,
  markBookingUnrefunded: DAY,
  proposeDay: DAY,
  planParty: DAY,
  proposeTime: DAY,
  rescheduleBooking: DAY,
  setBookingExternal: DAY,
  setBookingState: DAY,
  setBookingStatus: DAY,
  waiveStartCode: DAY,
  withdrawProposal: DAY,

  // Waiting list
  addWaitForCustomer: DAY,
  changeWait: DAY,
  endWait: DAY,
  listWaitsOfDay: DAY,
  offerToWait: DAY,

  // Due visits
  listDueCustomers: DAY,
  // Series
  actOnSeries: DAY,
  beginSeries: DAY,
  changeSeries: DAY,
  listSeriesOfSalon: DAY,
  listSeriesProposals: DAY,
  readSeries: DAY,

  // Calendar feeds
  createCalendarFeed: MANAGERS,
  deleteCalendarFeed: MANAGERS,
  listCalendarFeeds: MANAGERS,

  // Cart
  getCartOfUser: DAY,

  // Cash up
  exportPayments: FIGURES,
  getCashUpDay: BUSINESS,
  getCashUpDetails: BUSINESS,
  settleBalance: FIGURES,
  settleCashUp: BUSINESS,

  // Categories
  createCategory: MANAGERS,
  deleteCategory: MANAGERS,
  updateCategory: MANAGERS,

  // Coupons
  createCoupon: MANAGERS,
  deleteCoupon: MANAGERS,
  getCoupon: DAY,
  listCoupons: DAY,
  listPersonalCoupons: DAY,
  updateCoupon: MANAGERS,

  // Referrals
  listReferrals: DAY,

  // Customers
  addCustomer: DAY,
  getCustomer: DAY,
  getCustomerNote: DAY,
  listCustomers: DAY,
  setCustomerMobile: DAY,
  setCustomerNote: DAY,
  setCustomerStatus: MANAGERS,
  updateCustomer: DAY,

  // Documents
  exportDocuments: FIGURES,
  getDocument: ALL,
  getDocumentHtml: ALL,
  getDocumentPdf: ALL,
  listDocuments: FIGURES,
  listDocumentsOfBooking: BUSINESS,

  // Jobs
  deleteJob: MANAGERS,
  listJobs: MANAGERS,
  retryAllJobs: MANAGERS,
  retryJob: MANAGERS,

  // Message log
  answerFailedMessage: DAY,
  listLoggedMessages: DAY,
  previewMessages: DAY,
  retryLoggedMessage: DAY,

  // Messages
  deleteMessage: DAY,
  listMessages: DAY,
  markMessageRead: DAY,
  markMessageUnread: DAY,

  // Pay
  deleteCommissionRule: MANAGERS,
  exportPay: FIGURES,
  getPayReport: FIGURES,
  listCommissionRules: FIGURES,
  previewCommissionRule: MANAGERS,
  setCommissionRule: MANAGERS,

  // Payments
  getBookingPayment: BUSINESS,
  recordPayment: DAY,
  refundPayment: DAY,

  // Professionals
  addLeave: DAY,
  clearProfessionalDay: DAY,
  createProfessional: MANAGERS,
  deleteLeave: DAY,
  deleteProfessional: MANAGERS,
  eraseProfessional: MANAGERS,
  getProfessionalFigures: FIGURES,
  getProfessionalForStaff: DAY,
  listAllProfessionals: BUSINESS,
  listLeave: DAY,
  previewProfessional: DAY,
  setProfessionalDay: DAY,
  setProfessionalPhoto: MANAGERS,
  setServiceProfessionals: MANAGERS,
  updateProfessional: MANAGERS,

  // Reviews
  answerReview: MANAGERS,
  hideReview: MANAGERS,
  listReviews: MANAGERS,
  showReview: MANAGERS,

  // Service area
  countAreaWishesInside: MANAGERS,
  deleteAreaWish: MANAGERS,
  listAreaWishes: MANAGERS,
  tellAreaWishes: MANAGERS,

  // Services
  createService: MANAGERS,
  deleteService: MANAGERS,
  updateService: MANAGERS,

  // Settings
  bookTest: MANAGERS,
  changeSetup: MANAGERS,
  emptyDemo: OWNER,
  getAdminSettings: ALL,
  getSetup: MANAGERS,
  listAccessRecord: OWNER,
  previewSettings: MANAGERS,
  proposeNames: MANAGERS,
  removeTestBooking: MANAGERS,
  setLogo: MANAGERS,
  updateSettings: MANAGERS,

  // Moving in
  listImports: MANAGERS,
  uploadImport: MANAGERS,
  getImportTemplate: MANAGERS,
  getImport: MANAGERS,
  mapImport: MANAGERS,
  discardImport: MANAGERS,
  listImportRows: MANAGERS,
  exportRefusedRows: MANAGERS,
  startImport: MANAGERS,
  undoImport: MANAGERS,

  // Staff
  addStaff: OWNER,
  changePassword: ALL,
  createApiKey: OWNER,
  listApiKeys: OWNER,
  listStaff: OWNER,
  removeStaff: OWNER,
  revokeAllApiKeys: OWNER,
  revokeApiKey: OWNER,
  setStaffRole: OWNER,
  getOwnStaff: ALL,
  getOwnSignIn: ALL,
  confirmAgain: ALL,
  beginTotp: ALL,
  confirmTotp: ALL,
  removeTotp: ALL,
  beginPasskey: ALL,
  addPasskey: ALL,
  removePasskey: ALL,
  makeRecoveryCodes: ALL,
  resetSecondFactor: OWNER,
  listStaffLog: OWNER,

  // Visits
  listHelpCalls: DAY,
  listNobodyHere: DAY,

  // Webhooks
  createWebhook: OWNER,
  deleteWebhook: OWNER,
  getWebhook: OWNER,
  listWebhookDeliveries: OWNER,
  listWebhooks: OWNER,
  replayWebhook: OWNER,
  rotateWebhookSecret: OWNER,
  testWebhook: OWNER,
  updateWebhook: OWNER,
};
