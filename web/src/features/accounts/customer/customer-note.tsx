import { Pencil, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';

const NoteDialog = lazy(() => import('./note-dialog.tsx'));

/** A note that staff wrote for the next visit. */
export function Note({ children }: { children: string }) {
  return (
    <p className="flex gap-2 rounded-md bg-marigold-tint px-3 py-2 whitespace-pre-line wrap-anywhere">
      <StickyNote aria-hidden className="mt-0.75 size-4.5 shrink-0" strokeWidth={1.75} />
      <span>
        <span className="sr-only">Note: </span>
        {children}
      </span>
    </p>
  );
}

interface Props {
  customerId: string;
  note: string | null;
}

/** The note with a button to edit it. */
export function CustomerNote({ customerId, note }: Props) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      {note && <Note>{note}</Note>}
      <Button size="sm" variant="quiet" className="-ml-4" onClick={() => setWriting(true)}>
        <Pencil aria-hidden className="size-4.5" strokeWidth={1.75} />
        {note ? 'Edit Note' : 'Add a Note'}
      </Button>
      {isWriting && (
        <LateDialog onClose={() => setWriting(false)}>
          <NoteDialog customerId={customerId} onClose={() => setWriting(false)} />
        </LateDialog>
      )}
    </div>
  );
}
