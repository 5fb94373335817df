import { MapPin, Search, Star } from 'lucide-react';
import { type FormEvent, Suspense } from 'react';
import { useLocation } from 'wouter';
import * as common from '#words/common';
import * as words from '#words/home';
import { base } from '#words/site';
import { ratingClaim } from '../../../features/salon/settings/claims.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { useFront } from '../../../features/shop/first-screen/use-front.ts';
import { controlLook } from '../../../forms/control-look.ts';
import { paths } from '../../../paths.ts';
import { inBase } from '../../../shared/in-base.ts';
import { lazy } from '../../../shared/lazy.ts';
import { IconButton } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Offer } from './offer.tsx';

const BelowOffer = lazy(() => import('./below-offer.tsx'));
const Claims = lazy(() => import('./claims.tsx'));

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
          <Suspense fallback={<div className="min-h-14" />}>
            <Claims />
          </Suspense>
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
        <Suspense fallback={<div className="min-h-14" />}>
          <Claims />
        </Suspense>
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

/** The places of what comes below the offer, as far as this salon has it (rule W102). */
function BelowOfferSkeleton() {
  return (
    <>
      <div className="front-beside gap-x-10 gap-y-5 md:col-span-2 md:grid-cols-[1.15fr_1fr] md:items-center lg:grid-cols-2 lg:gap-x-12">
        <Skeleton className="awaits-pin h-21" />
        <Skeleton className="awaits-faces h-13" />
      </div>
      <Skeleton className="awaits-voices h-60 md:col-span-2 md:h-30" />
    </>
  );
}

/** Leads to all services that match. A form of the browser's own: it works before the scripts have loaded. */
function HomeSearch({ className }: { className: string }) {
  const [, navigate] = useLocation();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    navigate(text ? paths.allServicesFor(text) : paths.allServices);
  }

  return (
    <search className={className}>
      <form action={inBase(base, paths.allServices)} onSubmit={search} className="relative">
        <input
          type="search"
          name="search"
          aria-label={words.searchServices}
          placeholder={words.searchServices}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className={`${controlLook} rounded-full! pr-14 pl-5 [&::-webkit-search-cancel-button]:hidden`}
        />
        <IconButton icon={Search} label={words.search} type="submit" className="absolute top-0.5 right-0.5" />
      </form>
    </search>
  );
}
