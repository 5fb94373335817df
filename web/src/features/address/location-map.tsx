import { LateMap } from '../../map/late-map.tsx';
import type { Position } from '../../map/position.ts';
import { useSettings } from '../settings/use-settings.ts';

const forCustomers = {
  without: 'Use your current location or search for your area, then type your address in the next step.',
  withoutPicture: 'Use your current location or tap where you are, then type your address in the next step.',
};
/** Theirs is not where the visit is, and they have no button for it. */
const forStaff = { without: 'Search for the area, then type the address in the next step.' };

/** Nagpur, until the salon's own place is known (spec 9). */
const nagpur: Position = { latitude: 21.1458, longitude: 79.0882 };

type Props = {
  position: Position | null;
  onMove: (to: Position) => void;
  /** Whoever looks at it may be where the visit is. */
  isAtHand: boolean;
};

export function LocationMap({ position, onMove, isAtHand }: Props) {
  const settings = useSettings();
  const centre = settings ? { latitude: Number(settings.latitude), longitude: Number(settings.longitude) } : nagpur;

  return (
    <LateMap
      atOnce
      pin={position ?? centre}
      onMove={onMove}
      pinLabel={`${isAtHand ? 'Your location' : 'Where the visit is'}. Move it with the arrow keys, or press Enter to choose where it stands.`}
      tileUrl={settings?.map.tileUrl}
      attribution={settings?.map.attribution}
      className="h-[calc(50dvh-62px)] min-h-44 rounded-lg md:h-[280px]"
      {...(isAtHand ? forCustomers : forStaff)}
    />
  );
}
