import { CloudOff } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const words = 'We sent your order but heard nothing back. Try again: however often you do, it is booked only once.';

export function UnansweredNote() {
  return (
    <Alert tone="warning" className="mb-5">
      {words}
    </Alert>
  );
}

/** For an order without an answer whose cart is empty: it was most likely booked. */
export function UnansweredOrder({ isAsking, onAsk }: { isAsking: boolean; onAsk: () => void }) {
  return (
    <ErrorState
      icon={CloudOff}
      title="Did your order arrive?"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={isAsking} onClick={onAsk}>
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
