import { lazy } from '../shared/lazy.ts';
import { LatePart } from '../ui/late-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { PinMapProps } from './pin-map.tsx';

const PinMap = lazy(() => import('./pin-map.tsx'));

type Props = PinMapProps & {
  /** How one does without the map when its script does not come. */
  without: string;
};

/** The map fills what it is put in once its library is there. */
export function LateMap({ without, ...map }: Props) {
  return (
    <LatePart
      waiting={<Skeleton className="h-full rounded-none" />}
      missing={`The map could not be loaded. ${without}`}
      className="h-full bg-sand"
    >
      <PinMap {...map} />
    </LatePart>
  );
}
