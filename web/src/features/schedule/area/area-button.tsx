import { MapPin } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/area';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';

const AreaDialog = lazy(() => import('./area-dialog.tsx'));

/** Opens the check of the service area (rule A18). Nothing for a salon that goes everywhere. */
export function AreaButton() {
  const isLimited = useSettings()?.servesEverywhere === false;
  const [isOpen, setOpen] = useState(false);
  if (!isLimited) return null;
  return (
    <>
      <Button variant="quiet" size="sm" className="mt-2 -ml-4" onClick={() => setOpen(true)}>
        <MapPin aria-hidden className="size-5" strokeWidth={1.75} />
        {words.doWeCome}
      </Button>
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <AreaDialog onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}
