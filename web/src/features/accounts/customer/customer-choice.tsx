import { useId, useState } from 'react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { SearchField } from '../../../forms/search-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export interface Chosen {
  id: string;
  fullName: string;
  mobile: string;
}

interface Props {
  value: Chosen | null;
  onChange: (customer: Chosen | null) => void;
  /** Said under the search, until somebody is chosen. */
  error?: string | undefined;
}

const mostFound = 5;

/** Searches a customer by name or mobile, and keeps who was tapped. */
export function CustomerChoice({ value, onChange, error }: Props) {
  const [search, type] = useState('');
  const wanted = search.trim();
  const found = useStaffRead(wanted.length < 2 ? null : ['/customer/admin', 'choice', wanted], () =>
    ask(adminApi.GET('/customer/admin', { params: { query: { search: wanted, size: mostFound } } })),
  );
  const errorId = useId();
  if (value) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sand px-4 py-2.5">
        <p className="min-w-0 wrap-anywhere">
          <strong className="block font-semibold">{value.fullName}</strong>
          <span className="figures text-sm text-muted">{writtenMobile(value.mobile)}</span>
        </p>
        <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
          Choose Another
        </Button>
      </div>
    );
  }
  const people = found.data?.content ?? [];
  return (
    <div className="grid gap-2">
      <SearchField label="Search a customer" placeholder="Name or mobile" value={search} onChange={type} />
      {error && (
        <p id={errorId} role="alert" className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
      {found.error !== undefined && <ReadFailed onRetry={found.reload}>Failed to fetch customers</ReadFailed>}
      {wanted.length >= 2 && found.error === undefined && (
        <div aria-live="polite">
          {!found.data ? (
            <Skeleton className="h-14" />
          ) : people.length === 0 ? (
            <p className="text-sm text-muted">No customer matches.</p>
          ) : (
            <ul className="grid gap-1.5">
              {people.map(({ id, fullName, mobile }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="flex w-full flex-wrap justify-between gap-x-4 rounded-md border border-line px-4 py-2.5 text-left hover:border-plum hover:bg-plum-tint"
                    onClick={() => onChange({ id, fullName, mobile })}
                  >
                    <span className="min-w-0 font-semibold wrap-anywhere">{fullName}</span>
                    <span className="figures text-muted">{writtenMobile(mobile)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
