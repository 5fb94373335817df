import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { fromPrice } from '../../../../../../common/choice.ts';
import { adminPaths } from '../../../../admin-paths.ts';
import { api, ask } from '../../../../api/client.ts';
import { messageOf } from '../../../../api/message-of.ts';
import { useStaffRead } from '../../../../api/use-staff-read.ts';
import { maxQuantity } from '../../../../features/shop/cart/cart.ts';
import type { Service } from '../../../../features/shop/catalog/catalog.ts';
import { hasOptions, refOfService } from '../../../../features/shop/choice/choice.ts';
import { useVisitsNeeded } from '../../../../features/visits/two-visits/use-visits-needed.ts';
import { SearchField } from '../../../../forms/search-field.tsx';
import { duration, money, plural } from '../../../../shared/format.ts';
import { lazy } from '../../../../shared/lazy.ts';
import { useDebounced } from '../../../../shared/use-debounced.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LateDialog } from '../../../../ui/late-dialog.tsx';
import { PassingItem } from '../../../../ui/passing-item.tsx';
import { QuantityStepper } from '../../../../ui/quantity-stepper.tsx';
import { ReadFailed } from '../../../../ui/read-failed.tsx';
import { Repeat } from '../../../../ui/repeat.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Line } from './phone-booking.ts';

const ChoiceDialog = lazy(() => import('../../../../features/shop/choice/choice-dialog.tsx'));

/** Fewer once something is chosen, because most visits have one or two services. */
const shown = { first: 6, more: 3 };

interface Props {
  lines: Line[];
  onChange: (lines: Line[]) => void;
}

/** The chosen services, and a search for more; without words it offers the most booked ones. */
export function ServicesSection({ lines, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [choosing, setChoosing] = useState<Service | null>(null);
  const words = typed.trim();
  const rested = useDebounced(words, 300);
  // An emptied search takes effect at once.
  const search = words && rested;
  const field = useRef<HTMLInputElement>(null);
  const most = lines.length > 0 && !search ? shown.more : shown.first;
  // Asks for as many more as are chosen already, because those are not offered again.
  const size = Math.min(100, shown.first + lines.length);
  const { data, error, isBehind, reload } = useStaffRead(['/service/all', 'to book', search, size], () =>
    ask(api.GET('/service/all', { params: { query: { size, ...(search && { search }) } } })),
  );
  const others = (data?.suggestions?.length ? data.suggestions : data?.content)
    ?.filter(one => hasOptions(one) || !lines.some(({ service }) => service.id === one.id))
    .slice(0, most);
  // An empty rest of the earlier search says nothing about this one.
  const offered = isBehind && others?.length === 0 ? undefined : others;
  const isNone = offered?.length === 0;
  /** The offered services belong to the typed words. */
  const isFound = offered && !isBehind && search === words;
  const isNear = isFound && !isNone && search !== '' && data?.matched !== 'EXACT';

  function add(service: Line['service']) {
    const ref = refOfService(service);
    const there = lines.find(line => refOfService(line.service) === ref);
    if (there) setQuantity(there, Math.min(there.quantity + 1, maxQuantity));
    else onChange([...lines, { service, quantity: 1 }]);
    if (!typed) return;
    // The search is emptied for the next service.
    setTyped('');
    field.current?.focus();
  }

  /** Asks first if there is something to choose (rule C31). */
  function choose(service: Service) {
    if (hasOptions(service)) setChoosing(service);
    else add(service);
  }

  function setQuantity(changed: Line, quantity: number) {
    onChange(lines.map(line => (line === changed ? { ...line, quantity } : line)));
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {lines.length > 0 && (
        <ul aria-label="Chosen services" className="divide-y divide-line">
          {lines.map(line => (
            <PassingItem
              key={refOfService(line.service)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
            >
              <Named service={line.service} />
              <QuantityStepper
                of={line.service.name}
                quantity={line.quantity}
                max={maxQuantity}
                onChange={next => setQuantity(line, next)}
                onRemove={() => onChange(lines.filter(one => one !== line))}
              />
            </PassingItem>
          ))}
        </ul>
      )}
      {choosing && (
        <LateDialog onClose={() => setChoosing(null)}>
          <ChoiceDialog service={choosing} onAdd={add} onClose={() => setChoosing(null)} />
        </LateDialog>
      )}
      <SearchField ref={field} label="Search services" placeholder="Add a service" value={typed} onChange={setTyped} />
      <p role="status" className={isNone || isNear ? 'py-2 text-muted' : 'sr-only'}>
        {isNear ? (
          <span>No service is called “{search}”. These come near:</span>
        ) : !isNone ? (
          isFound && search && <span>{plural(offered.length, 'service')} to add</span>
        ) : search || lines.length > 0 ? (
          'No other service matches.'
        ) : (
          <>
            There is no service yet. <TextLink href={adminPaths.services}>Add the first one.</TextLink>
          </>
        )}
      </p>
      {isNone ? null : offered ? (
        <ul aria-label="Services to add" className="divide-y divide-line">
          {offered.map(service => (
            <PassingItem key={service.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <Named service={{ ...service, ...fromPrice(service) }} />
              <Button size="sm" variant="secondary" aria-label={`Add ${service.name}`} onClick={() => choose(service)}>
                <Plus aria-hidden className="size-4.5" />
                Add
              </Button>
            </PassingItem>
          ))}
        </ul>
      ) : error ? (
        <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to load the services.')}</ReadFailed>
      ) : (
        <div className="grid gap-2">
          <Repeat times={shown.first}>
            <Skeleton className="h-14" />
          </Repeat>
        </div>
      )}
    </div>
  );
}

function Named({ service: { name, price, durationInMinutes, isFrom = false } }: { service: Service & { isFrom?: boolean } }) {
  return (
    <span className="min-w-0 flex-1 basis-[8rem] wrap-anywhere">
      <span className="block font-semibold">{name}</span>
      <span className="figures block text-sm text-muted">
        {isFrom && 'from '}
        {money(price)} · {duration(durationInMinutes)}
      </span>
    </span>
  );
}

/** Which visits the services need, if nobody does all of them (rule N73). */
export function SeveralVisits({ lines, womenOnly }: { lines: Line[]; womenOnly: boolean }) {
  const visits = useVisitsNeeded(
    lines.map(({ service }) => service.id),
    womenOnly,
  );
  if (visits.length === 0) return null;
  const nameOf = (id: string) => lines.find(({ service }) => service.id === id)?.service.name;
  return (
    <Alert tone="warning" className="mt-4">
      <p>Nobody does all of these in one visit. Book them one after the other:</p>
      <ol className="mt-1 list-inside list-decimal font-normal">
        {visits.map(ids => (
          <li key={ids[0]}>{ids.map(nameOf).join(', ')}</li>
        ))}
      </ol>
    </Alert>
  );
}
