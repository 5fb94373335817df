import { useState } from 'react';
import * as words from '#words/area';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { type AskedPlace, useIsOutside } from './area.ts';

const AreaDialog = lazy(() => import('./area-dialog.tsx'));

interface Props {
  place: AskedPlace | null;
  /** Staff can only choose another address. */
  isForStaff?: boolean;
  className?: string;
}

/** Says at once that the salon does not come to an address, and offers the wish (rules A19, A20). Nothing for other addresses. */
export function OutsideNote({ place, isForStaff = false, className }: Props) {
  const isOutside = useIsOutside(place);
  const [isWishing, setWishing] = useState(false);
  if (!isOutside || !place) return null;
  if (isForStaff)
    return (
      <Alert tone="warning" className={className}>
        This place is outside your service area. A visit there cannot be booked.
      </Alert>
    );
  return (
    <>
      <Alert
        tone="warning"
        className={className}
        action={
          <Button size="sm" variant="secondary" onClick={() => setWishing(true)}>
            {words.tellMe}
          </Button>
        }
      >
        {words.addressOutside}
      </Alert>
      {isWishing && (
        <LateDialog onClose={() => setWishing(false)}>
          <AreaDialog wished={place} onClose={() => setWishing(false)} />
        </LateDialog>
      )}
    </>
  );
}
