import { Clock } from 'lucide-react';
import * as words from '#words/contact';
import * as footer from '#words/footer';
import { openState } from '../../../features/salon/settings/open-state.ts';
import { openingHoursLines } from '../../../features/salon/settings/opening-hours.ts';
import type { Settings } from '../../../features/salon/settings/use-settings.ts';
import { today } from '../../../shared/clock.ts';
import { longDate } from '../../../shared/format.ts';
import { useNow } from '../../../shared/use-now.ts';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { ContactFact } from './contact-fact.tsx';

/** The opening hours of the week, and whether the salon is open now, in the salon's time zone. */
export function Hours({ settings }: { settings: Settings | undefined }) {
  return (
    <ContactFact icon={Clock} title={footer.openingHours}>
      {settings ? <Week settings={settings} /> : <TextSkeleton lines={3} />}
    </ContactFact>
  );
}

function Week({ settings }: { settings: Settings }) {
  const now = useNow(30_000);
  const { isOpen, title, detail } = openState(settings, now);
  const closedSoon = settings.closedDays.filter(day => day >= today(now)).slice(0, 3);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`flex items-center gap-2 font-semibold ${isOpen ? 'text-leaf' : 'text-madder'}`}>
          <span aria-hidden className={`size-2.5 rounded-full ${isOpen ? 'bg-leaf' : 'border-2 border-madder'}`} />
          {isOpen ? title : words.closedNow}
        </span>
        <span className="figures text-muted">{isOpen ? detail : title}</span>
      </p>
      <dl className="figures mt-1.5 grid gap-x-4 sm:grid-cols-[auto_1fr] md:max-lg:grid-cols-1">
        {openingHoursLines(settings.openingHours).map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt className="max-sm:mt-1.5 md:max-lg:mt-1.5">{days}</dt>
            <dd className="font-semibold">{hours}</dd>
          </div>
        ))}
      </dl>
      {closedSoon.length > 0 && (
        <p className="figures mt-1.5 text-muted">{words.closedOn(closedSoon.map(longDate).join('; '))}</p>
      )}
    </>
  );
}
