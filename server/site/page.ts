/** What a page tells browsers, search engines and link previews. Pure. */
import { PREFIX } from '../contract/prefix.ts';
import type { Schemas } from '../contract/types.ts';
import { rupees } from '../shared/money.ts';

type Settings = Schemas['Settings'];
type Service = Schemas['Service'];
type Category = Schemas['Category'];

export interface Page {
  /** As the page sets it once it runs, without the salon's name (web/src/shared/use-document-title.ts). */
  title: string;
  description: string;
  status: 200 | 404;
  /** Its address without origin; null if search engines should not find it. */
  path: string | null;
  /** The built file with its first paint or its frame (web/first-paint-html.ts), without `.html`. */
  shell: string;
  picture?: { path: string; alt: string };
  /** From the home page down to this one. */
  trail: { name: string; path: string }[];
  service?: Service;
  /** The API addresses that its first screen needs (first-answers.ts). */
  needs: string[];
}

const SETTINGS = `${PREFIX}/settings`;
const CATEGORIES = `${PREFIX}/category?page=0&size=50`;
const API_OF_SERVICES = `${PREFIX}/service/all?page=0&size=10`;

export function servicePath(id: string): string {
  return `/services/details/${encodeURIComponent(id)}`;
}
export function categoryPath(id: string): string {
  return `/all-services?category=${encodeURIComponent(id)}`;
}

interface Fixed {
  title: string;
  description: (salon: Settings) => string;
  needs?: string[];
}

/** The fixed addresses, in the order of the sitemap. */
export const PUBLIC_PAGES: Record<string, Fixed> = {
  '/': {
    title: 'Salon services at home',
    description: ({ salonName }) =>
      `Hair, skin, nails and bridal looks at your home, by trained beauticians. Choose a service and an hour; ${salonName} brings the rest.`,
    needs: [CATEGORIES],
  },
  '/services': {
    title: 'Our Services',
    description: ({ salonName }) =>
      `Everything ${salonName} does at your home, by category: hair, skin, nails, make-up and more.`,
    needs: [CATEGORIES],
  },
  '/all-services': {
    title: 'All Services',
    description: ({ salonName }) => `Every service of ${salonName} in one list, each with its price and the time it takes.`,
    needs: [API_OF_SERVICES, CATEGORIES],
  },
  '/book': {
    title: 'Quick Booking',
    description: ({ salonName }) => `The most booked services of ${salonName}: add them, choose a day and an hour, done.`,
  },
  '/about': {
    title: 'About',
    description: ({ salonName }) => `Who comes to your home, how a visit goes, and what ${salonName} promises.`,
  },
  '/contact': {
    title: 'Contact',
    description: ({ salonName, phone, address }) => `Call, write to or visit ${salonName}: ${phone}. ${address}.`,
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: ({ salonName }) => `What ${salonName} knows about you, why, for how long, and how to have it deleted.`,
  },
  '/terms': {
    title: 'Terms of Service',
    description: ({ salonName }) => `Booking, paying, cancelling and what to expect of a visit by ${salonName}.`,
  },
};

/** Pages of one person. Search engines should not find them. */
const PRIVATE_TITLES: Record<string, string> = {
  '/cart': 'Shopping Cart',
  '/checkout': 'Checkout',
  '/bookings': 'My Bookings',
  '/profile': 'Profile',
  '/order-success': 'Success!',
  '/admin': 'Admin',
  '/pro': 'My visits',
};
/** Those with pages of their own. */
const AREAS = ['/admin', '/pro'];
export const PRIVATE_PATHS = Object.keys(PRIVATE_TITLES);

const hidden = (title: string, status: 200 | 404, shell: string): Page => ({
  title,
  description: '',
  status,
  path: null,
  shell,
  trail: [],
  needs: [SETTINGS],
});

export function missingPage(): Page {
  return hidden('Page not found', 404, 'missing');
}
export function missingService(): Page {
  return hidden('Service Not Found', 404, 'service-frame');
}

/** Undefined if it is neither a page that everybody sees alike nor a private one. */
export function fixedPage(path: string, salon: Settings): Page | undefined {
  const known = PUBLIC_PAGES[path];
  if (known) {
    const { title, description, needs = [] } = known;
    const trail = path === '/' ? [] : [{ name: title, path }];
    return {
      title,
      description: description(salon),
      status: 200,
      path,
      shell: path.slice(1) || 'home',
      trail,
      needs: [SETTINGS, ...needs],
    };
  }
  const above = AREAS.find(area => path.startsWith(`${area}/`)) ?? path;
  return PRIVATE_TITLES[above] === undefined
    ? undefined
    : hidden(PRIVATE_TITLES[above], 200, above === '/admin' ? 'index' : above.slice(1));
}

/** One category of /all-services. */
export function categoryPage({ id, name, description, imagePath }: Category): Page {
  return {
    title: name,
    description: shortened(description || name),
    status: 200,
    path: categoryPath(id),
    // The prepared first paint shows all categories.
    shell: 'all-services-frame',
    ...(imagePath && { picture: { path: imagePath, alt: name } }),
    trail: [allServices, { name, path: categoryPath(id) }],
    needs: [SETTINGS, `${API_OF_SERVICES}&categoryId=${encodeURIComponent(id)}`, CATEGORIES],
  };
}

const allServices = { name: 'All Services', path: '/all-services' };

export function servicePage(service: Service): Page {
  const { id, name, description, price, durationInMinutes, imageUrl, categoryId, categoryName } = service;
  return {
    title: name,
    // The price comes first, because a link preview shows only the beginning.
    description: shortened(`${rupees(price)} · ${minutes(durationInMinutes)} at your home. ${description}`),
    status: 200,
    path: servicePath(id),
    // Its first paint shows a picture.
    shell: imageUrl ? 'service' : 'service-frame',
    ...(imageUrl && { picture: { path: imageUrl, alt: name } }),
    trail: [
      allServices,
      ...(categoryId && categoryName ? [{ name: categoryName, path: categoryPath(categoryId) }] : []),
      { name, path: servicePath(id) },
    ],
    service,
    needs: [SETTINGS, `${PREFIX}/service/${encodeURIComponent(id)}`],
  };
}

const minutes = (total: number): string => {
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
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

/** The salon's short name: its first word, as in the header. */
export function shortName(salonName: string): string {
  const [first = ''] = salonName.split(' ');
  return first.length < 4 ? salonName : first;
}
