/** What a page tells browsers, search engines and link previews. Pure. */

import { fromPrice } from '../../common/choice.ts';
import { rupees } from '../../common/money.ts';
import { type PublicPage, privatePages, publicPages, shellOf } from '../../common/pages.ts';
import { wordsOf } from '../../common/words/all.ts';
import { type Language, languageCodes } from '../../common/words/languages.ts';
import { PREFIX } from '../platform/contract/prefix.ts';
import type { Schemas } from '../platform/contract/types.ts';
import { linesOf } from '../salon/settings/name-rules.ts';
import { API_OF_FRONT } from './front-parts.ts';

type Settings = Schemas['Settings'];
type Service = Schemas['Service'];
type Category = Schemas['Category'];
type Course = Schemas['Course'];

export interface Page {
  /** The title as the page sets it once it runs, without the salon's name (web/src/shared/use-document-title.ts). */
  title: string;
  description: string;
  status: 200 | 404;
  language: Language;
  /** Its address without origin and language; null if search engines should not find it. */
  path: string | null;
  /** The built file with its first paint or its frame (web/first-paint-html.ts), without `.html`. */
  shell: string;
  picture?: { path: string; alt: string };
  /** From the home page down to this one. */
  trail: { name: string; path: string }[];
  service?: Service;
  course?: Course;
  /** The API addresses that its first screen needs (readAnswers in serve.ts). */
  needs: string[];
}

const SETTINGS = `${PREFIX}/settings`;
const CATEGORIES = `${PREFIX}/category?page=0&size=50`;
const API_OF_COURSES = `${PREFIX}/academy/course`;
const API_OF_SERVICES = `${PREFIX}/service/all?page=0&size=10`;

/**
 * The address as the site asks it in this language (web/src/shared/reader-language.ts): the catalogue has names of its own in each (rule
 * C30).
 */
