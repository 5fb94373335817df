/** The part of a page's head that depends on page and salon. Pure. */

import { fromPrice } from '../../common/choice.ts';
import type { IsoDate } from '../../common/time.ts';
import { languageCodes } from '../../common/words/languages.ts';
import type { Schemas } from '../platform/contract/types.ts';
import { escaped, jsonForHtml } from '../platform/shared/escape.ts';
import { WIDTHS } from '../salon/media/rules.ts';
import { inLanguage, type Page, priceWords, shortName } from './page.ts';
import { structuredData } from './structured-data.ts';

/** The width at which the service page shows its picture (web/src/pages/customer/service/service-details.tsx). */
const SERVICE_PICTURE_SIZES = '(width < 48rem) 100vw, 50vw';
const SHARED_WIDTH = 800;

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escaped(content)}" />`;

const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => (value ? `${name}="${escaped(value)}"` : name))
    .join(' ')} />`;

/** An address of the site with its origin, or without one if the origin is unknown. */
export function absoluteBy(origin: string | undefined) {
  return (path: string): string => (origin ? new URL(path, origin).href : path);
}

/** The browser requests the picture before it has read the page. */
const firstPicture = ({ service }: Page): string[] =>
  service?.imageUrl
    ? [
        link({
          rel: 'preload',
          as: 'image',
          imagesrcset: WIDTHS.map(width => `${service.imageUrl}?width=${width} ${width}w`).join(', '),
          imagesizes: SERVICE_PICTURE_SIZES,
          fetchpriority: 'high',
        }),
      ]
    : [];

interface Context {
  settings: Schemas['Settings'];
  today: IsoDate;
  /** The origin of the site: originOf in contract/public-origin.ts. */
  origin: string | undefined;
}

const forSharing = (page: Page & { path: string }, title: string, { settings, origin }: Context): string[] => {
  const absolute = absoluteBy(origin);
  const picture = page.picture
    ? { address: absolute(`${page.picture.path}?width=${SHARED_WIDTH}`), alt: page.picture.alt }
    : { address: absolute('/share.jpg'), alt: settings.salonName };
  return [
    meta('property', 'og:site_name', settings.salonName),
    meta('property', 'og:locale', `${page.language}_IN`),
    meta('property', 'og:type', page.service ? 'product' : 'website'),
    meta('property', 'og:title', page.service ? `${page.title} · ${priceWords(page.service, page.language)}` : title),
    meta('property', 'og:description', page.description),
    ...(origin ? [meta('property', 'og:url', absolute(inLanguage(page.language, page.path)))] : []),
    meta('property', 'og:image', picture.address),
    meta('property', 'og:image:alt', picture.alt),
    ...(page.service
      ? [
          meta('property', 'product:price:amount', fromPrice(page.service).price.toFixed(2)),
          meta('property', 'product:price:currency', 'INR'),
        ]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
};

/** For the page that the service worker keeps. Its scripts set the title, and tell by the last line that it was kept. */
export function keptHead(name: string): string {
  return [
    `<title>${escaped(name)}</title>`,
    meta('name', 'application-name', name),
    meta('name', 'robots', 'noindex'),
    meta('name', 'kept-page', ''),
  ].join('\n    ');
}

/** The same page in every language, and for readers of none of them. */
const alternates = (path: string, absolute: (path: string) => string): string[] => [
  ...languageCodes.map(language => link({ rel: 'alternate', hreflang: language, href: absolute(inLanguage(language, path)) })),
  link({ rel: 'alternate', hreflang: 'x-default', href: absolute(path) }),
];

export function headOf(page: Page, context: Context): string {
  const { settings, today, origin } = context;
  const name = shortName(settings);
  const title = `${page.title} · ${name}`;
  const lines = [
    `<title>${escaped(title)}</title>`,
    // The page's own scripts end their titles with it too.
    meta('name', 'application-name', name),
  ];
  const { path } = page;
  if (path === null) return [...lines, meta('name', 'robots', 'noindex'), ...firstPicture(page)].join('\n    ');
  const found = { ...page, path };
  const absolute = absoluteBy(origin);
  return [
    ...lines,
    meta('name', 'description', page.description),
    // Link previews refuse a picture address without an origin.
    ...(origin
      ? [link({ rel: 'canonical', href: absolute(inLanguage(page.language, path)) }), ...alternates(path, absolute)]
      : []),
    ...firstPicture(page),
    ...forSharing(found, title, context),
    `<script type="application/ld+json">${jsonForHtml(structuredData(found, settings, today, absolute))}</script>`,
  ].join('\n    ');
}
