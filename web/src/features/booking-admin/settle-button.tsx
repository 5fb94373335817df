import { Button } from '../../ui/button.tsx';
import type { Booking } from '../booking/booking.ts';
import { nameOf } from './name-of.ts';
import { nextAct } from './next-act.ts';
import { useSettleQuestion } from './settle-question.tsx';

const words = { complete: 'Mark completed', pay: 'Mark paid', refund: 'Mark refunded' };

export function SettleButton({ booking }: { booking: Booking }) {
  const ask = useSettleQuestion();
  const act = nextAct(booking);
  if (!act) return null;
  return (
    <Button
      size="sm"
      className="max-sm:w-full sm:ml-auto"
      aria-label={`${words[act]}: ${nameOf(booking.user)}`}
      onClick={() => ask(act, booking)}
    >
      {words[act]}
    </Button>
  );
}