const asked = (language: Language, address: string): string =>
  language === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}language=${language}`;

export function servicePath(id: string): string {
  return `/services/details/${encodeURIComponent(id)}`;
}
export function coursePath(id: string): string {
  return `/academy/${encodeURIComponent(id)}`;
}
export function categoryPath(id: string): string {
  return `/all-services?category=${encodeURIComponent(id)}`;
}

interface Told {
  description: (salon: Settings, words: Words) => string;
  needs?: string[];
}

type Words = (typeof wordsOf)[Language]['head'];

/** Only a salon with an academy of its own claims trained beauticians (rule C20). */
const homeText = ({ salonName, claims }: Settings, words: Words): string =>
  (claims?.ownAcademy ? words.homeText : words.homeTextPlain)(salonName);

const contactText = ({ salonName, phone, address }: Settings, words: Words): string => {
  const where = [phone, address].filter(Boolean).join('. ');
  return where ? words.contactText(salonName, where) : words.contactPlain(salonName);
};

/** What search engines and link previews are told of each page that everybody sees alike. */
const TOLD: Record<PublicPage['path'], Told> = {
  '/': { description: homeText, needs: [API_OF_FRONT, CATEGORIES] },
  '/services': { description: ({ salonName }, words) => words.servicesText(salonName), needs: [CATEGORIES] },
  '/all-services': {
    description: ({ salonName }, words) => words.allServicesText(salonName),
    needs: [API_OF_SERVICES, CATEGORIES],
  },
  '/book': { description: ({ salonName }, words) => words.bookText(salonName) },
  '/academy': { description: ({ salonName }, words) => words.academyText(salonName), needs: [API_OF_COURSES] },
  '/about': { description: ({ salonName }, words) => words.aboutText(salonName) },
  '/contact': { description: contactText },
  '/privacy': { description: ({ salonName }, words) => words.privacyText(salonName) },
  '/terms': { description: ({ salonName }, words) => words.termsText(salonName) },
};

const ADMIN = /^\/admin(\/|$)/;
/** Search engines should not find them. */
export const PRIVATE_PATHS = [
  '/admin',
  ...languageCodes.flatMap(language => privatePages.map(({ path }) => inLanguage(language, path))),
];

/** The address of a page in a language: English has no prefix (rule Z1). */
export function inLanguage(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
}

const hidden = (language: Language, title: string, status: 200 | 404, shell: string): Page => ({
  title,
  language,
  description: '',
  status,
  path: null,
  shell,
  trail: [],
  needs: [SETTINGS],
});

export function missingPage(language: Language): Page {
  return hidden(language, wordsOf[language].titles.missing, 404, 'missing');
}
/** The link of a message. The page itself says whether it works. */
export function visitLinkPage(language: Language): Page {
  return hidden(language, wordsOf[language].titles.visitLink, 200, 'index');
}
const DEV_TITLES: Record<string, string> = { '/dev/outbox': 'Outbox', '/dev/pay': 'Test payment' };

/** A page of a development server: its outbox, or its payment gateway. */
export function devPage(path: string): Page | undefined {
  return DEV_TITLES[path] === undefined ? undefined : hidden('en', DEV_TITLES[path], 200, 'index');
}
export function missingCourse(language: Language): Page {
  return hidden(language, wordsOf[language].titles.missingCourse, 404, 'course-frame');
}
export function missingService(language: Language): Page {
  return hidden(language, wordsOf[language].titles.missingService, 404, 'service-frame');
}

/** Undefined if it is neither a page that everybody sees alike nor a private one. */
export function fixedPage(language: Language, path: string, salon: Settings): Page | undefined {
  const { titles, head } = wordsOf[language];
  const known = publicPages.find(page => page.path === path);
  if (known) {
    const { description, needs = [] } = TOLD[known.path];
    const title = titles[known.title];
    const trail = path === '/' ? [] : [{ name: title, path }];
    return {
      title,
      description: description(salon, head),
      status: 200,
      language,
      path,
      shell: shellOf(path),
      trail,
      needs: [SETTINGS, ...needs.map(address => asked(language, address))],
    };
  }
  // The admin area is English.
  if (ADMIN.test(path)) return language === 'en' ? hidden(language, 'Admin', 200, 'index') : undefined;
  const own = privatePages.find(page => page.path === path || ('isArea' in page && path.startsWith(`${page.path}/`)));
  return own && hidden(language, titles[own.title], 200, shellOf(own.path));
}

/** One category of /all-services. */
export function categoryPage(language: Language, { id, name, description, imagePath }: Category): Page {
  return {
    title: name,
    description: shortened(description || name),
    status: 200,
    language,
    path: categoryPath(id),
    // The prepared first paint shows all categories.
    shell: 'all-services-frame',
    ...(imagePath && { picture: { path: imagePath, alt: name } }),
    trail: [allServices(language), { name, path: categoryPath(id) }],
    needs: [SETTINGS, asked(language, `${API_OF_SERVICES}&categoryId=${encodeURIComponent(id)}`), asked(language, CATEGORIES)],
  };
}

const allServices = (language: Language) => ({ name: wordsOf[language].titles.allServices, path: '/all-services' });

/** '₹999', or 'from ₹999' if another variant costs more. */
export function priceWords(service: Pick<Service, 'price' | 'durationInMinutes' | 'variants'>, language: Language): string {
  const { price, isFrom } = fromPrice(service);
  return isFrom ? wordsOf[language].head.fromPrice(rupees(price)) : rupees(price);
}

export function servicePage(language: Language, service: Service): Page {
  const { head, format } = wordsOf[language];
  const { id, name, description, imageUrl, categoryId, categoryName } = service;
  const { durationInMinutes } = fromPrice(service);
  return {
    title: name,
    // The price comes first, because a link preview shows only the beginning.
    description: shortened(
      `${head.serviceText(priceWords(service, language), minutes(durationInMinutes, format))} ${description}`,
    ),
    status: 200,
    language,
    path: servicePath(id),
    // Its first paint shows a picture.
    shell: imageUrl ? 'service' : 'service-frame',
    ...(imageUrl && { picture: { path: imageUrl, alt: name } }),
    trail: [
      allServices(language),
      ...(categoryId && categoryName ? [{ name: categoryName, path: categoryPath(categoryId) }] : []),
      { name, path: servicePath(id) },
    ],
    service,
    needs: [SETTINGS, asked(language, `${PREFIX}/service/${encodeURIComponent(id)}`)],
  };
}

export function coursePage(language: Language, course: Course): Page {
  const { id, name, description, weeks, fee, imageUrl } = course;
  return {
    title: name,
    // As for a service, what a link preview shows.
    description: shortened(`${rupees(fee)} · ${wordsOf[language].head.weeks(weeks)}. ${description}`),
    status: 200,
    language,
    path: coursePath(id),
    shell: 'course-frame',
    ...(imageUrl && { picture: { path: imageUrl, alt: name } }),
    trail: [
      { name: wordsOf[language].titles.academy, path: '/academy' },
      { name, path: coursePath(id) },
    ],
    course,
    needs: [SETTINGS, asked(language, `${API_OF_COURSES}/${encodeURIComponent(id)}`)],
  };
}

const minutes = (total: number, words: (typeof wordsOf)[Language]['format']): string => {
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  return [hours > 0 && words.hours(hours), rest > 0 && words.minutes(rest)].filter(Boolean).join(' ');
};

const MAX_DESCRIPTION = 200;

/** One line, cut between words or characters to the length that search results and previews show. */
const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const characters = Iterator.from(new Intl.Segmenter().segment(line))
    .take(MAX_DESCRIPTION + 1)
    .toArray();
  if (characters.length <= MAX_DESCRIPTION) return line;
  const cut = line.slice(0, characters[MAX_DESCRIPTION - 1]?.index);
  return `${cut.replace(/\s\S*$/, '')}…`;
};

/** The salon's short name: the large line of the header. */
export function shortName(salon: Pick<Settings, 'salonName' | 'nameLines'>): string {
  return linesOf(salon)[0] ?? salon.salonName;
}
