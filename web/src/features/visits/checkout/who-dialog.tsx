import { Check, ChevronDown, UsersRound } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import * as words from '#words/checkout';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { classes } from '../../../shared/class-names.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { factsOf, nextFreeWords, type Offered } from '../../schedule/professional/offered.ts';

const ReviewList = lazy(() => import('../review/review-list.tsx'));

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
    <Dialog size="md" onClose={onClose} title={words.whoComes} hint={words.everybodyCan}>
      <ul className="grid gap-3 pt-1">
        <Person isChosen={chosenId === null} onClick={() => onChoose(null)}>
          <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-card text-plum">
            <UsersRound className="size-7" strokeWidth={1.75} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{words.anyoneSoonest}</span>
            <span className="block text-sm text-muted">{words.nameAtSix}</span>
          </span>
        </Person>
        {offered?.map(one => {
          const facts = factsOf(one);
          const next = nextFreeWords(one);
          return (
            <Person
              key={one.id}
              isChosen={one.id === chosenId}
              isDisabled={!next}
              onClick={() => onChoose(one)}
              below={one.rating !== null && <HerReviews of={one} />}
            >
              <Portrait of={one} className="size-14" />
              <span className="figures min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{one.name}</span>
                {facts && <span className="block text-sm text-muted wrap-anywhere">{facts}</span>}
                {one.about && <span className="mt-1 block text-sm wrap-anywhere">{one.about}</span>}
                <span className={classes('mt-1 block text-sm font-semibold', next ? 'text-leaf' : 'text-muted')}>
                  {next ? words.nextFree(next) : words.notFreeInMonth}
                </span>
              </span>
            </Person>
          );
        })}
      </ul>
      {error ? (
        <div className="mt-3">
          <ReadFailed onRetry={onRetry}>{messageOf(error, words.professionalsFailed)}</ReadFailed>
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
          {words.nobodyCan}
        </p>
      )}
    </Dialog>
  );
}

/** Opens the reviews of a professional below her. */
function HerReviews({ of: { id, name, reviewCount } }: { of: Offered }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="mt-1"
      >
        {words.reviews(reviewCount)}
        <VisuallyHidden>{words.ofHer(name)}</VisuallyHidden>
        <ChevronDown aria-hidden className={classes('size-4.5 transition-transform', isOpen && 'rotate-180')} />
      </Button>
      <div id={listId} hidden={!isOpen} className="px-4 pt-1 pb-3">
        {isOpen && (
          <LatePart waiting={<TextSkeleton lines={4} />} missing={words.reviewsMissing}>
            <ReviewList
              of={id}
              load={page => ask(api.GET('/professional/{id}/reviews', { params: { path: { id }, query: { page, size: 5 } } }))}
            />
          </LatePart>
        )}
      </div>
    </>
  );
}

interface PersonProps {
  isChosen: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  /** Below the button. */
  below?: ReactNode;
  children: ReactNode;
}

function Person({ isChosen, isDisabled = false, onClick, below, children }: PersonProps) {
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
      {below}
    </li>
  );
}
