import { Check } from 'lucide-react';
import * as words from '#words/below';
import { figures, textHere } from '../../../features/salon/settings/claims.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';

const names = { years: words.years, clients: words.clients, services: words.servicesClaim };

/** What the owner says of the salon. Of one who says nothing: what is true of every visit that is booked here (rule C20). */
export default function Claims() {
  const settings = useSettings();
  if (!settings) return <div className="min-h-14" />;
  const typed = figures(settings.claims);
  const lines = settings.claims.lines.map(textHere);
  const isFree = settings.cancelFeePercent === 0;
  const facts = [words.pricesBefore, words.payAfterVisit, ...(isFree ? [words.moveYourself] : [])];
  const said = lines.length > 0 ? lines : typed.length === 0 ? facts : [];
  return (
    <div className="grid gap-5">
      {typed.length > 0 && (
        <dl className="flex justify-between lg:justify-start lg:gap-16">
          {typed.map(({ of, figure }) => (
            <div key={of} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{names[of]}</dt>
              <dd className="font-display text-2xl font-medium lg:text-3xl">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {said.length > 0 && (
        <ul aria-label={words.weSpeak} className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
          {said.map(line => (
            <li key={line} className="flex items-start gap-2.5 font-medium">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={2.25} />
              <span className="wrap-anywhere">{line}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
