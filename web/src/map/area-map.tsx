import { Icon, type LatLngBoundsExpression, type Marker as LeafletMarker } from 'leaflet';
import { useEffect } from 'react';
import { Circle, CircleMarker, Polygon, Tooltip, useMap, useMapEvents } from 'react-leaflet';
import iconUrl from './corner.svg';
import { keyboardStep, MapFrame, NamedMarker, placeOnEarth, type Tiles } from './map-frame.tsx';
import { Pin } from './pin-map.tsx';
import { metresBetween, moved, type Position } from './position.ts';

export type Shape = { kind: 'CIRCLE'; centre: Position; radiusKm: number } | { kind: 'POLYGON'; points: Position[] };

export interface AreaMapProps extends Tiles {
  /** Where the map begins if there is nothing to show. */
  start: Position;
  shapes: Shape[];
  /** The map's name for screen readers. */
  name?: string;
  /** The one of `shapes` that can be changed. */
  edited?: Shape | undefined;
  /** Its name for screen readers. */
  editedName?: string;
  onChange?: (shape: Shape) => void;
  /** Places to look at, with what they say. */
  marks?: { key: string; place: Position; says: string }[];
}

const zoom = 11;

/** Circles and polygons, one of which can be changed, and marks. */
export default function AreaMap({
  start,
  name,
  shapes,
  edited,
  editedName = 'Area',
  onChange,
  marks = [],
  ...tiles
}: AreaMapProps) {
  return (
    <MapFrame centre={start} name={name} zoom={zoom} isForLooking={!edited} {...tiles}>
      {shapes.map((shape, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
        <Drawn key={n} shape={shape} isEdited={shape === edited} />
      ))}
      {edited?.kind === 'CIRCLE' && onChange && (
        <Pin
          pin={edited.centre}
          label={`${editedName}: the centre. Move it with the arrow keys, or drag it.`}
          metres={stepMetres}
          onMove={centre => onChange({ ...edited, centre })}
        />
      )}
      {edited?.kind === 'POLYGON' && onChange && (
        <Corners name={editedName} points={edited.points} onChange={points => onChange({ ...edited, points })} />
      )}
      {marks.map(({ key, place, says }) => (
        <CircleMarker key={key} center={[place.latitude, place.longitude]} radius={8} className="area-mark">
          <Tooltip>{says}</Tooltip>
        </CircleMarker>
      ))}
      <ShowAll
        places={[...shapes.flatMap(extremesOf), ...marks.map(({ place }) => place)]}
        of={`${shapes.length} ${marks.length} ${edited ? shapes.indexOf(edited) : ''}`}
      />
    </MapFrame>
  );
}

function Drawn({ shape, isEdited }: { shape: Shape; isEdited: boolean }) {
  const className = isEdited ? 'area-shape area-shape-edited' : 'area-shape';
  // An interactive shape would catch the taps that add a corner.
  const look = { className, interactive: false };
  if (shape.kind === 'POLYGON') return <Polygon positions={shape.points.map(pairOf)} {...look} />;
  return <Circle center={pairOf(shape.centre)} radius={shape.radiusKm * 1000} {...look} />;
}

interface CornersProps {
  name: string;
  points: Position[];
  onChange: (points: Position[]) => void;
}

/** Metres per press of an arrow key. */
const stepMetres = 50;

/** A tap on the map adds a corner, a tap on a corner removes it. */
function Corners({ name, points, onChange }: CornersProps) {
  useMapEvents({ click: event => onChange(withCorner(points, placeOnEarth(event.latlng))) });
  return points.map((point, n) => (
    <NamedMarker
      // biome-ignore lint/suspicious/noArrayIndexKey: a corner that moves stays the same corner
      key={n}
      position={pairOf(point)}
      icon={cornerIcon}
      alt={`${name}: corner ${n + 1} of ${points.length}. Move it with the arrow keys, or press Delete.`}
      draggable
      autoPan
      eventHandlers={{
        click: () => onChange(points.toSpliced(n, 1)),
        dragend: event => onChange(points.with(n, placeOnEarth((event.target as LeafletMarker).getLatLng()))),
        keydown: ({ originalEvent }) => {
          if (originalEvent.key === 'Delete' || originalEvent.key === 'Backspace') return onChange(points.toSpliced(n, 1));
          if (originalEvent.key === 'Enter' || originalEvent.key === ' ') return;
          const there = keyboardStep(point, originalEvent, stepMetres);
          if (there) onChange(points.with(n, there));
        },
      }}
    />
  ));
}

/** Between the two neighbours from which the way over the new corner is the shortest. */
function withCorner(points: Position[], added: Position): Position[] {
  if (points.length < 3) return [...points, added];
  const detours = points.map((point, n) => {
    const next = points[(n + 1) % points.length] as Position;
    return metresBetween(point, added) + metresBetween(added, next) - metresBetween(point, next);
  });
  return points.toSpliced(detours.indexOf(Math.min(...detours)) + 1, 0, added);
}

/** Shows everything at first, and again when something is added or another area is changed. */
function ShowAll({ places, of }: { places: Position[]; of: string }) {
  const map = useMap();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a corner that moves does not move the map
  useEffect(() => {
    if (places.length > 0) map.fitBounds(places.map(pairOf) as LatLngBoundsExpression, { padding: [32, 32], maxZoom: 14 });
  }, [map, of]);
  return null;
}

function extremesOf(shape: Shape): Position[] {
  if (shape.kind === 'POLYGON') return shape.points;
  const metres = shape.radiusKm * 1000;
  return [moved(shape.centre, metres, metres), moved(shape.centre, -metres, -metres)];
}

function pairOf({ latitude, longitude }: Position): [number, number] {
  return [latitude, longitude];
}

/** A dot in a picture that a finger can hit. Not a DivIcon, which has no name for screen readers. */
const cornerIcon = new Icon({ iconUrl, className: 'area-corner', iconSize: [44, 44] });
