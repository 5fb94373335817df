import type { components } from '#contract';
import { plural } from '../../../shared/format.ts';

export type AccessRecord = components['schemas']['AccessRecord'];

export const actorWords: Record<AccessRecord['actor']['kind'], string> = {
  STAFF: 'Staff',
  KEY: 'API key',
  PROFESSIONAL: 'Professional',
};

const operationWords: Record<string, string> = {
  getCustomer: 'Customer details',
  getCustomerNote: "Customer's note",
  listCustomers: 'Customers',
  listBookingsOfUser: 'Bookings of a customer',
  getBooking: 'Booking details',
  getBookingHistory: "Booking's history",
  listDocumentsOfBooking: "Booking's documents",
  listAllBookings: 'Bookings',
  listBookingChanges: 'Changed bookings',
  exportBookings: 'Bookings as a file',
  getBookingWeek: 'Week',
  getBookingDay: 'Day board',
  listUncovered: 'Uncovered visits',
  listOwnVisits: 'Own days',
  listHelpCalls: 'Calls for help',
  getCashUpDetails: 'Cash up',
  listReviews: 'Reviews',
  listDocuments: 'Documents',
  getDocument: 'Document',
  getDocumentPdf: 'Document as PDF',
  getDocumentHtml: 'Document as a page',
  exportDocuments: 'Documents as a file',
  listEnquiries: 'Enquiries',
  getEnquiry: 'Enquiry details',
  listEnrolments: 'Learners',
  listMessages: 'Contact messages',
  listLoggedMessages: 'Sent messages',
  listAreaWishes: 'Wishes',
  getOverview: 'Dashboard',
  listAccessRecord: 'This record',
};

/** Programs call operations that no screen of ours has. */
export function whatWords({ operation }: AccessRecord): string {
  return operationWords[operation] ?? operation;
}

/** About whom, as far as the record knows. */
export function whomWords({ kind, customer, erased, entries }: AccessRecord): string {
  if (customer) return customer.fullName ?? 'A customer';
  if (erased) return 'A customer who was erased since';
  if (kind === 'EXPORT') return 'All in the file';
  return kind === 'ONE' ? 'One person' : plural(entries, 'entry', 'entries');
}
