import { useState } from 'react';
import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import type { AskedPlace } from './area.ts';
import { CheckForm } from './check-form.tsx';

const AreaDialog = lazy(() => import('./area-dialog.tsx'));

/** 'Do we come to you?' as a field of the home page. */
export default function PinQuestion() {
  const [wished, setWished] = useState<AskedPlace | null>(null);
  return (
    <>
      <CheckForm isInPage onWish={setWished} />
      {wished && (
        <LateDialog onClose={() => setWished(null)}>
          <AreaDialog wished={wished} onClose={() => setWished(null)} />
        </LateDialog>
      )}
    </>
  );
}
