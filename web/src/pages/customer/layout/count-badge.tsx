/** A small count at the corner of an icon. The link's label says it in words. */
export function CountBadge({ count, className }: { count: number; className: string }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className={`figures absolute min-w-5 rounded-full bg-marigold px-1 text-center text-2xs leading-4.5 font-bold text-ink ring-2 ring-ground ${className}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
