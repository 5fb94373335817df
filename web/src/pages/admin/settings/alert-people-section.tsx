import { Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { channelWords } from '../../../features/messages/message-log/log-words.ts';
import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { type AlertPerson, alertKinds, alertWords, salonId, useAlertPeople, useChangePeople } from './alert-people.ts';
import { SettingsSection } from './settings-section.tsx';

const PersonDialog = lazy(() => import('./alert-person-dialog.tsx'));

const mostPeople = 20;

/** The list of who on the staff is told, how and of what (rule Q50). It is saved at once, apart from the other settings. */
export default function AlertPeopleSection() {
  const { data, error, reload } = useAlertPeople();
  /** null: somebody new. */
  const [edited, edit] = useState<AlertPerson | null | undefined>();
  const people = data?.people ?? [];
  const isDeaf = data !== undefined && people.every(({ ways, kinds }) => ways.length === 0 || kinds.length === 0);
  return (
    <SettingsSection
      title="Who Is Told"
      hint="Alerts for you and your staff: calls for help, late visits, new bookings. Calls for help, and leave for the same day, come at night too. Changes here are saved at once."
    >
      {isDeaf && <Alert tone="warning">Nobody is told of anything.</Alert>}
      {data ? (
        <ul className="divide-y divide-line rounded-md border border-line">
          {people.map(person => (
            <Person key={person.id} of={person} onEdit={() => edit(person)} />
          ))}
        </ul>
      ) : error ? (
        <ReadFailed onRetry={reload}>Failed to load who is told</ReadFailed>
      ) : (
        <TextSkeleton lines={3} />
      )}
      {data && people.length <= mostPeople && (
        <Button variant="secondary" className="justify-self-start" onClick={() => edit(null)}>
          <UserPlus aria-hidden className="size-5" strokeWidth={1.75} />
          Add Person
        </Button>
      )}
      {edited !== undefined && (
        <LateDialog onClose={() => edit(undefined)}>
          <PersonDialog person={edited} consentText={data?.whatsappConsentText ?? null} onClose={() => edit(undefined)} />
        </LateDialog>
      )}
    </SettingsSection>
  );
}

function Person({ of: person, onEdit }: { of: AlertPerson; onEdit: () => void }) {
  const askToRemove = useAskToRemove();
  const { id, name, mobile, email, ways } = person;
  const isSalon = id === salonId;
  const contact = [mobile && writtenMobile(mobile), email].filter(Boolean).join(', ');
  return (
    <li className="flex items-start gap-2 px-4 py-3 wrap-anywhere">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{isSalon ? 'The salon itself' : name}</p>
        <p className="figures text-sm text-muted">
          {contact} · {ways.map(way => channelWords[way]).join(', ') || 'hears nothing'}
        </p>
        <p className="text-sm">{toldWords(person)}</p>
      </div>
      <IconButton icon={Pencil} label={`Edit ${isSalon ? 'the salon' : name}`} onClick={onEdit} />
      {!isSalon && <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => askToRemove(person)} />}
    </li>
  );
}

/** The first two kinds by name, the rest as a number. */
function toldWords({ kinds }: AlertPerson): string {
  if (kinds.length === 0) return 'Told of nothing';
  if (kinds.length === alertKinds.length) return 'Told of everything';
  const [first, second, ...rest] = alertKinds.filter(kind => kinds.includes(kind)).map(kind => alertWords[kind]);
  const named = [first, second].filter(Boolean).join('; ');
  return rest.length > 0 ? `${named}; and ${plural(rest.length, 'more kind')}` : named;
}

function useAskToRemove() {
  const { remove } = useChangePeople();
  return (person: AlertPerson) =>
    confirm({
      title: `Remove ${person.name}?`,
      body: <p>Name, mobile and e-mail are deleted. Nothing more is sent to this person.</p>,
      danger: true,
      confirm: 'Remove',
      confirming: 'Removing...',
      fallback: 'Failed to remove the person',
      act: () => remove(person),
    });
}
