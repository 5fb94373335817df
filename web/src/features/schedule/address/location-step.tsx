import { LocateFixed, MapPin, Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as words from '#words/address';
import * as common from '#words/common';
import { SearchField } from '../../../forms/search-field.tsx';
import { LateMap } from '../../../map/late-map.tsx';
import type { Position } from '../../../map/position.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, Spinner } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSettings, useSettingsState } from '../../salon/settings/use-settings.ts';
import { type FoundPlace, longest, usePlaceSearch } from './use-place-search.ts';
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

interface PlaceSearchProps {
  typeAhead: boolean;
  onChoose: (place: FoundPlace) => void;
}

/** A search box with the found places below. Choosing one clears both (rule A12). */
function PlaceSearch({ typeAhead, onChoose }: PlaceSearchProps) {
  const search = usePlaceSearch(typeAhead, choose);
  const box = useRef<HTMLFormElement>(null);
  const { places, isSearching, problem } = search;

  function choose(place: FoundPlace) {
    // The list goes, with the button that has the focus. Not to the input: a phone would open its keyboard over the map.
    box.current?.focus({ preventScroll: true });
    onChoose(place);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search.submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Escape closes the list first, and then the dialog.
    if (event.key === 'Escape' && places) {
      event.preventDefault();
      search.clear();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
      const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
      if (!next || !places) return;
      event.preventDefault();
      next.focus();
    }
  }

  return (
    <form ref={box} tabIndex={-1} aria-label={words.search} onSubmit={submit} onKeyDown={onKeyDown} className="relative">
      <div className="flex gap-2">
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          value={search.text}
          maxLength={longest}
          onChange={search.type}
          className="min-w-0 flex-1"
        />
        {!typeAhead && (
          <Button type="submit" variant="secondary" aria-label={words.searchButton} busy={isSearching} className="shrink-0 px-4!">
            {!isSearching && <Search aria-hidden className="size-5" />}
          </Button>
        )}
      </div>
      {problem && (
        <Alert tone="bad" className="mt-2">
          {problem}
        </Alert>
      )}
      {/* Reserves the space of the results. If the map moved down and up again, people would tap the wrong place. */}
      <p
        role="status"
        className={isSearching ? `${overlayLook} flex items-center gap-2 px-4 py-3 text-sm text-muted` : 'sr-only'}
      >
        {isSearching ? (
          <>
            <Spinner className="size-4!" /> {words.searching}
          </>
        ) : (
          places && words.found(places.length)
        )}
      </p>
      {places && (
        <ul aria-label={words.placesFound} className={`${overlayLook} max-h-72 overflow-y-auto py-1`}>
          {places.map(place => (
            <li key={place.place_id}>
              <button
                type="button"
                onClick={() => {
                  search.clear();
                  choose(place);
                }}
                className="flex min-h-12 w-full items-start gap-3 px-4 py-3 text-left text-sm hover:bg-sand focus-visible:bg-sand focus-visible:outline-offset-[-2px]"
              >
                <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0 text-plum" />
                <span className="min-w-0 wrap-anywhere">{place.display_name}</span>
              </button>
            </li>
          ))}
          {places.length === 0 && <li className="px-4 py-3 text-sm text-muted">{words.nothingFound}</li>}
        </ul>
      )}
      {places && <VisuallyHidden>{words.useArrows}</VisuallyHidden>}
    </form>
  );
}

const overlayLook = 'absolute inset-x-0 top-full z-10 mt-2 rounded-lg border border-line bg-card shadow-lift';
