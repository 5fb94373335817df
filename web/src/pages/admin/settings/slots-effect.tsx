import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { WEEK, type Weekday } from '../../../../../common/time.ts';
import { dayName } from '../../../features/salon/settings/opening-hours.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { plural } from '../../../shared/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EffectFailed, useSettingsPreview } from './preview.tsx';

/** The slots of a weekday as customers would see them, computed by the server. */
export function SlotsEffect() {
  const { preview, isFailed } = useSettingsPreview();
  const [day, setDay] = useState<Weekday>(WEEK[0]);
  if (isFailed) return <EffectFailed />;
  const slots = preview?.week.find(one => one.day === day)?.slots;
  return (
    <>
      <SelectField
        label="Slots customers are offered on a"
        value={day}
        onChange={event => setDay(event.target.value as Weekday)}
        options={WEEK.map(one => ({ value: one, label: labelOf(one, preview?.week) }))}
      />
      <p role="status" className="sr-only">
        {slots && summaryOf(slots, dayName(day))}
      </p>
      {slots ? (
        <ul aria-label={`Slots on a ${dayName(day)}`} className="grid gap-1 text-sm">
          {slots.map(({ startTime, label, available, remaining }) => (
            <li key={startTime} className="flex items-center gap-2">
              {available ? (
                <Check aria-hidden className="size-4.5 shrink-0 text-leaf" strokeWidth={2.5} />
              ) : (
                <Minus aria-hidden className="size-4.5 shrink-0 text-muted" />
              )}
              <span className={`figures flex-1 ${available ? 'font-semibold' : 'text-muted'}`}>{label}</span>
              <span className="figures text-muted">{available ? plural(remaining, 'visit') : 'not offered'}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-36 bg-line" />
      )}
    </>
  );
}

interface Slot {
  available: boolean;
  remaining: number;
}

/** When all slots change, a screen reader does not read each. */
function summaryOf(slots: Slot[], day: string): string {
  const offered = slots.filter(({ available }) => available);
  if (offered.length === 0) return `No slots on a ${day}`;
  const most = Math.max(...offered.map(({ remaining }) => remaining));
  return `${plural(offered.length, 'slot')} on a ${day}, at most ${plural(most, 'visit')} in each`;
}

function labelOf(day: Weekday, known: { day: Weekday; slots: { available: boolean }[] }[] | undefined): string {
  const slots = known?.find(one => one.day === day)?.slots.filter(({ available }) => available).length;
  const count = slots === undefined ? '' : slots === 0 ? ' (closed)' : ` (${plural(slots, 'slot')})`;
  return dayName(day) + count;
}
