import { Check } from 'lucide-react';
import * as common from '#words/common';
import { classes } from '../shared/class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Step {
  title: string;
  subtitle: string;
}

/** The visitor's place in a flow of steps. `current` counts from 1, and earlier steps have a check mark. */
export function ProgressSteps({ label, steps, current }: { label: string; steps: Step[]; current: number }) {
  return (
    <ol aria-label={label} className="max-md:steady-text flex">
      {steps.map((step, index) => {
        const number = index + 1;
        const done = number < current;
        const here = number === current;
        return (
          <li
            key={step.title}
            aria-current={here ? 'step' : undefined}
            className="relative flex flex-1 flex-col items-center text-center"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={classes(
                  'absolute top-4.5 right-1/2 mr-6 left-[calc(-50%+1.5rem)] h-0.5 rounded-full',
                  done || here ? 'bg-plum' : 'bg-line',
                )}
              />
            )}
            <span
              className={classes(
                'figures grid size-9 place-items-center rounded-full text-sm font-bold',
                done && 'bg-leaf text-card',
                here && 'bg-plum text-card',
                !done && !here && 'border border-field bg-card text-muted',
              )}
            >
              {done ? <Check aria-hidden className="size-5" strokeWidth={2.5} /> : number}
            </span>
            <span className={classes('mt-2 text-sm font-semibold', !here && !done && 'text-muted')}>
              {step.title}
              {done && <VisuallyHidden> {common.completed}</VisuallyHidden>}
            </span>
            <span className="text-xs text-muted">{step.subtitle}</span>
          </li>
        );
      })}
    </ol>
  );
}
