import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { Booking } from '../booking/booking.ts';
import { type DoorRefusal, refusalWords } from './cancel-reason.ts';

/** How a visit ended, as the act that says so. */
export type Ending = 'complete' | 'noShow' | 'refuse';

interface Props {
  booking: Booking;
  ending: Ending;
  onChange: (ending: Ending) => void;
}

/** A visit of an earlier day took place, or ended at the door by the same rules as on the day (rules N74, N83, N84). */
export function EndingChoice({ booking, ending, onChange }: Props) {
  // A professional who has started was let in.
  if (booking.visit?.state === 'STARTED') return null;
  return (
    <div className="mb-4">
      <RadioCards<Ending>
        legend="What happened?"
        showLegend
        className="grid gap-2"
        cards={[
          { value: 'complete', label: 'It took place' },
          { value: 'noShow', label: 'Nobody was there' },
          { value: 'refuse', label: 'It was refused at the door' },
        ]}
        value={ending}
        onChange={onChange}
      />
    </div>
  );
}

/** Why it was refused; the customer does not see it. */
export function RefusalChoice({ refusal, onChange }: { refusal: DoorRefusal; onChange: (refusal: DoorRefusal) => void }) {
  return (
    <div className="mb-4">
      <RadioCards
        legend="Why"
        showLegend
        className="grid gap-2 sm:grid-cols-2"
        value={refusal}
        onChange={onChange}
        cards={(Object.keys(refusalWords) as DoorRefusal[]).map(value => ({ value, label: refusalWords[value] }))}
      />
    </div>
  );
}
