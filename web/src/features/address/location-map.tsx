import { LateMap } from '../../map/late-map.tsx';
import type { Position } from '../../map/position.ts';
import { useSettings } from '../settings/use-settings.ts';

/** Nagpur, until the salon's own place is known (spec 9). */
const nagpur: Position = { latitude: 21.1458, longitude: 79.0882 };

type Props = { position: Position | null; onMove: (to: Position) => void };

export function LocationMap({ position, onMove }: Props) {
  const settings = useSettings();
  const centre = settings ? { latitude: Number(settings.latitude), longitude: Number(settings.longitude) } : nagpur;

  return (
    <LateMap
      atOnce
      pin={position ?? centre}
      onMove={onMove}
      pinLabel="Your location. Move it with the arrow keys, or press Enter to choose where it stands."
      tileUrl={settings?.map.tileUrl}
      attribution={settings?.map.attribution}
      className="h-[calc(50dvh-62px)] min-h-44 rounded-lg md:h-[280px]"
      without="Use your current location or search for your area, then type your address in the next step."
      withoutPicture="Use your current location or tap where you are, then type your address in the next step."
    />
  );
}
