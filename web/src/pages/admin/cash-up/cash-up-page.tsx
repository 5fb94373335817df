import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { balanceWords, differenceWords, lookOf } from '../../../features/money/cash-up/cash-words.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { BookingPanel } from '../../../features/visits/booking-admin/booking-panel.tsx';
import { DayTurner } from '../../../features/visits/booking-admin/day-turner.tsx';
import { useUrlDay } from '../../../features/visits/booking-admin/use-week.ts';
import { longDate, money, plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type CashUpDay, type CashUpEntry, type DeskMoney, type OpenBalance, useCashUpDay } from './cash-up.ts';
import { DetailsPanel } from './details-panel.tsx';

const SettleDialog = lazy(() => import('./settle-dialog.tsx'));

/** The evening's count: what each professional took at the door, settled one by one (rules M19 and M20). */
export default function CashUpPage() {
  const [date, setDate] = useUrlDay();
  const { data, error, isBehind, isStale, reload } = useCashUpDay(date);
  const [settling, setSettling] = useState<CashUpEntry | null>(null);
  const [opened, open, close] = useUrlValue('professional');
  // A payment opens its booking; closing that leads back to the payments.
  const [bookingId] = useUrlValue('booking');

  return (
    <AdminPage title="Cash Up" isStale={isStale}>
      <DayTurner unit="Day" title={longDate(date)} day={date} onChange={setDate} />
      {error ? (
        <ErrorState title="Failed to load the cash up" onRetry={reload} />
      ) : !data ? (
        <div role="status" aria-busy="true" aria-label="Loading the cash up" className="grid gap-4">
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
        </div>
      ) : isEmpty(data) ? (
        <EmptyState icon={HandCoins} title="Nobody took money on this day">
          What professionals are paid at the door, in cash or by UPI, and what staff record appears here.
        </EmptyState>
      ) : (
        <div aria-busy={isBehind} className="grid gap-5 transition-opacity delay-150 aria-busy:opacity-60">
          {(data.professionals.length > 0 || data.paidIn !== 0) && <Totals {...data} />}
          <ul aria-label="Professionals" className="grid gap-4 empty:hidden md:grid-cols-2 xl:grid-cols-3">
            {data.professionals.map(entry => (
              <Entry
                key={entry.professional.id}
                entry={entry}
                onSettle={() => setSettling(entry)}
                onOpen={() => open(entry.professional.id)}
              />
            ))}
          </ul>
          <OpenBalances balances={data.balances} />
          <Desk {...data.desk} />
        </div>
      )}
      {opened && !bookingId && <DetailsPanel key={opened} professionalId={opened} date={date} onClose={close} />}
      <BookingPanel />
      {settling && (
        <LateDialog onClose={() => setSettling(null)}>
          <SettleDialog entry={settling} date={date} onClose={() => setSettling(null)} />
        </LateDialog>
      )}
    </AdminPage>
  );
}

function isEmpty({ professionals, desk, balances, paidIn }: CashUpDay): boolean {
  return professionals.length === 0 && balances.length === 0 && paidIn === 0 && desk.payments === 0 && desk.returned === 0;
}

