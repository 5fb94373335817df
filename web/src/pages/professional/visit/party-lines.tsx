import * as words from '#words/party';
import { plainTime } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import type { OwnPart } from './visit.ts';
import { spanWords, stateName } from './visit-words.ts';

/** Whom she serves and when, at a visit for several guests. */
export function GuestLines({ serves }: Pick<OwnPart, 'serves'>) {
  return (
    <ol className="grid gap-2">
      {serves.map(service => (
        <li key={`${service.guest} ${service.from}`} className="flex gap-3">
          <span className="figures shrink-0 whitespace-nowrap">{plainTime(service.from)}</span>
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{service.label || words.guest(service.guest)}</span>
            <span className="block text-base text-muted">{nameIn(service)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who else comes and when, and how far each is. */
export function OtherLines({ others }: Pick<OwnPart, 'others'>) {
  return (
    <>
      <span className="block text-base text-muted">{words.comesToo}</span>
      <ul>
        {others.map(one => (
          <li key={one.part} className="wrap-anywhere">
            {one.name ?? words.nobodyYet}{' '}
            <span className="figures text-base text-muted">
              {spanWords(one)}
              {one.state !== 'PLANNED' && ` · ${stateName(one.state)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who takes the money: she, or the one who leads. */
export function moneyWords({ leads, leaderName }: OwnPart): string {
  if (leads) return words.youLead;
  return leaderName ? words.theyCollect(leaderName) : words.leadCollects;
}
