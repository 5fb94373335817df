import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../../shared/use-after-paint.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import type { Wanted } from '../booking/availability.ts';
import { useVisitChoice, type Visit } from '../booking/use-visit-choice.ts';
import { visitLine } from '../booking/visit-line.ts';
import { VisitPicker } from '../booking/visit-picker.tsx';

interface Props {
  wanted: Wanted;
  initial: Visit | null;
  /** Called as soon as a slot is chosen. */
  onChoose: (visit: Visit) => void;
  onBack: () => void;
  onContinue: (visit: Visit) => void;
}

export function SlotStep({ wanted, initial, onChoose, onBack, onContinue }: Props) {
  const choice = useVisitChoice(wanted, initial);
  const { visit, isChosen } = choice;
  const picker = useRef<HTMLDivElement>(null);
  useSlotInSight(picker, choice.slots !== undefined);

  // Report the choice at once: the customer may leave the step by Back or by closing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every render makes another object for the same visit
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
          // Not `disabled`: if the slot is taken meanwhile, the button keeps the focus.
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

/** Scrolls to the chosen slot, or to the first free one. On a phone, past and full slots may fill the screen before it. */
function useSlotInSight(picker: RefObject<HTMLElement | null>, areSlotsShown: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!areSlotsShown || isDone.current) return;
    // After the bottom bar has measured its height and the step has scrolled to its top.
    return afterPaint(() => {
      isDone.current = true;
      const find = (which: string) => picker.current?.querySelector(`input[value*=":"]:${which}`);
      const slot = find('checked') ?? find('enabled');
      slot?.closest('label')?.scrollIntoView({ block: 'nearest' });
    });
  }, [areSlotsShown, picker]);
}
