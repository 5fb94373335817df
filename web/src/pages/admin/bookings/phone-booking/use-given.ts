import { useSearchParams } from 'wouter';
import { isDay } from '../../../../../../common/calendar.ts';
import type { Draft } from './draft.ts';

/** What the page that leads here knows already: who calls, or which slot was looked at. */
export function useGiven(): Draft {
  const [params] = useSearchParams();
  const [day, time] = [params.get('day') ?? '', params.get('time') ?? ''];
  const isSlot = isDay(day) && /^\d\d:\d\d:\d\d$/.test(time);
  return {
    caller: { mobile: params.get('mobile') ?? '', fullName: '', language: 'en' },
    lines: [],
    place: null,
    written: null,
    couponCode: '',
    professional: null,
    womenOnly: null,
    visit: isSlot ? { date: day, time } : null,
    unanswered: [],
  };
}
