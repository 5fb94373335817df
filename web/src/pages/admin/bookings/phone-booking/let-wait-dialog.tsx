import { useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { addWaitForCustomer } from '../../../../../../common/bounds/waiting-list.gen.ts';
import { adminApi, ask } from '../../../../api/client.ts';
import { useSave } from '../../../../api/use-save.ts';
import { useSlots } from '../../../../features/visits/booking/availability.ts';
import {
  daysWords,
  forStaff,
  lastDayToWait,
  type StaffWait,
  touchedByWaits,
} from '../../../../features/visits/wait-admin/waits.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { fromContract } from '../../../../forms/from-contract.ts';
import { SelectField } from '../../../../forms/select-field.tsx';
import { SwitchField } from '../../../../forms/switch-field.tsx';
import { TextField } from '../../../../forms/text-fields.tsx';
import { useFields } from '../../../../forms/use-fields.ts';
import { today } from '../../../../shared/clock.ts';
import { plural, time } from '../../../../shared/format.ts';
import { shortDate } from '../../../../shared/short-date.ts';
import { toast } from '../../../../ui/toast.ts';

type WaitRequest = components['schemas']['StaffWaitRequest'];

/** Who waits for what, as it was entered for the booking. */
export interface Asked {
  request: Omit<WaitRequest, 'from' | 'to' | 'times' | 'professionalId'>;
  /** The caller's, or their mobile. */
  name: string;
  /** How long the visit takes. */
  minutes: number;
  /** Who was chosen to come. */
  professional: { id: string; name: string } | null;
}

interface Values {
  from: string;
  to: string;
  /** The first and the last start in question; empty for any. */
  earliest: string;
  latest: string;
  isHers: boolean;
}

interface Props {
  asked: Asked;
  /** The day that was looked at. */
  date: string;
  onClose: () => void;
  onWaits: (wait: StaffWait) => void;
}

const { properties } = addWaitForCustomer;
const bounds = { type: 'object', required: ['from', 'to'], properties: { from: properties.from, to: properties.to } };

const resolver = fromContract<Values>(
  bounds,
  ({ from, to, earliest, latest }, refuse) => {
    if (from && from < today()) refuse('from', 'The first day must be today or later');
    if (from && to && to < from) refuse('to', 'The last day must not be before the first');
    else if (to > lastDayToWait()) refuse('to', `Nobody can wait longer than until ${shortDate(lastDayToWait())}`);
    if (earliest && latest && latest < earliest) refuse('latest', 'The latest start must not be before the earliest');
  },
  { from: 'Please enter the first day', to: 'Please enter the last day' },
);

/** When the caller could come, while all is full. Customer, services and address are those of the booking. */
export default function LetWaitDialog({ asked, date, onClose, onWaits }: Props) {
  const { request, name, minutes, professional } = asked;
  const { mutate } = useSWRConfig();
  const save = useSave();
  const form = useForm<Values>({
    resolver,
    defaultValues: { from: date, to: date, earliest: '', latest: '', isHers: professional !== null },
  });
  const field = useFields(form, bounds);
  const starts = useStarts(form.watch('from'), minutes);
  const { register, formState } = form;
  const options = starts.map(start => ({ value: start, label: time(start) }));

  async function letWait(values: Values) {
    const body = requestOf(asked, values, starts);
    const send = (header: { 'idempotency-key': string }) => ask(adminApi.POST('/wait/admin', { params: { header }, body }));
    try {
      const wait = await save(body, send);
      toast.success(`${wait.customer.fullName} waits for ${daysWords(wait.wait)}.`);
      onWaits(wait);
    } catch (error) {
      throw forStaff(error);
    } finally {
      mutate(touchedByWaits).catch(() => null);
    }
  }

  return (
    <FormDialog
      form={form}
      title="Let the caller wait"
      hint={`${name}, ${plural(request.serviceIds.length, 'service')}`}
      save="Let the Caller Wait"
      saving="Saving..."
      onSave={letWait}
      onClose={onClose}
      fallback="Failed to let the caller wait."
    >
      <div className="field-columns grid items-start gap-x-3 gap-y-5 sm:grid-cols-2">
        <TextField
          label="First day"
          type="date"
          min={today()}
          max={lastDayToWait()}
          className="min-w-0 px-2!"
          {...field('from', { deps: 'to' })}
        />
        <TextField label="Last day" type="date" min={today()} max={lastDayToWait()} className="min-w-0 px-2!" {...field('to')} />
        <SelectField
          label="Earliest start"
          options={[{ value: '', label: 'Any time' }, ...options]}
          value={form.watch('earliest')}
          {...register('earliest', { deps: 'latest' })}
        />
        <SelectField
          label="Latest start"
          options={[{ value: '', label: 'Any time' }, ...options]}
          value={form.watch('latest')}
          error={formState.errors.latest?.message}
          {...register('latest')}
        />
      </div>
      {professional && (
        <SwitchField label={`Only ${professional.name}`} hint="Else anybody who can do the services." {...register('isHers')} />
      )}
      <p className="text-sm text-muted">
        A time that gets free is held for the caller, who takes it by the link of a message. It costs what it costs on that day.
      </p>
    </FormDialog>
  );
}

/** The starts of the day, free or not. */
function useStarts(date: string, minutes: number): string[] {
  const { data } = useSlots(date || undefined, { minutes });
  return (data ?? []).filter(({ reason }) => reason !== 'CLOSED').map(({ startTime }) => startTime);
}

function requestOf({ request, professional }: Asked, values: Values, starts: string[]): WaitRequest {
  const { from, to, earliest, latest, isHers } = values;
  const times = starts.filter(start => start >= earliest && (latest === '' || start <= latest));
  return {
    ...request,
    ...{ from, to },
    ...((earliest || latest) && times.length > 0 && { times }),
    ...(isHers && professional && { professionalId: professional.id }),
  };
}
