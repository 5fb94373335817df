import * as common from '#words/common';
import { Alert } from './alert.tsx';

/** The note over a list that could not be refreshed (rule C16). */
export function StaleNote({ className }: { className?: string }) {
  return (
    <Alert tone="warning" className={className}>
      {common.stale}
    </Alert>
  );
}
