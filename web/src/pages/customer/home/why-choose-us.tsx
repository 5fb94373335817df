import { BadgeIndianRupee, CalendarCheck, CalendarSync, GraduationCap, House } from 'lucide-react';
import * as words from '#words/below';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

const reasons = [
  {
    icon: House,
    title: words.atHome,
    text: words.atHomeText,
  },
  {
    icon: CalendarCheck,
    title: words.atHour,
    text: words.atHourText,
  },
  {
    icon: BadgeIndianRupee,
    title: words.pricesFirst,
    text: words.pricesFirstText,
  },
];
const ownAcademy = { icon: GraduationCap, title: words.trainedHands, text: words.trainedHandsText };
const anySalon = { icon: CalendarSync, title: words.plansChange, text: words.plansChangeText };

/** Only a salon that says so has an academy of its own (rule C20). In a script of its own, because it is far below. */
export default function WhyChooseUs() {
  const shown = [...reasons, useSettings()?.claims.ownAcademy ? ownAcademy : anySalon];
  return (
    <section aria-labelledby="why-title" className="bg-sand">
      <div className="page-width grid gap-8 py-12 md:py-20 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div>
          <h2 id="why-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
            {words.whyChooseUs}
          </h2>
          <p className="mt-3 max-w-md text-muted md:text-lg">{words.whyText}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-lg:hidden">
            <Actions />
          </div>
        </div>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 md:gap-y-10">
          {shown.map(({ icon: Icon, title, text }) => (
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
        {words.exploreServices}
      </LinkButton>
      <LinkButton href={paths.allServices} variant="secondary" className="max-md:flex-1 max-md:px-3 max-md:whitespace-nowrap">
        {words.seePrices}
      </LinkButton>
    </>
  );
}
