import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { useAskedWaits } from './use-asked-waits.ts';

const WaitsOfDay = lazy(() => import('./waits-of-day.tsx'));

/** The waits of the day that the address names, beside whatever page is shown. */
export function WaitsPanel() {
  const { asked, change, close } = useAskedWaits();
  if (!asked) return null;
  return (
    <LateDialog onClose={close}>
      <WaitsOfDay asked={asked} onChange={change} onClose={close} />
    </LateDialog>
  );
}
