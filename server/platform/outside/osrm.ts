/** OSRM's table service: GET /table/v1/driving/{longitude},{latitude};…?sources=0&destinations=1;2 */
import { z } from 'zod';
import { call } from './call.ts';
import type { RoutePlace, Router } from './router.ts';

const table = z.object({ code: z.literal('Ok'), durations: z.array(z.array(z.number().nonnegative().nullable())) });

/** OSRM's answer if it knows no road near one of the places. It names which of them, from 0. */
const noSegment = z.object({ code: z.literal('NoSegment'), message: z.string().optional() });

const written = ({ latitude, longitude }: RoutePlace): string => `${longitude},${latitude}`;
/** `length` places from `first` on. */
const indexes = (first: number, { length }: RoutePlace[]): string => Array.from({ length }, (_, n) => first + n).join(';');

/** A place without a road, by its number among all; undefined if OSRM does not say which it is. */
class NoRoad extends Error {
  readonly place: number | undefined;

  constructor(message = '') {
    super(`OSRM knows no road: ${message}`);
    const [named] = message.match(/\d+/) ?? [];
    this.place = named === undefined ? undefined : Number(named);
  }
}

/** A customer waits meanwhile. */
const MOST_ASKED = 16;

type Table = (number | null)[][];

const without = <T>(list: T[], place: number): T[] => list.filter((_, n) => n !== place);
/** The table with a row and a column more, in which there is no road. */
const withRow = (table: Table, at: number, columns: number): Table => table.toSpliced(at, 0, Array(columns).fill(null));
const withColumn = (table: Table, at: number): Table => table.map(row => row.toSpliced(at, 0, null));

/** Leaves out places without a road, which cost only themselves their ways (rule N5). Where OSRM does not name one, halves are asked. */
const around = async (ask: Router['seconds'], from: RoutePlace[], to: RoutePlace[]): Promise<Table> => {
  if (from.length === 0 || to.length === 0) return from.map(() => to.map(() => null));
  try {
    return (await ask(from, to)) as Table;
  } catch (error) {
    if (!(error instanceof NoRoad)) throw error;
    const { place } = error;
    if (place !== undefined && place < from.length) return withRow(await around(ask, without(from, place), to), place, to.length);
    const column = (place ?? Number.NaN) - from.length;
    if (column < to.length) return withColumn(await around(ask, from, without(to, column)), column);
    if (from.length === 1 && to.length === 1) return [[null]];
    if (from.length > 1) {
      const half = Math.ceil(from.length / 2);
      return [...(await around(ask, from.slice(0, half), to)), ...(await around(ask, from.slice(half), to))];
    }
    const half = Math.ceil(to.length / 2);
    const [left, right] = [await around(ask, from, to.slice(0, half)), await around(ask, from, to.slice(half))];
    return left.map((row, n) => [...row, ...(right[n] ?? [])]);
  }
};

export function osrm(baseUrl: string, timeout: number): Router {
  const base = baseUrl.replace(/\/+$/, '');
  const ask: Router['seconds'] = async (from, to) => {
    const places = [...from, ...to].map(written).join(';');
    const which = `sources=${indexes(0, from)}&destinations=${indexes(from.length, to)}`;
    const url = `${base}/table/v1/driving/${places}?${which}&annotations=duration`;
    const { status, body } = await call('OSRM', url, { headers: { accept: 'application/json' } }, timeout);
    if (status === 400) {
      const refused = noSegment.safeParse(body);
      if (refused.success) throw new NoRoad(refused.data.message);
    }
    if (status !== 200) throw new Error(`OSRM answered ${status}`);
    const answer = table.safeParse(body);
    const isWhole =
      answer.success &&
      answer.data.durations.length === from.length &&
      answer.data.durations.every(row => row.length === to.length);
    if (!isWhole) throw new Error('OSRM answered what we cannot read');
    return answer.data.durations;
  };
  return {
    seconds: (from, to) => {
      let asked = 0;
      const bounded: Router['seconds'] = (...places) => {
        asked += 1;
        if (asked > MOST_ASKED) throw new Error('OSRM knows no road at too many places');
        return ask(...places);
      };
      return around(bounded, from, to);
    },
  };
}
