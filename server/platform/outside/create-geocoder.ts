import product from '../../../package.json' with { type: 'json' };
import type { Config } from '../config/config.ts';
import { PATIENCE } from './call.ts';
import type { Geocoder } from './geocoder.ts';
import type { TakeTurn } from './geocoder-pace.ts';
import { NOMINATIM_URL, nominatim } from './nominatim.ts';
import { PHOTON_URL, photon } from './photon.ts';

const PROVIDERS = {
  photon: { create: photon, url: PHOTON_URL },
  nominatim: { create: nominatim, url: NOMINATIM_URL },
} as const;

type Wanted = Pick<Config, 'GEOCODER' | 'GEOCODER_URL' | 'PUBLIC_URL'>;

/** `salonContact` (the e-mail of the settings) identifies us if there is no PUBLIC_URL. `timeout` is in milliseconds. */
export function createGeocoder(
  config: Wanted,
  takeTurn: TakeTurn,
  salonContact?: () => Promise<string>,
  timeout: number = PATIENCE,
): Geocoder {
  const { create, url } = PROVIDERS[config.GEOCODER];
  const userAgent = async () => {
    // Encoded as in a URL, because a header takes ASCII only.
    const contact = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).href : await salonContact?.();
    return `Nikhar/${product.version}${contact ? ` (+${contact})` : ''}`;
  };
  return create({ baseUrl: config.GEOCODER_URL ?? url, userAgent, timeout, takeTurn });
}
