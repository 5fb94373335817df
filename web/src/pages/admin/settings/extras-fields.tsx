import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { updateSettings } from '../../../../../common/bounds/settings.gen.ts';
import { WEEK } from '../../../../../common/time.ts';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { QuietHoursValues, TravelFeeValues } from './extras-form.ts';
import type { SettingsValues } from './settings-form.ts';
import { useSettingsFields } from './use-settings-fields.ts';

const most = {
  travelFees: updateSettings.properties.travelFees.maxItems,
  quietHours: updateSettings.properties.quietHours.maxItems,
};

interface ListProps {
  title: string;
  hint: string;
  add: string;
  /** undefined if there are as many as there may be. */
  onAdd: (() => void) | undefined;
  children: ReactNode;
}

function List({ title, hint, add, onAdd, children }: ListProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="font-semibold">{title}</legend>
      <p className="text-sm text-muted">{hint}</p>
      {children}
      {onAdd && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onAdd}>
          <Plus aria-hidden className="size-4.5" />
          {add}
        </Button>
      )}
    </fieldset>
  );
}

/** What the way costs, by rings around the salon's place (rule M50). */
export function TravelFees() {
  const { setValue, formState } = useFormContext<SettingsValues>();
  const fees = useWatch<SettingsValues, 'travelFees'>({ name: 'travelFees' });
  const field = useSettingsFields();
  // The errors are named by place, so they are found anew.
  const change = (changed: TravelFeeValues[]) =>
    setValue('travelFees', changed, { shouldDirty: true, shouldValidate: formState.errors.travelFees !== undefined });
  return (
    <List
      title="Travel fee"
      hint="By the straight way from the salon's map position. Without rings the way is free; beyond all rings the largest one's fee holds. Coupons do not lower it."
      add="Add a Ring"
      onAdd={fees.length < most.travelFees ? () => change([...fees, { upToKm: '', fee: '' }]) : undefined}
    >
      {fees.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is drawn by its values alone
        <div key={place} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <NumberField label={`Ring ${place + 1} (km)`} {...field(`travelFees.${place}.upToKm`)} />
          <NumberField label={`Fee ${place + 1} (₹)`} {...field(`travelFees.${place}.fee`)} />
          <IconButton
            icon={Trash2}
            label={`Remove ring ${place + 1}`}
            className="mt-7"
            onClick={() => change(fees.toSpliced(place, 1))}
          />
        </div>
      ))}
    </List>
  );
}

const newQuiet: QuietHoursValues = { days: ['TUESDAY', 'WEDNESDAY', 'THURSDAY'], from: '11:00', to: '15:00', percent: '10' };
const dayName = (day: string) => `${day[0]}${day.slice(1, 3).toLowerCase()}`;

/** When visits are cheaper (rule M51). */
export function QuietHours() {
  const { setValue, formState } = useFormContext<SettingsValues>();
  const windows = useWatch<SettingsValues, 'quietHours'>({ name: 'quietHours' });
  const field = useSettingsFields();
  const change = (changed: QuietHoursValues[]) =>
    setValue('quietHours', changed, { shouldDirty: true, shouldValidate: formState.errors.quietHours !== undefined });
  const choose = (place: number, days: QuietHoursValues['days']) =>
    change(windows.map((one, n) => (n === place ? { ...one, days } : one)));
  return (
    <List
      title="Quiet hours"
      hint="Services of visits that begin in these hours are cheaper. The times say so when customers choose."
      add="Add Quiet Hours"
      onAdd={windows.length < most.quietHours ? () => change([...windows, newQuiet]) : undefined}
    >
      {windows.map(({ days }, place) => {
        const called = `Quiet hours ${place + 1}`;
        const problem = formState.errors.quietHours?.[place]?.days?.message;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is drawn by its values alone
          <fieldset key={place} className="grid min-w-0 grid-cols-1 gap-3 rounded-md border border-line p-3">
            <legend className="sr-only">{called}</legend>
            <div className="flex flex-wrap gap-x-4">
              {WEEK.map(day => (
                <label key={day} className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input
                    type="checkbox"
                    checked={days.includes(day)}
                    onChange={({ target }) =>
                      choose(
                        place,
                        WEEK.filter(one => (one === day ? target.checked : days.includes(one))),
                      )
                    }
                    className="size-5 shrink-0"
                  />
                  {dayName(day)}
                </label>
              ))}
            </div>
            {problem && <p className="text-sm font-semibold text-madder">{problem}</p>}
            <div className="grid grid-cols-1 items-start gap-3 min-[26rem]:grid-cols-2 sm:grid-cols-[1fr_1fr_1fr_auto]">
              <TextField type="time" label={`${called}, from`} {...field(`quietHours.${place}.from`)} />
              <TextField type="time" label={`${called}, to`} {...field(`quietHours.${place}.to`)} />
              <NumberField label={`${called}, % off`} inputMode="numeric" {...field(`quietHours.${place}.percent`)} />
              <IconButton
                icon={Trash2}
                label={`Remove quiet hours ${place + 1}`}
                className="justify-self-start sm:mt-7"
                onClick={() => change(windows.toSpliced(place, 1))}
              />
            </div>
          </fieldset>
        );
      })}
    </List>
  );
}
