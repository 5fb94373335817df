import * as words from '#words/about';
import { Illustration } from './illustration.tsx';

export function VisitSteps() {
  return (
    <section
      aria-labelledby="visit-title"
      className="page-width grid gap-8 py-14 md:grid-cols-[1fr_1.15fr] md:gap-10 md:py-24 lg:gap-16"
    >
      <div className="md:sticky md:top-28 md:self-start">
        <h2 id="visit-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
          {words.howAVisitGoes}
        </h2>
        <p className="mt-3 max-w-md text-muted md:text-lg">{words.fiveSteps}</p>
        <Illustration name="massage" className="mt-6 aspect-16/10 rounded-2xl md:aspect-4/5 lg:mt-8 lg:aspect-4/3" />
      </div>
      <ol className="grid content-center">
        {words.steps.map(([title, text], index) => (
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
