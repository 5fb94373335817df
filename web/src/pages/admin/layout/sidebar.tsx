import { LogOut } from 'lucide-react';
import { Link } from 'wouter';
import type { AdminGroup, Place } from '../../../features/office/admin-shell/admin-pages.ts';
import { Logo } from '../../../features/salon/settings/logo.tsx';
import { useSalonName } from '../../../features/salon/settings/salon.tsx';
import { askFirst } from '../../../forms/use-leave-guard.ts';
import { plural } from '../../../shared/format.ts';
import { Badge, currentGroup, isIn, PageLink, useGroups, useHere, useSignOut, useUnreadIn } from './page-link.tsx';

/**
 * The groups on a desktop, with the pages of the one that is open (rule W70). A window of 800 px shows all of it, also with the
 * longest group open.
 */
export function Sidebar() {
  const groups = useGroups();
  const here = useHere(groups);
  const signOut = useSignOut();
  const salonName = useSalonName();
  return (
    <aside
      aria-label="Salon"
      className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-card p-3 lg:flex print:hidden"
    >
      <p className="flex items-center gap-2.5 px-3 py-3">
        <Logo className="size-9" />
        <span className="min-w-0 font-display text-lg leading-5 font-semibold text-plum wrap-anywhere">{salonName}</span>
      </p>
      <nav aria-label="Admin" className="mt-5">
        <ul className="grid gap-0.5">
          {groups.map(group => (
            <li key={group.label}>
              <GroupLink group={group} here={here} />
              {isIn(group, here) && <Pages group={group} here={here} />}
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        onClick={() => askFirst(signOut)}
        className="mt-auto flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold hover:bg-sand"
      >
        <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
        Sign out
      </button>
    </aside>
  );
}

interface Props {
  group: AdminGroup;
  here: Place | undefined;
}

/** Leads to the group's first page. While the group is shut, it says that something within is unread. */
function GroupLink({ group, here }: Props) {
  const { label, icon: Icon, pages } = group;
  const unread = useUnreadIn(group);
  const isShown = unread > 0 && !isIn(group, here);
  return (
    <Link
      href={pages[0]?.href ?? ''}
      aria-current={currentGroup(group, here)}
      aria-label={isShown ? `${label}, ${plural(unread, 'unread message')}` : undefined}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold transition-colors hover:bg-sand aria-[current]:text-plum"
    >
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="flex-1">{label}</span>
      {isShown && <Badge>{unread > 99 ? '99+' : unread}</Badge>}
    </Link>
  );
}

function Pages({ group, here }: Props) {
  return (
    <ul aria-label={group.label} className="mb-1 ml-5.5 grid border-l border-line pl-2">
      {group.pages.map(page => (
        <li key={page.href}>
          <PageLink
            page={page}
            here={here}
            className="flex min-h-9 items-center justify-between rounded-md px-3 text-sm font-medium transition-colors hover:bg-sand aria-[current]:bg-plum aria-[current]:font-semibold aria-[current]:text-card"
          />
        </li>
      ))}
    </ul>
  );
}
