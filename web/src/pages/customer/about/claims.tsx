import { claims } from '../../../features/settings/claims.ts';

const shown = [
  { figure: claims.years, what: 'years of work' },
  { figure: claims.clients, what: 'clients' },
  { figure: claims.services, what: 'services' },
  { figure: claims.rating, what: 'rating' },
  { figure: claims.reviews, what: 'reviews' },
];

export function Claims() {
  return (
    <section aria-label="In figures" className="@container page-width pt-10 md:pt-16">
      <dl className="grid grid-cols-6 gap-y-6 @max-[17rem]:flex @max-[17rem]:gap-x-6 @max-[17rem]:flex-wrap @max-[17rem]:justify-center rounded-xl bg-plum px-4 py-6 text-card md:flex md:justify-between md:px-10 md:py-8">
        {shown.map(({ figure, what }) => (
          <div
            key={what}
            className="col-span-2 flex flex-col-reverse text-center max-md:nth-[n+4]:col-span-3 md:text-left lg:text-center"
          >
            <dt className="text-sm text-mist">{what}</dt>
            <dd className="font-display text-2xl font-medium md:text-3xl lg:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
