import { classes } from '../shared/class-names.ts';

interface Props {
  className?: string;
  /** What it stands in breathes as a whole: each thing that breathes is a layer, and a list of them many for a cheap phone. */
  still?: boolean;
}

/** A breathing block in the final shape of what is loading; size it by class. */
export function Skeleton({ className, still = false }: Props) {
  return <div aria-hidden className={classes(!still && 'animate-breathe', '[:where(&)]:rounded-md bg-sand', className)} />;
}
