import { Plus } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import * as catalog from '#words/catalog';
import * as words from '#words/visit-services';
import { fromPrice, refOf } from '../../../../../common/choice.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { SearchField } from '../../../forms/search-field.tsx';
import { duration, money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import type { Service } from '../../shop/catalog/catalog.ts';
import { type Choice, choiceFields, hasOptions } from '../../shop/choice/choice.ts';
import type { Line } from './lines.ts';

const ChoiceDialog = lazy(() => import('../../shop/choice/choice-dialog.tsx'));

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
          const { quantity } = line;
          const setQuantity = (next: number) => onChange(lines.map(one => (one === line ? { ...one, quantity: next } : one)));
          return (
            <li key={refOf(line)} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
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
      <More lines={lines} onAdd={line => onChange(withLine(lines, line))} />
    </div>
  );
}

/** One more of the same line raises its quantity. */
function withLine(lines: Line[], line: Line): Line[] {
  const there = lines.find(one => refOf(one) === refOf(line));
  if (!there) return [...lines, line];
  return lines.map(one => (one === there ? { ...one, quantity: Math.min(one.quantity + 1, maxQuantity) } : one));
}

function More({ lines, onAdd }: { lines: Line[]; onAdd: (line: Line) => void }) {
  const [typed, setTyped] = useState('');
  const [choosing, setChoosing] = useState<Service | null>(null);
  const search = useDebounced(typed.trim(), 300);
  const size = shown + lines.length;
  const { data, error, mutate } = useSWR(
    ['/service/all', 'for a visit', search, size],
    () => ask(api.GET('/service/all', { params: { query: { size, ...(search && { search }), ...readerLanguage } } })),
    { keepPreviousData: true },
  );
  const found = data?.suggestions?.length ? data.suggestions : data?.content;
  // A service with a choice may stand there twice.
  const isThere = ({ id }: Service) => lines.some(({ serviceId }) => serviceId === id);
  const others = found?.filter(one => hasOptions(one) || !isThere(one)).slice(0, shown);

  function add(service: Service & Choice) {
    const { id: serviceId, name, variantId, addOnIds } = service;
    onAdd({ serviceId, ...choiceFields({ variantId, addOnIds }), name, quantity: 1 });
    setTyped('');
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchField label={words.searchServices} placeholder={words.searchHint} value={typed} onChange={setTyped} />
      {others && others.length > 0 && (
        <ul aria-label={words.servicesToAdd} className="divide-y divide-line">
          {others.map(service => (
            <li key={service.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-[8rem] wrap-anywhere">
                <span className="block font-semibold">{service.name}</span>
                <span className="figures block text-sm text-muted">
                  <PriceAndTime service={service} />
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={words.addOf(service.name)}
                onClick={() => (hasOptions(service) ? setChoosing(service) : add(service))}
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
      {choosing && (
        <LateDialog onClose={() => setChoosing(null)}>
          <ChoiceDialog service={choosing} onAdd={add} onClose={() => setChoosing(null)} />
        </LateDialog>
      )}
      {error && !others && <ReadFailed onRetry={mutate}>{messageOf(error, words.loadFailed)}</ReadFailed>}
    </div>
  );
}

/** Of the cheapest variant, as in the lists of customers (rule C31). */
function PriceAndTime({ service }: { service: Service }) {
  const { price, durationInMinutes, isFrom } = fromPrice(service);
  return `${isFrom ? catalog.fromPrice(money(price)) : money(price)} · ${duration(durationInMinutes)}`;
}
