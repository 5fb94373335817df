import { useForm } from 'react-hook-form';
import { addLeave, setProfessionalDay } from '../../../../../common/bounds/professionals.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { also, without } from '../../../forms/bound.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { today } from '../../../shared/clock.ts';
import { longDate } from '../../../shared/format.ts';
import { spansWords } from '../../../shared/span-words.ts';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { type ClockSpan, clockSpans, spansToField, spansToSend, usualDay, usualSpansOn } from './hours.ts';
import { LateUncovered, useUncovered } from './late-uncovered.tsx';
import { PlannedList } from './planned-list.tsx';
import { type Professional, previewChange, useProfessionals } from './professional.ts';
import { SpansField } from './spans-field.tsx';

interface DayValues {
  date: string;
  isWorking: boolean;
  spans: ClockSpan[];
}

const bounds = also(setProfessionalDay, { date: addLeave.properties.fromDate }, ['date']);
const withoutHours = without(bounds, 'spans');

const resolver = fromContract<DayValues>(
  ({ isWorking }) => (isWorking ? bounds : withoutHours),
  ({ isWorking, spans }, refuse) => {
    if (isWorking) clockSpans(spans, (path, message) => refuse(`spans.${path}`, message));
  },
  { date: 'Day is required' },
);

interface Props {
  professional: Professional;
  onClose: () => void;
}

/** The days to come with hours of their own, and a form that sets the hours of one (rule N2). */
export default function DayDialog({ professional, onClose }: Props) {
  const { id, name, days, hours } = professional;
  const form = useForm<DayValues>({
    resolver,
    defaultValues: { date: '', isWorking: true, spans: usualDay },
  });
  const { update } = useProfessionals();
  const uncovered = useUncovered();
  const field = useFields(form, bounds);
  const [date, isWorking, spans] = form.watch(['date', 'isWorking', 'spans']);
  const isAsking = uncovered.visits.length > 0;

  /** A day begins with the hours that it has. */
  function begin(chosen: string) {
    if (!chosen) return;
    const now = spansToField(days.find(one => one.date === chosen)?.spans ?? usualSpansOn(hours, chosen));
    form.setValue('isWorking', now.length > 0);
    form.setValue('spans', now.length > 0 ? now : usualDay);
  }

  async function save({ date, isWorking, spans }: DayValues) {
    const day = { date, spans: isWorking ? spansToSend(spans) : [] };
    if (!(await uncovered.isAgreed(professional, { day }))) return;
    const params = { path: { id }, query: { date } };
    await update(name, () => ask(adminApi.PUT('/professional/admin/{id}/day', { params, body: { spans: day.spans } })));
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={`One day of ${name}`}
      hint="These hours replace the weekly ones on that day."
      save={isAsking ? 'Save Anyway' : 'Save Day'}
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the day"
    >
      {days.length > 0 && <OwnDays professional={professional} />}
      <TextField label="Day" type="date" min={today()} {...field('date', { onChange: event => begin(event.target.value) })} />
      <SwitchField label="Works on this day" hint={isWorking ? spansWords(spans) : 'Off'} {...form.register('isWorking')} />
      {isWorking && (
        <SpansField
          spans={spans}
          of={date ? longDate(date) : 'the day'}
          errors={form.formState.errors.spans}
          onChange={next => form.setValue('spans', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
        />
      )}
      {isAsking && <LateUncovered visits={uncovered.visits} />}
    </FormDialog>
  );
}

const dayWords = ({ date, spans }: Professional['days'][number]) => `${longDate(date)}: ${spansWords(spans) || 'off'}`;

/** Her days with hours of their own, each with an act that gives it back its usual hours. */
function OwnDays({ professional }: { professional: Professional }) {
  const { id, name, days, hours } = professional;
  const { update } = useProfessionals();

  async function askToTakeBack(one: Professional['days'][number]) {
    const usual = usualSpansOn(hours, one.date);
    // Without the preview the question is still right: the answer only adds what it leaves uncovered.
    const left = await previewChange(professional, { day: { date: one.date, spans: spansToSend(usual) } }).catch(() => []);
    confirm({
      title: 'Give this day its usual hours?',
      body: (
        <>
          <p className="font-semibold">{dayWords(one)}</p>
          <p className="mt-2 text-muted">
            {name} then {usual.length > 0 ? `works ${spansWords(usual)}` : 'is off'}, as in an ordinary week.
          </p>
          {left.length > 0 && (
            <div className="mt-4">
              <LateUncovered visits={left} />
            </div>
          )}
        </>
      ),
      confirm: 'Usual Hours',
      confirming: 'Saving...',
      fallback: 'Failed to save the day',
      act: () =>
        update(name, () =>
          ask(adminApi.DELETE('/professional/admin/{id}/day', { params: { path: { id }, query: { date: one.date } } })),
        ),
    });
  }

  return (
    <PlannedList
      label="Days with their own hours"
      entries={days.map(one => ({ key: one.date, words: dayWords(one), takeBack: () => void askToTakeBack(one) }))}
    />
  );
}
