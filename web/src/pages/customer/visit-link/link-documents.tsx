import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import * as words from '#words/bills';
import * as link from '#words/visit-link';
import { api, ask } from '../../../api/client.ts';
import type { BillSource } from '../../../features/money/document/bill-dialog.tsx';
import { type DocumentSummary, typeWords } from '../../../features/money/document/document.ts';
import { asked } from '../../../features/money/document/use-document-file.ts';
import { date as dayOf, money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

// Lazy, because few open a bill.
const BillDialog = lazy(() => import('../../../features/money/document/bill-dialog.tsx'));

type Linked = Pick<DocumentSummary, 'id' | 'type' | 'number'>;

/** Without sign-in: the link is enough. */
function sourceOf(token: string): BillSource {
  const params = (id: string) => ({ path: { token, id } });
  return {
    html: id => asked(api.GET('/visit-link/{token}/documents/{id}/html', { params: params(id), parseAs: 'text' })),
    pdf: async id => {
      const call = api.GET('/visit-link/{token}/documents/{id}/pdf', { params: params(id), parseAs: 'blob' });
      return (await asked(call)) as unknown as Blob;
    },
  };
}

/** The bills of the visit, each as a page. Nothing while there is none; the customer's own page has them, too. */
export function LinkDocuments({ token, changedBy }: { token: string; changedBy: string }) {
  const { data } = useSWR(['/visit-link/documents', token, changedBy], () =>
    ask(api.GET('/visit-link/{token}/documents', { params: { path: { token } } })),
  );
  const [opened, setOpened] = useState<Linked | null>(null);
  const close = () => setOpened(null);
  const valid = data?.filter(({ cancelled }) => cancelled === null) ?? [];
  if (valid.length === 0) return null;
  return (
    <section aria-labelledby="bills" className="mt-8">
      <h2 id="bills" className="font-semibold">
        {link.bills}
      </h2>
      <ul className="divide-y divide-line">
        {valid.map(({ id, type, number, date, total }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                {typeWords[type]} <span className="figures">{money(total)}</span>
              </p>
              <p className="figures text-sm text-muted">
                {number} · {dayOf(date)}
              </p>
            </div>
            <Button size="sm" variant="secondary" onClick={() => setOpened({ id, type, number })}>
              <ReceiptText aria-hidden className="size-4.5" strokeWidth={1.75} />
              {words.open}
              <VisuallyHidden> {number}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <LateDialog onClose={close}>
          <BillDialog document={opened} source={sourceOf(token)} onClose={close} />
        </LateDialog>
      )}
    </section>
  );
}
