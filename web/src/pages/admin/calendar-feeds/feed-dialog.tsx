import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { createCalendarFeed } from '../../../../../common/bounds/calendar-feeds.gen.ts';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { type MadeFeed, nameOf, useChangeFeeds } from './calendar-feed.ts';

type Values = Typed<components['schemas']['CalendarFeedRequest'], 'professionalId' | 'currentPassword'>;

const resolver = fromContract<Values>(createCalendarFeed);

interface Props {
  /** The professionals who may have a feed of their own. */
  people: { id: string; name: string }[];
  onMade: (made: MadeFeed) => void;
  onClose: () => void;
}

export default function FeedDialog({ people, onMade, onClose }: Props) {
  const { create } = useChangeFeeds();
  const form = useForm<Values>({ resolver, defaultValues: { professionalId: '', currentPassword: '' } });
  const field = useFields(form, createCalendarFeed);

  async function save({ professionalId: chosen, currentPassword }: Values) {
    const body = { professionalId: chosen || null, currentPassword };
    onMade(await create(nameOf(body, people), body));
  }

  return (
    <FormDialog
      form={form}
      title="Add Calendar Feed"
      save="Add Calendar Feed"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to create calendar feed"
    >
      <SelectField
        label="Visits of"
        options={[{ value: '', label: 'The whole salon' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
        hint="The calendar then shows services and the area, and of the whole salon first names. It has no mobile numbers. Settings say whether the calendar of a professional shows names and houses."
        {...field('professionalId')}
      />
      <OwnPasswordField />
    </FormDialog>
  );
}
