import { UsersRound } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import * as words from '#words/checkout';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { type Chosen, nextFreeWords, type Offered, type OfferQuery, useOffered } from '../../schedule/professional/offered.ts';

const WhoDialog = lazy(() => import('./who-dialog.tsx'));

interface Props {
  /** The visit so far. */
  visit: OfferQuery;
  /** Null for anyone. */
  chosen: Chosen | null;
  onChoose: (chosen: Offered | null) => void;
  womenOnly: boolean;
  onWomenOnly: (womenOnly: boolean) => void;
}

/** Who shall come: anyone, or one professional; and whether only women may (rules N13, N14). */
export function WhoChoice({ visit, chosen, onChoose, womenOnly, onWomenOnly }: Props) {
  const titleId = useId();
  const { data: offered, error, mutate } = useOffered(visit);
  const [isOpen, setOpen] = useState(false);
  const [gone, setGone] = useState<string | null>(null);
  const person = chosen && offered?.find(({ id }) => id === chosen.id);

  // The cart, the wish or the salon has changed: she cannot come any more.
  const isGone = chosen !== null && offered !== undefined && !person;
  useEffect(() => {
    if (!isGone) return;
    setGone(chosen.name);
    onChoose(null);
  });

  function choose(one: Offered | null) {
    setOpen(false);
    setGone(null);
    onChoose(one);
  }

  const next = person && nextFreeWords(person);
  return (
    <section aria-labelledby={titleId} className="mb-6">
      <h3 id={titleId} className="mb-2 font-semibold">
        {words.whoComes}
      </h3>
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center">
        <button
          type="button"
          aria-haspopup="dialog"
          // Without a service there is nobody to ask for.
          disabled={visit.serviceIds.length === 0}
          onClick={() => setOpen(true)}
          className="flex min-h-16 w-full items-center gap-3 rounded-md border border-field bg-card px-3 py-2 text-left transition-colors enabled:hover:border-plum enabled:hover:bg-plum-tint"
        >
          {chosen ? (
            <Portrait of={person ?? { name: chosen.name, photoUrl: null }} className="size-12" />
          ) : (
            <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-plum-tint text-plum">
              <UsersRound className="size-6" strokeWidth={1.75} />
            </span>
          )}
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">{chosen?.name ?? words.anyoneSoonest}</span>
            <span className="figures block text-sm text-muted">
              {chosen ? (next ? words.nextFree(next) : person ? words.notFreeSoon : words.lookingForTimes) : words.whoeverIsFree}
            </span>
          </span>
          {visit.serviceIds.length > 0 && <span className="px-1 text-sm font-semibold text-plum">{words.change}</span>}
        </button>
        <SwitchField
          label={words.onlyWomen}
          hint={words.onlyWomenHint}
          checked={womenOnly}
          onChange={({ target }) => onWomenOnly(target.checked)}
        />
      </div>
      {gone && !chosen && (
        <Alert tone="warning" className="mt-3">
          {words.cannotCome(gone)}
        </Alert>
      )}
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <WhoDialog
            offered={offered}
            error={offered ? undefined : error}
            onRetry={mutate}
            chosenId={chosen?.id ?? null}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </LateDialog>
      )}
    </section>
  );
}
