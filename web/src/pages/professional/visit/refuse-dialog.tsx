import { useState } from 'react';
import * as words from '#words/visit';
import { today } from '../../../shared/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { addTap } from './tap-queue.ts';
import type { ShownVisit } from './tap-rules.ts';
import type { DoorRefusal } from './visit.ts';
import { nameOf, refusalNames } from './visit-words.ts';

interface Props {
  visit: ShownVisit;
  onClose: () => void;
}

/** She, or the customer, refuses the visit at the door. It ends at once and costs nothing (rule N84). */
export function RefuseDialog({ visit, onClose }: Props) {
  const [refusal, setRefusal] = useState<DoorRefusal | null>(null);

  function end() {
    if (!refusal) return;
    onClose();
    void addTap({ bookingId: visit.bookingId, step: 'REFUSED', refusal, visit: nameOf(visit) });
  }

  return (
    <Dialog
      title={visit.date < today() ? words.visitWasRefused : words.visitRefused}
      onClose={onClose}
      footer={
        <Button block size="lg" variant="danger" aria-disabled={!refusal} onClick={end}>
          {words.endTheVisit}
        </Button>
      }
    >
      <p className="mb-4 text-lg">{words.refusingCostsNothing}</p>
      <RadioCards
        legend={words.whyRefused}
        showLegend
        value={refusal}
        onChange={setRefusal}
        cards={(Object.keys(refusalNames) as DoorRefusal[]).map(value => ({ value, label: refusalNames[value] }))}
      />
    </Dialog>
  );
}
