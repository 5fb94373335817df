import { Car, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSettings } from '../../../../features/salon/settings/use-settings.ts';
import { keyOf } from '../../../../features/visits/hand-over/visit-key.ts';
import { plainTime, plural } from '../../../../shared/format.ts';
import { lazy } from '../../../../shared/lazy.ts';
import { LatePart } from '../../../../ui/late-part.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { type Route, routesOf, type Stop, uncoveredStops } from './board-rules.ts';
import { columnOf, customerOf, type Day, signsOf, uncoveredWords } from './day.ts';

const RouteMap = lazy(() => import('../../../../map/route-map.tsx'));

interface Props {
  day: Day;
  onOpen: (bookingId: string) => void;
}

/** The day's routes on a map, and the same as a list, which needs no eyes for maps. */
export function DayMap({ day, onOpen }: Props) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const routes = routesOf(day);
  const alone = uncoveredStops(day);
  if (routes.length === 0 && alone.length === 0) return <p className="text-muted">Nobody has a visit on this day.</p>;

  function toggle(id: string) {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  }

  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Drawn key={day.date} routes={routes.filter(({ id }) => !hidden.has(id))} alone={alone} onOpen={onOpen} />
      <div className="grid grid-cols-1 content-start gap-4">
        {alone.length > 0 && (
          <section aria-label="Nobody can come yet">
            <h3 className="flex items-center gap-2 font-semibold text-madder">
              <CircleAlert aria-hidden className="size-5" />
              Nobody can come yet ({alone.length})
            </h3>
            <Stops
              stops={alone}
              onOpen={onOpen}
              wordsOf={({ visit }) => uncoveredWords(visit, columnOf(day, visit)?.professional.name)}
            />
          </section>
        )}
        {routes.map(route => (
          <section key={route.id} aria-label={`Route of ${route.name}`}>
            <label className="flex min-h-11 items-center gap-2.5 font-semibold">
              <input
                type="checkbox"
                checked={!hidden.has(route.id)}
                onChange={() => toggle(route.id)}
                className="size-5 shrink-0"
              />
              <span
                aria-hidden
                className="figures grid size-7 shrink-0 place-items-center rounded-sm text-sm text-card"
                style={{ background: route.colour }}
              >
                {route.number}
              </span>
              <span className="min-w-0 wrap-anywhere">{route.name}</span>
              <span className="figures ml-auto shrink-0 text-sm font-normal text-muted">
                {plural(route.stops.length, 'visit')}
              </span>
            </label>
            {!hidden.has(route.id) && (
              <Stops stops={route.stops} onOpen={onOpen} wordsOf={({ visit }) => signsOf(visit).join(', ')} />
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

interface DrawnProps {
  routes: Route[];
  alone: Stop[];
  onOpen: (bookingId: string) => void;
}

function Drawn({ routes, alone, onOpen }: DrawnProps) {
  const map = useSettings()?.map;
  const [isPictureMissing, setPictureMissing] = useState(false);
  return (
    <div>
      <div className="relative h-80 overflow-hidden rounded-lg border border-line md:h-120">
        <LatePart
          waiting={<Skeleton className="h-full rounded-none" />}
          missing="The map could not be loaded. The list has the same routes."
          className="h-full bg-sand"
        >
          <RouteMap
            routes={routes.map(({ id, name, number, colour, start, stops }) => ({
              key: id,
              colour,
              start: { key: id, label: String(number), title: `${name} starts here`, position: start },
              stops: stops.flatMap(marked),
            }))}
            alone={alone.flatMap(marked)}
            onOpen={onOpen}
            tileUrl={map?.tileUrl}
            attribution={map?.attribution}
            onTileError={() => setPictureMissing(true)}
          />
        </LatePart>
      </div>
      {isPictureMissing && (
        <p role="status" className="mt-2 text-sm text-muted">
          The map's picture could not be loaded. The routes are right without it.
        </p>
      )}
    </div>
  );
}

/** A stop without a position is in the list alone. */
function marked({ visit, label, position }: Stop) {
  if (!position) return [];
  const title = `${label}: ${plainTime(visit.from)}, ${customerOf(visit)}`;
  return [{ key: keyOf(visit), label, title, position }];
}

interface StopsProps {
  stops: Stop[];
  onOpen: (bookingId: string) => void;
  wordsOf: (stop: Stop) => string;
}

function Stops({ stops, onOpen, wordsOf }: StopsProps) {
  return (
    <ol className="mt-1 divide-y divide-line rounded-md border border-line bg-card">
      {stops.map(stop => {
        const { visit, label, position } = stop;
        const words = [wordsOf(stop), !position && 'Not on the map'].filter(Boolean).join(', ');
        return (
          <li key={keyOf(visit)}>
            <button
              type="button"
              onClick={() => onOpen(visit.bookingId)}
              className="figures grid min-h-11 w-full px-3 py-2 text-left text-sm wrap-anywhere hover:bg-sand"
            >
              <span>
                <span className="mr-2 inline-block min-w-7 font-semibold">{label}</span>
                {plainTime(visit.from)}, <span className="font-semibold">{customerOf(visit)}</span>
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-muted">
                {visit.area}
                {visit.travelMinutes > 0 && (
                  <span className="inline-flex items-center gap-1">
                    <Car aria-hidden className="size-4" />
                    {visit.travelMinutes} min
                    <span className="sr-only"> of travel</span>
                  </span>
                )}
              </span>
              {words && <span>{words}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
