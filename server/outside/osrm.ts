/** OSRM's table service: GET /table/v1/driving/{longitude},{latitude};…?sources=0&destinations=1;2 */
import { z } from 'zod';
import { call } from './call.ts';
import type { RoutePlace, Router } from './router.ts';

const table = z.object({ code: z.literal('Ok'), durations: z.array(z.array(z.number().nonnegative().nullable())) });

const written = ({ latitude, longitude }: RoutePlace): string => `${longitude},${latitude}`;
/** `length` places from `first` on. */
const indexes = (first: number, { length }: RoutePlace[]): string => Array.from({ length }, (_, n) => first + n).join(';');

export function osrm(baseUrl: string, timeout: number): Router {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    seconds: async (from, to) => {
      const places = [...from, ...to].map(written).join(';');
      const which = `sources=${indexes(0, from)}&destinations=${indexes(from.length, to)}`;
      const url = `${base}/table/v1/driving/${places}?${which}&annotations=duration`;
      const { status, body } = await call('OSRM', url, { headers: { accept: 'application/json' } }, timeout);
      if (status !== 200) throw new Error(`OSRM answered ${status}`);
      const answer = table.safeParse(body);
      const isWhole =
        answer.success &&
        answer.data.durations.length === from.length &&
        answer.data.durations.every(row => row.length === to.length);
      if (!isWhole) throw new Error('OSRM answered what we cannot read');
      return answer.data.durations;
    },
  };
}
