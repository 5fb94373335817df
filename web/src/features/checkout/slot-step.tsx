import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../../shared/use-after-paint.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useVisitChoice, type Visit } from '../booking/use-visit-choice.ts';
import { visitLine } from '../booking/visit-line.ts';
import { VisitPicker } from '../booking/visit-picker.tsx';

interface Props {
  minutes: number;
  initial: Visit | null;
  /** What the customer chose, as soon as it is chosen. */
  onChoose: (visit: Visit) => void;
  onBack: () => void;
  onContinue: (visit: Visit) => void;
}

export function SlotStep({ minutes, initial, onChoose, onBack, onContinue }: Props) {
  const choice = useVisitChoice({ minutes }, initial);
  const { visit, isChosen } = choice;
  const picker = useRef<HTMLDivElement>(null);
  useHourInSight(picker, choice.slots !== undefined);

  // Whichever way this step is left, by Back or by closing, it is found again as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visit is another object every time, and the same visit
  useEffect(() => {
    if (visit && isChosen) onChoose(visit);
  }, [visit?.date, visit?.time, isChosen]);

  return (
    <>
      <div ref={picker}>
        <VisitPicker choice={choice} />
      </div>
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

/** On arriving: the hour that is chosen, or the first that can be. On a phone those before it may fill the window, past or full. */
function useHourInSight(picker: RefObject<HTMLElement | null>, isThere: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isThere || isDone.current) return;
    // Once the bar has told its height, and the step has begun at its top.
    return afterPaint(() => {
      isDone.current = true;
      const find = (which: string) => picker.current?.querySelector(`input[value*=":"]:${which}`);
      const hour = find('checked') ?? find('enabled');
      hour?.closest('label')?.scrollIntoView({ block: 'nearest' });
    });
  }, [isThere, picker]);
}
