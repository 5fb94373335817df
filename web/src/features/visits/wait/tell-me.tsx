import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/waiting';
import { paths } from '../../../paths.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useWaits } from './use-waits.ts';
import { offerPath, type Wait, type Wished, waitFor } from './wait.ts';

// Lazy, because few wait.
const NewWaitSheet = lazy(() => import('./new-wait-sheet.tsx'));

interface Props {
  wished: Wished;
  /** No time is free on the day. Otherwise it may only be another one than they want, and the link is quiet. */
  isFull: boolean;
}

/** What there is to do about a wait for this day: take what is held, go on, or nothing. */
function Known({ wait: { state, offer } }: { wait: Wait }) {
  const text = offer ? words.held : state === 'PAUSED' ? words.twoWentBy : words.waitsForDay;
  return (
    <Alert tone="good">
      <span className="block">{text}</span>
      <TextLink href={offer ? offerPath(offer.token) : paths.bookings} className="inline-flex min-h-11 items-center">
        {offer ? words.lookAtIt : words.openBookings}
      </TextLink>
    </Alert>
  );
}

/** Lets the customer wait for a time that is taken. */
export default function TellMe({ wished, isFull }: Props) {
  const [isOpen, setOpen] = useState(false);
  const waits = useWaits();
  const known = waitFor(waits.waits, wished.day, wished.serviceIds);
  // The sheet stays to say what was done.
  const isKnown = known !== undefined && !isOpen;
  const way = useRef<HTMLDivElement>(null);
  // On a small phone the bottom bar would hide it.
  useEffect(() => way.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <>
      {isKnown ? (
        <Known wait={known} />
      ) : isFull ? (
        <div ref={way} className="grid gap-2 md:justify-items-start">
          <Button onClick={() => setOpen(true)}>
            <BellRing aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            {words.tellMe}
          </Button>
          <p className="text-sm text-muted">{words.tellMeText}</p>
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
          <span>{words.isItTaken}</span>
          <Button variant="quiet" size="sm" className="-mx-2 px-2!" onClick={() => setOpen(true)}>
            {words.tellMe}
          </Button>
        </p>
      )}
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <NewWaitSheet wished={wished} add={waits.add} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}
