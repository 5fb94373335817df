import { Banknote, Bike, MapPin, Sparkles, StickyNote } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as words from '#words/visit';
import { today } from '../../../shared/clock.ts';
import { duration, money } from '../../../shared/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { AtTheDoor } from './at-the-door.tsx';
import { HelpButton } from './help-button.tsx';
import { ReachCustomer, WriteToCustomer } from './reach-customer.tsx';
import { StateButton } from './state-button.tsx';
import type { ShownVisit } from './tap-rules.ts';
import type { DaysState } from './use-days.ts';
import { VisitServices } from './visit-services.tsx';
import { collectWords, customerOf, helpWords, serviceWords, spanWords, stateWords } from './visit-words.ts';

interface Props {
  visit: ShownVisit;
  by: DaysState;
  /** Above the times. */
  title?: ReactNode;
}

/** A visit with everything she needs on the way and at the door. The big button stays within the thumb's reach. */
export function VisitCard({ visit, by, title }: Props) {
  const { address, area, travelMinutes, services, note, date, state, helpAt, isWaiting, tip } = visit;
  const nameId = useId();
  const isBeforeTheDoor = state === 'PLANNED' || state === 'ON_THE_WAY';
  return (
    <Card as="section" padding="sm" aria-labelledby={nameId} className="grid gap-4">
      <div>
        {title}
        <p className="figures text-2xl font-bold">{spanWords(visit)}</p>
        <h2 id={nameId} className="mt-0.5 font-display text-3xl font-medium wrap-anywhere">
          {customerOf(visit)}
        </h2>
      </div>
      <ul className="grid gap-3 text-lg">
        <Line icon={MapPin}>
          {address ? <span className="whitespace-pre-line">{address}</span> : area}
          {!address && <span className="block text-base text-muted">{hiddenWords(date)}</span>}
        </Line>
        {travelMinutes > 0 && isBeforeTheDoor && <Line icon={Bike}>{words.toGetThere(duration(travelMinutes))}</Line>}
      </ul>
      <ReachCustomer visit={visit} by={by} />
      <ul className="grid gap-3 text-lg">
        <Line icon={Banknote}>
          <span className="font-bold">{collectWords(visit)}</span>
          {tip > 0 && <span className="block">{words.tipForYou(money(tip))}</span>}
        </Line>
        <Line icon={Sparkles}>
          {services.map(service => (
            <span key={service.name} className="block">
              {serviceWords(service)}
            </span>
          ))}
        </Line>
        {note && (
          <Line icon={StickyNote}>
            <span className="block rounded-md bg-marigold-tint px-3 py-2 whitespace-pre-line">{note}</span>
          </Line>
        )}
      </ul>
      <WriteToCustomer visit={visit} by={by} />
      <div role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg empty:-mb-4">
        {state !== 'PLANNED' && <span className="font-semibold">{stateWords(visit)}</span>}
        {isWaiting && <Badge tone="warning">{words.waitsToBeSent}</Badge>}
        {helpAt && <span className="basis-full font-semibold text-madder">{helpWords(visit)}</span>}
      </div>
      <VisitServices visit={visit} by={by} />
      {date <= today() && <StateButton visit={visit} phone={by.salon?.phone} />}
      <AtTheDoor visit={visit} phone={by.salon?.phone} />
      {state !== 'DONE' && date >= today() && <HelpButton visit={visit} phone={by.salon?.phone} />}
    </Card>
  );
}

/** Addresses are shown from the eve until the end of the day after (rule W35). */
function hiddenWords(date: string): string {
  return date < today() ? words.addressHidden : words.addressAtSix;
}

function Line({ icon: Icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-plum" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </li>
  );
}
