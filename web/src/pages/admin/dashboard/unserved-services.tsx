import { ChevronRight, CircleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useUnserved } from '../../../features/salon/settings/use-unserved.ts';
import { plural } from '../../../shared/format.ts';
import { readServices } from '../catalogue/catalogue.ts';

const named = 3;

/** Services on sale that nobody can carry out, so customers cannot book them (rule N72). */
export function UnservedServices() {
  const unserved = useUnserved();
  // The names are read only when there is something to say.
  const { data } = useStaffRead(unserved.size > 0 ? ['/service/all', 'names'] : null, readServices);
  if (unserved.size === 0) return null;
  const names = (data ?? []).filter(({ id }) => unserved.has(id)).map(({ name }) => name);
  const rest = unserved.size - named;
  return (
    <Link
      href={adminPaths.services}
      className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-marigold-tint px-4 py-3 hover:border-field"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-semibold">Nobody does {plural(unserved.size, 'service')} on sale</span>
        <span className="block text-sm">
          {names.slice(0, named).join(', ')}
          {rest > 0 && ` and ${rest} more`}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