function Totals({ cash, upi, upiToSalon, tips, paidIn }: CashUpDay) {
  const numbers = [
    { label: 'Cash', value: cash },
    { label: 'UPI', value: upi },
    { label: 'Of which tips', value: tips },
    ...(upiToSalon > 0 ? [{ label: 'UPI to the salon', value: upiToSalon }] : []),
    ...(paidIn === 0 ? [] : [{ label: paidIn > 0 ? 'Paid in later' : 'Given back later', value: Math.abs(paidIn) }]),
  ];
  return (
    <Card as="section" padding="none" aria-label="The whole day">
      <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] divide-x divide-line">
        {numbers.map(({ label, value }) => (
          <div key={label} className="px-4 py-3 md:px-6 md:py-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-0.5 text-lg font-semibold md:text-2xl">{money(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What staff took themselves. Nobody settles it, but the drawer holds its cash, too. */
function Desk({ cash, upi, card, bank, other, courseFees, returned, returnedBy, payments }: DeskMoney) {
  if (payments === 0 && returned === 0) return null;
  const ways = [
    { label: 'Cash', value: cash },
    { label: 'UPI', value: upi },
    { label: 'Card', value: card },
    { label: 'Bank', value: bank },
    { label: 'Not said how', value: other },
    { label: 'Given back in cash', value: returnedBy.cash },
    { label: 'Given back by UPI', value: returnedBy.upi },
    { label: 'Given back by card', value: returnedBy.card },
    { label: 'Given back by bank', value: returnedBy.bank },
    { label: 'Given back, not said how', value: returnedBy.other },
  ];
  return (
    <Card as="section" padding="sm" aria-label="The desk" className="figures">
      <h3 className="text-lg font-semibold">The desk</h3>
      <p className="text-sm text-muted">
        What staff recorded themselves, and gave back by hand. It is not settled here.
        {courseFees > 0 && ` ${money(courseFees)} of it are course fees.`}
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        {ways
          .filter(({ value }) => value > 0)
          .map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-lg font-semibold">{money(value)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

interface EntryProps {
  entry: CashUpEntry;
  onSettle: () => void;
  onOpen: () => void;
}

function Entry({ entry, onSettle, onOpen }: EntryProps) {
  const { professional, cash, upi, upiToSalon, tips, payments, state, settlement, balance } = entry;
  const { words, tone } = lookOf(state, balance);
  return (
    <Card as="li" padding="sm" className="figures flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg font-semibold wrap-anywhere">{professional.name}</h3>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-4xl font-medium">{money(cash)}</span>
        <span className="text-muted">in cash</span>
      </p>
      <p className="text-muted">
        {[`${money(upi)} by UPI`, tips > 0 && `of which ${money(tips)} tips`, plural(payments, 'payment')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {upiToSalon > 0 && <p className="text-muted">{money(upiToSalon)} by UPI to the salon’s account</p>}
      {settlement && (
        <p className={settlement.difference === 0 ? 'font-semibold text-leaf' : 'font-semibold text-madder'}>
          {differenceWords(settlement.difference)}
          {settlement.note && <span className="block font-normal text-ink wrap-anywhere">{settlement.note}</span>}
        </p>
      )}
      {state === 'CHANGED' && (
        <p className="text-sm">A payment was added or taken back after you settled. Count again, and settle again.</p>
      )}
      <div className="mt-auto flex flex-wrap gap-3 pt-1">
        <Button
          variant={state === 'SETTLED' ? 'secondary' : 'primary'}
          aria-label={`${state === 'OPEN' ? 'Settle' : 'Settle again'} with ${professional.name}`}
          onClick={onSettle}
          className="flex-1"
        >
          {state === 'OPEN' ? 'Settle' : 'Settle Again'}
        </Button>
        <Button variant="secondary" aria-label={`Payments of ${professional.name}`} onClick={onOpen} className="flex-1">
          Payments
        </Button>
      </div>
    </Card>
  );
}

const BalanceDialog = lazy(() => import('./balance-dialog.tsx'));

/** What is open with each professional now, whatever the day on the page (rule M44). Nothing if nothing is. */
function OpenBalances({ balances }: { balances: OpenBalance[] }) {
  const [settling, setSettling] = useState<OpenBalance | null>(null);
  return (
    <>
      {balances.length > 0 && (
        <Card as="section" padding="sm" aria-label="What is open" className="figures">
          <h3 className="text-lg font-semibold">What is open</h3>
          <p className="text-sm text-muted">Cash that was missing or too much at a settlement, until it is settled.</p>
          <ul className="mt-2 divide-y divide-line">
            {balances.map(open => (
              <li key={open.professional.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{open.professional.name}</p>
                  <p className={open.balance > 0 ? 'text-madder' : 'text-muted'}>{balanceWords(open.balance)}</p>
                </div>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Settle what is open with ${open.professional.name}`}
                  onClick={() => setSettling(open)}
                >
                  Settle
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {settling && (
        <LateDialog onClose={() => setSettling(null)}>
          <BalanceDialog open={settling} onClose={() => setSettling(null)} />
        </LateDialog>
      )}
    </>
  );
}
