// The service area in the form: numbers, corners and PIN codes are texts until they are sent.
import type { components } from '#contract';
import { updateSettings } from '../../../../../common/bounds/settings.gen.ts';
import { plain } from '../../../../../common/plain.ts';
import type { Why } from '../../../forms/from-contract.ts';
import { onEarth, type Position } from '../../../map/position.ts';

type ServiceArea = components['schemas']['ServiceArea'];

const { points, postalCodes, ...typed } = updateSettings.properties.areas.items.properties;
export const mostAreas = updateSettings.properties.areas.maxItems;
/** Corners and PIN codes are typed as text. */
export const areaBounds = {
  ...updateSettings.properties.areas,
  items: { required: updateSettings.properties.areas.items.required, properties: typed },
};

/** About 10 cm, and still short. */
const decimals = 6;

/** One corner a line: latitude, a comma, longitude. Lines that are no place are left out. */
export function cornersIn(text: string): Position[] {
  return linesOf(text).flatMap(line => placeIn(line) ?? []);
}

export function cornersText(corners: Position[]): string {
  return corners.map(({ latitude, longitude }) => `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`).join('\n');
}

export function degreesText(degrees: number): string {
  return degrees.toFixed(decimals);
}

function linesOf(text: string): string[] {
  return plain(text)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
}

function placeIn(line: string): Position | null {
  const [, latitude, longitude] = line.match(/^(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)$/) ?? [];
  return placeOf(latitude, longitude);
}

/** The place, or null if the texts are none. */
export function placeOf(latitude: string | undefined, longitude: string | undefined): Position | null {
  if (!latitude || !longitude) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

function codesIn(text: string): string[] {
  return [
    ...new Set(
      plain(text)
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

export interface AreaValues {
  kind: ServiceArea['kind'];
  name: string;
  latitude: string;
  longitude: string;
  radiusKm: string;
  /** One corner a line. */
  points: string;
  postalCodes: string;
}

/** What the contract cannot say of an area: what its kind needs, and what was typed as text. */
export function checkArea(area: AreaValues, refuse: (field: keyof AreaValues, why: Why) => void): void {
  for (const [field, why] of problemsOf(area)) if (why) refuse(field, why);
}

function problemsOf({ kind, latitude, longitude, radiusKm, points, postalCodes }: AreaValues): [keyof AreaValues, Why | null][] {
  if (kind === 'POLYGON') return [['points', cornersProblem(points)]];
  if (kind === 'PIN_CODES') return [['postalCodes', codesProblem(postalCodes)]];
  const problems: [keyof AreaValues, Why][] = [];
  onEarth({ latitude, longitude }, (axis, why) => problems.push([axis, why]));
  if (!radiusKm) problems.push(['radiusKm', { rule: 'required' }]);
  return problems;
}

function cornersProblem(text: string): Why | null {
  const wrong = linesOf(text).find(line => !placeIn(line));
  if (wrong) return `“${wrong}” must be two numbers with a comma, like 21.1458, 79.0882`;
  const corners = cornersIn(text).length;
  if (corners < points.minItems) return `Tap at least ${points.minItems} corners on the map`;
  return corners > points.maxItems ? `At most ${points.maxItems} corners` : null;
}

function codesProblem(text: string): string | null {
  const codes = codesIn(text);
  const wrong = codes.find(code => !/^[1-9]\d{5}$/.test(code));
  if (wrong) return `“${wrong}” must have 6 digits, like 440010`;
  if (codes.length === 0) return 'Enter at least one PIN code';
  return codes.length > postalCodes.maxItems ? `At most ${postalCodes.maxItems} PIN codes` : null;
}

const empty = { name: '', latitude: '', longitude: '', radiusKm: '', points: '', postalCodes: '' };

/** A new area, around the salon where that helps. */
export function newArea(kind: AreaValues['kind'], salon: { latitude: string; longitude: string }): AreaValues {
  return kind === 'CIRCLE' ? { ...empty, ...salon, kind, radiusKm: '10' } : { ...empty, kind };
}

export function areaValuesOf({ kind, name, ...area }: ServiceArea): AreaValues {
  return {
    kind,
    name,
    latitude: area.latitude ?? '',
    longitude: area.longitude ?? '',
    radiusKm: area.radiusKm === undefined ? '' : String(area.radiusKm),
    points: (area.points ?? []).map(({ latitude, longitude }) => `${latitude}, ${longitude}`).join('\n'),
    postalCodes: (area.postalCodes ?? []).join(', '),
  };
}

/** From validated values. */
export function areaOf({ kind, name, latitude, longitude, radiusKm, points, postalCodes }: AreaValues): ServiceArea {
  const named = { kind, name: name.trim() };
  if (kind === 'CIRCLE') return { ...named, latitude, longitude, radiusKm: Number(radiusKm) };
  if (kind === 'PIN_CODES') return { ...named, postalCodes: codesIn(postalCodes) };
  const textsIn = (line: string) => line.split(',').map(degrees => degrees.trim());
  return {
    ...named,
    points: linesOf(points).map(line => ({ latitude: textsIn(line)[0] ?? '', longitude: textsIn(line)[1] ?? '' })),
  };
}
