import { Navigation } from 'lucide-react';
import type { Settings } from '../../../features/settings/use-settings.ts';
import { LateMap } from '../../../map/late-map.tsx';
import { directionsLink } from '../../../map/map-links.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Close enough to read the street's name. */
const zoom = 16;

export function SalonMap({ settings }: { settings: Settings | undefined }) {
  return (
    <section aria-labelledby="map-title" className="mt-10 md:mt-16">
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
      <LateMap
        pin={settings && { latitude: Number(settings.latitude), longitude: Number(settings.longitude) }}
        pinLabel={settings ? `${settings.salonName}, ${settings.address}` : ''}
        tileUrl={settings?.map.tileUrl}
        attribution={settings?.map.attribution}
        className="h-72 rounded-xl md:h-96"
        without="Get Directions opens the place in Google Maps."
        zoom={zoom}
      />
    </section>
  );
}
