import { type RefObject, Suspense, useEffect, useRef } from 'react';
import * as words from '#words/checkout';
import * as common from '#words/common';
import { money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { afterPaint } from '../../../shared/use-after-paint.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { isTaken, lastWaitDay, type Visit, type Wanted } from '../booking/availability.ts';
import { useVisitChoice, type VisitChoice } from '../booking/use-visit-choice.ts';
import { visitLine } from '../booking/visit-line.ts';
import { VisitPicker } from '../booking/visit-picker.tsx';
import type { Choices } from './order.ts';
import type { Who } from './use-order.ts';
import { WhoChoice } from './who-choice.tsx';

// Lazy, because few days are full.
const TellMe = lazy(() => import('../wait/tell-me.tsx'));

interface Props {
  wanted: Wanted;
  /** Rupees, at the chosen time. */
  price: number;
  /** Null in a salon with teams. */
  who: Who | null;
  onWho: (some: Partial<Choices>) => void;
  initial: Visit | null;
  /** True if one professional can do all of it. */
  isOneVisit: boolean;
  /** The cart could be booked as it is, so that the customer can wait for a time. */
  canWait: boolean;
  /** Called as soon as a slot is chosen. */
  onChoose: (visit: Visit) => void;
  onBack: () => void;
  onContinue: (visit: Visit) => void;
}

export function SlotStep({ wanted, price, who, onWho, initial, isOneVisit, canWait, onChoose, onBack, onContinue }: Props) {
  const choice = useVisitChoice(wanted, initial);
  const hasWaitingList = useSettings()?.hasWaitingList !== false;
  const { visit, isChosen } = choice;
  const picker = useRef<HTMLDivElement>(null);
  useSlotInSight(picker, choice.slots !== undefined);

  // Report the choice at once: the customer may leave the step by Back or by closing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every render makes another object for the same visit
  useEffect(() => {
    if (visit && isChosen) onChoose(visit);
  }, [visit?.date, visit?.time, isChosen]);

  return (
    <>
      {who && <WhoPart who={who} onWho={onWho} wanted={wanted} choice={choice} />}
      <div ref={picker}>
        <VisitPicker
          choice={choice}
          isOneVisit={isOneVisit}
          only={who?.professional && { name: who.professional.name, onAnyone: () => onWho({ professional: null }) }}
          waiting={
            canWait && hasWaitingList && isOneVisit ? { until: lastWaitDay(), offer: waitOffer(wanted, who, choice) } : undefined
          }
        />
      </div>
      <BottomBar
        onDesktop="in page"
        note={
          visit ? (
            <span className="flex flex-wrap justify-between gap-x-3">
              <span>{visitLine(visit, wanted.minutes)}</span>
              <span className="font-bold">{money(price)}</span>
            </span>
          ) : (
            choice.slots && !choice.noSlot && words.chooseSlot
          )
        }
      >
        <Button variant="secondary" onClick={onBack} className="md:min-w-32">
          {common.back}
        </Button>
        <Button
          // A `disabled` button would lose the focus if the slot is taken meanwhile.
          aria-disabled={!visit}
          onClick={() => visit && onContinue(visit)}
          className="max-md:flex-1 md:ml-auto md:min-w-40"
        >
          {common.goOn}
        </Button>
      </BottomBar>
    </>
  );
}

/** Where times of the day are taken, the customer can wait for one. */
function waitOffer({ serviceIds = [], addressId, womenOnly }: Wanted, who: Who | null, { day, slots, noSlot }: VisitChoice) {
  const isFull = isTaken(noSlot);
  const isSomeTaken = noSlot === null && slots?.some(({ reason }) => isTaken(reason));
  if (!day || !slots || !addressId || day > lastWaitDay() || !(isFull || isSomeTaken)) return null;
  const wished = {
    ...{ day, slots, serviceIds, addressId, womenOnly },
    professional: who?.professional ?? null,
    isWomenOnly: who?.isWomenOnly ?? false,
  };
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <TellMe key={day} wished={wished} isFull={isFull} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface WhoPartProps {
  who: Who;
  onWho: (some: Partial<Choices>) => void;
  wanted: Wanted;
  choice: VisitChoice;
}

/** The choice who shall come. Only salons with named professionals have it. */
function WhoPart({ who: { professional, isWomenOnly }, onWho, wanted, choice }: WhoPartProps) {
  const { serviceIds = [], addressId = null, womenOnly } = wanted;
  return (
    <WhoChoice
      visit={{ serviceIds, addressId, womenOnly }}
      chosen={professional}
      onChoose={chosen => {
        onWho({ professional: chosen && { id: chosen.id, name: chosen.name } });
        // Without a slot yet, go to the first that she has.
        if (chosen?.nextFree && !choice.visit) choice.chooseDay(chosen.nextFree.date);
      }}
      womenOnly={isWomenOnly}
      onWomenOnly={womenOnly => onWho({ womenOnly })}
    />
  );
}

/** Scrolls to the chosen slot, or to the first free one. On a phone, past and full slots may fill the screen before it. */
function useSlotInSight(picker: RefObject<HTMLElement | null>, areSlotsShown: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!areSlotsShown || isDone.current) return;
    // This waits until the bottom bar has measured its height and the step has scrolled to its top.
    return afterPaint(() => {
      isDone.current = true;
      const find = (which: string) => picker.current?.querySelector(`input[value*=":"]:${which}`);
      const slot = find('checked') ?? find('enabled');
      slot?.closest('label')?.scrollIntoView({ block: 'nearest' });
    });
  }, [areSlotsShown, picker]);
}
