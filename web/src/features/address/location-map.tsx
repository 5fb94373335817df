import { LateMap } from '../../map/late-map.tsx';
import type { Position } from '../../map/position.ts';
import { Alert } from '../../ui/alert.tsx';
import { useSettingsState } from '../settings/use-settings.ts';

const forCustomers = {
  without: 'Use your current location or search for your area, then type your address in the next step.',
  withoutPicture: 'Use your current location or tap where you are, then type your address in the next step.',
};
/** Staff are not at the address of the visit, and have no button for their location. */
const forStaff = { without: 'Search for the area, then type the address in the next step.' };

interface Props {
  position: Position | null;
  onMove: (to: Position) => void;
  /** The device may be at the address of the visit. */
  isAtHand: boolean;
}

export function LocationMap({ position, onMove, isAtHand }: Props) {
  const { settings, error } = useSettingsState();
  const words = isAtHand ? forCustomers : forStaff;
  // The map begins at the salon (rule A14).
  const salon = settings && { latitude: Number(settings.latitude), longitude: Number(settings.longitude) };
  const pin = position ?? salon;

  if (!pin && error) return <Alert tone="warning">The map could not be loaded. {words.without}</Alert>;
  return (
    <LateMap
      atOnce
      pin={pin}
      onMove={onMove}
      pinLabel={`${isAtHand ? 'Your location' : 'Where the visit is'}. Move it with the arrow keys, or press Enter to choose where it stands.`}
      tileUrl={settings?.map.tileUrl}
      attribution={settings?.map.attribution}
      className="h-[calc(50dvh-62px)] min-h-44 rounded-lg md:h-[280px]"
      {...words}
    />
  );
}
