import { Check, Store, X } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { EmptyDemoDialog } from './empty-demo-dialog.tsx';
import { BeginTest, TestVisit } from './test-visit.tsx';
import { type Setup, type Step, useChangeSetup, useSetup } from './use-setup.ts';

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
  // The next step is open; another one opens when it is pressed.
  const [chosen, choose] = useState<Step | null>(null);
  const open = steps.some(({ step, done: isDone }) => step === chosen && !isDone) ? chosen : next;
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
          <StepLine
            key={step}
            step={step}
            number={place + 1}
            isDone={isDone}
            isOpen={step === open}
            onOpen={() => choose(step)}
          />
        ))}
      </ol>
      {testBooking && <TestVisit test={testBooking} isWithin />}
    </Card>
  );
}

interface LineProps {
  step: Step;
  number: number;
  isDone: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

function StepLine({ step, number, isDone, isOpen, onOpen }: LineProps) {
  const { title, text } = stepWords[step];
  return (
    <li
      aria-current={isOpen ? 'step' : undefined}
      className={`flex gap-3.5 rounded-md px-2 md:px-3 ${isOpen ? 'bg-marigold-tint py-3' : ''}`}
    >
      <span
        aria-hidden
        className={`figures mt-2 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold ${isDone ? 'bg-leaf text-card' : isOpen ? 'bg-plum text-card' : 'border border-field text-muted'}`}
      >
        {isDone ? <Check className="size-4.5" strokeWidth={2.5} /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className={`font-semibold ${isDone ? 'text-muted' : ''}`}>
          {isDone ? (
            <span className="flex min-h-11 items-center">
              {title}
              <span className="sr-only">, done</span>
            </span>
          ) : (
            <button type="button" aria-expanded={isOpen} onClick={onOpen} className="min-h-11 w-full text-left">
              {title}
            </button>
          )}
        </h3>
        {isOpen && (
          <>
            <p className="max-w-prose text-sm text-muted">{text}</p>
            <Acts step={step} />
          </>
        )}
      </div>
    </li>
  );
}

function Acts({ step }: { step: Step }) {
  const { href, act, confirm, also } = stepWords[step];
  const { confirmStep } = useChangeSetup();
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {href ? (
        <LinkButton href={href} size="sm">
          {act}
        </LinkButton>
      ) : (
        <BeginTest label={act} />
      )}
      {also && (
        <LinkButton href={also.href} size="sm" variant="quiet">
          {also.act}
        </LinkButton>
      )}
      {confirm && (
        <Button size="sm" variant="quiet" onClick={() => confirmStep(step).catch(say('This could not be saved.'))}>
          {confirm}
        </Button>
      )}
    </div>
  );
}

/** The salon is still the demo: how to make it one's own. `onOpen` shows the first steps. */
function DemoNote({ onOpen }: { onOpen: (() => void) | undefined }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section
      aria-label="Demo salon"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-card px-4 py-3 print:hidden"
    >
      <Store aria-hidden className="size-5 shrink-0 text-plum" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-52">
        <span className="font-semibold">This is the demo salon.</span>{' '}
        <span className="text-muted">
          <span>Look around.</span>{' '}
          <Allowed to="POST /setup/admin/demo">
            <span>Empty it when you want your own.</span>
          </Allowed>
        </span>
      </p>
      {onOpen && (
        <Button size="sm" variant="quiet" onClick={onOpen}>
          See the Six Steps
        </Button>
      )}
      <Allowed to="POST /setup/admin/demo">
        <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
          Empty the Demo
        </Button>
      </Allowed>
      {isAsked && <EmptyDemoDialog onClose={() => setAsked(false)} />}
    </section>
  );
}

interface StepWords {
  title: string;
  text: string;
  /** The page where it is done; the test visit has a dialog. */
  href: string | null;
  act: string;
  /** For what may be right as it is. */
  confirm?: string;
  /** Another way to the same. */
  also?: { href: string; act: string };
}

/** The six first steps (rule W50). */
const stepWords: Record<Step, StepWords> = {
  NAME: {
    title: 'Name and logo',
    text: 'Customers read the name on every page, in every SMS and on every bill.',
    href: adminPaths.settingsOf('salon', 'salonName'),
    act: 'Type the Name',
  },
  HOURS: {
    title: 'Opening hours',
    text: 'Visits begin and end within them. They are 9 to 8 now, and 9 to 6 on Sundays.',
    href: adminPaths.settingsOf('opening'),
    act: 'Change the Hours',
    confirm: 'They Are Right',
  },
  AREA: {
    title: 'Area',
    text: 'Where you go. Without an area, anybody anywhere can book.',
    href: adminPaths.settingsOf('area'),
    act: 'Draw the Area',
    confirm: 'We Go Everywhere',
  },
  SERVICES: {
    title: 'Services',
    text: 'What you do, each with its price and its time. A category is made on the way.',
    href: adminPaths.addService,
    act: 'Add a Service',
    also: { href: `${adminPaths.moveIn}?kind=SERVICES`, act: 'Bring a List' },
  },
  PEOPLE: {
    title: 'People',
    text: 'Name those who visit customers, or work with teams without names. You have 3 teams now.',
    href: adminPaths.professionals,
    act: 'Add People',
    confirm: '3 Teams Are Right',
  },
  TEST_BOOKING: {
    title: 'Test visit',
    text: 'Book a visit for yourself and read the messages that customers get. Nobody else hears of it.',
    href: null,
    act: 'Book a Test Visit',
  },
};
