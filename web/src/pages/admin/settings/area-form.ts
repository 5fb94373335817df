// The service area in the form: numbers, corners and PIN codes are texts until they are sent.
import type { components } from '#contract';
import { plain } from '../../../../../common/plain.ts';
import { z } from '../../../forms/zod.ts';
import type { Position } from '../../../map/position.ts';

type ServiceArea = components['schemas']['ServiceArea'];

export const mostAreas = 10;
const mostCorners = 100;
const mostCodes = 500;
const radiusBounds = { least: 0.1, most: 200 };

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

export const areaForm = z
  .object({
    kind: z.enum(['CIRCLE', 'POLYGON', 'PIN_CODES']),
    name: z.string(),
    latitude: z.string(),
    longitude: z.string(),
    radiusKm: z.string(),
    points: z.string(),
    postalCodes: z.string(),
  })
  .check(
    z.superRefine((area, { addIssue }) => {
      const refuse = (path: keyof AreaValues, message: string) => addIssue({ code: 'custom', path: [path], message });
      if (!area.name.trim()) refuse('name', 'Name is required');
      if (area.name.trim().length > 60) refuse('name', 'Name must be at most 60 characters');
      for (const [path, problem] of problemsOf(area)) if (problem) refuse(path, problem);
    }),
  );

export type AreaValues = z.infer<typeof areaForm>;

function problemsOf({
  kind,
  latitude,
  longitude,
  radiusKm,
  points,
  postalCodes,
}: AreaValues): [keyof AreaValues, string | null][] {
  if (kind === 'POLYGON') return [['points', cornersProblem(points)]];
  if (kind === 'PIN_CODES') return [['postalCodes', codesProblem(postalCodes)]];
  const { least, most } = radiusBounds;
  const radius = Number(radiusKm);
  return [
    ['latitude', placeOf(latitude, '0') ? null : 'Latitude must be between -90 and 90'],
    ['longitude', placeOf('0', longitude) ? null : 'Longitude must be between -180 and 180'],
    ['radiusKm', radius >= least && radius <= most ? null : `Radius must be from ${least} to ${most} km`],
  ];
}

function cornersProblem(text: string): string | null {
  const wrong = linesOf(text).find(line => !placeIn(line));
  if (wrong) return `“${wrong}” must be two numbers with a comma, like 21.1458, 79.0882`;
  const corners = cornersIn(text).length;
  if (corners < 3) return 'Tap at least 3 corners on the map';
  return corners > mostCorners ? `At most ${mostCorners} corners` : null;
}

function codesProblem(text: string): string | null {
  const codes = codesIn(text);
  const wrong = codes.find(code => !/^[1-9]\d{5}$/.test(code));
  if (wrong) return `“${wrong}” must have 6 digits, like 440010`;
  if (codes.length === 0) return 'Enter at least one PIN code';
  return codes.length > mostCodes ? `At most ${mostCodes} PIN codes` : null;
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
