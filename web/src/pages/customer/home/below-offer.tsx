import { MapPin } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/area';
import * as below from '#words/below';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import type { Front } from '../../../features/shop/first-screen/use-front.ts';
import { Stars } from '../../../features/visits/review/review.tsx';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Below what can be booked: whether the salon comes, who comes, and what customers say. In a script of its own, because it is not urgent. */
export default function BelowOffer({ front }: { front: Front }) {
  return (
    <>
      <div className={besideLook}>
        <AreaQuestion front={front} />
        <Faces front={front} />
      </div>
      <Voices front={front} className="md:col-span-2" />
    </>
  );
}

const besideLook =
  'front-beside gap-x-10 gap-y-5 md:col-span-2 md:grid-cols-[1.15fr_1fr] md:items-center lg:grid-cols-2 lg:gap-x-12';

const PinQuestion = lazy(() => import('../../../features/schedule/area/pin-question.tsx'));

/** Whether the salon comes to a PIN code: a field where one can decide, otherwise a link to ask by the position (rule A22). */
function AreaQuestion({ front }: { front: Front }) {
  const isLimited = useSettings()?.servesEverywhere === false;
  const waiting = <Skeleton className="h-21" />;
  if (!front.pinCodeDecides || !isLimited) return <AreaButton />;
  return (
    <LatePart waiting={waiting} missing={words.couldNotCheck}>
      <PinQuestion />
    </LatePart>
  );
}

const AreaDialog = lazy(() => import('../../../features/schedule/area/area-dialog.tsx'));

/** Opens the check of the service area (rule A18). Nothing for a salon that goes everywhere. */
function AreaButton() {
  const isLimited = useSettings()?.servesEverywhere === false;
  const [isOpen, setOpen] = useState(false);
  if (!isLimited) return null;
  return (
    <>
      <Button variant="quiet" size="sm" className="mt-2 -ml-4" onClick={() => setOpen(true)}>
        <MapPin aria-hidden className="size-5" strokeWidth={1.75} />
        {words.doWeCome}
      </Button>
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <AreaDialog onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </>
  );
}

/** The people who come, with their first names (rule W100). A phone has room for four faces beside them. Nothing without photos. */
function Faces({ front }: { front: Front }) {
  const { professionals } = front;
  if (professionals.length === 0) return null;
  return (
    <div className="flex min-h-13 items-center gap-3.5">
      <span aria-hidden className="flex shrink-0">
        {professionals.map(({ id, firstName, photoUrl }, place) => (
          <Portrait
            key={id}
            of={{ name: firstName, photoUrl }}
            // Each overlaps the one before it, so the last that shows keeps its distance from the names.
            className={`size-13 border-2 border-ground ${place > 0 ? '-ml-3.5' : ''} ${place < 4 ? '' : 'max-sm:hidden'}`}
          />
        ))}
      </span>
      <p className="min-w-0 text-sm wrap-anywhere">
        <span className="block font-semibold">{below.ourTeam}</span>
        <span className="text-muted">{professionals.map(({ firstName }) => firstName).join(', ')}</span>
      </p>
    </div>
  );
}

/** What two customers wrote (rule W101). The average of all reviews stands at the top of the page. */
function Voices({ front, className }: { front: Front; className: string }) {
  if (front.reviews.length === 0) return null;
  return (
    <section aria-label={below.customersSay} className={className}>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-5">
        {front.reviews.map(({ id, rating, text, firstName }) => (
          <li key={id} className="rounded-lg bg-sand px-4 py-3.5 md:px-5 md:py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars value={rating} className="[&_svg]:size-4" />
              <span className="text-sm font-semibold wrap-anywhere">{firstName ?? below.aCustomer}</span>
            </p>
            <p className="mt-1.5 line-clamp-3 wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
