import { BadgeIndianRupee, Clock, type LucideIcon, ShieldCheck, Sparkles } from 'lucide-react';
import * as words from '#words/about';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';

const promises: { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Sparkles, title: words.clean, text: words.cleanText },
  { icon: ShieldCheck, title: words.safe, text: words.safePlain },
  { icon: Clock, title: words.onTime, text: words.onTimeText },
  { icon: BadgeIndianRupee, title: words.noSurprises, text: words.noSurprisesText },
];

/** That papers are checked is said only of a salon that says so itself (rule C20). */
export function Promises() {
  const checksPapers = useSettings()?.claims.checksPapers;
  return (
    <section aria-labelledby="promises-title" className="page-width py-14 md:py-24">
      <h2 id="promises-title" className="font-display text-3xl font-medium tracking-tight md:text-4xl">
        {words.whatWePromise}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2 md:mt-10 lg:grid-cols-4">
        {promises.map(({ icon: Icon, title, text }) => (
          <li key={title} className="max-sm:flex max-sm:gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-plum-tint text-plum">
              <Icon aria-hidden className="size-6" strokeWidth={1.75} />
            </span>
            <div className="sm:mt-4">
              <h3 className="font-display text-xl font-medium">{title}</h3>
              <p className="mt-1 text-muted">{checksPapers && title === words.safe ? words.safeText : text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
