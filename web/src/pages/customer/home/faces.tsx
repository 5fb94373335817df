import * as words from '#words/below';
import type { Front } from '../../../features/shop/front/use-front.ts';
import { Portrait } from '../../../ui/portrait.tsx';

/** The people who come, with their first names (rule W100). A phone has room for four faces beside them. Nothing without photos. */
export function Faces({ front }: { front: Front }) {
  const { professionals } = front;
  if (professionals.length === 0) return null;
  return (
    <div className="flex min-h-13 items-center gap-3.5">
      <span aria-hidden className="flex shrink-0">
        {professionals.map(({ id, firstName, photoUrl }, place) => (
          <Portrait
            key={id}
            of={{ name: firstName, photoUrl }}
            // Each overlaps the one before it, so the last that shows keeps its distance from the names.
            className={`size-13 border-2 border-ground ${place > 0 ? '-ml-3.5' : ''} ${place < 4 ? '' : 'max-sm:hidden'}`}
          />
        ))}
      </span>
      <p className="min-w-0 text-sm wrap-anywhere">
        <span className="block font-semibold">{words.ourTeam}</span>
        <span className="text-muted">{professionals.map(({ firstName }) => firstName).join(', ')}</span>
      </p>
    </div>
  );
}
