import * as words from '#words/party';
import { minuteOf, timeOf } from '../../../../../common/minutes.ts';
import { classes } from '../../../shared/class-names.ts';
import { plainTime, time } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { namedGuests, type ServedGuest } from './guests.ts';

interface Props {
  guests: readonly ServedGuest[];
  /** The name of who does a part, from 1. */
  nameOf: (part: number) => string;
}

/** Each part has a colour and its number, because colour alone says nothing. */
const LOOKS = [
  'bg-plum text-card',
  'bg-leaf text-card',
  'bg-marigold text-ink',
  'bg-muted text-card',
  'bg-madder text-card',
  'bg-mist text-ink',
] as const;

const lookOf = (part: number) => LOOKS[(part - 1) % LOOKS.length];

/** Full hours from the first service to the last. */
const hoursOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to / 60) - Math.ceil(from / 60) + 1 }, (_, n) => (Math.ceil(from / 60) + n) * 60);

/** Who is served when and by whom: bars over the hours, and the same in words below each guest. */
export function PlanPicture({ guests, nameOf }: Props) {
  const services = guests.flatMap(guest => guest.services);
  const from = Math.min(...services.map(({ bookingTime }) => minuteOf(bookingTime)));
  const to = Math.max(...services.map(({ endTime }) => minuteOf(endTime)));
  const at = (minute: number) => `${((minute - from) / (to - from)) * 100}%`;
  const hours = hoursOf(from, to);
  // Three have room on a phone, also in Hindi, where an hour has three words.
  const step = Math.ceil(hours.length / 3);
  const parts = [...new Set(services.map(({ part }) => part))].sort((a, b) => a - b);
  return (
    <div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
        {parts.map(part => (
          <li key={part} className="flex items-center gap-2">
            <PartNumber part={part} />
            <span className="wrap-anywhere">{nameOf(part)}</span>
          </li>
        ))}
      </ul>
      {/* The name of an hour moves to its left the nearer it is to the end, so that none stands beyond the picture. */}
      <div aria-hidden className="figures relative mt-3 h-5 text-xs text-muted">
        {hours
          .filter((_, n) => n % step === 0)
          .map(minute => (
            <span key={minute} className="absolute whitespace-nowrap" style={{ left: at(minute), translate: `-${at(minute)}` }}>
              {plainTime(timeOf(minute))}
            </span>
          ))}
      </div>
      <ul className="grid gap-4">
        {namedGuests(guests).map(guest => (
          <li key={guest.key}>
            <div aria-hidden className="relative h-8 rounded-sm bg-sand">
              {hours.map(minute => (
                <span key={minute} className="absolute inset-y-0 w-px bg-line" style={{ left: at(minute) }} />
              ))}
              {guest.services.map(({ bookingTime, endTime, part }) => (
                <span
                  key={bookingTime}
                  className={classes(
                    'figures absolute inset-y-1 grid place-items-center rounded-sm text-xs font-bold',
                    lookOf(part),
                  )}
                  style={{ left: at(minuteOf(bookingTime)), right: `calc(100% - ${at(minuteOf(endTime))} + 1px)` }}
                >
                  {part}
                </span>
              ))}
            </div>
            <p className="mt-1.5 text-sm font-semibold wrap-anywhere">{guest.name}</p>
            <ol className="figures text-sm text-muted">
              {guest.services.map(service => (
                <li key={service.bookingTime} className="flex gap-2">
                  <span className="shrink-0 whitespace-nowrap">{time(service.bookingTime)}</span>
                  <span className="min-w-0 wrap-anywhere">{words.served(nameIn(service), nameOf(service.part))}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PartNumber({ part }: { part: number }) {
  return (
    <span
      aria-hidden
      className={classes('figures grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold', lookOf(part))}
    >
      {part}
    </span>
  );
}
