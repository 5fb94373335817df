import { Banknote, Bike, CalendarSync, LifeBuoy, MapPin, Phone, Sparkles, StickyNote, UsersRound } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/visit';
import { today } from '../../../shared/clock.ts';
import { duration, money } from '../../../shared/format.ts';
import { ignoreSecondClick } from '../../../shared/ignore-second-click.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AtTheDoor } from './at-the-door.tsx';
import { GuestLines, moneyWords, OtherLines } from './party-lines.tsx';
import { ReachCustomer, WriteToCustomer } from './reach-customer.tsx';
import { askForStep } from './step-dialogs.tsx';
import { addTap } from './tap-queue.ts';
import type { ShownVisit } from './tap-rules.ts';
import { type DaysState, isWaitingForSalon } from './use-days.ts';
import { VisitServices } from './visit-services.tsx';
import {
  collectWords,
  customerOf,
  helpWords,
  nameOf,
  nextStep,
  refusedWords,
  serviceWords,
  spanWords,
  stateWords,
  stepWords,
} from './visit-words.ts';

interface Props {
  visit: ShownVisit;
  by: DaysState;
  /** Above the times. */
  title?: ReactNode;
}

/** A visit with everything she needs on the way and at the door. The big button stays within the thumb's reach. */
export function VisitCard({ visit, by, title }: Props) {
  const { address, area, travelMinutes, services, note, date, state, helpAt, isWaiting, tip, everyWeeks } = visit;
  const { party } = visit;
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
          <span className="font-bold">{party && !party.leads ? moneyWords(party) : collectWords(visit)}</span>
          {party?.leads && party.others.length > 0 && <span className="block text-base">{moneyWords(party)}</span>}
          {tip > 0 && <span className="block">{words.tipForYou(money(tip))}</span>}
        </Line>
        <Line icon={Sparkles}>
          {party ? (
            <GuestLines {...party} />
          ) : (
            services.map(service => (
              <span key={service.name} className="block">
                {serviceWords(service)}
              </span>
            ))
          )}
        </Line>
        {party && party.others.length > 0 && (
          <Line icon={UsersRound}>
            <OtherLines {...party} />
          </Line>
        )}
        {everyWeeks !== undefined && <Line icon={CalendarSync}>{words.regular(everyWeeks)}</Line>}
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
      {!party && <VisitServices visit={visit} by={by} />}
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

interface StateButtonProps {
  visit: ShownVisit;
  phone: string | undefined;
}

const look = 'min-h-16 text-xl!';

/** The next step of a visit: one tap, or the dialog that asks what the step needs. */
function StateButton({ visit, phone }: StateButtonProps) {
  const { bookingId, codeWaived, refused } = visit;
  // A visit of an earlier day only lacks its end.
  const isOver = visit.date < today();
  const step = isOver && visit.state !== 'DONE' ? 'DONE' : nextStep(visit);
  const isHeld = !isOver && isWaitingForSalon(visit);
  if (!step || visit.isRefused) return null;

  function press() {
    if ((step === 'STARTED' && !codeWaived) || step === 'DONE') return askForStep(step, visit);
    // The button says the next step at once.
    ignoreSecondClick();
    if (step) void addTap({ bookingId, step, visit: nameOf(visit) });
  }

  return (
    <>
      {((refused && !isOver) || isHeld) && (
        <Alert tone="bad">{refusedWords(isHeld ? 'START_CODE_LOCKED' : (refused ?? ''))}</Alert>
      )}
      <div
        data-state-bar
        className="max-md:steady-text sticky bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-10 -mx-4 -my-2 bg-card px-4 py-2 low:static"
      >
        {isHeld && phone ? (
          <LinkButton block size="lg" href={callLink(phone)} className={look}>
            <Phone aria-hidden className="size-6" />
            {common.callTheSalon}
          </LinkButton>
        ) : (
          <Button block size="lg" onClick={press} className={look}>
            {stepWords[step]}
          </Button>
        )}
      </div>
    </>
  );
}

interface HelpButtonProps {
  visit: ShownVisit;
  phone: string | undefined;
}

/** 'I need help': calls the salon and marks the visit, so that every dashboard shows it. */
function HelpButton({ visit, phone }: HelpButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { bookingId } = visit;

  function callForHelp() {
    // The link must still be there when the browser follows it.
    setTimeout(() => setAsking(false));
    void addTap({ bookingId, step: 'HELP', visit: nameOf(visit) });
  }

  return (
    <>
      <Button variant="secondary" size="lg" block onClick={() => setAsking(true)} className="border-madder! text-madder!">
        <LifeBuoy aria-hidden className="size-6" strokeWidth={1.75} />
        {stepWords.HELP}
      </Button>
      {isAsking && (
        <Dialog
          onClose={() => setAsking(false)}
          title={words.helpQuestion}
          footer={
            <div className="grid w-full gap-3">
              {/* A link, because only a tap on one opens the phone without a question of the browser. */}
              {phone ? (
                <a
                  href={callLink(phone)}
                  onClick={callForHelp}
                  className={`${buttonLook({ variant: 'danger', size: 'lg', block: true })} min-h-16 text-xl!`}
                >
                  <Phone aria-hidden className="size-6" />
                  {words.callForHelp}
                </a>
              ) : (
                <Button variant="danger" size="lg" block onClick={callForHelp} className="min-h-16 text-xl!">
                  {words.askForHelp}
                </Button>
              )}
              <Button variant="secondary" size="lg" block onClick={() => setAsking(false)}>
                {common.cancel}
              </Button>
            </div>
          }
        >
          <p className="text-lg">{words.helpText}</p>
        </Dialog>
      )}
    </>
  );
}
