import * as common from '#words/common';
import { classes } from '../shared/class-names.ts';

/** Shown while the script of a page or dialog loads. Without text, because it is usually quick. */
export function Loading({ over = false }: { over?: boolean }) {
  return (
    <div
      role="status"
      className={classes(
        'grid animate-late place-items-center',
        // On its own disc, because what is below may have the same colour.
        over ? 'pointer-events-none fixed inset-0 z-50 m-auto size-14 rounded-full bg-card shadow-lift' : 'min-h-[60dvh]',
      )}
    >
      <span aria-hidden className="size-8 animate-spin rounded-full border-3 border-line border-t-plum" />
      <span className="sr-only">{common.loading}</span>
    </div>
  );
}
