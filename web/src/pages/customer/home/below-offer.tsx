import { MapPin } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/area';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import type { Front } from '../../../features/shop/front/use-front.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Faces } from './faces.tsx';
import { Voices } from './voices.tsx';

/** Below what can be booked: whether the salon comes, who comes, and what customers say. In a script of its own, because it is not urgent. */
export default function BelowOffer({ front }: { front: Front }) {
  return (
    <>
      <div className={besideLook}>
        <AreaQuestion front={front} />
        <Faces front={front} />
      </div>
      <Voices front={front} className="md:col-span-2" />
    </>
  );
}

const besideLook =
  'front-beside gap-x-10 gap-y-5 md:col-span-2 md:grid-cols-[1.15fr_1fr] md:items-center lg:grid-cols-2 lg:gap-x-12';

const PinQuestion = lazy(() => import('../../../features/schedule/area/pin-question.tsx'));

/** Whether the salon comes to a PIN code: a field where one can decide, otherwise a link to ask by the position (rule A22). */
function AreaQuestion({ front }: { front: Front }) {
  const isLimited = useSettings()?.servesEverywhere === false;
  const waiting = <Skeleton className="h-21" />;
  if (!front.pinCodeDecides || !isLimited) return <AreaButton />;
  return (
    <LatePart waiting={waiting} missing={words.couldNotCheck}>
      <PinQuestion />
    </LatePart>
  );
}

const AreaDialog = lazy(() => import('../../../features/schedule/area/area-dialog.tsx'));

/** Opens the check of the service area (rule A18). Nothing for a salon that goes everywhere. */
function AreaButton() {
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
