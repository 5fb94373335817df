import { useState } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { hintOf } from '../../../api/message-of.ts';
import { Stars } from '../../../features/visits/review/review.tsx';
import { date, instant } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SidePanel } from '../../../ui/dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { type StaffReview, useChangeReviews } from './review.ts';

const WordsDialog = lazy(() => import('./words-dialog.tsx'));

/** A review beside the list: its words, its visit, and what staff do with it (rule U4). */
export function ReviewPanel({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const { id, rating, text, customerName, createdAt, editedAt, hiddenAt, hiddenReason, hiddenBy } = review;
  const [writing, write] = useState<'reason' | 'answer' | null>(null);
  const reviews = useChangeReviews();
  const close = () => write(null);

  async function act(call: Promise<unknown>, done: string, failed: string) {
    try {
      await call;
      toast.success(done);
    } catch (error) {
      toast.error(failed, { detail: hintOf(error) });
    }
  }

  return (
    <SidePanel
      onClose={onClose}
      title={customerName ?? 'A customer'}
      footer={
        <>
          {hiddenAt ? (
            <Button
              variant="secondary"
              block
              className="px-3!"
              onClick={() => act(reviews.show(id), 'Review shown', 'The review could not be shown.')}
            >
              Show Again
            </Button>
          ) : (
            <Button variant="secondary" block className="px-3!" onClick={() => write('reason')}>
              Hide
            </Button>
          )}
          <Button block className="px-3!" onClick={() => write('answer')}>
            {review.answer === null ? 'Answer' : 'Edit Answer'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {hiddenAt && (
          <Alert tone="warning">
            Hidden on {instant(hiddenAt)}
            {hiddenBy && ` by ${hiddenBy}`}
            {hiddenReason && `: ${hiddenReason}`}
          </Alert>
        )}
        <div>
          <Stars value={rating} />
          <p className="figures mt-1 text-sm text-muted">
            {instant(createdAt)}
            {editedAt && `, changed ${instant(editedAt)}`}
          </p>
          <p className="mt-3 text-lg whitespace-pre-line wrap-anywhere">
            {text ?? <span className="text-muted">Without words</span>}
          </p>
        </div>
        <About review={review} />
        {review.answer !== null && (
          <Answer
            review={review}
            onTakeBack={() => act(reviews.answer(id, null), 'Answer taken back', 'The answer could not be taken back.')}
          />
        )}
      </div>
      {writing && (
        <LateDialog onClose={close}>
          <WordsDialog writing={writing} review={review} onClose={close} />
        </LateDialog>
      )}
    </SidePanel>
  );
}

function About({ review: { bookingId, reference, bookingDate, services, professionalName } }: { review: StaffReview }) {
  return (
    <section aria-labelledby="of-visit" className="border-t border-line pt-5">
      <h3 id="of-visit" className="mb-1 font-display text-xl font-medium">
        The visit
      </h3>
      <p className="wrap-anywhere">{services.join(', ')}</p>
      <p className="figures text-sm text-muted wrap-anywhere">
        {date(bookingDate)} · {reference}
        {professionalName && ` · ${professionalName} came`}
      </p>
      <LinkButton href={adminPaths.booking(bookingId)} variant="secondary" size="sm" className="mt-3">
        Open Booking
      </LinkButton>
    </section>
  );
}

function Answer({
  review: { answer, answeredAt, answeredBy },
  onTakeBack,
}: {
  review: StaffReview;
  onTakeBack: () => Promise<void>;
}) {
  return (
    <section aria-labelledby="answered" className="border-t border-line pt-5">
      <h3 id="answered" className="mb-1 font-display text-xl font-medium">
        Your answer
      </h3>
      <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
      <p className="figures mt-1 text-sm text-muted wrap-anywhere">
        {answeredAt && instant(answeredAt)}
        {answeredBy && ` by ${answeredBy}`}
      </p>
      <Button size="sm" variant="quiet" className="-ml-3" onClick={onTakeBack}>
        Take Back
      </Button>
    </section>
  );
}
