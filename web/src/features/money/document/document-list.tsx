import { Download, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/bills';
import { money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type DocumentSummary, documentLine, typeWords } from './document.ts';
import { useDocumentFile } from './use-document-file.ts';

// Lazy, because few open a bill.
const BillDialog = lazy(() => import('./bill-dialog.tsx'));

/** The documents of a booking, each to open and to download. */
export function DocumentList({ documents }: { documents: DocumentSummary[] }) {
  const { save, html, pdf } = useDocumentFile();
  const [opened, setOpened] = useState<DocumentSummary | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ul className="divide-y divide-line">
        {documents.map(document => (
          <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {typeWords[document.type]}
                <span className="figures">{money(document.total)}</span>
                {document.cancelled && <Badge tone="bad">{words.cancelled}</Badge>}
              </p>
              <p className="figures text-sm text-muted">{documentLine(document)}</p>
              {document.cancelled && <p className="text-sm text-muted">{document.cancelled.reason}</p>}
            </div>
            <div className="flex gap-2">
              <Button size="sm" variant="secondary" onClick={() => setOpened(document)}>
                <ReceiptText aria-hidden className="size-4.5" strokeWidth={1.75} />
                {words.open}
                <VisuallyHidden> {document.number}</VisuallyHidden>
              </Button>
              <Button size="sm" variant="secondary" onClick={() => save(document)}>
                <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
                {words.download}
                <VisuallyHidden>{words.asPdf(document.number)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {opened && (
        <LateDialog onClose={close}>
          <BillDialog document={opened} source={{ html, pdf }} onClose={close} />
        </LateDialog>
      )}
    </>
  );
}
