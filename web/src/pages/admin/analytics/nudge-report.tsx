import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { count, money } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';

type Report = components['schemas']['NudgeReport'];
type Group = Report['nudged'];

/** What reminders of the next visit bring, beside customers who got none (rule B134). Nothing as long as there was none. */
export function NudgeReport({ span: { from, to } }: { span: { from: string; to: string } }) {
  const { data } = useStaffRead(['/nudge/admin/report', from, to], () =>
    ask(adminApi.GET('/nudge/admin/report', { params: { query: { from, to } } })),
  );
  if (!data || data.nudged.customers + data.control.customers + data.open === 0) return null;
  return (
    <Card as="section" aria-labelledby="nudge-report" className="mt-4 grid gap-3">
      <h2 id="nudge-report" className="font-display text-xl font-medium">
        Reminders of the next visit
      </h2>
      <dl className="figures grid gap-3 sm:grid-cols-3">
        <GroupFigures label="Reminded" group={data.nudged} />
        <GroupFigures label="Not reminded, to compare" group={data.control} />
        <div>
          <dt className="text-sm text-muted">Coupons</dt>
          <dd>
            {data.coupons.used} of {data.coupons.given} used, {money(data.coupons.cost)} off
          </dd>
        </div>
      </dl>
      <p>{verdictOf(data)}</p>
      <p className="text-sm text-muted">
        One customer in ten is not reminded, by chance. Counted is what each group booked within 14 days.
        {data.open > 0 && ` ${count(data.open)} younger than that are not counted yet.`}
      </p>
    </Card>
  );
}

function GroupFigures({ label, group: { customers, booked, share, rupees } }: { label: string; group: Group }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <span className="font-semibold">{share}%</span> booked: {count(booked)} of {count(customers)}, {money(rupees)}
      </dd>
    </div>
  );
}

function verdictOf({ enough, gainShare, gainRupees }: Report): string {
  if (!enough) return 'There are too few to say anything: each group needs at least 30 customers. Choose a longer period.';
  if (gainShare > 0)
    return `Of 100 who were reminded, ${gainShare} more booked than of 100 who were not. That came to about ${money(gainRupees)}, before the cost of messages.`;
  return 'Those who were reminded did not book more often than the others.';
}
