import { istTime } from '../../../../../common/time.ts';
import { messageOf } from '../../../api/message-of.ts';
import { balanceWords, differenceWords } from '../../../features/money/cash-up/cash-words.ts';
import { instant, longDate, money, plainTime } from '../../../shared/format.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { SidePanel } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type BalanceEntry, type CashUpSettlement, useCashUpDetails } from './cash-up.ts';

interface Props {
  professionalId: string;
  date: string;
  onClose: () => void;
}

/** The payments of a day, and each time that it was settled. */
export function DetailsPanel({ professionalId, date, onClose }: Props) {
  const { data, error, reload } = useCashUpDetails(professionalId, date);
  const [, openBooking] = useUrlValue('booking');
  return (
    <SidePanel title={data?.entry.professional.name ?? 'Cash up'} hint={longDate(date)} onClose={onClose}>
      {error ? (
        <ErrorState title="Failed to load the payments" onRetry={reload}>
          {messageOf(error, 'Please check your connection and try again.')}
        </ErrorState>
      ) : !data ? (
        <Skeleton className="h-40 rounded-lg" />
      ) : (
        <div className="grid gap-6">
          <section>
            <h3 className="mb-1 font-semibold">Payments</h3>
            {data.payments.length === 0 && <EmptyState title="No money taken on this day" />}
            <ul aria-label="Payments" className="figures divide-y divide-line">
              {data.payments.map(({ id, bookingId, customerName, method, toSalon, amount, tip, returned, paidAt }) => (
                <li key={id} className="flex items-baseline justify-between gap-4 py-3">
                  <div className="min-w-0">
                    <button
                      type="button"
                      onClick={() => openBooking(bookingId)}
                      className="text-left font-semibold wrap-anywhere underline underline-offset-4"
                    >
                      {customerName ?? 'Former customer'}
                    </button>
                    <p className="text-sm text-muted">{plainTime(istTime(Date.parse(paidAt)))}</p>
                  </div>
                  <div className="shrink-0 text-right">
                    <p className="font-semibold">
                      {money(amount)} {method === 'CASH' ? 'cash' : toSalon ? 'UPI to the salon' : 'UPI'}
                    </p>
                    {tip > 0 && <p className="text-sm text-muted">and {money(tip)} tip</p>}
                    {returned > 0 && <p className="text-sm text-muted">{money(returned)} given back</p>}
                  </div>
                </li>
              ))}
            </ul>
          </section>
          {data.history.length > 0 && (
            <section>
              <h3 className="mb-1 font-semibold">Settled</h3>
              <ul aria-label="Settled" className="figures divide-y divide-line">
                {data.history.map(one => (
                  <Settled key={one.id} settlement={one} />
                ))}
              </ul>
            </section>
          )}
          {data.balanceEntries.length > 0 && (
            <section>
              <h3 className="mb-1 font-semibold">What was open</h3>
              <ul aria-label="What was open" className="figures divide-y divide-line">
                {data.balanceEntries.map(one => (
                  <Balance key={one.id} entry={one} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </SidePanel>
  );
}

const kindWords = {
  SETTLED: 'when the day was settled',
  PAID_IN: 'paid in',
  GIVEN_BACK: 'given back',
  WRITTEN_OFF: 'written off',
} as const satisfies Record<BalanceEntry['kind'], string>;

/** `₹50 missing when the day was settled`, `₹50 paid in`. */
function changeWords({ kind, amount }: BalanceEntry): string {
  const sum = money(Math.abs(amount));
  if (kind !== 'SETTLED') return `${sum} ${kindWords[kind]}`;
  return `${sum} ${amount > 0 ? 'missing' : 'too much'} ${kindWords[kind]}`;
}

function Balance({ entry }: { entry: BalanceEntry }) {
  const { kind, date, balance, note, at, by } = entry;
  return (
    <li className="py-3">
      <p className="font-semibold">{changeWords(entry)}</p>
      <p className="text-sm">
        {kind === 'SETTLED' && `${longDate(date)} · `}
        {balanceWords(balance) ?? 'Nothing open'} afterwards
      </p>
      {note && <p className="mt-1 text-sm wrap-anywhere">{note}</p>}
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {instant(at)}, by {by}
      </p>
    </li>
  );
}

function Settled({ settlement }: { settlement: CashUpSettlement }) {
  const { counted, cash, difference, note, settledAt, settledBy } = settlement;
  return (
    <li className="py-3">
      <p className={difference === 0 ? 'font-semibold' : 'font-semibold text-madder'}>{differenceWords(difference)}</p>
      <p className="text-sm">
        {money(counted)} counted, {money(cash)} expected
      </p>
      {note && <p className="mt-1 text-sm wrap-anywhere">{note}</p>}
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        {instant(settledAt)}, by {settledBy}
      </p>
    </li>
  );
}
