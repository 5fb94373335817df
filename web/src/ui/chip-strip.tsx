import { useEffect, useRef } from 'react';
import { Chip } from './chip.tsx';

interface Props<T extends string> {
  /** Name for screen readers. */
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** A choice of a few words, in one row on a phone. */
export function ChipStrip<T extends string>({ label, options, chosen, onChoose }: Props<T>) {
  const strip = useRef<HTMLFieldSetElement>(null);

  // On a phone the last chips are outside the window.
  useEffect(() => {
    strip.current?.querySelector(`[value="${chosen}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);

  return (
    <fieldset
      ref={strip}
      className="no-scrollbar -mx-4 flex min-w-0 scroll-px-24 gap-2 overflow-x-auto px-4 py-0.5 md:mx-0 md:flex-wrap md:px-0 md:max-xl:gap-1.5 md:max-xl:*:[button]:px-3"
    >
      <legend className="sr-only">{label}</legend>
      {options.map(one => (
        <Chip key={one.value} value={one.value} selected={one.value === chosen} onClick={() => onChoose(one.value)}>
          {one.label}
        </Chip>
      ))}
    </fieldset>
  );
}
