/** Files for crawlers and home screens: sitemap.xml, robots.txt, manifest.webmanifest. Pure. */

import { publicPages } from '../../common/pages.ts';
import { type Instant, istDate } from '../../common/time.ts';
import { wordsOf } from '../../common/words/all.ts';
import { type Language, languageCodes } from '../../common/words/languages.ts';
import { PREFIX } from '../platform/contract/prefix.ts';
import type { Schemas } from '../platform/contract/types.ts';
import { escaped } from '../platform/shared/escape.ts';
import { imagePath } from '../salon/media/rules.ts';
import { categoryPath, coursePath, inLanguage, PRIVATE_PATHS, servicePath, shortName } from './page.ts';

type Absolute = (path: string) => string;

interface Offered {
  id: string;
  imageId: string | null;
  changedAt: Instant;
}

/** A page in each of its languages. Every entry names all of them, as the page's own head does. */
const entriesOf = (path: string, absolute: Absolute, changed = '', picture = ''): string => {
  const address = (language: Language) => escaped(absolute(inLanguage(language, path)));
  const link = (code: string, href: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`;
  const links = [...languageCodes.map(code => link(code, address(code))), link('x-default', address('en'))].join('');
  return languageCodes.map(code => `  <url><loc>${address(code)}</loc>${changed}${picture}${links}</url>`).join('\n');
};

/** Every page to be found, with the last change of those from the catalogue. */
export function sitemap(
  { services, categories, courses }: Record<'services' | 'categories' | 'courses', Offered[]>,
  absolute: Absolute,
): string {
  const entryOfOffered = (path: string, { imageId, changedAt }: Offered) => {
    const picture = imagePath(imageId);
    const image = picture && `<image:image><image:loc>${escaped(absolute(`${picture}?width=800`))}</image:loc></image:image>`;
    return entriesOf(path, absolute, `<lastmod>${istDate(changedAt)}</lastmod>`, image ?? '');
  };
  const entries = [
    ...publicPages.map(({ path }) => entriesOf(path, absolute)),
    ...categories.map(category => entryOfOffered(categoryPath(category.id), category)),
    ...services.map(service => entryOfOffered(servicePath(service.id), service)),
    ...courses.map(course => entryOfOffered(coursePath(course.id), course)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
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

type Salon = Pick<Schemas['Settings'], 'salonName' | 'nameLines'>;

export function siteManifestPath(language: Language): string {
  return inLanguage(language, '/manifest.webmanifest');
}

/** Customers install one app. It begins in their language, and stays open when they choose another one. */
export function siteManifest(salon: Salon, language: Language): string {
  const { salonName } = salon;
  const { titles, head } = wordsOf[language];
  return manifestOf(language, inLanguage(language, '/'), {
    ...{ id: '/', scope: '/' },
    name: salonName,
    short_name: shortName(salon),
    description: head.appText,
    categories: ['beauty', 'lifestyle'],
    shortcuts: [
      { name: titles.services, url: inLanguage(language, '/services') },
      { name: titles.bookings, url: inLanguage(language, '/bookings') },
    ],
  });
}

/** The professional's phone is installed as an app of its own, which opens her day, in the language in which she installed it. */
export function professionalManifestPath(language: Language): string {
  return inLanguage(language, '/pro.webmanifest');
}

export function professionalManifest({ salonName }: Salon, language: Language): string {
  const { titles, head } = wordsOf[language];
  return manifestOf(language, inLanguage(language, '/pro'), {
    name: `${titles.pro} · ${salonName}`,
    short_name: titles.pro,
    description: head.proText,
    categories: ['business'],
    shortcuts: [{ name: titles.proDays, url: inLanguage(language, '/pro/days') }],
  });
}

/** The build makes the icons (scripts/icons.ts). */
function manifestOf(language: Language, path: string, own: Record<string, unknown>): string {
  return JSON.stringify({
    id: path,
    lang: `${language}-IN`,
    start_url: path,
    scope: path,
    display: 'standalone',
    theme_color: '#FFFBF5',
    background_color: '#FFFBF5',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    ...own,
  });
}
