import { ExternalLink, Menu, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { AdminGroup, Place } from '../../../features/office/admin-shell/admin-pages.ts';
import { askFirst } from '../../../forms/use-leave-guard.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { currentGroup, isIn, PageLink, useGroups, useHere, useSignOut, useUnreadIn } from './page-link.tsx';

const look =
  'group relative flex h-16 flex-1 flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,3.8vw)] leading-4.5 font-semibold text-muted aria-[current]:text-plum';
const pill = 'grid h-7 w-full max-w-14 place-items-center rounded-full group-aria-[current]:bg-plum-tint';

/** Four groups and More, within the thumb's reach. Not printed, or they would cover the end of every sheet. */
export function TabBar({ onSearch }: { onSearch: () => void }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const groups = useGroups();
  const here = useHere(groups);
  const isUnderMore = groups.some(group => !group.isAtHand && isIn(group, here));
  return (
    <div className="lg:hidden print:hidden">
      <div aria-hidden className="h-[calc(4rem+env(safe-area-inset-bottom))]" />
      <nav
        data-tab-bar
        aria-label="Shortcuts"
        className="fixed inset-x-0 bottom-0 z-20 flex bg-card pb-[env(safe-area-inset-bottom)] shadow-bar"
      >
        {groups
          .filter(({ isAtHand }) => isAtHand)
          .map(group => (
            <Tab key={group.label} group={group} here={here} />
          ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isUnderMore || undefined}
          onClick={() => setMenuOpen(true)}
          className={look}
        >
          <span className={pill}>
            <Menu aria-hidden className="size-5.5" strokeWidth={1.75} />
          </span>
          More
        </button>
      </nav>
      {isMenuOpen && <MenuSheet groups={groups} here={here} onSearch={onSearch} onClose={() => setMenuOpen(false)} />}
    </div>
  );
}

function Tab({ group, here }: { group: AdminGroup; here: Place | undefined }) {
  const { label, icon: Icon, pages } = group;
  const unread = useUnreadIn(group);
  return (
    <Link href={pages[0]?.href ?? ''} aria-current={currentGroup(group, here)} className={look}>
      <span className={pill}>
        <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
      </span>
      {label}
      {unread > 0 && (
        <span className="absolute top-2 left-[calc(50%+0.5rem)] size-2.5 rounded-full bg-madder ring-2 ring-card">
          <span className="sr-only">, unread messages</span>
        </span>
      )}
    </Link>
  );
}

interface Props {
  groups: readonly AdminGroup[];
  here: Place | undefined;
  onSearch: () => void;
  onClose: () => void;
}

/** All pages on a phone by their groups: first those that the bar does not have. */
function MenuSheet({ groups, here, onSearch, onClose }: Props) {
  const signOut = useSignOut();
  const sorted = groups.toSorted((one, other) => Number(one.isAtHand ?? false) - Number(other.isAtHand ?? false));
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      onClose={onClose}
      title="Menu"
      footer={
        <>
          <LinkButton href={paths.home} variant="secondary" block>
            View Site
            <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
          </LinkButton>
          <Button variant="secondary" block onClick={after(() => askFirst(signOut))}>
            Sign out
          </Button>
        </>
      }
    >
      <Button variant="secondary" block onClick={after(onSearch)} className="mb-4">
        <Search aria-hidden className="size-5" strokeWidth={1.75} />
        Search
      </Button>
      <nav aria-label="Menu" className="grid gap-4">
        {sorted.map(group => (
          <Pages key={group.label} group={group} here={here} onClose={onClose} />
        ))}
      </nav>
    </Dialog>
  );
}

function Pages({ group: { label, icon: Icon, pages }, here, onClose }: Pick<Props, 'here' | 'onClose'> & { group: AdminGroup }) {
  return (
    <section aria-label={label}>
      <h3 className="flex items-center gap-2 font-display text-lg font-medium text-plum">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        {label}
      </h3>
      <ul className="two-columns grid gap-x-2">
        {pages.map(page => (
          <li key={page.href}>
            <PageLink
              page={page}
              here={here}
              onClick={onClose}
              className="flex min-h-11 items-center rounded-md px-2 font-semibold hover:bg-sand aria-[current]:bg-plum-tint aria-[current]:text-plum"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
