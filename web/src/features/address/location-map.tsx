import { useState } from 'react';
import { LateMap } from '../../map/late-map.tsx';
import type { Position } from '../../map/position.ts';
import { useSettings } from '../settings/use-settings.ts';

/** Nagpur, until the salon's own place is known (spec 9). */
const nagpur: Position = { latitude: 21.1458, longitude: 79.0882 };

type Props = { position: Position | null; onMove: (to: Position) => void };

export function LocationMap({ position, onMove }: Props) {
  const settings = useSettings();
  const [isPictureMissing, setPictureMissing] = useState(false);
  const centre = settings ? { latitude: Number(settings.latitude), longitude: Number(settings.longitude) } : nagpur;

  return (
    <section aria-label="Map">
      <div className="relative h-[calc(50dvh-62px)] min-h-44 overflow-hidden rounded-lg border border-line md:h-[280px]">
        <LateMap
          pin={position ?? centre}
          onMove={onMove}
          pinLabel="Your location. Move it with the arrow keys, or press Enter to choose where it stands."
          tileUrl={settings?.map.tileUrl}
          attribution={settings?.map.attribution}
          onTileError={() => setPictureMissing(true)}
          without="Use your current location or search for your area, then type your address in the next step."
        />
      </div>
      {isPictureMissing && (
        <p role="status" className="mt-2 text-sm text-muted">
          The map's picture could not be loaded. Use your current location or tap where you are, then type your address in the
          next step.
        </p>
      )}
    </section>
  );
}
