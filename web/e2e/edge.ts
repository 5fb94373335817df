/**
 * The outside world at the network's edge: a Photon geocoder, a tile server, and a control of the product's clock. The product uses its
 * own adapters.
 */
import { createServer } from 'node:http';
import sharp from 'sharp';

const place = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [79.0832, 21.1466] },
  properties: {
    osm_id: 1,
    osm_type: 'N',
    name: 'Sitabuldi',
    street: 'Wardha Road',
    district: 'Sitabuldi',
    city: 'Nagpur',
    state: 'Maharashtra',
    postcode: '440012',
    country: 'India',
  },
};
const places = JSON.stringify({ type: 'FeatureCollection', features: [place] });

/** A tile with a few lines, enough to see it move. */
const tile = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256H0z" fill="#efe9dd"/><path d="M0 90h256M150 0v256M0 200l256-60" stroke="#fff" stroke-width="10"/></svg>',
  ),
)
  .png()
  .toBuffer();

interface Hands {
  /** Moves the product's clock, or waits that long. */
  advance: (milliseconds: number) => unknown;
  /** Does the jobs that are due, if the product does not by itself. */
  work?: () => Promise<void>;
  /** Starts the product again with fresh data. */
  refresh: () => Promise<void>;
}

export function startEdge(port: number, { advance, work, refresh }: Hands) {
  createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://edge');
    if (pathname === '/clock') {
      await advance(Number(searchParams.get('advance')));
      return response.end();
    }
    if (pathname === '/work') {
      await work?.();
      return response.end();
    }
    if (pathname === '/fresh') {
      await refresh();
      return response.end();
    }
    if (pathname.startsWith('/tiles/')) return response.setHeader('content-type', 'image/png').end(tile);
    return response.setHeader('content-type', 'application/json').end(places);
  }).listen(port, '127.0.0.1');
}
