import { useState } from 'react';
import * as words from '#words/review';
import { serverNow } from '../../../shared/clock.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { dayOf, type Review, type ReviewRequest, SalonAnswer, Stars } from './review.tsx';

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));

interface Props {
  /** The services of the visit. */
  about: string;
  /** Null if there is none yet. */
  review: Review | null;
  onSave: (body: ReviewRequest) => Promise<unknown>;
}

/** Asks for a review of a completed visit, or shows it (rule U8). */
export function OwnReview({ about, review, onSave }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="rounded-md border border-line px-4 py-3">
      {review ? (
        <Written review={review} onEdit={() => setOpen(true)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="font-semibold">{words.howWas}</p>
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            {words.write}
          </Button>
        </div>
      )}
      {isOpen && (
        <LateDialog onClose={close}>
          <ReviewDialog about={about} review={review} onSave={onSave} onClose={close} />
        </LateDialog>
      )}
    </div>
  );
}

function Written({ review, onEdit }: { review: Review; onEdit: () => void }) {
  const { rating, text, createdAt, editableUntil, hiddenReason, answer, answeredAt } = review;
  const mayEdit = serverNow() < Date.parse(editableUntil);
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rating} />
        <span className="figures text-sm text-muted">{words.yours(dayOf(createdAt))}</span>
        {mayEdit && (
          <Button size="sm" variant="quiet" className="-my-1 -mr-3 ml-auto" onClick={onEdit}>
            {words.edit}
            <VisuallyHidden>{words.editReview}</VisuallyHidden>
          </Button>
        )}
      </div>
      {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
      {hiddenReason && <p className="mt-2 text-sm wrap-anywhere text-muted">{words.notShown(hiddenReason)}</p>}
      {answer && <SalonAnswer answer={answer} answeredAt={answeredAt} />}
    </>
  );
}
