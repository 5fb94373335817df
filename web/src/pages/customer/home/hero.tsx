import { Star } from 'lucide-react';
import * as common from '#words/common';
import * as words from '#words/home';
import { AreaButton } from '../../../features/area/area-button.tsx';
import { claims, ratingClaim } from '../../../features/settings/claims.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

// The rating and the reviews are above the title.
const shown = [
  { figure: claims.years, what: words.years },
  { figure: claims.clients, what: words.clients },
  { figure: claims.services, what: words.servicesClaim },
];

export function Hero() {
  return (
    <section className="page-width grid items-center gap-8 pt-6 md:grid-cols-[1.15fr_1fr] md:gap-10 md:pt-10 lg:grid-cols-2 lg:gap-12">
      <div>
        <Rating />
        <PageTitle className="mt-3 text-4xl! md:text-5xl! lg:mt-4 lg:text-6xl!">{words.heroTitle}</PageTitle>
        <p className="mt-4 max-w-md text-lg text-muted lg:mt-5">{words.heroText}</p>
        <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
          <LinkButton href={paths.services} className={actionLook}>
            {common.bookAppointment}
          </LinkButton>
          <LinkButton href={paths.allServices} variant="secondary" className={actionLook}>
            {words.viewServices}
          </LinkButton>
        </div>
        <AreaButton />
        <dl className="mt-8 hidden justify-between border-t border-line pt-6 md:flex lg:mt-12 lg:justify-start lg:gap-16">
          <Claims />
        </dl>
      </div>
      <img
        src="/hero.svg"
        alt=""
        width={1200}
        height={1000}
        fetchPriority="high"
        className="aspect-6/5 w-full rounded-xl bg-sand object-cover md:rounded-2xl"
      />
      <dl className="flex justify-between border-b border-line pb-6 md:hidden">
        <Claims />
      </dl>
    </section>
  );
}

/** Keeps its place, because the first paint does not know the settings yet. */
function Rating() {
  const settings = useSettings();
  const claim = settings && ratingClaim(settings);
  return (
    <p className="flex min-h-5.5 items-center gap-2 text-sm font-semibold">
      {claim && (
        <>
          <Star aria-hidden className="size-4.5 fill-marigold text-marigold" />
          {words.ratingFrom(claim.rating, claim.reviews)}
        </>
      )}
    </p>
  );
}

// Side by side even at 360 px.
const actionLook = 'whitespace-nowrap max-md:flex-1 max-md:px-3 lg:min-h-14 lg:px-7';

function Claims() {
  return shown.map(({ figure, what }) => (
    <div key={what} className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{what}</dt>
      <dd className="font-display text-2xl font-medium lg:text-3xl">{figure}</dd>
    </div>
  ));
}
