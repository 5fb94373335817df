import { type ReactNode, Suspense } from 'react';
import * as common from '#words/common';
import { ErrorBoundary } from './error-boundary.tsx';
import { Loading } from './loading.tsx';
import { toast } from './toast.ts';

/** Around a lazy dialog. If its script does not load, the page stays as it is. */
export function LateDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  function giveUp() {
    onClose();
    // After a release the server may no longer have the script. Then only a reload helps.
    toast.error(common.notOpened, { detail: common.checkOrRefresh });
  }

  return (
    <ErrorBoundary fallback={null} onFail={giveUp}>
      <Suspense fallback={<Loading over />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
