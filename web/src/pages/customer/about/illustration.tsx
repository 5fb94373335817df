import { classes } from '../../../shared/class-names.ts';

interface Props {
  /** A file of web/public/about. */
  name: 'hands' | 'haircut' | 'make-up' | 'manicure' | 'massage';
  eager?: boolean;
  className?: string;
}

/** Decorative. The words beside it say what matters. */
export function Illustration({ name, eager = false, className }: Props) {
  return (
    <img
      src={`/about/${name}.svg`}
      alt=""
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classes('w-full bg-sand object-cover', className)}
    />
  );
}
