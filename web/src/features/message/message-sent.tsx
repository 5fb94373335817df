import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { writtenMobile } from '../../shared/phone.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface Props {
  answerAt: string;
  onAnother: () => void;
}

/** Replaces the form and takes the focus, because the pressed button is gone. */
export function MessageSent({ answerAt, onAnother }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState
        icon={MailCheck}
        title="Thank you, we have it"
        action={
          <Button variant="secondary" onClick={onAnother}>
            Write Another Message
          </Button>
        }
      >
        <p>
          Your message is with our front desk. We answer within a working day, at{' '}
          <span className="figures wrap-anywhere text-ink">{answerAt.includes('@') ? answerAt : writtenMobile(answerAt)}</span>.
        </p>
      </EmptyState>
    </div>
  );
}
