import { type ReactNode, useRef, useState } from 'react';
import * as common from '#words/common';
import { lazy } from '../shared/lazy.ts';
import { useWhenSeen } from '../shared/use-when-seen.ts';
import { LatePart } from '../ui/late-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { AreaMapProps } from './area-map.tsx';
import type { PinMapProps } from './pin-map.tsx';
import type { Position } from './position.ts';

const PinMap = lazy(() => import('./pin-map.tsx'));
const AreaMap = lazy(() => import('./area-map.tsx'));

interface Box {
  /** Load the map at once, wherever its box is. */
  atOnce?: boolean;
  /** Classes for height and corners of the box. */
  className: string;
  /** How to do without the map when its script does not load. */
  without: string;
  /** How to do without its picture, if that differs. */
  withoutPicture?: string;
}

type Props = Box &
  Omit<PinMapProps, 'pin' | 'onTileError'> & {
    /** Undefined until it is known. */
    pin: Position | undefined;
  };

/** A map in its box. Its library is loaded when the box comes near the window, or at once. */
export function LateMap({ pin, atOnce, className, without, withoutPicture, ...map }: Props) {
  return (
    <MapBox {...{ atOnce, className, without, withoutPicture }} isKnown={pin !== undefined}>
      {onTileError => pin && <PinMap pin={pin} {...map} onTileError={onTileError} />}
    </MapBox>
  );
}

type AreaProps = Box &
  Omit<AreaMapProps, 'start' | 'onTileError'> & {
    /** Undefined until it is known. */
    start: Position | undefined;
  };

/** A map of areas in its box, loaded as `LateMap`. */
export function LateAreaMap({ start, atOnce, className, without, withoutPicture, ...map }: AreaProps) {
  return (
    <MapBox {...{ atOnce, className, without, withoutPicture }} isKnown={start !== undefined}>
      {onTileError => start && <AreaMap start={start} {...map} onTileError={onTileError} />}
    </MapBox>
  );
}

type MapBoxProps = { [name in keyof Box]: Box[name] | undefined } & {
  /** What the map begins with is known. */
  isKnown: boolean;
  children: (onTileError: () => void) => ReactNode;
};

function MapBox({ atOnce = false, className, without, withoutPicture = without, isKnown, children }: MapBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(atOnce);
  const [isPictureMissing, setPictureMissing] = useState(false);
  useWhenSeen(box, isNear ? null : () => setNear(true), '200px');

  const waiting = <Skeleton className="h-full rounded-none" />;
  return (
    <div>
      <div ref={box} className={`relative overflow-hidden border border-line ${className}`}>
        {isKnown && isNear ? (
          <LatePart waiting={waiting} missing={`${common.mapMissing} ${without}`} className="h-full bg-sand">
            {children(() => setPictureMissing(true))}
          </LatePart>
        ) : (
          waiting
        )}
      </div>
      {isPictureMissing && (
        <p role="status" className="mt-2 text-sm text-muted">
          {common.mapPictureMissing} {withoutPicture}
        </p>
      )}
    </div>
  );
}
