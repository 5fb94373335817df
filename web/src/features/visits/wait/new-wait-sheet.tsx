import { BellRing } from 'lucide-react';
import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/waiting';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { lastWaitDay } from '../booking/availability.ts';
import type { useWaits } from './use-waits.ts';
import { takenOf, timeChoices, type Wished } from './wait.ts';
import { WishDialog } from './wish-dialog.tsx';

interface Props {
  wished: Wished;
  add: ReturnType<typeof useWaits>['add'];
  onClose: () => void;
}

type Who = 'CHOSEN' | 'ANYONE';

/** The customer waits for a visit as it stands in checkout. */
export default function NewWaitSheet({ wished, add, onClose }: Props) {
  const { day, slots, serviceIds, addressId, professional, womenOnly, isWomenOnly } = wished;
  const settings = useSettings();
  const [who, setWho] = useState<Who>(professional ? 'CHOSEN' : 'ANYONE');
  const [isDone, setDone] = useState(false);
  if (isDone) return <Told onClose={onClose} />;
  return (
    <WishDialog
      title={words.tellMe}
      hint={words.tellMeText}
      first={{ from: day, to: day, times: settings ? takenOf(slots, timeChoices(settings)) : null }}
      last={lastWaitDay()}
      save={words.save}
      onSave={async wish => {
        await add({
          serviceIds,
          addressId,
          ...wish,
          ...(professional && who === 'CHOSEN' && { professionalId: professional.id }),
          ...(womenOnly !== undefined && { womenOnly }),
        });
        setDone(true);
      }}
      onClose={onClose}
    >
      {professional && (
        <RadioCards<Who>
          legend={words.whoMayCome}
          showLegend
          value={who}
          onChange={setWho}
          className="grid grid-cols-2 gap-2"
          compact
          cards={[
            { value: 'CHOSEN', label: professional.name },
            { value: 'ANYONE', label: words.anyone },
          ]}
        />
      )}
      {isWomenOnly && <p className="text-sm text-muted">{words.onlyWoman}</p>}
    </WishDialog>
  );
}

/** What happens next. */
function Told({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={words.weTellYou}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.close}
          </Button>
          <LinkButton block href={paths.bookings}>
            {common.myBookings}
          </LinkButton>
        </>
      }
    >
      <div role="status" className="grid justify-items-center gap-4 py-2 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-leaf-tint text-leaf">
          <BellRing aria-hidden className="size-7" strokeWidth={1.75} />
        </span>
        <p className="max-w-sm text-balance">{words.toldByMessage}</p>
        <p className="max-w-sm text-sm text-balance text-muted">{words.standsInBookings}</p>
      </div>
    </Dialog>
  );
}
