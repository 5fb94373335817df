import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { DocumentList } from './document-list.tsx';

/** Bills, invoices and vouchers of a booking, for staff. Nothing while there is none. `changedBy` reads them again when it changes. */
export function BookingDocuments({ id, changedBy }: { id: string; changedBy: string }) {
  const { data, error, reload } = useStaffRead(['/booking/{id}/documents', id, changedBy], () =>
    ask(adminApi.GET('/booking/{id}/documents', { params: { path: { id } } })),
  );
  if (!error && !data?.length) return null;
  return (
    <section aria-labelledby={`documents-${id}`} className="mt-6 border-t border-line pt-5 print:hidden">
      <h3 id={`documents-${id}`} className="text-sm font-semibold text-muted">
        Documents
      </h3>
      {data ? <DocumentList documents={data} /> : <ReadFailed onRetry={reload}>Failed to load the documents</ReadFailed>}
    </section>
  );
}
