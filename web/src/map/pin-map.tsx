// With its neighbours in this folder the only importer of leaflet and react-leaflet. Loaded when a map is first shown.
import { Icon, type LeafletEventHandlerFnMap, type Marker as LeafletMarker } from 'leaflet';
import { useEffect } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { keyboardStep, MapFrame, NamedMarker, placeOnEarth, positionOf, type Tiles } from './map-frame.tsx';
import iconUrl from './pin.svg';
import { metresBetween, type Position } from './position.ts';

export interface PinMapProps extends Tiles {
  pin: Position;
  /** The visitor dragged the pin, moved it by keys, or clicked the map. Without it, the map is only for looking. */
  onMove?: (to: Position) => void;
  /** The pin's name for screen readers. */
  pinLabel: string;
  zoom?: number;
}

/** Zoom 18, re-centred when the pin is more than 50 m from the centre (rule A14). */
export default function PinMap({ pin, onMove, pinLabel, zoom = 18, ...tiles }: PinMapProps) {
  return (
    <MapFrame centre={pin} zoom={zoom} isForLooking={onMove === undefined} {...tiles}>
      <Pin pin={pin} label={pinLabel} onMove={onMove} />
      <KeepInSight pin={pin} zoom={zoom} />
      {onMove && <ClickToMove onMove={onMove} />}
    </MapFrame>
  );
}

/** Metres per press of an arrow key. */
const step = 5;

interface PinProps {
  pin: Position;
  label: string;
  onMove: PinMapProps['onMove'] | undefined;
  /** Metres per press of an arrow key. */
  metres?: number;
}

export function Pin({ pin, label, onMove, metres = step }: PinProps) {
  const handlers: LeafletEventHandlerFnMap = onMove
    ? {
        dragend: event => onMove(placeOnEarth((event.target as LeafletMarker).getLatLng())),
        keydown: event => {
          const there = keyboardStep(pin, event.originalEvent, metres);
          if (there) onMove(there);
        },
      }
    : {};
  return (
    <NamedMarker
      position={[pin.latitude, pin.longitude]}
      icon={pinIcon}
      alt={label}
      draggable={onMove !== undefined}
      keyboard={onMove !== undefined}
      interactive={onMove !== undefined}
      autoPan
      eventHandlers={handlers}
    />
  );
}

/** Moves the map only when the pin has moved: visitors who look around on the map are not interrupted. */
function KeepInSight({ pin: { latitude, longitude }, zoom }: { pin: Position; zoom: number }) {
  const map = useMap();
  useEffect(() => {
    const isFar = metresBetween(positionOf(map.getCenter()), { latitude, longitude }) > 50;
    if (isFar) map.setView([latitude, longitude], zoom);
  }, [map, latitude, longitude, zoom]);
  return null;
}

function ClickToMove({ onMove }: { onMove: (to: Position) => void }) {
  useMapEvents({ click: event => onMove(placeOnEarth(event.latlng)) });
  return null;
}

/** Bundled, not from a CDN (rule A14). Its tip is the position. */
const pinIcon = new Icon({ iconUrl, iconSize: [44, 56], iconAnchor: [22, 51], className: 'map-pin' });
