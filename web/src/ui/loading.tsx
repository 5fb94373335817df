import { classes } from '../shared/class-names.ts';

/** While the script of a page, or of what opens over it, is on its way; a quick one needs no words. */
export function Loading({ over = false }: { over?: boolean }) {
  return (
    <div
      role="status"
      className={classes(
        'grid animate-late place-items-center',
        // On a disc of its own: whatever it stands over may be plum, too.
        over ? 'pointer-events-none fixed inset-0 z-50 m-auto size-14 rounded-full bg-card shadow-lift' : 'min-h-[60dvh]',
      )}
    >
      <span aria-hidden className="size-8 animate-spin rounded-full border-3 border-line border-t-plum" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
