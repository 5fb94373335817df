import { useState } from 'react';
import * as words from '#words/visit';
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
    toast.success(words.visitDone, { detail: nameOf(visit) });
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
      title={isToPay ? words.collect(money(collect)) : words.finishVisit}
      hint={isToPay ? words.howPaid(customer) : undefined}
      footer={
        <Button block size="lg" aria-disabled={!isReady} onClick={() => isReady && finish()} className="min-h-16 text-xl!">
          {words.done}
        </Button>
      }
    >
      {isToPay ? (
        <>
          <RadioCards<Paid>
            legend={words.howPaid(customer)}
            cards={[
              { value: 'CASH', label: words.cash, hint: words.cashHint(money(collect)) },
              { value: 'UPI', label: words.upi, hint: words.upiHint(money(collect)) },
              { value: 'before', label: words.paidBefore, hint: words.paidBeforeHint },
              { value: 'not', label: words.notPaid },
            ]}
            value={paid}
            onChange={setPaid}
          />
          {means && <TipField value={tip} onChange={setTip} />}
          {means && tipped !== null && tipped > 0 && (
            <p role="status" className="figures mt-4 text-lg font-semibold">
              {words.together(money(collect + tipped))}
            </p>
          )}
        </>
      ) : (
        <p className="text-lg">{words.thereIsNothing}</p>
      )}
    </Dialog>
  );
}
