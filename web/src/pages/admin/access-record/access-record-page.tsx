import { Eye } from 'lucide-react';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { LogFilters, useLogFilters } from '../../../features/accounts/staff-log/log-filters.tsx';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { date, plural } from '../../../shared/format.ts';

/** Who read the data of customers (rule P12). */
export default function AccessRecordPage() {
  const chosen = useLogFilters();
  const { of, narrow } = chosen;
  const [day, customer, actor] = [of('day'), of('customer'), of('actor')];
  const list = useRecords(
    '/access-record/admin',
    ({ page }) => {
      const query = { page, ...(day && { day }), ...(customer && { customerId: customer }), ...(actor && { actorId: actor }) };
      return ask(adminApi.GET('/access-record/admin', { params: { query } }));
    },
    { filters: { day, customer, actor } },
  );

  return (
    <AdminPage title="Who Read Personal Data">
      <p className="mb-5 max-w-prose text-muted">
        What staff, programs and professionals read about customers, hour by hour. Entries are kept for a year, as the DPDP Rules
        ask. New ones appear within seconds.
      </p>
      <Records
        list={list}
        noun="entry"
        many="entries"
        label="Record"
        filters={<LogFilters {...chosen} whom={['customer', 'actor']} />}
        keyOf={({ id }) => id}
        nameOf={entry => `${entry.actor.name}, ${whatWords(entry)}`}
        columns={[
          { label: 'Who', value: ({ actor: { name, kind } }) => `${name || 'Removed since'} (${actorWords[kind]})`, on: 'title' },
          { label: 'What', value: whatWords, on: 'line' },
          { label: 'About', value: whomWords, on: 'line' },
          { label: 'When', value: whenWords, on: 'line', className: 'min-w-36' },
        ]}
        actions={({ actor: { id }, customer: whom }) => [
          ...(actor ? [] : [{ label: 'Only This Reader', onClick: () => narrow({ actor: id }) }]),
          ...(whom && !customer ? [{ label: 'Only This Customer', onClick: () => narrow({ customer: whom.id }) }] : []),
        ]}
        failed={{ title: 'Failed to load the record' }}
        empty={{ icon: Eye, title: 'Nobody has read anything yet' }}
        noMatch={{ hint: 'Nobody is recorded for this choice.' }}
      />
    </AdminPage>
  );
}

function whenWords({ day, hour, times }: AccessRecord): string {
  const clock = `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${date(day)}, from ${clock}${times > 1 ? `, ${plural(times, 'time')}` : ''}`;
}

type AccessRecord = components['schemas']['AccessRecord'];

const actorWords: Record<AccessRecord['actor']['kind'], string> = {
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
  listToday: 'List of today',
  listAccessRecord: 'This record',
};

/** Programs call operations that no screen of ours has. */
function whatWords({ operation }: AccessRecord): string {
  return operationWords[operation] ?? operation;
}

/** About whom, as far as the record knows. */
function whomWords({ kind, customer, erased, entries }: AccessRecord): string {
  if (customer) return customer.fullName ?? 'A customer';
  if (erased) return 'A customer who was erased since';
  if (kind === 'EXPORT') return 'All in the file';
  return kind === 'ONE' ? 'One person' : plural(entries, 'entry', 'entries');
}
