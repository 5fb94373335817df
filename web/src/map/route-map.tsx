// The routes of a day. Loaded when a map of a day is first shown.
import 'leaflet/dist/leaflet.css';
import './map.css';
import { DivIcon, latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { AttributionControl, MapContainer, Marker, Polyline, TileLayer, useMap } from 'react-leaflet';
import type { Position } from './position.ts';

export interface MapStop {
  key: string;
  /** In the mark: `2.1`, or `!`. */
  label: string;
  /** The mark's name for screen readers and as a hint. */
  title: string;
  position: Position;
}

export interface MapRoute {
  key: string;
  colour: string;
  start: MapStop;
  stops: MapStop[];
}

interface Props {
  routes: MapRoute[];
  /** Visits without a route, in red. */
  alone: MapStop[];
  onOpen: (key: string) => void;
  tileUrl: string | undefined;
  attribution: string | undefined;
  onTileError: () => void;
}

const alarm = '#8f2420';

/** Lines from start to stop to stop, each mark with its number. It shows all of them at first. */
export default function RouteMap({ routes, alone, onOpen, tileUrl, attribution, onTileError }: Props) {
  const all = [...routes.flatMap(({ start, stops }) => [start, ...stops]), ...alone];
  const corners = all.map(({ position }) => pointOf(position));
  return (
    <MapContainer
      bounds={latLngBounds(corners)}
      boundsOptions={{ padding: [32, 32], maxZoom: 15 }}
      maxZoom={19}
      attributionControl={false}
      scrollWheelZoom={false}
      className="h-full w-full"
    >
      <AttributionControl prefix={false} />
      {tileUrl && (
        <TileLayer url={tileUrl} maxZoom={19} {...(attribution && { attribution })} eventHandlers={{ tileerror: onTileError }} />
      )}
      <Named />
      {routes.map(({ key, colour, start, stops }) => (
        <Polyline
          key={key}
          positions={[start, ...stops].map(({ position }) => pointOf(position))}
          pathOptions={{ color: colour, weight: 4, opacity: 0.8 }}
          interactive={false}
        />
      ))}
      {routes.map(({ key, colour, start, stops }) => (
        <Marks key={key} stops={stops} colour={colour} onOpen={onOpen} start={start} />
      ))}
      <Marks stops={alone} colour={alarm} onOpen={onOpen} />
    </MapContainer>
  );
}

interface MarksProps {
  stops: MapStop[];
  start?: MapStop;
  colour: string;
  onOpen: (key: string) => void;
}

function Marks({ stops, start, colour, onOpen }: MarksProps) {
  return (
    <>
      {start && (
        <Marker
          position={pointOf(start.position)}
          icon={markOf(start.label, colour, true)}
          title={start.title}
          alt={start.title}
          interactive={false}
          keyboard={false}
        />
      )}
      {stops.map(({ key, label, title, position }) => (
        <Marker
          key={key}
          position={pointOf(position)}
          icon={markOf(label, colour, false)}
          title={title}
          alt={title}
          eventHandlers={{
            click: () => onOpen(key),
            keydown: ({ originalEvent }) => originalEvent.key === 'Enter' && onOpen(key),
          }}
        />
      ))}
    </>
  );
}

function pointOf({ latitude, longitude }: Position): [number, number] {
  return [latitude, longitude];
}

/** A pill with the number; the start is outlined. Labels are digits, dots and `!`, so they need no escaping. */
function markOf(label: string, colour: string, isStart: boolean): DivIcon {
  const element = document.createElement('span');
  element.textContent = label;
  element.style.setProperty('--route', colour);
  return new DivIcon({
    html: element,
    className: isStart ? 'route-start' : 'route-stop',
    iconSize: [44, 44],
    iconAnchor: [22, 22],
  });
}

/** The map takes the keyboard focus, because arrow keys move it. So it needs a label. */
function Named() {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.role = 'region';
    container.ariaLabel = 'Map of the routes';
  }, [map]);
  return null;
}
