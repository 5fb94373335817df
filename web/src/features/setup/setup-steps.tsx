import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import { DemoNote } from './demo-note.tsx';
import { stepWords } from './steps.ts';
import { BeginTest, TestVisit } from './test-visit.tsx';
import { type Setup, useChangeSetup, useSetup } from './use-setup.ts';

/** The first steps of a new salon, until they are done or put away (rule W50). In the demo, one line that leads to them. */
export function SetupSteps() {
  const { data: setup } = useSetup();
  const [isOpen, setOpen] = useState(false);
  if (!setup) return null;
  const isDone = setup.steps.every(({ done }) => done);
  if (setup.testBooking && (isDone || setup.dismissed)) return <TestVisit test={setup.testBooking} />;
  if (setup.dismissed || (isDone && !setup.demo)) return null;
  if (setup.demo && !isOpen) return <DemoNote onOpen={isDone ? undefined : () => setOpen(true)} />;
  return <Steps setup={setup} />;
}

const say = (otherwise: string) => (error: unknown) => void toast.error(messageOf(error, otherwise));

function Steps({ setup: { steps, testBooking } }: { setup: Setup }) {
  const { dismiss } = useChangeSetup();
  const done = steps.filter(step => step.done).length;
  const next = steps.find(step => !step.done)?.step;
  return (
    <Card as="section" aria-labelledby="setup-title" className="mb-6 print:hidden">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id="setup-title" className="font-display text-xl font-medium md:text-2xl">
            Open your salon
          </h2>
          <p className="mt-0.5 text-muted">
            <span className="figures font-semibold text-ink">
              {done} of {steps.length}
            </span>{' '}
            steps are done.
          </p>
        </div>
        <IconButton
          icon={X}
          label="Put the steps away"
          className="-mt-1.5 -mr-2.5"
          onClick={() => dismiss(true).catch(say('The steps could not be put away.'))}
        />
      </div>
      <progress
        value={done}
        max={steps.length}
        aria-label="Steps done"
        className="mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-plum"
      />
      <ol className="mt-4 grid gap-1">
        {steps.map(({ step, done: isDone }, place) => (
          <StepLine key={step} step={step} number={place + 1} isDone={isDone} isNext={step === next} />
        ))}
      </ol>
      {testBooking && <TestVisit test={testBooking} isWithin />}
    </Card>
  );
}

interface LineProps {
  step: Setup['steps'][number]['step'];
  number: number;
  isDone: boolean;
  isNext: boolean;
}

function StepLine({ step, number, isDone, isNext }: LineProps) {
  const { title, text } = stepWords[step];
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={`flex gap-3.5 rounded-md px-2 py-2.5 md:px-3 ${isNext ? 'bg-marigold-tint' : ''}`}
    >
      <span
        aria-hidden
        className={`figures mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold ${isDone ? 'bg-leaf text-card' : isNext ? 'bg-plum text-card' : 'border border-field text-muted'}`}
      >
        {isDone ? <Check className="size-4.5" strokeWidth={2.5} /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className={`pt-0.5 font-semibold ${isDone ? 'text-muted' : ''}`}>
          {title}
          {isDone && <span className="sr-only">, done</span>}
        </h3>
        {!isDone && isNext && <p className="mt-0.5 max-w-prose text-sm text-muted">{text}</p>}
        {!isDone && <Acts step={step} isNext={isNext} />}
      </div>
    </li>
  );
}

function Acts({ step, isNext }: { step: LineProps['step']; isNext: boolean }) {
  const { href, act, confirm } = stepWords[step];
  const { confirmStep } = useChangeSetup();
  const variant = isNext ? 'primary' : 'secondary';
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {href ? (
        <LinkButton href={href} size="sm" variant={variant}>
          {act}
        </LinkButton>
      ) : (
        <BeginTest variant={variant} label={act} />
      )}
      {confirm && (
        <Button size="sm" variant="quiet" onClick={() => confirmStep(step).catch(say('This could not be saved.'))}>
          {confirm}
        </Button>
      )}
    </div>
  );
}
