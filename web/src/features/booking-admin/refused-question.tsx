import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { Booking } from '../booking/booking.ts';
import { isRefusedForGood } from '../booking/refused-for-good.ts';
import { type DoorRefusal, refusalWords } from './cancel-reason.ts';
import { useBookingActs } from './use-booking-acts.ts';

/** Staff end a visit that was refused at the door, when the professional telephones (rule N84). */
export default function RefusedQuestion({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { refuse } = useBookingActs(booking.bookingId);
  const [refusal, setRefusal] = useState<DoorRefusal>('CUSTOMER_DECLINED');
  return (
    <ConfirmDialog
      danger
      title="Was the visit refused?"
      confirm="End the visit"
      confirming="Saving..."
      cancel="Not Yet"
      fallback="Failed to update status"
      isFinal={isRefusedForGood}
      onConfirm={async () => {
        await refuse(refusal);
        onClose();
      }}
      onClose={onClose}
      promise={<p className="mt-4">The customer pays nothing, and what was paid goes back. It cannot be taken back.</p>}
    >
      <RadioCards
        legend="Why"
        showLegend
        value={refusal}
        onChange={setRefusal}
        cards={(Object.keys(refusalWords) as DoorRefusal[]).map(value => ({ value, label: refusalWords[value] }))}
      />
    </ConfirmDialog>
  );
}
