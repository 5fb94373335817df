import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { TextField } from '../../../forms/text-fields.tsx';
import { today } from '../../../shared/clock.ts';
import { withValues } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';

/** What a log of acts or readings is narrowed to, in the address. A change returns to the first page. */
export function useLogFilters() {
  const [params, setParams] = useSearchParams();
  return {
    of: (name: string) => params.get(name) ?? '',
    narrow: (values: Record<string, string>) => setParams(current => withValues(current, { ...values, page: '' })),
  };
}

interface Props extends ReturnType<typeof useLogFilters> {
  /** Filters in the address that *Show Everybody* clears. */
  whom: string[];
  children?: ReactNode;
}

/** A day, other choices before it, and the way back to everybody. */
export function LogFilters({ of, narrow, whom, children }: Props) {
  return (
    <>
      {children}
      <TextField
        label="Day"
        type="date"
        value={of('day')}
        max={today()}
        onChange={event => narrow({ day: event.target.value })}
        className="min-w-0"
      />
      {whom.some(of) && (
        <Button variant="quiet" size="sm" onClick={() => narrow(Object.fromEntries(whom.map(name => [name, ''])))}>
          Show Everybody
        </Button>
      )}
    </>
  );
}
