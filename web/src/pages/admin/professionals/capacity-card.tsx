import { useId } from 'react';
import { useSWRConfig } from 'swr';
import { Link } from 'wouter';
import type { components } from '#contract';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { forgetShop } from '../../../api/forget-shop.ts';
import { useSave } from '../../../api/use-save.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useUncovered } from '../../../features/visits/hand-over/use-team.ts';
import { plural } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { salonWeek, weekToSend, wholeWeek } from './hours.ts';
import { LateUncovered } from './late-uncovered.tsx';
import { readCapacity, readProfessionals, type useCapacity } from './professional.ts';

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

async function readEffect() {
  const { settings } = await readCapacity();
  const body = { ...settings, capacity: 'PROFESSIONALS' as const };
  return (await ask(adminApi.POST('/settings/admin/preview', { body }))).capacitySwitch;
}

/** What the switch to named professionals does to pending bookings, before it is made (rule N1). */
function SwitchEffect() {
  const { data: effect, error } = useStaffRead(['/settings/admin', 'switch'], readEffect);
  if (error) return <p className="text-muted">The pending bookings could not be checked. You can turn it on all the same.</p>;
  if (effect === undefined) return <Skeleton className="h-6 w-64" />;
  if (effect === null || effect.pending === 0) return <p>No booking is pending.</p>;
  const { pending, uncovered } = effect;
  return (
    <>
      <p>
        {plural(pending, 'booking is', 'bookings are')} pending.{' '}
        {uncovered.length === 0 ? 'Somebody can come to each of them.' : `${pending - uncovered.length} get a professional.`}
      </p>
      {uncovered.length > 0 && <LateUncovered visits={uncovered} />}
    </>
  );
}

type Schemas = components['schemas'];

/** Switches between teams and named professionals. */
function useCapacitySwitch() {
  const { mutate } = useSWRConfig();
  const save = useSave();

  /** Adds a professional for each team. Those whom an earlier try has added are not added again. */
  async function addTeams({ teams, openingHours }: Schemas['Settings']) {
    const known = new Set((await readProfessionals()).map(({ name }) => name));
    const hours = weekToSend(wholeWeek(salonWeek(openingHours)));
    const names = Array.from({ length: teams }, (_, i) => `Team ${i + 1}`).filter(name => !known.has(name));
    for (const name of names) {
      const body = { name, allServices: true, hours };
      await save(body, header => ask(adminApi.POST('/professional/admin', { params: { header }, body })));
    }
  }

  /** With `addsTeams` it first adds a professional who does all services for each team. */
  return async (capacity: Schemas['Capacity'], addsTeams = false) => {
    try {
      const { settings, etag } = await readCapacity();
      if (addsTeams) await addTeams(settings);
      await ask(adminApi.PUT('/settings/admin', { body: { ...settings, capacity }, params: { header: { 'if-match': etag } } }));
    } finally {
      forgetShop();
      // The switch moves bookings, slots and figures.
      mutate(() => true).catch(() => null);
    }
  };
}
