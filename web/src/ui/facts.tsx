import type { ReactNode } from 'react';

interface Props {
  facts: { label: string; value: ReactNode }[];
}

/** Short facts about one thing, one per line. */
export function Facts({ facts }: Props) {
  return (
    <dl className="mt-4 divide-y divide-line border-y border-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-h-11 items-center justify-between gap-4 py-2">
          <dt className="shrink-0 text-sm text-muted">{label}</dt>
          <dd className="figures min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
