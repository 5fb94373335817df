import { Check, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { classes } from '../../shared/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { factsOf, nextFreeWords, type Offered } from './offered.ts';

interface Props {
  /** Undefined while they load. */
  offered: Offered[] | undefined;
  error: unknown;
  onRetry: () => Promise<unknown>;
  chosenId: string | null;
  onChoose: (chosen: Offered | null) => void;
  onClose: () => void;
}

/** Chooses at a tap. */
export default function WhoDialog({ offered, error, onRetry, chosenId, onChoose, onClose }: Props) {
  return (
    <Dialog size="md" onClose={onClose} title="Who shall come?" hint="Everybody here can do all the services you chose.">
      <ul className="grid gap-3 pt-1">
        <Person isChosen={chosenId === null} onClick={() => onChoose(null)}>
          <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-card text-plum">
            <UsersRound className="size-7" strokeWidth={1.75} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">Anyone, soonest</span>
            <span className="block text-sm text-muted">Whoever is free first. We tell you the name at 6 pm the day before.</span>
          </span>
        </Person>
        {offered?.map(one => {
          const facts = factsOf(one);
          const next = nextFreeWords(one);
          return (
            <Person key={one.id} isChosen={one.id === chosenId} isDisabled={!next} onClick={() => onChoose(one)}>
              <Portrait of={one} className="size-14" />
              <span className="figures min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{one.name}</span>
                {facts && <span className="block text-sm text-muted wrap-anywhere">{facts}</span>}
                {one.about && <span className="mt-1 block text-sm wrap-anywhere">{one.about}</span>}
                <span className={classes('mt-1 block text-sm font-semibold', next ? 'text-leaf' : 'text-muted')}>
                  {next ? `Next free: ${next}` : 'No free time in the next 31 days'}
                </span>
              </span>
            </Person>
          );
        })}
      </ul>
      {error ? (
        <div className="mt-3">
          <ReadFailed onRetry={onRetry}>{messageOf(error, 'Failed to load the professionals.')}</ReadFailed>
        </div>
      ) : (
        !offered && (
          <div aria-busy className="mt-3 grid gap-3">
            <Repeat times={3}>
              <Skeleton className="h-28" />
            </Repeat>
          </div>
        )
      )}
      {offered?.length === 0 && (
        <p role="status" className="mt-4 text-muted">
          Nobody can do all these services in one visit. Please book them as two visits.
        </p>
      )}
    </Dialog>
  );
}

interface PersonProps {
  isChosen: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Person({ isChosen, isDisabled = false, onClick, children }: PersonProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={isDisabled}
        onClick={onClick}
        className={classes(
          'flex w-full items-start gap-3.5 rounded-md border px-4 py-3.5 text-left transition-colors',
          'disabled:border-line disabled:bg-sand',
          isChosen ? 'border-plum bg-plum-tint ring-1 ring-plum' : 'border-field bg-card enabled:hover:border-plum',
        )}
      >
        {children}
        {isChosen && <Check aria-hidden className="mt-1 size-5 shrink-0 text-plum" strokeWidth={2.5} />}
      </button>
    </li>
  );
}
