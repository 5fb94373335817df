import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Service } from '../../../features/shop/catalog/catalog.ts';
import { plural } from '../../../shared/format.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import type { ProfessionalValues } from './professional-values.ts';

interface Props {
  services: Service[];
}

/** What she can do, by category. Skills for services that are withdrawn stay. */
export function SkillsField({ services }: Props) {
  const { field } = useController<ProfessionalValues, 'serviceIds'>({ name: 'serviceIds' });
  const { field: all } = useController<ProfessionalValues, 'allServices'>({ name: 'allServices' });
  const chosen = new Set(field.value);
  const groups = Map.groupBy(services, ({ categoryName }) => categoryName ?? 'Uncategorised');

  const countOf = (some: Service[]) => some.filter(({ id }) => chosen.has(id)).length;
  function choose(some: Service[], isOn: boolean) {
    const ids = new Set(some.map(({ id }) => id));
    const others = field.value.filter(id => !ids.has(id));
    field.onChange(isOn ? [...others, ...ids] : others);
  }
  const allOf = (category: string, some: Service[]) => (
    <Check
      label={`All of ${category}`}
      isChecked={countOf(some) === some.length}
      isPartly={countOf(some) > 0 && countOf(some) < some.length}
      onChange={isOn => choose(some, isOn)}
    />
  );

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)]">
      <legend className="text-sm font-semibold">Services</legend>
      <p className="mt-1 text-sm text-muted">{skillsHint(all.value, countOf(services))}</p>
      <Check label="All services, also those you add later" isChecked={all.value} onChange={all.onChange} />
      {!all.value && (
        <div className="border-t border-line">
          {[...groups].sort(byName).map(([category, some]) => (
            <Accordion key={category} title={`${category} (${countOf(some)} of ${some.length})`}>
              <div className="text-ink">
                {some.length > 1 && allOf(category, some)}
                {some.map(service => (
                  <Check
                    key={service.id}
                    label={service.name}
                    isChecked={chosen.has(service.id)}
                    onChange={isOn => choose([service], isOn)}
                  />
                ))}
              </div>
            </Accordion>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function skillsHint(isAll: boolean, chosen: number): string {
  if (isAll) return 'Visits with any service of the salon.';
  return chosen === 0
    ? 'No visits until you choose what this person can do.'
    : `Only visits with the ${plural(chosen, 'chosen service')}.`;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other);

interface CheckProps {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  onChange: (isOn: boolean) => void;
}

function Check({ label, isChecked, isPartly = false, onChange }: CheckProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
      <input
        ref={box}
        type="checkbox"
        checked={isChecked}
        onChange={event => onChange(event.target.checked)}
        className="size-5 shrink-0"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
