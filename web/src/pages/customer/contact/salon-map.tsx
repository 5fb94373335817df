import { Navigation } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Settings } from '../../../features/settings/use-settings.ts';
import { LateMap } from '../../../map/late-map.tsx';
import { directionsLink } from '../../../map/map-links.ts';
import { useWhenSeen } from '../../../shared/use-when-seen.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Near enough to read the street's name. */
const zoom = 16;

/** The map and its library are fetched only when the visitor scrolls near. */
export function SalonMap({ settings }: { settings: Settings | undefined }) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [isPictureMissing, setPictureMissing] = useState(false);
  useWhenSeen(place, isNear ? null : () => setNear(true), '200px');

  return (
    <section ref={place} aria-labelledby="map-title" className="mt-10 md:mt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="map-title" className="font-display text-2xl font-medium tracking-tight md:text-3xl">
          Find the salon
        </h2>
        {settings && (
          <LinkButton href={directionsLink(settings)} variant="secondary" size="sm">
            <Navigation aria-hidden className="size-4.5" strokeWidth={1.75} />
            Get Directions
          </LinkButton>
        )}
      </div>
      <div className="relative h-72 overflow-hidden rounded-xl border border-line bg-sand md:h-96">
        {settings && isNear ? (
          <LateMap
            pin={{ latitude: Number(settings.latitude), longitude: Number(settings.longitude) }}
            pinLabel={`${settings.salonName}, ${settings.address}`}
            tileUrl={settings.map.tileUrl}
            attribution={settings.map.attribution}
            onTileError={() => setPictureMissing(true)}
            without="Get Directions opens the place in Google Maps."
            zoom={zoom}
          />
        ) : (
          <Skeleton className="h-full rounded-none" />
        )}
      </div>
      {isPictureMissing && (
        <p role="status" className="mt-2 text-sm text-muted">
          The map's picture could not be loaded. Get Directions opens the place in Google Maps.
        </p>
      )}
    </section>
  );
}
