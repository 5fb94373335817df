import { Illustration } from './illustration.tsx';

const steps = [
  {
    title: 'You choose',
    text: 'Choose services, an address, a day and a time slot. You see all prices first. To sign in, you only need a code that we text you.',
  },
  {
    title: 'We pack',
    text: 'Your team gets the list of what you booked, sterilises its tools and packs the products for your visit.',
  },
  {
    title: 'We arrive',
    text: 'The team shows its salon card at the door and asks where it can work. It brings its own sheets and towels.',
  },
  {
    title: 'You relax',
    text: 'First we talk about what you want and what suits your skin or hair. Then we do the work, without hurry.',
  },
  {
    title: 'We clean up',
    text: 'We take back all that we brought and leave the floor clean. You can pay after the service.',
  },
];

export function VisitSteps() {
  return (
    <section
      aria-labelledby="visit-title"
      className="page-width grid gap-8 py-14 md:grid-cols-[1fr_1.15fr] md:gap-10 md:py-24 lg:gap-16"
    >
      <div className="md:sticky md:top-28 md:self-start">
        <h2 id="visit-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
          How a home visit goes
        </h2>
        <p className="mt-3 max-w-md text-muted md:text-lg">Five steps, from booking to the end.</p>
        <Illustration name="massage" className="mt-6 aspect-16/10 rounded-2xl md:aspect-4/5 lg:mt-8 lg:aspect-4/3" />
      </div>
      <ol className="grid content-center">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="group relative flex gap-5 pb-8 last:pb-0">
            <span aria-hidden className="absolute top-12 bottom-1 left-5.5 w-0.5 bg-line group-last:hidden" />
            <span
              aria-hidden
              className="figures grid size-11 shrink-0 place-items-center rounded-full bg-marigold-tint font-display text-xl font-semibold"
            >
              {index + 1}
            </span>
            <div className="pt-1.5">
              <h3 className="font-display text-xl font-medium md:text-2xl">{title}</h3>
              <p className="mt-1 max-w-lg text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
