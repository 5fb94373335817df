import { type ReactNode, useState } from 'react';
import * as words from '#words/choice';
import { duration, money } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Choice, type Choosable, chosenService, firstChoice } from './choice.ts';
import { ServiceOptions } from './service-options.tsx';

interface Props<One extends Choosable> {
  service: One;
  /** Receives the service as chosen. */
  onAdd?: (chosen: One & Choice) => void;
  /** In place of the button that adds. */
  footer?: (chosen: One & Choice) => ReactNode;
  onClose: () => void;
}

/** Asks what shall be chosen of a service, and shows at once what it costs and takes. */
export default function ChoiceDialog<One extends Choosable>({ service, onAdd, footer, onClose }: Props<One>) {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(service));
  const chosen = chosenService(service, choice);
  return (
    <Dialog
      title={service.name}
      onClose={onClose}
      footer={
        <>
          <p role="status" className="figures min-w-min flex-1 self-center">
            <span className="block text-lg font-bold whitespace-nowrap">{money(chosen.price)}</span>
            <span className="block text-sm whitespace-nowrap text-muted">{duration(chosen.durationInMinutes)}</span>
          </p>
          {footer?.(chosen) ?? (
            <Button
              onClick={() => {
                onAdd?.(chosen);
                onClose();
              }}
            >
              {words.add}
            </Button>
          )}
        </>
      }
    >
      <ServiceOptions service={service} choice={choice} onChange={setChoice} />
    </Dialog>
  );
}
