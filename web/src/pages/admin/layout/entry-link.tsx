import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { useUnreadCount } from '../../../features/message/use-unread-count.ts';
import { plural } from '../../../shared/format.ts';
import { NavLink } from '../../../ui/nav-link.tsx';
import { alsoHere, type Entry } from './navigation.ts';

type Props = Entry & { onClick?: () => void };

/** A line of the sidebar and of the phone's menu; Messages says how many are unread. */
export function EntryLink({ onClick, ...entry }: Props) {
  const { href, label, icon: Icon } = entry;
  const [here] = useLocation();
  const unread = useUnreadCount();
  const badge = href === adminPaths.messages && unread > 0 ? unread : null;
  return (
    <NavLink
      href={href}
      also={alsoHere(entry, here)}
      onClick={onClick}
      aria-label={badge ? `${label}, ${plural(badge, 'unread message')}` : undefined}
      className={isHere =>
        `flex min-h-12 items-center gap-3 rounded-md px-3 font-semibold transition-colors lg:min-h-11 ${isHere ? 'bg-plum text-card' : 'hover:bg-sand'}`
      }
    >
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="flex-1">{label}</span>
      {badge && (
        <span aria-hidden className="figures rounded-full bg-marigold px-2 text-xs font-bold text-ink">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </NavLink>
  );
}
