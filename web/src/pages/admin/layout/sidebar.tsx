import { LogOut } from 'lucide-react';
import { useSignOut } from '../../../features/admin-shell/use-sign-out.ts';
import { useSalonName } from '../../../features/settings/salon.tsx';
import { askFirst } from '../../../forms/use-leave-guard.ts';
import { EntryLink } from './entry-link.tsx';
import { navigation } from './navigation.ts';

/** The area's pages on a desktop. */
export function Sidebar() {
  const signOut = useSignOut();
  const salonName = useSalonName();
  return (
    <aside
      aria-label="Salon"
      className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-card p-3 lg:flex print:hidden"
    >
      <p className="flex items-center gap-2.5 px-3 py-3">
        <img src="/icon.svg" alt="" width={36} height={36} className="size-9 shrink-0" />
        <span className="min-w-0 font-display text-lg leading-5 font-semibold text-plum wrap-anywhere">{salonName}</span>
      </p>
      <nav aria-label="Admin" className="mt-6 grid gap-1">
        {navigation.map(entry => (
          <EntryLink key={entry.href} {...entry} />
        ))}
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
