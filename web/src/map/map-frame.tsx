import * as common from '#words/common';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { Browser, type LatLng, type Marker as LeafletMarker } from 'leaflet';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { AttributionControl, MapContainer, Marker, TileLayer, useMap } from 'react-leaflet';
import { moved, type Position } from './position.ts';

export interface Tiles {
  tileUrl: string | undefined;
  attribution: string | undefined;
  /** A tile of the map did not load. */
  onTileError?: (() => void) | undefined;
}

interface Props extends Tiles {
  centre: Position;
  zoom: number;
  /** For screen readers, where a page has several maps. */
  name?: string | undefined;
  /** True if nothing on the map can be moved. */
  isForLooking: boolean;
  children: ReactNode;
}

/** The map of every use: tiles, attribution and a name for screen readers. */
export function MapFrame({ centre, zoom, name = common.map, isForLooking, tileUrl, attribution, onTileError, children }: Props) {
  return (
    <MapContainer
      center={[centre.latitude, centre.longitude]}
      zoom={zoom}
      maxZoom={19}
      attributionControl={false}
      // A map for looking is in the middle of a page: it must not catch the finger or the wheel that scrolls the page.
      dragging={!isForLooking || !Browser.mobile}
      scrollWheelZoom={!isForLooking}
      className="h-full w-full"
    >
      <AttributionControl prefix={false} />
      {tileUrl && (
        <TileLayer
          url={tileUrl}
          maxZoom={19}
          // Map servers refuse without it. The page that the link of a message opened sends none otherwise.
          referrerPolicy="strict-origin-when-cross-origin"
          {...(attribution && { attribution })}
          eventHandlers={{ tileerror: () => onTileError?.() }}
        />
      )}
      <Named name={name} />
      {children}
    </MapContainer>
  );
}

/** The map takes the keyboard focus, because arrow keys move it. So it needs a label, which react-leaflet has no property for. */
function Named({ name }: { name: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.role = 'region';
    container.ariaLabel = name;
  }, [map, name]);
  return null;
}

/** Zoomed out, the map repeats the world. This brings a longitude beyond 180 degrees back. */
export function placeOnEarth(there: LatLng): Position {
  return positionOf(there.wrap());
}

export function positionOf({ lat, lng }: { lat: number; lng: number }): Position {
  return { latitude: lat, longitude: lng };
}

const directions: Record<string, [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  // Choose the current position.
  Enter: [0, 0],
  ' ': [0, 0],
};

/** Where a key moves a marker, by `step` metres; Shift makes ten times larger steps. Null for other keys. */
export function keyboardStep(from: Position, event: KeyboardEvent, step: number): Position | null {
  const direction = directions[event.key];
  if (!direction) return null;
  // Without this the map would scroll, too.
  event.preventDefault();
  event.stopPropagation();
  const metres = event.shiftKey ? 10 * step : step;
  return moved(from, direction[0] * metres, direction[1] * metres);
}

/** A marker whose name for screen readers may change. Leaflet itself sets it once. */
export function NamedMarker({ alt, ...marker }: ComponentProps<typeof Marker> & { alt: string }) {
  const shown = useRef<LeafletMarker>(null);
  useEffect(() => shown.current?.getElement()?.setAttribute('alt', alt), [alt]);
  return <Marker ref={shown} alt={alt} {...marker} />;
}
