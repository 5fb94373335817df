import { LoaderCircle } from 'lucide-react';
import { classes } from '../shared/class-names.ts';

/** Decorative: text beside it must say what is happening. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classes('size-5 shrink-0 animate-spin', className)} />;
}
