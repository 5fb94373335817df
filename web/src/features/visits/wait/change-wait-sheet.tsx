import * as words from '#words/waiting';
import { lastWaitDay } from '../booking/availability.ts';
import type { useWaits } from './use-waits.ts';
import { servicesWords, type Wait } from './wait.ts';
import { WishDialog } from './wish-dialog.tsx';

interface Props {
  wait: Wait;
  change: ReturnType<typeof useWaits>['change'];
  onClose: () => void;
}

/** Other days and times for a wait. Who comes stays. */
export default function ChangeWaitSheet({ wait, change, onClose }: Props) {
  const { id, services, from, to, times, bookingId } = wait;
  const isEarlier = bookingId !== null;
  return (
    <WishDialog
      title={words.changeTitle}
      hint={isEarlier ? words.earlierText : servicesWords(services)}
      first={{ from, to, times }}
      last={isEarlier ? to : lastWaitDay()}
      isLastFixed={isEarlier}
      save={words.change}
      onSave={async wish => {
        await change(id, wish, words.changed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
