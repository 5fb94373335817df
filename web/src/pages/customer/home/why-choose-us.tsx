import { BadgeIndianRupee, CalendarCheck, GraduationCap, House } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

const reasons = [
  {
    icon: House,
    title: 'At your home',
    text: 'We bring products, tools and fresh towels. You only open the door.',
  },
  {
    icon: CalendarCheck,
    title: 'At your hour',
    text: 'Pick a day and a time slot. We come at the beginning of the slot.',
  },
  {
    icon: BadgeIndianRupee,
    title: 'Prices you see first',
    text: 'Every service shows its price before you book, and you can pay after it is done.',
  },
  {
    icon: GraduationCap,
    title: 'Trained hands',
    text: 'Our beauticians learn their trade at our own academy, and keep learning there.',
  },
];

export function WhyChooseUs() {
  return (
    <section aria-labelledby="why-title" className="bg-sand">
      <div className="page-width grid gap-8 py-12 md:py-20 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div>
          <h2 id="why-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
            Why choose us
          </h2>
          <p className="mt-3 max-w-md text-muted md:text-lg">
            A good salon visit is mostly about being looked after. So we left out the travelling and the waiting.
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-lg:hidden">
            <Actions />
          </div>
        </div>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 md:gap-y-10">
          {reasons.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-card text-plum">
                <Icon aria-hidden className="size-6" strokeWidth={1.75} />
              </span>
              <div>
                <h3 className="font-display text-xl font-medium">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 lg:hidden">
          <Actions />
        </div>
      </div>
    </section>
  );
}

function Actions() {
  return (
    <>
      <LinkButton href={paths.allServices} className="max-md:flex-1 max-md:px-3 max-md:whitespace-nowrap">
        Explore Services
      </LinkButton>
      <LinkButton href={paths.allServices} variant="secondary" className="max-md:flex-1 max-md:px-3 max-md:whitespace-nowrap">
        See Prices
      </LinkButton>
    </>
  );
}
