import { CloudOff } from 'lucide-react';
import * as words from '#words/checkout';
import * as common from '#words/common';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';

export function UnansweredNote() {
  return (
    <Alert tone="warning" className="mb-5">
      {words.unanswered}
    </Alert>
  );
}

/** For an unanswered order with an empty cart: it was most likely booked. */
export function UnansweredOrder({ isSending, onTryAgain }: { isSending: boolean; onTryAgain: () => void }) {
  return (
    <ErrorState
      icon={CloudOff}
      title={words.didItArrive}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={isSending} onClick={onTryAgain}>
            {common.tryAgain}
          </Button>
          <LinkButton variant="secondary" href={paths.bookings}>
            {common.myBookings}
          </LinkButton>
        </div>
      }
    >
      <p>{words.unanswered}</p>
    </ErrorState>
  );
}
