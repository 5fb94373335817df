import * as words from '#words/party';
import { Accordion } from '../../../ui/accordion.tsx';
import { nameOfPart, type Part, type ServedGuest } from './guests.ts';
import { PlanPicture } from './plan-picture.tsx';

interface Props {
  guests: readonly ServedGuest[];
  parts: readonly Part[];
}

/** Who is served when and by whom, folded. */
export default function GuestsOfBooking({ guests, parts }: Props) {
  return (
    // The card draws its own line below.
    <div className="*:border-b-0!">
      <Accordion title={words.showGuests}>
        <PlanPicture guests={guests} nameOf={part => nameOfPart(parts, part)} />
      </Accordion>
    </div>
  );
}
