import { useEffect, useState } from 'react';
import * as bookingWords from '#words/booking';
import * as checkoutWords from '#words/checkout';
import * as common from '#words/common';
import * as words from '#words/party';
import { messageOf } from '../../../api/message-of.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { duration, longDate, money, time } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SalonPhone } from '../../salon/settings/salon.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import type { Guest } from '../../shop/cart/cart.ts';
import { useBookableDays, type Visit } from '../booking/availability.ts';
import { DayStrip } from '../booking/day-strip.tsx';
import { lengthOf, type PartyChoice, type Plan, type Plans } from '../guests/guests.ts';
import { PlanPicture } from '../guests/plan-picture.tsx';
import { type PartyTime, proposedTime, timesOn } from './party-times.ts';
import { usePlans } from './use-plans.ts';

interface Chosen {
  visit: Visit;
  party: PartyChoice;
}

interface Props {
  guests: Guest[];
  addressId: string;
  /** Null in a salon with teams. */
  womenOnly: { isOn: boolean; asked: boolean | undefined } | null;
  onWomenOnly: (womenOnly: boolean) => void;
  /** Rupees. */
  price: number;
  initial: { visit: Visit | null; party: PartyChoice | null };
  onChoose: (chosen: Chosen) => void;
  onBack: () => void;
  onContinue: (chosen: Chosen) => void;
}

/** Day and time of a visit for several guests, and how many come: the fewest that have everyone ready, or more who take less time. */
export default function PartyStep(props: Props) {
  const { guests, addressId, womenOnly, onWomenOnly, price, initial, onChoose, onBack, onContinue } = props;
  const settings = useSettings();
  const { data: days, error: daysError, mutate: reloadDays } = useBookableDays({ minutes: 0, addressId });
  const [chosenDay, setDay] = useState(initial.visit?.date);
  const day = chosenDay ?? days?.find(({ reason }) => reason === null)?.date;
  const [asked, setAsked] = useState<PartyTime | null>(timeOfChoice(initial));
  const when = asked ?? (settings && day ? proposedTime(settings, day) : null);
  const wanted = day && when ? { guests, addressId, bookingDate: day, ...when, womenOnly: womenOnly?.asked } : null;
  const { data: found, error, mutate } = usePlans(wanted);
  const [number, setNumber] = useState(initial.party?.professionals);
  const plan = found?.plans.find(({ professionals }) => professionals === number) ?? found?.plans[0];
  const chosen = plan && day && when ? choiceOf(plan, day, when) : null;

  // Reported at once: the customer may leave the step by Back or by closing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every render makes another object for the same choice
  useEffect(() => {
    if (chosen && asked) onChoose(chosen);
  }, [JSON.stringify(chosen), asked]);

  return (
    <>
      <div className="grid grid-cols-1 gap-6">
        {womenOnly && (
          <SwitchField
            label={checkoutWords.onlyWomen}
            hint={checkoutWords.onlyWomenHint}
            checked={womenOnly.isOn}
            onChange={({ target }) => onWomenOnly(target.checked)}
          />
        )}
        {daysError && !days ? (
          <ReadFailed onRetry={reloadDays}>{messageOf(daysError, bookingWords.slotsFailed)}</ReadFailed>
        ) : days ? (
          <DayStrip days={days} value={day} onChange={setDay} isOfOne={false} />
        ) : (
          <Skeleton className="h-23" />
        )}
        {settings && day && when && (
          <section aria-label={words.whenReady} className="grid gap-4">
            <p className="font-semibold">{longDate(day)}</p>
            <RadioCards
              legend={words.whenReady}
              showLegend
              compact
              className="grid grid-cols-2 gap-3"
              value={'readyBy' in when ? 'READY' : 'BEGIN'}
              onChange={kind => setAsked(kind === 'READY' ? { readyBy: clockOf(when) } : { bookingTime: clockOf(when) })}
              cards={[
                { value: 'READY', label: words.readyBy },
                { value: 'BEGIN', label: words.beginAt },
              ]}
            />
            <SelectField
              label={'readyBy' in when ? words.readyBy : words.beginAt}
              value={clockOf(when)}
              onChange={({ target }) => setAsked(withClock(when, target.value))}
              options={timesOn(settings, day, when).map(clock => ({ value: clock, label: time(clock) }))}
            />
          </section>
        )}
        {wanted && (
          <section aria-live="polite" aria-busy={!found && !error} className="min-h-40">
            {error && !found ? (
              <ReadFailed onRetry={mutate}>{messageOf(error, words.planFailed)}</ReadFailed>
            ) : !found ? (
              <>
                <p className="mb-3 text-sm text-muted">{words.planning}</p>
                <Skeleton className="h-40" />
              </>
            ) : plan ? (
              <Found plans={found.plans} plan={plan} onNumber={setNumber} />
            ) : (
              <NoPlan found={found} onTime={clock => when && setAsked(withClock(when, clock))} />
            )}
          </section>
        )}
      </div>
      <BottomBar
        onDesktop="in page"
        note={
          plan ? (
            <span className="flex flex-wrap justify-between gap-x-3">
              <span>{words.allReady(time(plan.endTime))}</span>
              <span className="font-bold">{money(price)}</span>
            </span>
          ) : (
            found && words.choosePlan
          )
        }
      >
        <Button variant="secondary" onClick={onBack} className="md:min-w-32">
          {common.back}
        </Button>
        <Button
          // A `disabled` button would lose the focus if the plan is gone meanwhile.
          aria-disabled={!chosen}
          onClick={() => chosen && onContinue(chosen)}
          className="max-md:flex-1 md:ml-auto md:min-w-40"
        >
          {common.goOn}
        </Button>
      </BottomBar>
    </>
  );
}

