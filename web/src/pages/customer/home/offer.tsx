import { Link } from 'wouter';
import * as words from '#words/home';
import { fromPrice } from '../../../../../common/choice.ts';
import { addDays } from '../../../../../common/time.ts';
import type { Front } from '../../../features/shop/first-screen/use-front.ts';
import { paths } from '../../../paths.ts';
import { today } from '../../../shared/clock.ts';
import { duration, money, plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Three services that can be booked, and the first free time (rule W100). Nothing for a salon that has none. */
export function Offer({ front, className }: { front: Front | undefined; className: string }) {
  if (!front) return <OfferSkeleton className={className} />;
  const { services, nextFree } = front;
  if (services.length === 0 || !nextFree) return null;
  return (
    <section aria-labelledby="free-title" className={className}>
      <h2 id="free-title" className={titleLook}>
        <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-leaf" />
        {freeWords(nextFree)}
      </h2>
      <ul className={listLook}>
        {services.map(service => (
          <Tile key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}

/** "Free today from 3:00 PM". */
function freeWords({ date, startTime }: NonNullable<Front['nextFree']>): string {
  const time = plainTime(startTime);
  if (date === today()) return words.freeToday(time);
  return date === addDays(today(), 1) ? words.freeTomorrow(time) : words.freeOn(shortDate(date), time);
}

function Tile({ service }: { service: Front['services'][number] }) {
  const { id, name, imageUrl } = service;
  const { price, durationInMinutes, isFrom } = fromPrice(service);
  return (
    <li className="min-w-0">
      <Link href={paths.service(id)} className={`${tileLook} group transition-colors hover:border-plum`}>
        <Picture src={imageUrl} name={name} eager sizes="(width < 48rem) 33vw, 160px" className="max-md:aspect-8/5! md:h-full" />
        <span className={wordsLook}>
          <span className="line-clamp-3 min-h-12.75 text-xs/4.25 font-semibold hyphens-auto wrap-anywhere group-hover:text-plum md:min-h-0 md:text-base/5">
            {name}
          </span>
          <span className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-sm">
            <span className="figures font-bold md:text-base">{isFrom ? words.fromPrice(money(price)) : money(price)}</span>
            <span className="figures text-muted max-md:hidden">{duration(durationInMinutes)}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** In the shape of the offer. */
function OfferSkeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={`awaits-services ${className}`}>
      <div className={titleLook}>
        <Skeleton className="h-4 w-40" />
      </div>
      <div className={listLook}>
        <Repeat times={3}>
          <div className={tileLook}>
            <Skeleton className="aspect-4/3 w-full rounded-none max-md:aspect-8/5! md:h-full" />
            <div className={wordsLook}>
              <div className="h-12.75 md:h-10">
                <Skeleton className="h-3.5 w-4/5" />
              </div>
              <div className="mt-1 h-5.5 md:h-6" />
            </div>
          </div>
        </Repeat>
      </div>
    </div>
  );
}

const titleLook = 'flex min-h-6 items-center gap-2 text-base font-semibold md:text-lg';
/** Beside each other on the narrowest phone; below each other with letters twice as large. */
const listLook = 'mt-2 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2.5 md:mt-4 md:gap-5';
const tileLook =
  'grid overflow-hidden rounded-lg border border-line bg-card max-md:h-full max-md:content-start md:grid-cols-[9.5rem_1fr]';
const wordsLook = 'block min-w-0 px-2 pt-1.5 pb-2 md:content-center md:px-4 md:py-2';
