// The only importer of leaflet and react-leaflet, loaded when a map is first shown.
import 'leaflet/dist/leaflet.css';
import './map.css';
import { Browser, type LatLng, type LeafletEventHandlerFnMap, type Marker as LeafletMarker } from 'leaflet';
import { useEffect } from 'react';
import { AttributionControl, MapContainer, Marker, TileLayer, useMap, useMapEvents } from 'react-leaflet';
import { pinIcon } from './pin-icon.ts';
import { keyboardStep } from './pin-keys.ts';
import { metresBetween, type Position } from './position.ts';

export interface PinMapProps {
  pin: Position;
  /** The pin was dragged or nudged, the map was clicked. Without it the map only shows the pin. */
  onMove?: (to: Position) => void;
  /** The pin's name for screen readers. */
  pinLabel: string;
  tileUrl: string | undefined;
  attribution: string | undefined;
  /** A piece of the map's picture could not be had. */
  onTileError?: () => void;
  zoom?: number;
}

/** Rule A14: zoom 18, re-centred when the pin is more than 50 m from the centre. */
export default function PinMap({ pin, onMove, pinLabel, tileUrl, attribution, onTileError, zoom = 18 }: PinMapProps) {
  return (
    <MapContainer
      center={[pin.latitude, pin.longitude]}
      zoom={zoom}
      maxZoom={19}
      attributionControl={false}
      // A map that only shows lies in the middle of a page: it must not catch the finger or the wheel that scrolls by.
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
          // The map would scroll along.
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

/** The keyboard comes to it, since the arrows move it: then it says what it is, which react-leaflet has no property for. */
function Named() {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.role = 'region';
    container.ariaLabel = 'Map';
  }, [map]);
  return null;
}

/** When the pin has moved, and only then: whoever looks around on the map is left alone. */
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

/** Far out, the map shows the world again beside itself; nobody takes a longitude of over there. */
function placeOnEarth(there: LatLng): Position {
  return positionOf(there.wrap());
}

function positionOf({ lat, lng }: { lat: number; lng: number }): Position {
  return { latitude: lat, longitude: lng };
}
