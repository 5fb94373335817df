import { ExternalLink, Search } from 'lucide-react';
import type { AdminGroup, Place } from '../../../features/office/admin-shell/admin-pages.ts';
import { useSignOut } from '../../../features/office/admin-shell/use-sign-out.ts';
import { askFirst } from '../../../forms/use-leave-guard.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageLink } from './page-link.tsx';

interface Props {
  groups: readonly AdminGroup[];
  here: Place | undefined;
  onSearch: () => void;
  onClose: () => void;
}

/** All pages on a phone by their groups: first those that the bar does not have. */
export function MenuSheet({ groups, here, onSearch, onClose }: Props) {
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
