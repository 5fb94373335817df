import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Loading } from './loading.tsx';
import { toast } from './toast.ts';

/** Around a dialog whose script comes when it is opened. When it does not come, the page under it stays as it is. */
export function LateDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  function giveUp() {
    onClose();
    // After a release the server may no longer have the script: then only the page anew asks for another one.
    toast.error('This could not be opened', { detail: 'Please check your connection, or refresh the page.' });
  }

  return (
    <ErrorBoundary fallback={null} onFail={giveUp}>
      <Suspense fallback={<Loading over />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
