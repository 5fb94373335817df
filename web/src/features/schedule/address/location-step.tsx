import { LocateFixed } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as words from '#words/address';
import * as common from '#words/common';
import { LateMap } from '../../../map/late-map.tsx';
import type { Position } from '../../../map/position.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSettings, useSettingsState } from '../../salon/settings/use-settings.ts';
import { PlaceSearch } from './place-search.tsx';
import type { LookedUp, Lookup } from './use-reverse-lookup.ts';

interface Props {
  position: Position | null;
  onMove: (to: Position) => void;
  /** Null if the device is not the customer's. */
  device: { locate: () => void; isLocating: boolean; problem: string | null } | null;
  lookup: Lookup;
  known: LookedUp;
  /** Confirm Location was pressed without a pin. */
  isPinMissing: boolean;
  /** Says that the salon does not come there. */
  outside: ReactNode;
}

export function LocationStep({ position, onMove, device, lookup, known, isPinMissing, outside }: Props) {
  const settings = useSettings();
  const note = useRef<HTMLDivElement>(null);

  // On a phone it is below the map, often out of sight.
  useEffect(() => {
    if (lookup === 'found' || lookup === 'failed') note.current?.scrollIntoView({ block: 'nearest' });
  }, [lookup]);
  const isPartly = position !== null && lookup !== 'looking' && lookup !== 'failed' && Object.values(known).some(word => !word);

  return (
    <div className="grid grid-cols-1 gap-3 pt-1">
      <PlaceSearch
        typeAhead={settings?.map.typeAhead ?? false}
        onChoose={({ lat, lon }) => onMove({ latitude: Number(lat), longitude: Number(lon) })}
      />
      {device && (
        <Button variant="quiet" size="sm" busy={device.isLocating} onClick={device.locate} className="-my-1 justify-self-start">
          {!device.isLocating && <LocateFixed aria-hidden className="size-5" />}
          {device.isLocating ? common.findingLocation : words.useCurrent}
        </Button>
      )}
      {isPinMissing && !position ? (
        <Alert tone="bad">{words.selectFirst}</Alert>
      ) : (
        device?.problem && <Alert tone="warning">{device.problem}</Alert>
      )}
      <LocationMap position={position} onMove={onMove} isAtHand={device !== null} />
      <div ref={note} className="empty:hidden">
        {outside}
        {lookup === 'failed' && <Alert tone="bad">{words.noAddressHere}</Alert>}
        {isPartly && <Alert tone="warning">{words.partly}</Alert>}
      </div>
    </div>
  );
}

const forCustomers = {
  without: words.withoutMap,
  withoutPicture: words.withoutPicture,
};
/** Staff are not at the address of the visit, and have no button for their location. */
const forStaff = { without: 'Search for the area, then type the address in the next step.' };

interface LocationMapProps {
  position: Position | null;
  onMove: (to: Position) => void;
  /** The device may be at the address of the visit. */
  isAtHand: boolean;
}

function LocationMap({ position, onMove, isAtHand }: LocationMapProps) {
  const { settings, error } = useSettingsState();
  const without = isAtHand ? forCustomers : forStaff;
  // The map begins at the salon (rule A14).
  const salon = settings && { latitude: Number(settings.latitude), longitude: Number(settings.longitude) };
  const pin = position ?? salon;

  if (!pin && error)
    return (
      <Alert tone="warning">
        {common.mapMissing} {without.without}
      </Alert>
    );
  return (
    <LateMap
      atOnce
      pin={pin}
      onMove={onMove}
      pinLabel={words.moveIt(isAtHand ? words.yourLocation : words.whereVisit)}
      tileUrl={settings?.map.tileUrl}
      attribution={settings?.map.attribution}
      className="h-[calc(50dvh-62px)] min-h-44 rounded-lg md:h-[280px]"
      {...without}
    />
  );
}
