import { useEffect } from 'react';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useVisitChoice, type Visit } from '../booking/use-visit-choice.ts';
import { visitLine } from '../booking/visit-line.ts';
import { VisitPicker } from '../booking/visit-picker.tsx';

type Props = {
  minutes: number;
  initial: Visit | null;
  /** What the customer chose, as soon as it is chosen. */
  onChoose: (visit: Visit) => void;
  onBack: () => void;
  onContinue: (visit: Visit) => void;
};

export function SlotStep({ minutes, initial, onChoose, onBack, onContinue }: Props) {
  const choice = useVisitChoice({ minutes }, initial);
  const { visit, isChosen } = choice;

  // Whichever way this step is left, by Back or by closing, it is found again as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visit is another object every time, and the same visit
  useEffect(() => {
    if (visit && isChosen) onChoose(visit);
  }, [visit?.date, visit?.time, isChosen]);

  return (
    <>
      <VisitPicker choice={choice} />
      <BottomBar onDesktop="in page" note={visit ? visitLine(visit) : choice.slots && !choice.noSlot && 'Choose a time slot'}>
        <Button variant="secondary" onClick={onBack} className="md:min-w-32">
          Back
        </Button>
        <Button
          // Not `disabled`: a slot that is taken meanwhile would take the focus with it.
          aria-disabled={!visit}
          onClick={() => visit && onContinue(visit)}
          className="max-md:flex-1 md:ml-auto md:min-w-40"
        >
          Continue
        </Button>
      </BottomBar>
    </>
  );
}
