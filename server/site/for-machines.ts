/** Files for crawlers and home screens: sitemap.xml, robots.txt, manifest.webmanifest. Pure. */

import { PREFIX } from '../contract/prefix.ts';
import type { Schemas } from '../contract/types.ts';
import { imagePath } from '../media/rules.ts';
import { type Instant, istDate } from '../shared/time.ts';
import { escaped } from './escape.ts';
import { categoryPath, PRIVATE_PATHS, PUBLIC_PAGES, servicePath, shortName } from './page.ts';

type Absolute = (path: string) => string;

interface Offered {
  id: string;
  imageId: string | null;
  changedAt: Instant;
}

const entryOf = (address: string, changed = '', picture = ''): string =>
  `  <url><loc>${escaped(address)}</loc>${changed}${picture}</url>`;

/** Every page to be found, with the last change of those from the catalogue. */
export function sitemap(services: Offered[], categories: Offered[], absolute: Absolute): string {
  const entryOfOffered = (path: string, { imageId, changedAt }: Offered) => {
    const picture = imagePath(imageId);
    const image = picture && `<image:image><image:loc>${escaped(absolute(`${picture}?width=800`))}</image:loc></image:image>`;
    return entryOf(absolute(path), `<lastmod>${istDate(changedAt)}</lastmod>`, image ?? '');
  };
  const entries = [
    ...Object.keys(PUBLIC_PAGES).map(path => entryOf(absolute(path))),
    ...categories.map(category => entryOfOffered(categoryPath(category.id), category)),
    ...services.map(service => entryOfOffered(servicePath(service.id), service)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Pictures are under /api, and picture searches should find them. Most robots need the sitemap's full address. */
export function robots(absolute: Absolute, origin: string | undefined): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Allow: ${PREFIX}/image/`,
    'Disallow: /api/',
    ...PRIVATE_PATHS.map(path => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${absolute('/sitemap.xml')}`] : []),
    '',
  ].join('\n');
}

/** The build makes the icons (scripts/icons.ts). */
export function manifest({ salonName }: Pick<Schemas['Settings'], 'salonName'>): string {
  return JSON.stringify({
    id: '/',
    name: salonName,
    short_name: shortName(salonName),
    description: 'Salon services at home: choose a service and an hour, and our team comes to you.',
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#FFFBF5',
    background_color: '#FFFBF5',
    categories: ['beauty', 'lifestyle'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Services', url: '/services' },
      { name: 'My Bookings', url: '/bookings' },
    ],
  });
}
