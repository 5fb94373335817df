import type { components } from '#contract';
import { date, plural } from '../../../shared/format.ts';
import { Facts } from '../../../ui/facts.tsx';

type Interval = components['schemas']['UsualInterval'];

/** How often the customer comes, by category (rule B110). Nothing before the first visit, and for who came once without an interval. */
export function UsualIntervals({ intervals }: { intervals: Interval[] }) {
  const known = intervals.flatMap(({ days, dueOn, ...one }) =>
    days !== null && dueOn !== null ? [{ ...one, days, dueOn }] : [],
  );
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="usual-intervals">
      <h3 id="usual-intervals" className="font-display text-xl font-medium">
        Usual Intervals
      </h3>
      <Facts
        facts={known.map(({ category, days, own, visits, dueOn }) => ({
          label: category.name,
          value: `${plural(days, 'day')}${own ? '' : ' (of others)'}, ${plural(visits, 'visit')}, due ${date(dueOn)}`,
        }))}
      />
    </section>
  );
}
