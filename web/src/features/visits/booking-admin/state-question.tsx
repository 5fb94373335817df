import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { states } from '../../../../../common/words/en/states.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { touchedByBookings } from '../booking/staff-reads.ts';

const options = [
  { value: '', label: 'Choose the State' },
  ...Object.entries(states)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
];

interface Props {
  bookingId: string;
  /** What the address says. */
  typed: string;
}

/** The tax of a visit depends on the State, so its documents wait until staff say which one the address means (rule G4). */
export function StateQuestion({ bookingId, typed }: Props) {
  const { mutate } = useSWRConfig();
  const [code, choose] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    setFailure(null);
    try {
      await ask(adminApi.PUT('/booking/admin/{id}/state', { params: { path: { id: bookingId } }, body: { code } }));
      toast.success('State saved.');
      await mutate(touchedByBookings);
    } catch (error) {
      setFailure(messageOf(error, 'Failed to save the State'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Alert tone="warning" className="mt-3 grid gap-3">
      <p>{`We know no State “${typed}”. Tax bills wait until you choose it.`}</p>
      <SelectField
        label="State"
        options={options}
        value={code}
        error={failure ?? undefined}
        onChange={({ target }) => choose(target.value)}
      />
      <Button size="sm" disabled={!code} aria-disabled={isSaving} onClick={save}>
        Save State
      </Button>
    </Alert>
  );
}
