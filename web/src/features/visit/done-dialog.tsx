import { useState } from 'react';
import { money } from '../../shared/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { toast } from '../../ui/toast.ts';
import { addTap } from './tap-queue.ts';
import type { ShownVisit } from './tap-rules.ts';
import { noTip, TipField, tipOf } from './tip-field.tsx';
import { customerOf, nameOf } from './visit-words.ts';

type Paid = 'CASH' | 'UPI' | 'before' | 'not';

interface Props {
  visit: ShownVisit;
  onClose: () => void;
}

/** Asks how the visit was paid. Nothing is chosen in advance: a wrong answer costs somebody money. */
export function DoneDialog({ visit, onClose }: Props) {
  const { bookingId, collect } = visit;
  const customer = customerOf(visit);
  const [paid, setPaid] = useState<Paid | null>(null);
  const [tip, setTip] = useState(noTip);
  const isToPay = collect > 0;
  const means = paid === 'CASH' || paid === 'UPI' ? paid : null;
  const tipped = means ? tipOf(tip) : 0;
  const isReady = !isToPay || (paid !== null && tipped !== null);

  function finish() {
    if (tipped === null) return;
    onClose();
    toast.success('Visit done', { detail: nameOf(visit) });
    void addTap({
      bookingId,
      step: 'DONE',
      visit: nameOf(visit),
      paymentReceived: means,
      tip: tipped,
    });
  }

  return (
    <Dialog
      onClose={onClose}
      title={isToPay ? `Collect ${money(collect)}` : 'Finish the visit'}
      hint={isToPay ? `How did ${customer} pay?` : undefined}
      footer={
        <Button block size="lg" aria-disabled={!isReady} onClick={() => isReady && finish()} className="min-h-16 text-xl!">
          Done
        </Button>
      }
    >
      {isToPay ? (
        <>
          <RadioCards<Paid>
            legend={`How did ${customer} pay?`}
            cards={[
              { value: 'CASH', label: 'Cash', hint: `You have ${money(collect)} in cash` },
              { value: 'UPI', label: 'UPI', hint: `${money(collect)} came by UPI` },
              { value: 'before', label: 'Already paid', hint: 'The salon has the money' },
              { value: 'not', label: 'Not paid' },
            ]}
            value={paid}
            onChange={setPaid}
          />
          {means && <TipField value={tip} onChange={setTip} />}
          {means && tipped !== null && tipped > 0 && (
            <p role="status" className="figures mt-4 text-lg font-semibold">
              Together {money(collect + tipped)}
            </p>
          )}
        </>
      ) : (
        <p className="text-lg">There is nothing to collect.</p>
      )}
    </Dialog>
  );
}
