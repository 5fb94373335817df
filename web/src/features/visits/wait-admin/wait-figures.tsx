import { count, duration, money } from '../../../shared/format.ts';
import type { WaitFigures } from './waits.ts';

/** What the waiting list has filled. The desk gets no figures, and sees none. */
export function WaitFiguresNote({ figures }: { figures: WaitFigures }) {
  const { offered, taken, minutesFilled, rupeesFilled } = figures;
  const facts = [
    { label: 'Offered', value: count(offered) },
    { label: 'Taken', value: count(taken) },
    { label: 'Time filled', value: duration(minutesFilled) },
    { label: 'Worth', value: money(rupeesFilled) },
  ];
  return (
    <section aria-labelledby="wait-figures" className="mt-6 rounded-md bg-sand p-4">
      <h3 id="wait-figures" className="text-sm font-semibold text-muted">
        In the last 30 days
      </h3>
      <dl className="figures mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
