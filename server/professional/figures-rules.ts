/** How busy a professional is (rule N23). Pure. */
import type { Schemas } from '../contract/types.ts';
import { minutesOf, without } from '../shared/span.ts';
import type { IsoDate, Minute } from '../shared/time.ts';
import { type Roads, routeOf, type Stop, travelOn, type Workday } from './fit-rules.ts';

/** A visit that takes place or has taken place. */
export interface CountedVisit extends Stop {
  date: IsoDate;
  /** The customer chose her. */
  requested: boolean;
}

/** The minutes of her day without leave. */
export function rosteredOn({ hours, leave }: Workday): Minute {
  return minutesOf(without(hours, leave));
}

/** In parts of one, to a thousandth. More than all counts as all: visits may be forced beyond her hours. */
const share = (busy: Minute, rostered: Minute): number =>
  rostered === 0 ? 0 : Math.min(1, Math.round((1000 * busy) / rostered) / 1000);

type Figures = Omit<Schemas['ProfessionalFigures'], 'professional'>;

/** `workdays` has every day of the period, `visits` hers in order of time. */
export function figuresOf(workdays: Map<IsoDate, Workday>, visits: CountedVisit[], roads: Roads): Figures {
  const days = [...workdays.values()];
  const rosteredMinutes = days.reduce((sum, day) => sum + rosteredOn(day), 0);
  const visitMinutes = minutesOf(visits);
  const travelMinutes = [...Map.groupBy(visits, ({ date }) => date)].reduce((sum, [date, ofDay]) => {
    const workday = workdays.get(date) as Workday;
    return sum + travelOn(routeOf(workday, ofDay, roads));
  }, 0);
  return {
    rosteredMinutes,
    visitMinutes,
    travelMinutes,
    utilisation: share(visitMinutes + travelMinutes, rosteredMinutes),
    visits: visits.length,
    requestedByName: visits.filter(({ requested }) => requested).length,
  };
}
