import type { components } from '#contract';
import { writtenMobile } from '../../../../../../common/phone.ts';
import { readMobile } from '../../../../../../common/typed.ts';
import { adminPaths } from '../../../../admin-paths.ts';
import { adminApi, ask } from '../../../../api/client.ts';
import type { StaffOperation } from '../../../../api/staff-role.tsx';
import type { AdminGroup } from '../../../../features/office/admin-shell/admin-pages.ts';
import type { Subject } from '../../../../features/office/admin-shell/settings-subjects.ts';
import { count, date, money, time } from '../../../../shared/format.ts';
import { find } from '../../../../shared/search.ts';

type Findable = Hit & { words: string };

const pagesOf = (group: AdminGroup): Findable[] =>
  group.pages.map(({ href, label, words }) => ({
    id: href,
    href,
    title: label,
    under: group.label,
    words: `${group.label} ${words}`,
  }));

const settingsOf = ({ id, title, settings }: Subject): Findable[] =>
  settings.map(({ name, label, words }) => {
    const href = adminPaths.settingsOf(id, name);
    return { id: href, href, title: label, under: `Settings, ${title}`, words };
  });

const pageOf = ({ id, title, hint }: Subject): Findable => {
  const href = adminPaths.settingsOf(id);
  return { id: href, href, title, under: 'Settings', words: hint };
};

/** The `shown` pages and settings that have every word of `text` in their name or other words, in any of the three languages. */
export function findPlaces(groups: readonly AdminGroup[], shown: readonly Subject[], text: string): HitGroup[] {
  return [
    { label: 'Pages', hits: best([...groups.flatMap(pagesOf), ...shown.map(pageOf)], text) },
    { label: 'Settings', hits: best(shown.flatMap(settingsOf), text) },
  ];
}

/** The best hits: pages and settings whose own name has the words come first. */
function best(all: Findable[], text: string): Hit[] {
  const byName = find(all, text, ({ title }) => title);
  const byAll = find(all, text, ({ title, words }) => `${title} ${words}`);
  const sorted = [...new Set([...byName.filter(one => byAll.includes(one)), ...byAll])];
  return sorted.slice(0, mostOfAKind).map(({ words: _, ...hit }) => hit);
}

/** One line of what was found. */
export interface Hit {
  id: string;
  href: string;
  title: string;
  /** What tells it from others of its name. */
  under: string;
}

/** What was found of one kind. */
export interface HitGroup {
  label: string;
  hits: Hit[];
  /** Leads to the list with the same search, if that has more. */
  all?: { label: string; href: string } | undefined;
}

/** The most of one kind that are shown. */
const mostOfAKind = 5;

type Schemas = components['schemas'];

interface Total {
  totalElements: number;
  /** True if there are at least so many. */
  totalIsMinimum?: boolean;
}

type Search = (text: string, signal: AbortSignal) => Promise<HitGroup>;

/** The kinds that the server searches, each by the operation of its list, which is bounded and open to staff alone. */
export const searches: readonly { by: StaffOperation; search: Search }[] = [
  { by: 'GET /booking/admin', search: findBookings },
  { by: 'GET /customer/admin', search: findCustomers },
  { by: 'GET /professional/admin/{id}/leave', search: findProfessionals },
  { by: 'PUT /service/{id}', search: findServices },
];

const queryOf = (text: string) => ({ search: readMobile(text), size: mostOfAKind });

async function findBookings(text: string, signal: AbortSignal): Promise<HitGroup> {
  const query = queryOf(text);
  const { content, ...page } = await ask(adminApi.GET('/booking/admin', { params: { query }, signal }));
  const href = adminPaths.bookingsOf(query.search);
  return { label: 'Bookings', hits: content.map(bookingHit), all: allOf(page, 'bookings', href) };
}

function bookingHit({ bookingId, reference, bookingDate, bookingTime, user, name, professional }: Schemas['Booking']): Hit {
  const who = user.fullName ?? 'Deleted account';
  const under = [`${date(bookingDate)}, ${time(bookingTime)}`, ...(professional ? [professional.name] : []), name.join(', ')];
  return {
    id: bookingId,
    href: adminPaths.booking(bookingId),
    title: `${who} · ${reference.toUpperCase()}`,
    under: under.join(' · '),
  };
}

async function findCustomers(text: string, signal: AbortSignal): Promise<HitGroup> {
  const query = queryOf(text);
  const { content, ...page } = await ask(adminApi.GET('/customer/admin', { params: { query }, signal }));
  const href = adminPaths.customersOf(query.search);
  return {
    label: 'Customers',
    hits: content.map(({ id, fullName, mobile }) => ({
      id,
      href: adminPaths.customer(id),
      title: fullName,
      under: writtenMobile(mobile),
    })),
    all: allOf(page, 'customers', href),
  };
}

async function findServices(text: string, signal: AbortSignal): Promise<HitGroup> {
  const query = { search: text, size: mostOfAKind };
  const { content, ...page } = await ask(adminApi.GET('/service/all', { params: { query }, signal }));
  return {
    label: 'Services',
    hits: content.map(({ id, name, price, categoryName }) => ({
      id,
      href: adminPaths.servicesNamed(name),
      title: name,
      under: [money(price), ...(categoryName ? [categoryName] : [])].join(' · '),
    })),
    all: allOf(page, 'services', adminPaths.servicesNamed(text)),
  };
}

/** The whole list, which has no search of its own: a salon has a few dozen professionals. */
async function findProfessionals(text: string, signal: AbortSignal): Promise<HitGroup> {
  const all = await ask(adminApi.GET('/professional/admin', { signal }));
  const found = find(all, readMobile(text), ({ name, mobile }) => `${name} ${mobile ?? ''}`);
  return {
    label: 'Professionals',
    hits: found.slice(0, mostOfAKind).map(({ id, name, mobile, active }) => ({
      id,
      href: adminPaths.professional(id),
      title: name,
      under: [...(mobile ? [writtenMobile(mobile)] : []), ...(active ? [] : ['Inactive'])].join(' · '),
    })),
    all: allOf({ totalElements: found.length }, 'professionals found', adminPaths.professionals),
  };
}

/** The link to the list with all that was found; none if they are all shown. */
function allOf({ totalElements, totalIsMinimum }: Total, noun: string, href: string): HitGroup['all'] {
  if (totalElements <= mostOfAKind) return undefined;
  // If there are very many, the last one counted stands for all that follow.
  const label = totalIsMinimum ? `More than ${count(totalElements - 1)} ${noun}` : `All ${count(totalElements)} ${noun}`;
  return { label, href };
}
