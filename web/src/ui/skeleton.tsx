import { classes } from '../shared/class-names.ts';

interface Props {
  className?: string;
  /**
   * Does not pulse by itself, because its parent does. Each pulsing element is a layer, and a whole list of them is too much for a cheap
   * phone.
   */
  still?: boolean;
}

/** A pulsing block in the final shape of what is loading. Classes give its size. */
export function Skeleton({ className, still = false }: Props) {
  return <div aria-hidden className={classes(!still && 'animate-breathe', '[:where(&)]:rounded-md bg-sand', className)} />;
}
