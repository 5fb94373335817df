import useSWR from 'swr';
import * as words from '#words/bills';
import { api, ask } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { DocumentList } from './document-list.tsx';

interface Props {
  bookingId: string;
  /** What the customer calls the booking. */
  reference: string;
  onClose: () => void;
}

/** The customer's bills, invoices and vouchers of a booking. */
export default function DocumentsDialog({ bookingId, reference, onClose }: Props) {
  const path = { id: bookingId };
  const { data, error, mutate } = useSWR(['/booking/{id}/documents', bookingId], () =>
    ask(api.GET('/booking/{id}/documents', { params: { path } })),
  );
  return (
    <Dialog onClose={onClose} title={words.billsAndInvoices} hint={words.ofBooking(reference.toUpperCase())} size="md">
      {data?.length === 0 ? (
        <p>{words.noBill}</p>
      ) : data ? (
        <DocumentList documents={data} />
      ) : error ? (
        <ReadFailed onRetry={() => mutate()}>{words.billsFailed}</ReadFailed>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
