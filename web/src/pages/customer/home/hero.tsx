import { Check, MapPin, Star } from 'lucide-react';
import { Suspense } from 'react';
import * as common from '#words/common';
import * as words from '#words/home';
import { useFront } from '../../../features/front/use-front.ts';
import { figures, ratingClaim, textHere } from '../../../features/settings/claims.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { lazy } from '../../../shared/lazy.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { BelowOfferSkeleton } from './below-offer-skeleton.tsx';
import { HomeSearch } from './home-search.tsx';
import { Offer } from './offer.tsx';

const BelowOffer = lazy(() => import('./below-offer.tsx'));

/** The first screen (rule W100): on a phone everything that leads to a booking comes before the picture. */
export function Hero() {
  const settings = useSettings();
  const front = useFront();
  return (
    <section className="page-width grid items-center gap-x-10 gap-y-3.5 pt-3 md:grid-cols-[1.15fr_1fr] md:gap-y-8 md:pt-10 lg:grid-cols-2 lg:gap-x-12">
      <div>
        <Rating />
        <PageTitle className="mt-2 text-3xl! md:mt-3 md:text-5xl! lg:mt-4 lg:text-6xl!">{words.heroTitle}</PageTitle>
        {/* Room for the longer text: the first paint does not know which one this salon has. */}
        <p className="mt-2 min-h-[3lh] max-w-md text-muted max-md:leading-snug md:mt-4 md:min-h-[2lh] md:text-lg lg:mt-5">
          {settings?.claims.ownAcademy ? words.heroText : words.heroTextPlain}
        </p>
        <HomeSearch className="mt-2.5 block max-w-md md:mt-6" />
        <div className="mt-3 flex flex-wrap gap-3 md:mt-4">
          <LinkButton href={paths.services} className={actionLook}>
            {common.bookAppointment}
          </LinkButton>
          <LinkButton href={paths.allServices} variant="secondary" className={actionLook}>
            {words.viewServices}
          </LinkButton>
        </div>
        <div className="mt-8 hidden border-t border-line pt-6 md:block">
          <Claims />
        </div>
      </div>
      <img
        src="/hero.svg"
        alt=""
        width={1200}
        height={1000}
        fetchPriority="high"
        className="aspect-6/5 w-full rounded-xl bg-sand object-cover max-md:order-1 md:rounded-2xl"
      />
      <Offer front={front} className="min-w-0 md:col-span-2" />
      {front ? (
        <Suspense fallback={<BelowOfferSkeleton />}>
          <BelowOffer front={front} />
        </Suspense>
      ) : (
        <BelowOfferSkeleton />
      )}
      <div className="order-2 border-b border-line pb-6 md:hidden">
        <Claims />
      </div>
    </section>
  );
}

/** The rating, or else where the salon comes. Keeps its place, because the first paint does not know the settings yet. */
function Rating() {
  const settings = useSettings();
  const claim = settings && ratingClaim(settings);
  return (
    <p className="flex min-h-5.5 items-center gap-2 text-sm font-semibold">
      {claim ? (
        <>
          <Star aria-hidden className="size-4.5 fill-marigold text-marigold" />
          {words.ratingFrom(claim.rating, claim.reviews)}
        </>
      ) : (
        settings?.city && (
          <>
            <MapPin aria-hidden className="size-4.5 text-plum" />
            {words.inCity(settings.city)}
          </>
        )
      )}
    </p>
  );
}

// Side by side even at 360 px.
const actionLook = 'whitespace-nowrap max-md:flex-1 max-md:px-3 lg:min-h-14 lg:px-7';

const names = { years: words.years, clients: words.clients, services: words.servicesClaim };

/** What the owner says of the salon. Of one who says nothing: what is true of every visit that is booked here (rule C20). */
function Claims() {
  const settings = useSettings();
  if (!settings) return <div className="min-h-14" />;
  const typed = figures(settings.claims);
  const lines = settings.claims.lines.map(textHere);
  const isFree = settings.cancelFeePercent === 0;
  const facts = [words.pricesBefore, words.payAfterVisit, ...(isFree ? [words.moveYourself] : [])];
  const said = lines.length > 0 ? lines : typed.length === 0 ? facts : [];
  return (
    <div className="grid gap-5">
      {typed.length > 0 && (
        <dl className="flex justify-between lg:justify-start lg:gap-16">
          {typed.map(({ of, figure }) => (
            <div key={of} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{names[of]}</dt>
              <dd className="font-display text-2xl font-medium lg:text-3xl">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {said.length > 0 && (
        <ul aria-label={words.weSpeak} className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
          {said.map(line => (
            <li key={line} className="flex items-start gap-2.5 font-medium">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={2.25} />
              <span className="wrap-anywhere">{line}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
