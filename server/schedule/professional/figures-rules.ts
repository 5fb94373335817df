/** How busy a professional is (rule N23). Pure. */

import { minutesOf, without } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { type Roads, routeOf, type Stop, travelOn, type Workday } from '../fit/fit-rules.ts';

/** A visit that takes place or has taken place. */
export interface CountedVisit extends Stop {
  /** The customer chose her. */
  requested: boolean;
}

type Figures = Omit<Schemas['ProfessionalFigures'], 'professional'>;
type DayFigures = Omit<Figures, 'utilisation'>;

/** The minutes of her day without leave. */
export function rosteredOn({ hours, leave }: Workday): Minute {
  return minutesOf(without(hours, leave));
}

/** One day of hers. The visits are in order of time. */
export function figuresOn(workday: Workday, visits: CountedVisit[], roads: Roads): DayFigures {
  return {
    rosteredMinutes: rosteredOn(workday),
    visitMinutes: minutesOf(visits),
    travelMinutes: travelOn(routeOf(workday, visits, roads)),
    visits: visits.length,
    requestedByName: visits.filter(({ requested }) => requested).length,
  };
}

/** In parts of one, to a thousandth. More than all counts as all: staff may force visits beyond her hours. */
const share = (busy: Minute, rostered: Minute): number =>
  rostered === 0 ? 0 : Math.min(1, Math.round((1000 * busy) / rostered) / 1000);

/**
 * Sums up her days, which are in order. Nothing tells since when somebody is inactive, so her hours count until her last visit; undefined
 * if she had none.
 */
export function figuresOf(days: DayFigures[], active: boolean): Figures | undefined {
  const counted = active ? days : days.slice(0, days.findLastIndex(({ visits }) => visits > 0) + 1);
  if (!active && counted.length === 0) return undefined;
  const sum = (figure: keyof DayFigures) => counted.reduce((total, day) => total + day[figure], 0);
  const [rosteredMinutes, visitMinutes, travelMinutes] = [sum('rosteredMinutes'), sum('visitMinutes'), sum('travelMinutes')];
  return {
    rosteredMinutes,
    visitMinutes,
    travelMinutes,
    utilisation: share(visitMinutes + travelMinutes, rosteredMinutes),
    visits: sum('visits'),
    requestedByName: sum('requestedByName'),
  };
}
