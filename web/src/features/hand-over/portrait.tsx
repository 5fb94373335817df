import { Picture } from '../../ui/picture.tsx';
import type { BookedProfessional } from './candidates.ts';

/** Her photo in a circle, or the first letter of her name. The name stands beside it. */
export function Portrait({ of: { name, photoUrl }, className }: { of: BookedProfessional; className: string }) {
  return (
    <span className={`block shrink-0 overflow-hidden rounded-full ${className}`}>
      <Picture src={photoUrl} name={name} sizes="48px" width={48} height={48} className="aspect-square! h-full text-lg!" />
    </span>
  );
}
