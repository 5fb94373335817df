import useSWR from 'swr';
import * as words from '#words/pro';
import { ask } from '../../api/client.ts';
import { differenceWords, stateLook } from '../../features/cash-up/cash-words.ts';
import { professionalApi, useProfessionalId } from '../../features/visit/professional-session.ts';
import { money } from '../../shared/format.ts';
import { Badge } from '../../ui/badge.tsx';

/** What she took today, and whether the salon settled it. Read after each visit that is done, and not before the first. */
export function OwnCash({ date, paid }: { date: string; paid: number }) {
  const by = useProfessionalId();
  const { data } = useSWR(
    paid > 0 && by && ['/visit/cash', by, date, paid],
    () => ask(professionalApi.GET('/visit/cash', { params: { query: { date } } })),
    { keepPreviousData: true, revalidateOnFocus: true, refreshInterval: 60_000 },
  );
  if (!data || data.date !== date || (data.payments === 0 && data.state === 'OPEN')) return null;
  const { cash, upi, tips, state, difference } = data;
  const look = stateLook[state];
  const numbers = [
    { label: words.cash, value: cash },
    { label: words.upi, value: upi },
    { label: words.tipsInIt, value: tips },
  ];
  return (
    <section aria-labelledby="own-cash">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="own-cash" className="text-xl font-semibold">
          {words.moneyYouTook}
        </h2>
        <Badge tone={state === 'CHANGED' ? 'warning' : look.tone}>{look.words}</Badge>
      </div>
      <div className="figures rounded-lg border border-line bg-card">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] divide-x divide-line">
          {numbers.map(({ label, value }) => (
            <div key={label} className="px-4 py-3">
              <dt className="text-muted">{label}</dt>
              <dd className="text-xl font-bold">{money(value)}</dd>
            </div>
          ))}
        </dl>
        {difference !== null && (
          <p className="border-t border-line px-4 py-3">{words.salonCounted(differenceWords(difference))}</p>
        )}
      </div>
    </section>
  );
}
