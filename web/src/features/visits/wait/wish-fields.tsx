import { useId } from 'react';
import * as words from '#words/waiting';
import { TextField } from '../../../forms/text-fields.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { chosenOf, type TimeChoice, timesOf, type Wish } from './wait.ts';

interface DaysProps {
  wish: Wish;
  onChange: (some: Partial<Wish>) => void;
  first: string;
  last: string;
  /** Only the first day is asked. */
  isLastFixed?: boolean;
  problem: Partial<Wish> | null;
}

/** The days that somebody waits for. */
export function WishDays({ wish: { from, to }, onChange, first, last, isLastFixed = false, problem }: DaysProps) {
  return (
    <div className="field-columns grid items-start gap-3 md:max-w-md">
      <TextField
        label={isLastFixed ? words.fromWhichDay : words.firstDay}
        type="date"
        value={from}
        min={first}
        max={last}
        // A first day after the last one takes that along.
        onChange={({ target: { value } }) =>
          onChange({ from: value, ...(value > to && value <= last && !isLastFixed && { to: value }) })
        }
        error={problem?.from}
        className="px-2!"
      />
      {!isLastFixed && (
        <TextField
          label={words.lastDay}
          type="date"
          value={to}
          min={from || first}
          max={last}
          onChange={({ target: { value } }) => onChange({ to: value })}
          error={problem?.to}
          className="px-2!"
        />
      )}
    </div>
  );
}

interface TimesProps {
  times: Wish['times'];
  choices: TimeChoice[];
  onChange: (times: Wish['times']) => void;
}

/** Any time, or some of the choices. */
export function WishTimes({ times, choices, onChange }: TimesProps) {
  const titleId = useId();
  const chosen = chosenOf(times, choices);
  const isIn = (choice: TimeChoice) => chosen.some(({ label }) => label === choice.label);

  function toggle(choice: TimeChoice) {
    const others = chosen.filter(({ label }) => label !== choice.label);
    const next = isIn(choice) ? others : choices.filter(one => one.label === choice.label || others.includes(one));
    onChange(timesOf(next, choices));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
    <div role="group" aria-labelledby={titleId} className="grid gap-2">
      <p id={titleId} className="text-sm font-semibold">
        {words.whichTimes}
      </p>
      <div className="field-columns grid grid-cols-2 gap-2">
        <Chip selected={chosen.length === 0} onClick={() => onChange(null)} className={chipLook}>
          {words.anyTime}
        </Chip>
        {choices.map(choice => (
          <Chip key={choice.label} selected={isIn(choice)} onClick={() => toggle(choice)} className={chipLook}>
            {choice.label}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** Two windows beside each other on the narrowest phone. */
const chipLook = 'figures max-w-none px-2! text-xs! min-[25rem]:text-sm!';
