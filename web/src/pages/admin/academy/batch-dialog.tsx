import { useController, useForm } from 'react-hook-form';
import { addBatch } from '../../../../../common/bounds/academy.gen.ts';
import { WEEK, type Weekday } from '../../../../../common/time.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { date } from '../../../shared/format.ts';
import type { Schemas, StaffCourse } from './academy.ts';
import { useChangeBatches } from './use-change-courses.ts';

type Batch = Schemas['CourseBatch'];

type Values = Typed<Schemas['BatchRequest'], 'startsOn' | 'days' | 'fromTime' | 'toTime' | 'seats'>;

const resolver = fromContract<Values>(addBatch, ({ fromTime, toTime }, refuse) => {
  if (fromTime && toTime <= fromTime) refuse('toTime', { rule: 'after', params: { than: 'fromTime' } });
});

interface Props {
  course: StaffCourse;
  /** null adds one. */
  batch: Batch | null;
  onClose: () => void;
}

/** When a course is taught next (rule Y2). */
export default function BatchDialog({ course, batch, onClose }: Props) {
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      startsOn: batch?.startsOn ?? '',
      days: batch?.days ?? ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
      fromTime: (batch?.fromTime ?? '10:00:00').slice(0, 5),
      toTime: (batch?.toTime ?? '13:00:00').slice(0, 5),
      seats: batch ? String(batch.seats) : '',
    },
  });
  useKeptForm(form, { by: staff, of: `batch ${batch?.id} of ${course.id}`, about: batch && asFilled(form) });
  const batches = useChangeBatches();
  const field = useFields(form, addBatch);

  async function save({ fromTime, toTime, seats, ...rest }: Values) {
    const body = { ...rest, fromTime: inSeconds(fromTime), toTime: inSeconds(toTime), seats: Number(seats) };
    const name = `From ${date(body.startsOn)}`;
    if (batch) {
      const params = { path: { id: batch.id } };
      await batches.update(name, () => ask(adminApi.PUT('/academy/admin/batch/{id}', { params, body })));
    } else {
      const path = { id: course.id };
      await batches.create(name, body, header =>
        ask(adminApi.POST('/academy/admin/course/{id}/batch', { params: { path, header }, body })),
      );
    }
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={batch ? 'Update Batch' : 'Add Batch'}
      hint={course.name}
      save={batch ? 'Save Changes' : 'Add Batch'}
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback={batch ? 'Failed to update batch' : 'Failed to create batch'}
    >
      <TextField label="First Day" type="date" className="min-w-0" {...field('startsOn')} />
      <DaysField form={form} />
      <div className="field-columns grid items-start gap-x-4 gap-y-5 *:min-w-0">
        <TextField label="From" type="time" className="min-w-0" {...field('fromTime', { deps: 'toTime' })} />
        <TextField label="To" type="time" className="min-w-0" {...field('toTime')} />
      </div>
      <NumberField
        label="Seats"
        inputMode="numeric"
        hint={batch ? `${batch.seats - batch.seatsLeft} are taken.` : undefined}
        {...field('seats')}
      />
    </FormDialog>
  );
}

/** The contract's times have seconds. */
const inSeconds = (time: string) => (time.length === 5 ? `${time}:00` : time);

function DaysField({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'days' });
  const chosen = field.value;
  const toggle = (day: Weekday) =>
    field.onChange(
      chosen.includes(day) ? chosen.filter(one => one !== day) : WEEK.filter(one => one === day || chosen.includes(one)),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Days</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2">
        {WEEK.map((day, n) => (
          <label
            key={day}
            className="flex min-h-12 cursor-pointer items-center justify-center rounded-md border border-field bg-card text-sm font-semibold has-checked:border-plum has-checked:bg-plum-tint has-checked:ring-1 has-checked:ring-plum has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
          >
            <input
              type="checkbox"
              className="sr-only"
              ref={n === 0 ? field.ref : undefined}
              aria-label={`${day[0]}${day.slice(1).toLowerCase()}`}
              checked={chosen.includes(day)}
              onChange={() => toggle(day)}
            />
            <span aria-hidden>{`${day[0]}${day.slice(1, 3).toLowerCase()}`}</span>
          </label>
        ))}
      </div>
      {fieldState.error && <p className="mt-1 text-sm font-semibold text-madder">{fieldState.error.message}</p>}
    </fieldset>
  );
}
