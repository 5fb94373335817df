import { useRef, useState } from 'react';
import { lazy } from '../shared/lazy.ts';
import { useWhenSeen } from '../shared/use-when-seen.ts';
import { LatePart } from '../ui/late-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { PinMapProps } from './pin-map.tsx';
import type { Position } from './position.ts';

const PinMap = lazy(() => import('./pin-map.tsx'));

type Props = Omit<PinMapProps, 'pin' | 'onTileError'> & {
  /** Undefined until it is known. */
  pin: Position | undefined;
  /** What the map is opened for: it comes wherever its box stands. */
  atOnce?: boolean;
  /** Height and corners of its box, by class. */
  className: string;
  /** How one does without the map, when its script does not come. */
  without: string;
  /** And without its picture, where that is something else. */
  withoutPicture?: string;
};

/** A map in its box; unless it is wanted at once, its library is fetched only when that comes near the window. */
export function LateMap({ pin, atOnce = false, className, without, withoutPicture = without, ...map }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(atOnce);
  const [isPictureMissing, setPictureMissing] = useState(false);
  useWhenSeen(box, isNear ? null : () => setNear(true), '200px');

  const waiting = <Skeleton className="h-full rounded-none" />;
  return (
    <div>
      <div ref={box} className={`relative overflow-hidden border border-line ${className}`}>
        {pin && isNear ? (
          <LatePart waiting={waiting} missing={`The map could not be loaded. ${without}`} className="h-full bg-sand">
            <PinMap pin={pin} {...map} onTileError={() => setPictureMissing(true)} />
          </LatePart>
        ) : (
          waiting
        )}
      </div>
      {isPictureMissing && (
        <p role="status" className="mt-2 text-sm text-muted">
          The map's picture could not be loaded. {withoutPicture}
        </p>
      )}
    </div>
  );
}
