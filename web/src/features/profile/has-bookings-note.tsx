import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** An account with a pending visit cannot be deleted. */
export function HasBookingsNote({ message }: { message: string }) {
  return (
    <div className="grid gap-5">
      <Alert tone="bad">{message}</Alert>
      <LinkButton href={paths.bookings} block>
        Go to My Bookings
      </LinkButton>
    </div>
  );
}
