import * as bookingWords from '#words/booking';
import * as words from '#words/party';
import { messageOf } from '../../../api/message-of.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { duration, longDate, time } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SalonPhone } from '../../salon/settings/salon.tsx';
import { DayStrip } from '../booking/day-strip.tsx';
import { lengthOf, type Plan, type Plans } from '../guests/guests.ts';
import { PlanPicture } from '../guests/plan-picture.tsx';
import { type PartyTime, timesOn } from './party-times.ts';
import type { PartyChoosing } from './use-party-choice.ts';

/** Day, time and plan of a visit for several guests, for checkout and for moving a booking. */
export function PartyPicker({ choice }: { choice: PartyChoosing }) {
  const { settings, days, daysError, reloadDays, day, chooseDay, when, chooseTime } = choice;
  const { found, plans = [], planError, reloadPlans, plan, chooseNumber, isAsked } = choice;
  return (
    <div className="grid grid-cols-1 gap-6">
      {daysError && !days ? (
        <ReadFailed onRetry={reloadDays}>{messageOf(daysError, bookingWords.slotsFailed)}</ReadFailed>
      ) : days ? (
        <DayStrip days={days} value={day} onChange={chooseDay} isOfOne={false} />
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
            onChange={kind => chooseTime(kind === 'READY' ? { readyBy: clockOf(when) } : { bookingTime: clockOf(when) })}
            cards={[
              { value: 'READY', label: words.readyBy },
              { value: 'BEGIN', label: words.beginAt },
            ]}
          />
          <SelectField
            label={'readyBy' in when ? words.readyBy : words.beginAt}
            value={clockOf(when)}
            onChange={({ target }) => chooseTime(withClock(when, target.value))}
            options={timesOn(settings, day, when).map(clock => ({ value: clock, label: time(clock) }))}
          />
        </section>
      )}
      {isAsked && when && (
        <section aria-live="polite" aria-busy={!found && !planError} className="min-h-40">
          {planError && !found ? (
            <ReadFailed onRetry={reloadPlans}>{messageOf(planError, words.planFailed)}</ReadFailed>
          ) : !found ? (
            <>
              <p className="mb-3 text-sm text-muted">{words.planning}</p>
              <Skeleton className="h-40" />
            </>
          ) : plan ? (
            <Found plans={plans} plan={plan} onNumber={chooseNumber} />
          ) : (
            <NoPlan found={found} onTime={clock => chooseTime(withClock(when, clock))} />
          )}
        </section>
      )}
    </div>
  );
}

function clockOf(when: PartyTime): string {
  return 'readyBy' in when ? when.readyBy : when.bookingTime;
}

function withClock(when: PartyTime, clock: string): PartyTime {
  return 'readyBy' in when ? { readyBy: clock } : { bookingTime: clock };
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
