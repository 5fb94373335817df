import { Plus } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import * as words from '#words/visit-services';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { SearchField } from '../../../forms/search-field.tsx';
import { duration, money } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import type { Line } from './lines.ts';

const maxQuantity = 20;
const shown = 4;

interface Props {
  lines: Line[];
  onChange: (lines: Line[]) => void;
}

/** The services of a visit, and a search in the catalogue for more. */
export function ServicesEditor({ lines, onChange }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul aria-label={words.servicesOfVisit} className="divide-y divide-line">
        {lines.map(line => {
          const { serviceId, quantity } = line;
          const setQuantity = (next: number) =>
            onChange(lines.map(one => (one.serviceId === serviceId ? { ...one, quantity: next } : one)));
          return (
            <li key={serviceId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="min-w-0 flex-1 basis-[8rem] font-semibold wrap-anywhere">{nameIn(line)}</span>
              <QuantityStepper
                of={nameIn(line)}
                quantity={quantity}
                max={maxQuantity}
                onChange={setQuantity}
                onRemove={lines.length > 1 ? () => onChange(lines.filter(one => one !== line)) : undefined}
              />
            </li>
          );
        })}
      </ul>
      <More lines={lines} onAdd={line => onChange([...lines, line])} />
    </div>
  );
}

function More({ lines, onAdd }: { lines: Line[]; onAdd: (line: Line) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const size = shown + lines.length;
  const { data, error, mutate } = useSWR(
    ['/service/all', 'for a visit', search, size],
    () => ask(api.GET('/service/all', { params: { query: { size, ...(search && { search }), ...readerLanguage } } })),
    { keepPreviousData: true },
  );
  const found = data?.suggestions?.length ? data.suggestions : data?.content;
  const others = found?.filter(({ id }) => !lines.some(({ serviceId }) => serviceId === id)).slice(0, shown);
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchField label={words.searchServices} placeholder={words.searchHint} value={typed} onChange={setTyped} />
      {others && others.length > 0 && (
        <ul aria-label={words.servicesToAdd} className="divide-y divide-line">
          {others.map(({ id, name, price, durationInMinutes }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-[8rem] wrap-anywhere">
                <span className="block font-semibold">{name}</span>
                <span className="figures block text-sm text-muted">
                  {money(price)} · {duration(durationInMinutes)}
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={words.addOf(name)}
                onClick={() => {
                  onAdd({ serviceId: id, name, quantity: 1 });
                  setTyped('');
                }}
              >
                <Plus aria-hidden className="size-4.5" />
                {words.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={others?.length === 0 ? 'py-2 text-muted' : 'sr-only'}>
        {others?.length === 0 && words.noOther}
      </p>
      {error && !others && <ReadFailed onRetry={mutate}>{messageOf(error, words.loadFailed)}</ReadFailed>}
    </div>
  );
}