function clockOf(when: PartyTime): string {
  return 'readyBy' in when ? when.readyBy : when.bookingTime;
}

function withClock(when: PartyTime, clock: string): PartyTime {
  return 'readyBy' in when ? { readyBy: clock } : { bookingTime: clock };
}

function timeOfChoice({ visit, party }: Props['initial']): PartyTime | null {
  if (!visit || !party) return null;
  return party.readyBy ? { readyBy: party.readyBy } : { bookingTime: visit.time };
}

function choiceOf(plan: Plan, date: string, when: PartyTime): Chosen {
  const { bookingTime, professionals } = plan;
  return {
    visit: { date, time: bookingTime, until: null },
    party: { professionals, ...('readyBy' in when && { readyBy: when.readyBy }) },
  };
}

interface FoundProps {
  plans: Plan[];
  plan: Plan;
  onNumber: (professionals: number) => void;
}

/** The plans to choose from, and the chosen one as a picture. */
function Found({ plans, plan, onNumber }: FoundProps) {
  return (
    <div className="grid gap-5">
      <RadioCards
        legend={words.howMany}
        showLegend
        className="grid gap-3 sm:grid-cols-2"
        value={String(plan.professionals)}
        onChange={value => onNumber(Number(value))}
        cards={plans.map((one, index) => {
          const before = plans[index - 1];
          return {
            value: String(one.professionals),
            label: words.professionals(one.professionals),
            hint: (
              <span className="figures">
                {time(one.bookingTime)} - {time(one.endTime)}
                {before && ` · ${words.saves(duration(lengthOf(before) - lengthOf(one)))}`}
              </span>
            ),
          };
        })}
      />
      <div>
        <h3 className="mb-3 font-semibold">{words.thePlan}</h3>
        <PlanPicture guests={plan.guests} nameOf={words.nthProfessional} />
      </div>
    </div>
  );
}

const reasons: Partial<Record<NonNullable<Plans['reason']>, string>> = {
  PAST: words.noPlanSoSoon,
  CLOSED: words.noPlanClosed,
  OUTSIDE_AREA: words.noPlanOutside,
};

function NoPlan({ found: { reason, otherTimes }, onTime }: { found: Plans; onTime: (clock: string) => void }) {
  return (
    <Alert tone="warning">
      <p>{(reason && reasons[reason]) || words.noPlan}</p>
      {otherTimes.length > 0 ? (
        <>
          <p className="mt-2">{words.theseWork}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {otherTimes.map(clock => (
              <Button key={clock} size="sm" variant="secondary" onClick={() => onTime(clock)}>
                {time(clock)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className="mt-1">
          {words.otherDayOrTime} {bookingWords.pleaseCall} <SalonPhone />
        </p>
      )}
    </Alert>
  );
}
