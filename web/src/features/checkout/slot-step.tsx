import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useVisitChoice, type Visit } from '../booking/use-visit-choice.ts';
import { VisitPicker } from '../booking/visit-picker.tsx';

type Props = {
  minutes: number;
  initial: Visit | null;
  onBack: () => void;
  onContinue: (visit: Visit) => void;
};

export function SlotStep({ minutes, initial, onBack, onContinue }: Props) {
  const choice = useVisitChoice({ minutes }, initial);
  return (
    <>
      <VisitPicker choice={choice} />
      <BottomBar onDesktop="in page">
        <Button variant="secondary" onClick={onBack} className="md:min-w-32">
          Back
        </Button>
        <Button
          // Not `disabled`: a slot that is taken meanwhile would take the focus with it.
          aria-disabled={!choice.visit}
          onClick={() => choice.visit && onContinue(choice.visit)}
          className="max-md:flex-1 md:ml-auto md:min-w-40"
        >
          Continue
        </Button>
      </BottomBar>
    </>
  );
}
