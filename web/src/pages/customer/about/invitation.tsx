import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

export function Invitation() {
  return (
    <section aria-labelledby="invitation-title" className="page-width pb-14 md:pb-24">
      <div className="rounded-2xl bg-marigold-tint px-6 py-10 text-center md:px-12 md:py-16">
        <h2 id="invitation-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
          Shall we come to you?
        </h2>
        <p className="mx-auto mt-3 max-w-md text-muted md:text-lg">See what others book most, or tell us what you want.</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <LinkButton href={paths.book} className="max-sm:w-full">
            Book a Visit
          </LinkButton>
          <LinkButton href={paths.contact} variant="secondary" className="max-sm:w-full">
            Contact Us
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
