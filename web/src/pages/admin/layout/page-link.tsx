import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useMay } from '../../../api/staff-role.tsx';
import { signOut } from '../../../api/staff-session.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { readCourses } from '../../../features/academy/staff-courses.ts';
import {
  type AdminEntry,
  type AdminGroup,
  groupsFor,
  type Need,
  type Place,
  placeOf,
} from '../../../features/office/admin-shell/admin-pages.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { useHasNames } from '../../../features/visits/hand-over/use-team.ts';
import { plural } from '../../../shared/format.ts';

/** Unread messages, if this is where they are read; otherwise 0. */
function useUnreadAt({ href }: AdminEntry): number {
  const unread = useUnreadCount();
  return href === adminPaths.messages ? unread : 0;
}

/** Unread messages within the group. */
export function useUnreadIn({ pages }: AdminGroup): number {
  const unread = useUnreadCount();
  return pages.some(({ href }) => href === adminPaths.messages) ? unread : 0;
}

/** `aria-current` of the link to a group: it is more than the page itself. */
export function currentGroup(group: AdminGroup, here: Place | undefined): true | undefined {
  return isIn(group, here) || undefined;
}

interface Props {
  page: AdminEntry;
  here: Place | undefined;
  onClick?: () => void;
  /** Its look, the current page's by `aria-[current]:`. */
  className: string;
}

/** A link to a page of the area; Messages says how many are unread. */
export function PageLink({ page, here, onClick, className }: Props) {
  const unread = useUnreadAt(page);
  return (
    <Link
      href={page.href}
      onClick={onClick}
      aria-current={here?.page.href === page.href ? 'page' : undefined}
      aria-label={unread > 0 ? `${page.label}, ${plural(unread, 'unread message')}` : undefined}
      className={className}
    >
      {page.label}
      {unread > 0 && <Badge>{unread > 99 ? '99+' : unread}</Badge>}
    </Link>
  );
}

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="figures ml-2 rounded-full bg-marigold px-2 text-xs font-bold text-ink">
      {children}
    </span>
  );
}

/** The number of unread messages. 0 until it is known. */
function useUnreadCount(): number {
  const { data } = useStaffRead(['/message/admin', 'unread count'], countUnread, { isLive: true });
  return data ?? 0;
}

async function countUnread(): Promise<number> {
  const { totalElements } = await ask(adminApi.GET('/message/admin', { params: { query: { read: false, size: 1 } } }));
  return totalElements;
}

/** The groups of pages that this salon needs (rule W70). */
export function useGroups(): AdminGroup[] {
  const hasNames = useHasNames();
  const settings = useSettings();
  const isTaught = settings?.hasCourses ?? false;
  // A course that is off may still have enquiries. The list names nobody, so reading it is no reading of theirs (rule P12).
  const { data: all } = useStaffRead(settings && !isTaught ? ['/academy/admin/course'] : null, readCourses);
  const hasCourses = isTaught || (all?.some(({ enquiries }) => enquiries > 0) ?? false);
  const met: Need[] = [...(hasNames ? ['professionals' as const] : []), hasCourses ? 'courses' : 'no courses'];
  return groupsFor(new Set(met), useMay());
}

/** The group and page of the address. */
export function useHere(groups: readonly AdminGroup[]): Place | undefined {
  const [path] = useLocation();
  return placeOf(groups, path, useSearch());
}

/** Whether the group of the address is this one. Groups are made anew, so they are told apart by their labels. */
export function isIn({ label }: AdminGroup, here: Place | undefined): boolean {
  return here?.group.label === label;
}

/** Signs out and leads to the sign-in, which forgets the page: another person may sign in next (rule K8). */
export function useSignOut(): () => void {
  const [, navigate] = useLocation();
  return () => {
    navigate(adminPaths.login);
    void signOut();
  };
}
