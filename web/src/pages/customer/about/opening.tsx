import { useSalonName } from '../../../features/settings/salon.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Illustration } from './illustration.tsx';

/** What the salon is, beside three illustrations. */
export function Opening() {
  const name = useSalonName();
  return (
    <section className="page-width grid items-center gap-8 pt-6 md:grid-cols-2 md:gap-10 md:pt-12 lg:gap-16">
      <div>
        <p className="font-semibold text-plum">About {name}</p>
        <PageTitle className="mt-2 text-4xl! lg:text-5xl!">Beauticians from our own academy</PageTitle>
        <p className="mt-4 max-w-lg text-lg text-muted">We began as a small salon with a school for beauticians.</p>
        <p className="mt-3 max-w-lg text-muted md:text-lg">
          Today our teams come to your home and bring all they need. All our beauticians have learned their work in our salon and
          academy.
        </p>
      </div>
      <div className="grid grid-cols-[3fr_2fr] gap-3 md:gap-4">
        <Illustration name="make-up" eager className="row-span-2 h-full rounded-2xl" />
        <Illustration name="haircut" eager className="rounded-xl" />
        <Illustration name="manicure" eager className="rounded-xl" />
      </div>
    </section>
  );
}
