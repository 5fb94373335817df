import { useState } from 'react';
import type { components } from '#contract';
import * as common from '#words/common';
import * as words from '#words/party';
import { refOf } from '../../../../../common/choice.ts';
import type { Problem } from '../../../api/message-of.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import type { Guest } from '../../shop/cart/cart.ts';
import { asRequest, draftsFrom } from '../../shop/cart/guests-draft.ts';
import { GuestsFields } from '../../shop/cart/guests-fields.tsx';
import type { Booking } from '../booking/booking.ts';
import type { ServicesPreview } from '../visit-services/lines.ts';
import { PreviewFacts, usePreview, whyNot } from '../visit-services/preview.tsx';

export type GuestsChange = components['schemas']['GuestsChange'];

interface Props {
  booking: Booking;
  /** Says what would become of the visit. Throws the server's refusal, as `onChange` does. */
  onPreview: (body: GuestsChange) => Promise<ServicesPreview>;
  onChange: (body: GuestsChange) => Promise<unknown>;
  onClose: () => void;
}

/** Some guests cancel, or one more comes: shows what the visit would cost and take before anything changes. */
export default function ChangeGuestsDialog({ booking, onPreview, onChange, onClose }: Props) {
  // As it was when the dialog opened.
  const [before] = useState(() => guestsOf(booking));
  const [services] = useState(() => booking.items.map(item => ({ ref: refOf(item), name: nameIn(item) })));
  const [guests, setGuests] = useState(() => draftsFrom(before));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isWhole = guests.every(({ refs }) => refs.length > 0);
  const asked = asRequest(guests);
  const isOther = JSON.stringify(asked) !== JSON.stringify(before);
  const { preview, error } = usePreview(booking.bookingId, isWhole && isOther ? { guests: asked } : null, onPreview);
  const said = problem ?? (error === undefined ? null : whyNot(error, words.guestsFailed));

  async function save() {
    setChecked(true);
    if (!isWhole || !preview) return;
    setBusy(true);
    setProblem(null);
    try {
      await onChange({ guests: asked, finalPrice: preview.finalPrice });
      onClose();
    } catch (refusal) {
      setProblem(whyNot(refusal, words.guestsFailed));
      setBusy(false);
    }
  }

  return (
    <Dialog
      size="md"
      title={words.changeTheGuests}
      hint={words.namesNotNeeded}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={() => !isBusy && onClose()}>
            {common.cancel}
          </Button>
          <Button block busy={isBusy} aria-disabled={!preview} onClick={() => void save()}>
            {isBusy ? words.savingGuests : words.saveGuests}
          </Button>
        </>
      }
    >
      <div inert={isBusy}>
        <GuestsFields
          guests={guests}
          services={services}
          isChecked={isChecked || !isWhole}
          onChange={next => {
            setProblem(null);
            setGuests(next);
          }}
        />
      </div>
      <div role="status" className="mt-4 empty:hidden">
        {said ? (
          <Alert tone="bad">
            <ProblemWords of={said} />
          </Alert>
        ) : (
          preview && <PreviewFacts preview={preview} />
        )}
      </div>
    </Dialog>
  );
}

function guestsOf({ guests = [] }: Booking): Guest[] {
  return guests.map(({ label, services }) => ({ label, serviceIds: services.map(refOf) }));
}
