// The only importer of leaflet and react-leaflet. Loaded when a map is first shown.
import 'leaflet/dist/leaflet.css';
import './map.css';
import { Browser, Icon, type LatLng, type LeafletEventHandlerFnMap, type Marker as LeafletMarker } from 'leaflet';
import { useEffect } from 'react';
import { AttributionControl, MapContainer, Marker, TileLayer, useMap, useMapEvents } from 'react-leaflet';
import iconUrl from './pin.svg';
import { metresBetween, moved, type Position } from './position.ts';

export interface PinMapProps {
  pin: Position;
  /** The visitor dragged the pin, moved it by keys, or clicked the map. Without it, the map is only for looking. */
  onMove?: (to: Position) => void;
  /** The pin's name for screen readers. */
  pinLabel: string;
  tileUrl: string | undefined;
  attribution: string | undefined;
  /** A tile of the map did not load. */
  onTileError?: () => void;
  zoom?: number;
}

/** Zoom 18, re-centred when the pin is more than 50 m from the centre (rule A14). */
export default function PinMap({ pin, onMove, pinLabel, tileUrl, attribution, onTileError, zoom = 18 }: PinMapProps) {
  return (
    <MapContainer
      center={[pin.latitude, pin.longitude]}
      zoom={zoom}
      maxZoom={19}
      attributionControl={false}
      // A map for looking is in the middle of a page: it must not catch the finger or the wheel that scrolls the page.
      dragging={onMove !== undefined || !Browser.mobile}
      scrollWheelZoom={onMove !== undefined}
      className="h-full w-full"
    >
      <AttributionControl prefix={false} />
      {tileUrl && (
        <TileLayer
          url={tileUrl}
          maxZoom={19}
          {...(attribution && { attribution })}
          eventHandlers={{ tileerror: () => onTileError?.() }}
        />
      )}
      <Named />
      <Pin pin={pin} label={pinLabel} onMove={onMove} />
      <KeepInSight pin={pin} zoom={zoom} />
      {onMove && <ClickToMove onMove={onMove} />}
    </MapContainer>
  );
}

function Pin({ pin, label, onMove }: { pin: Position; label: string; onMove: PinMapProps['onMove'] }) {
  const handlers: LeafletEventHandlerFnMap = onMove
    ? {
        dragend: event => onMove(placeOnEarth((event.target as LeafletMarker).getLatLng())),
        keydown: event => {
          const there = keyboardStep(pin, event.originalEvent);
          if (!there) return;
          // Without this the map would scroll, too.
          event.originalEvent.preventDefault();
          event.originalEvent.stopPropagation();
          onMove(there);
        },
      }
    : {};
  return (
    <Marker
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

/** The map takes the keyboard focus, because arrow keys move it. So it needs a label, which react-leaflet has no property for. */
function Named() {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.role = 'region';
    container.ariaLabel = 'Map';
  }, [map]);
  return null;
}

/** Only when the pin has moved: visitors who look around on the map are not interrupted. */
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

/** Zoomed out, the map repeats the world. This brings a longitude beyond 180 degrees back. */
function placeOnEarth(there: LatLng): Position {
  return positionOf(there.wrap());
}

function positionOf({ lat, lng }: { lat: number; lng: number }): Position {
  return { latitude: lat, longitude: lng };
}

/** Bundled, not from a CDN (rule A14). Its tip is the position. */
const pinIcon = new Icon({ iconUrl, iconSize: [44, 56], iconAnchor: [22, 51], className: 'map-pin' });

/** Metres per press of an arrow key. Shift makes larger steps. */
const step = 5;
const stride = 50;

const directions: Record<string, [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  // Choose the current position.
  Enter: [0, 0],
  ' ': [0, 0],
};

/** The pin's position after a key. Null for other keys. */
function keyboardStep(pin: Position, { key, shiftKey }: KeyboardEvent): Position | null {
  const direction = directions[key];
  if (!direction) return null;
  const metres = shiftKey ? stride : step;
  return moved(pin, direction[0] * metres, direction[1] * metres);
}
