/** The common part of photon and nominatim: a GET that is paced, identified, limited in time and checked. */
import { z } from 'zod';
import { call } from './call.ts';
import { createPace, type TakeTurn } from './geocoder-pace.ts';
import { createQueue } from './geocoder-queue.ts';

export interface Provider {
  baseUrl: string;
  /** The providers' policies demand it (rule A7). Read at each question, because settings change. */
  userAgent(): Promise<string>;
  /** Milliseconds. */
  timeout: number;
  takeTurn: TakeTurn;
}

export const MAX_PLACES = 8;
const MAX_WAITING = 20;

export const longitude = z.number().min(-180).max(180);
export const latitude = z.number().min(-90).max(90);

/** `every`: milliseconds between turns. Errors of the returned function never hold the question. */
export function createAsk(name: string, { baseUrl, userAgent, timeout, takeTurn }: Provider, every: number) {
  const turn = createPace(takeTurn, name, every);
  const queued = createQueue({ turn, maxWaiting: MAX_WAITING, patience: MAX_WAITING * every });
  const base = baseUrl.replace(/\/+$/, '');

  return <T>(path: string, parameters: Record<string, string>, shape: z.ZodType<T>): Promise<T> => {
    const url = `${base}/${path}?${new URLSearchParams(parameters)}`;
    return queued(url, async () => {
      const { status, body } = await call(
        name,
        url,
        { headers: { accept: 'application/json', 'user-agent': await userAgent() } },
        timeout,
      );
      if (status !== 200) throw new Error(`${name} answered ${status}`);
      const answer = shape.safeParse(body);
      if (!answer.success) throw new Error(`${name} answered what we cannot read`);
      return answer.data;
    });
  };
}
