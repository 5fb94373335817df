import { useState } from 'react';
import type { components } from '#contract';
import { changeServices } from '../../../../../common/bounds/bookings.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import type { Problem } from '../../../api/message-of.ts';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import type { Booking } from '../booking/booking.ts';
import { isSame, type Line, servicesIn } from '../visit-services/lines.ts';
import { PreviewFacts, usePreview, whyNot } from '../visit-services/preview.tsx';
import { ServicesEditor } from '../visit-services/services-editor.tsx';
import { nameOf } from './booking-question.tsx';
import { useServicesActs } from './services-proposal-facts.tsx';

type Wish = components['schemas']['ServicesChange'];

interface Props {
  booking: Booking;
  onClose: () => void;
}

/**
 * Other services, or a lower price by hand. What costs more needs the customer's yes (rules B60 and B61). Services of guests stay (rule
 * B146).
 */
export default function ServicesDialog({ booking, onClose }: Props) {
  const { bookingId, items, user, handDiscount, servicesProposal, guests } = booking;
  // What the customer is asked about already, if anything.
  const [lines, setLines] = useState<Line[]>(servicesProposal?.items ?? items);
  const [amount, setAmount] = useState(handDiscount ? String(handDiscount.amount) : '');
  const [reason, setReason] = useState(handDiscount?.reason ?? '');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { change } = useServicesActs(bookingId);
  const params = { path: { id: bookingId }, query: { preview: true } };

  const lacksReason = Number(amount) > 0 && reason.trim() === '';
  const discount = Number(amount) > 0 ? { amount: Number(amount), reason: reason.trim() } : null;
  const isSameDiscount = JSON.stringify(discount) === JSON.stringify(handDiscount ?? null);
  const wish: Wish = { services: servicesIn(lines), ...(!isSameDiscount && { discount }) };
  const hasChanged = !(isSame(items, lines) && isSameDiscount) && !lacksReason;
  const { preview, error } = usePreview(bookingId, hasChanged ? wish : null, body =>
    ask(adminApi.PUT('/booking/admin/{id}/services', { params, body })),
  );
  const shown = problem ?? (error ? whyNot(error, failed) : null);

  async function save() {
    if (!preview || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await change(wish);
      onClose();
    } catch (refusal) {
      setProblem(whyNot(refusal, failed));
      setBusy(false);
    }
  }

  return (
    <Dialog
      size="md"
      tall
      title={guests ? 'Discount' : 'Services and Price'}
      hint={guests ? nameOf(user) : `${nameOf(user)} · what is booked keeps its price`}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button block busy={isBusy} aria-disabled={!preview} onClick={save}>
          {isBusy ? 'Saving...' : preview && !preview.needsAgreement ? 'Save' : 'Ask the Customer'}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {shown && (
          <Alert tone="bad">
            <ProblemWords of={shown} />
          </Alert>
        )}
        {preview && <PreviewFacts preview={preview} />}
        {!guests && <ServicesEditor lines={lines} onChange={setLines} />}
        <fieldset className={`grid gap-4 ${guests ? '' : 'border-t border-line pt-5'}`}>
          <legend className="sr-only">Discount by hand</legend>
          <NumberField
            label="Discount by hand, in ₹"
            hint="Beside the coupon. A lower price needs no yes: the customer is told."
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          {amount !== '' && (
            <TextField
              label="Why"
              required
              maxLength={changeServices.properties.discount.properties.reason.maxLength}
              hint="Only staff read it."
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </fieldset>
      </div>
    </Dialog>
  );
}

const failed = 'The change was not saved.';
