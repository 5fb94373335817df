import { ChevronRight, Mail } from 'lucide-react';
import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { plural } from '../../../shared/format.ts';

export function UnreadMessages({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link
      href={adminPaths.messages}
      className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-marigold-tint px-4 py-3 font-semibold hover:border-field"
    >
      <Mail aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="flex-1">{plural(count, 'unread message')}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
