import { useId } from 'react';
import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { useUncovered } from '../../../features/visits/hand-over/use-uncovered.ts';
import { plural } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { SwitchEffect } from './switch-effect.tsx';
import type { useCapacity } from './use-capacity.ts';
import { useCapacitySwitch } from './use-capacity-switch.ts';

interface Props {
  of: ReturnType<typeof useCapacity>;
  /** How many get visits. */
  active: number;
}

const fallback = 'Failed to save the settings';

/** What still fits nobody after the switch. */
function UncoveredNow() {
  const { data: uncovered = [] } = useUncovered();
  if (uncovered.length === 0) return null;
  return (
    <Alert tone="warning" className="mt-4">
      Nobody can come to {plural(uncovered.length, 'visit')} as things are.{' '}
      <Link href={adminPaths.dashboard} className="underline underline-offset-2">
        See them on the dashboard
      </Link>
    </Alert>
  );
}

/** The switch between anonymous teams and named professionals. It asks first, because it changes what can be booked. */
export default function CapacityCard({ of: { capacity, teams, error, reload }, active }: Props) {
  const turnTo = useCapacitySwitch();
  const titleId = useId();

  const askForNamed = () =>
    confirm({
      title: 'Turn on named professionals?',
      body:
        active > 0 ? (
          <div className="grid gap-2">
            <p>
              {plural(active, 'professional is', 'professionals are')} active. Every pending booking gets one of them who can do
              it and has the time.
            </p>
            <SwitchEffect />
          </div>
        ) : (
          <p>
            No professional is active yet. You can begin with {plural(teams, 'professional')}
            {teams > 1 ? `, “Team 1” to “Team ${teams}”` : ', “Team 1”'}, with all services and the salon's hours, and give names
            later.
          </p>
        ),
      promise: <p className="mt-2 text-muted">Nothing is cancelled, and you can go back at any time.</p>,
      confirm: active > 0 ? 'Turn On' : `Add ${teams} and Turn On`,
      confirming: 'Turning on...',
      fallback,
      act: () => turnTo('PROFESSIONALS', active === 0),
      onDone: () => toast.success('Named professionals carry out the visits'),
    });

  const askForTeams = () =>
    confirm({
      title: 'Go back to teams?',
      body: (
        <>
          <p>
            The salon then takes {plural(teams, 'visit')} at one time. Pending bookings no longer say which professional comes.
          </p>
          <p className="mt-2 text-muted">Nothing is cancelled, and your professionals stay in this list.</p>
        </>
      ),
      confirm: 'Go Back to Teams',
      confirming: 'Going back...',
      fallback,
      act: () => turnTo('TEAMS'),
      onDone: () => toast.success('Teams carry out the visits'),
    });

  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="mt-6 p-4 md:p-6">
      <h2 id={titleId} className="mb-4 font-display text-2xl font-medium">
        Who carries out visits
      </h2>
      {capacity ? (
        <RadioCards
          legend="Who carries out visits"
          value={capacity}
          onChange={next => (next === 'TEAMS' ? askForTeams() : askForNamed())}
          className="grid gap-3 sm:grid-cols-2"
          cards={[
            {
              value: 'TEAMS',
              label: 'Teams',
              hint: `You take up to ${plural(teams, 'visit')} at one time and decide yourself who goes. The number is in Settings.`,
            },
            {
              value: 'PROFESSIONALS',
              label: 'Named professionals',
              hint: 'Every booking gets a professional who can do its services, is at work and reaches the address in time.',
            },
          ]}
        />
      ) : error ? (
        <ReadFailed onRetry={reload}>Failed to load the settings</ReadFailed>
      ) : (
        <Skeleton className="h-24 rounded-md" />
      )}
      <UncoveredNow />
    </Card>
  );
}
