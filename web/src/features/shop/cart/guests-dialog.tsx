import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/party';
import type { Problem } from '../../../api/message-of.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import type { Cart } from './cart.ts';
import { cartProblem } from './cart-errors.ts';
import { putGuests } from './change-cart.ts';
import { asRequest, choosableIn, draftsOf } from './guests-draft.ts';
import { GuestsFields } from './guests-fields.tsx';

interface Props {
  cart: Cart;
  onClose: () => void;
}

/** Who gets which services of the cart. The cart then has each service once for every guest who gets it. */
export default function GuestsDialog({ cart, onClose }: Props) {
  const [guests, setGuests] = useState(() => draftsOf(cart));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // The services as they were when it opened: one that nobody gets may come back.
  const [services] = useState(() => choosableIn(cart));
  const isWhole = guests.every(({ refs }) => refs.length > 0);

  async function save() {
    setChecked(true);
    if (!isWhole) return;
    setBusy(true);
    setProblem(null);
    try {
      await putGuests(asRequest(guests));
      onClose();
    } catch (error) {
      setProblem(cartProblem(error, words.guestsFailed));
      setBusy(false);
    }
  }

  return (
    <Dialog
      size="md"
      title={words.whoGetsWhat}
      hint={words.namesNotNeeded}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={() => !isBusy && onClose()}>
            {common.cancel}
          </Button>
          <Button block busy={isBusy} onClick={() => void save()}>
            {isBusy ? words.savingGuests : words.saveGuests}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      <div inert={isBusy}>
        <GuestsFields guests={guests} services={services} isChecked={isChecked} onChange={setGuests} />
        <p className="mt-2 text-sm text-muted">{words.moreServices}</p>
      </div>
    </Dialog>
  );
}
