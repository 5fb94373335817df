import type { Config } from '../../platform/config/config.ts';

/** Where the customer pays: `/pay/{paymentId}`. Absolute with PUBLIC_URL; in development a path of the same server. */
export function payAddress({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, paymentId: string, more: '' | '/return' = ''): string {
  const path = `/pay/${paymentId}${more}`;
  return PUBLIC_URL ? new URL(path, PUBLIC_URL).href : path;
}
