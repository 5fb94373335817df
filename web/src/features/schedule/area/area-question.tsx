import * as words from '#words/area';
import { lazy } from '../../../shared/lazy.ts';
import { LatePart } from '../../../ui/late-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import type { Front } from '../../shop/front/use-front.ts';
import { AreaButton } from './area-button.tsx';

const PinQuestion = lazy(() => import('./pin-question.tsx'));

/** Whether the salon comes to a PIN code: a field where one can decide, otherwise a link to ask by the position (rule A22). */
export function AreaQuestion({ front }: { front: Front }) {
  const isLimited = useSettings()?.servesEverywhere === false;
  const waiting = <Skeleton className="h-21" />;
  if (!front.pinCodeDecides || !isLimited) return <AreaButton />;
  return (
    <LatePart waiting={waiting} missing={words.couldNotCheck}>
      <PinQuestion />
    </LatePart>
  );
}
