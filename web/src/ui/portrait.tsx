import { Picture } from './picture.tsx';

interface Props {
  of: { name: string; photoUrl: string | null };
  /** Its size. */
  className: string;
}

/** A professional's photo in a circle, or her first letter. The name stands beside it. */
export function Portrait({ of: { name, photoUrl }, className }: Props) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-full ${className}`}>
      <Picture
        src={photoUrl}
        name={name}
        sizes="96px"
        width={160}
        height={160}
        className="aspect-square! h-full bg-plum-tint! text-lg!"
      />
    </span>
  );
}
