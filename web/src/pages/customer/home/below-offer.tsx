import { AreaQuestion } from '../../../features/schedule/area/area-question.tsx';
import type { Front } from '../../../features/shop/front/use-front.ts';
import { Faces } from './faces.tsx';
import { Voices } from './voices.tsx';

/** Below what can be booked: whether the salon comes, who comes, and what customers say. In a script of its own, because it is not urgent. */
export default function BelowOffer({ front }: { front: Front }) {
  return (
    <>
      <div className={besideLook}>
        <AreaQuestion front={front} />
        <Faces front={front} />
      </div>
      <Voices front={front} className="md:col-span-2" />
    </>
  );
}

const besideLook =
  'front-beside gap-x-10 gap-y-5 md:col-span-2 md:grid-cols-[1.15fr_1fr] md:items-center lg:grid-cols-2 lg:gap-x-12';
