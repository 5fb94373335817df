import useSWR from 'swr';
import * as words from '#words/pro';
import { ask } from '../../api/client.ts';
import { balanceWords, differenceWords, lookOf } from '../../features/money/cash-up/cash-words.ts';
import { money } from '../../shared/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { professionalApi, useProfessionalId } from './visit/professional-session.ts';

/** What she took today, whether the salon settled it, and what is open of earlier days (rule M44). Read after each visit that is done. */
export function OwnCash({ date, paid }: { date: string; paid: number }) {
  const by = useProfessionalId();
  const { data } = useSWR(
    by && ['/visit/cash', by, date, paid],
    () => ask(professionalApi.GET('/visit/cash', { params: { query: { date } } })),
    { keepPreviousData: true, revalidateOnFocus: true, refreshInterval: 60_000 },
  );
  if (!data || data.date !== date) return null;
  const { cash, upi, upiToSalon, tips, payments, state, difference, balance } = data;
  const isIdle = payments === 0 && upiToSalon === 0 && state === 'OPEN';
  if (isIdle) return balance === 0 ? null : <OwnBalance balance={balance} />;
  const look = lookOf(state, balance);
  const numbers = [
    { label: words.cash, value: cash },
    { label: words.upi, value: upi },
    { label: words.tipsInIt, value: tips },
    ...(upiToSalon > 0 ? [{ label: words.upiToSalon, value: upiToSalon }] : []),
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
        {balance !== 0 && <p className="border-t border-line px-4 py-3 font-semibold">{openWords(balance)}</p>}
      </div>
    </section>
  );
}

function openWords(balance: number): string {
  return words.openWithSalon(balanceWords(balance) ?? '');
}

/** Shown when nothing was taken today, but something of an earlier day is open. */
function OwnBalance({ balance }: { balance: number }) {
  return <p className="figures rounded-lg border border-line bg-card px-4 py-3 font-semibold">{openWords(balance)}</p>;
}
