import { CloudOff } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const words = 'We sent your order but got no answer. You can safely try again: it is booked only once.';

export function UnansweredNote() {
  return (
    <Alert tone="warning" className="mb-5">
      {words}
    </Alert>
  );
}

/** For an unanswered order with an empty cart: it was most likely booked. */
export function UnansweredOrder({ isSending, onTryAgain }: { isSending: boolean; onTryAgain: () => void }) {
  return (
    <ErrorState
      icon={CloudOff}
      title="Did your order arrive?"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={isSending} onClick={onTryAgain}>
            Try Again
          </Button>
          <LinkButton variant="secondary" href={paths.bookings}>
            My Bookings
          </LinkButton>
        </div>
      }
    >
      <p>{words}</p>
    </ErrorState>
  );
}
