import { classes } from '../shared/class-names.ts';

/** A breathing block in the final shape of what is loading; size it by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes('animate-breathe rounded-md bg-sand', className)} />;
}
