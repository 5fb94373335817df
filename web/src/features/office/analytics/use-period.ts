import { useSearchParams } from 'wouter';
import { today } from '../../../shared/clock.ts';
import { useNow } from '../../../shared/use-now.ts';
import { type Period, periods, problemOf, type Span, type SpanProblem, spanOf } from './period.ts';

interface ChosenPeriod {
  period: Period;
  choose: (period: Period) => void;
  /** The days of a custom period, as typed. */
  typed: Span;
  type: (change: Partial<Span>) => void;
  problem: SpanProblem | null;
  /** The period to read; null while the custom days make none. */
  span: Span | null;
}

/** The chosen period, kept in the address. */
export function usePeriod(): ChosenPeriod {
  const [params, setParams] = useSearchParams();
  const period = periods.find(one => one === params.get('period')) ?? periods[0];
  const typed = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const now = useNow(60_000);
  const problem = period === 'custom' ? problemOf(typed) : null;
  const span = period === 'custom' ? (problem ? null : typed) : spanOf(period, today(now));

  const write = (query: Record<string, string>) => setParams(() => new URLSearchParams(query), { replace: true });
  return {
    period,
    choose: next => {
      if (next === periods[0]) write({});
      // A custom period starts with the days of the period shown before.
      else write(next === 'custom' ? { period: next, ...(span ?? spanOf(periods[0])) } : { period: next });
    },
    typed,
    type: change => write({ period, ...typed, ...change }),
    problem,
    span,
  };
}
