import { CalendarDays, Download, ExternalLink, GraduationCap, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { type DocumentSummary, documentLine, documentTypes, typeWords } from '../../../features/money/document/document.ts';
import { lastDayOf, latestMonths, monthName } from '../../../features/money/document/months.ts';
import { asked, canOpenPdf, useDocumentFile } from '../../../features/money/document/use-document-file.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { BookingPanel } from '../../../features/visits/booking-admin/booking-panel.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { money } from '../../../shared/format.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useUrlFilter, useUrlValue } from '../../../shared/use-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';

/** Every bill, invoice and voucher, by month and type, and the month's file for the accountant (rule G11). */
export default function DocumentsPage() {
  const months = latestMonths();
  const [month, chooseMonth] = useUrlFilter('month', ['', ...months]);
  const [type, chooseType] = useUrlFilter('type', ['', ...documentTypes]);
  const period = month && { from: `${month}-01`, to: lastDayOf(month) };
  const list = useRecords(
    '/document/admin',
    ({ page }) => ask(adminApi.GET('/document/admin', { params: { query: { page, ...period, ...(type && { type }) } } })),
    { filters: { month, type }, isLive: true },
  );
  const [, openBooking] = useUrlValue('booking');
  const [, navigate] = useLocation();
  const { open, save } = useDocumentFile();
  const exported = month || (months[0] as string);

  return (
    <AdminPage title="Documents" action={<ExportButtons month={exported} />}>
      <Records
        list={list}
        noun="document"
        filters={
          <>
            <FilterSelect
              label="Month"
              value={month}
              options={[{ value: '', label: 'All Months' }, ...months.map(value => ({ value, label: monthName(value) }))]}
              onChange={chooseMonth}
            />
            <FilterSelect
              label="Type"
              value={type}
              options={[{ value: '', label: 'All Types' }, ...documentTypes.map(value => ({ value, label: typeWords[value] }))]}
              onChange={chooseType}
            />
          </>
        }
        keyOf={({ id }) => id}
        nameOf={nameOf}
        columns={[
          { label: 'Document', value: titleOf, on: 'title', className: 'whitespace-nowrap' },
          { label: 'Number and day', value: documentLine, on: 'line', className: 'figures min-w-40' },
          { label: 'Buyer', value: buyerOf, on: 'line', className: 'wrap-anywhere' },
          { label: 'Total', value: ({ total }) => money(total), on: 'figure', isFigure: true, className: 'figures' },
        ]}
        actions={document => [
          ...(canOpenPdf() ? [{ label: 'Open', icon: ExternalLink, onClick: () => void open(document) }] : []),
          { label: 'Download', icon: Download, onClick: () => void save(document) },
          ...(document.bookingId
            ? [{ label: 'Booking', icon: CalendarDays, onClick: () => openBooking(document.bookingId as string) }]
            : []),
          ...(document.enquiryId
            ? [
                {
                  label: 'Learner',
                  by: 'GET /academy/admin/enquiry/{id}' as const,
                  icon: GraduationCap,
                  onClick: () => navigate(adminPaths.enquiry(document.enquiryId as string)),
                },
              ]
            : []),
        ]}
        failed={{ title: 'Failed to load the documents' }}
        empty={{
          icon: ReceiptText,
          title: 'No document yet',
          hint: 'A completed visit gets a bill or an invoice. Money before a visit or for a course gets a receipt voucher.',
        }}
        noMatch={{ hint: 'No document is of this month and type.' }}
      />
      <BookingPanel />
    </AdminPage>
  );
}

function nameOf({ type, number }: DocumentSummary): string {
  return `${typeWords[type]} ${number}`;
}

function titleOf({ type, cancelled }: DocumentSummary) {
  return (
    <>
      {typeWords[type]} {cancelled && <Badge tone="bad">Cancelled</Badge>}
    </>
  );
}

function buyerOf({ buyerName, buyerGstin }: DocumentSummary): string {
  return [buyerName ?? 'Customer', buyerGstin].filter(Boolean).join(' · ');
}

/** The documents of a month, as a table or for a program of accountants (rules G11 and G13). */
const programs = [
  { value: 'csv', label: 'As a table', file: (month: string) => `documents-${month}.csv` },
  { value: 'tally', label: 'For Tally', file: (month: string) => `tally-${month}.xml` },
  { value: 'zoho', label: 'Zoho: invoices', file: (month: string) => `zoho-invoices-${month}.csv` },
  { value: 'zoho-credit-notes', label: 'Zoho: credit notes', file: (month: string) => `zoho-credit-notes-${month}.csv` },
] as const;
type Program = (typeof programs)[number];

/** The month's files for the accountant: its documents, and its payments by day and way (rules G11, G13 and M47). */
function ExportButtons({ month }: { month: string }) {
  const [program, choose] = useState<Program>(programs[0]);
  const params = { query: { month } };
  const format = program.value;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterSelect
        label="Export as"
        value={format}
        options={[...programs]}
        onChange={value => choose(programs.find(one => one.value === value) ?? programs[0])}
      />
      <ExportButton
        label={`Export ${monthName(month)}`}
        file={program.file(month)}
        month={month}
        load={() => asked(adminApi.GET('/document/admin/export', { params: { query: { month, format } }, parseAs: 'blob' }))}
      />
      <ExportButton
        label="Payments by Day"
        file={`payments-${month}.csv`}
        month={month}
        load={() => asked(adminApi.GET('/cash-up/admin/export', { params, parseAs: 'blob' }))}
      />
      <p className="basis-full text-sm text-muted">
        {format === 'csv' && (
          <>Its HSN summary has tax invoices less credit notes, for table 12 of GSTR-1. Bills without tax are not in it.</>
        )}
        {format === 'tally' && (
          <>
            Tally finds its ledgers by their names.{' '}
            <Allowed to="OWNER">
              They are on the page <TextLink href={adminPaths.tax}>Tax</TextLink>.
            </Allowed>
          </>
        )}
        {format === 'zoho' && <>For Import Invoices: bills and invoices.</>}
        {format === 'zoho-credit-notes' && <>For Import Credit Notes.</>}
      </p>
    </div>
  );
}

interface Props {
  label: string;
  file: string;
  month: string;
  load: () => Promise<unknown>;
}

function ExportButton({ label, file, month, load }: Props) {
  const [failure] = useState(failureToast);

  async function start() {
    failure.takeBack();
    try {
      saveFile(file, file.endsWith('.xml') ? 'application/xml' : 'text/csv', (await load()) as Blob);
      toast.success('The file is in your downloads', { detail: monthName(month) });
    } catch (problem) {
      if (hasCode(problem, 'UNAUTHORIZED')) return;
      failure.say('Failed to export', { detail: messageOf(problem, 'Please check your connection and try again.') });
    }
  }

  return (
    <Button size="sm" variant="secondary" onClick={start}>
      <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
      {label}
    </Button>
  );
}
