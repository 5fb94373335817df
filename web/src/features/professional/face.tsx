import { classes } from '../../shared/class-names.ts';
import { Picture } from '../../ui/picture.tsx';

interface Props {
  of: { name: string; photoUrl: string | null };
  className?: string;
}

/** Her photo in a circle, or her first letter. The name stands beside it. */
export function Face({ of: { name, photoUrl }, className }: Props) {
  return (
    <span className={classes('block size-12 shrink-0 overflow-hidden rounded-full', className)}>
      <Picture
        src={photoUrl}
        name={name}
        sizes="96px"
        width={160}
        height={160}
        className="aspect-square! bg-plum-tint! text-xl!"
      />
    </span>
  );
}
