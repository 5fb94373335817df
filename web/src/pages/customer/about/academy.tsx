import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Illustration } from './illustration.tsx';

const stages = [
  { title: 'Learn', text: 'Hair, skin, nails, make-up, mehendi: lessons in the morning, practice in the afternoon.' },
  { title: 'Assist', text: 'Then months of work in the salon, next to a senior beautician.' },
  { title: 'Visit homes', text: 'Only then home visits, with a partner at first. New methods are taught to everybody.' },
];

export function Academy() {
  return (
    <section aria-labelledby="academy-title" className="bg-sand">
      <div className="page-width grid items-center gap-8 py-14 md:grid-cols-[1.15fr_1fr] md:gap-10 md:py-24 lg:gap-16">
        <div>
          <h2 id="academy-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
            Our academy
          </h2>
          <p className="mt-3 max-w-xl text-muted md:text-lg">
            Every beautician who comes to your home has trained with us. We teach the work ourselves, so we know how well each of
            them does it.
          </p>
          <ol className="mt-6 grid gap-5 md:mt-8">
            {stages.map(({ title, text }) => (
              <li key={title} className="border-l-2 border-marigold pl-5">
                <h3 className="font-display text-xl font-medium">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ol>
          <LinkButton href={paths.contact} variant="secondary" className="mt-7">
            Ask About Courses
          </LinkButton>
        </div>
        <Illustration name="hands" className="rounded-2xl max-md:order-first md:max-lg:aspect-3/4" />
      </div>
    </section>
  );
}
