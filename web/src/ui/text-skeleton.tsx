import { Repeat } from './repeat.tsx';
import { Skeleton } from './skeleton.tsx';

/** Placeholder for lines of body text. The last one is short. */
export function TextSkeleton({ lines = 2, still = false }: { lines?: number; still?: boolean }) {
  return (
    <>
      <Repeat times={lines - 1}>
        <Line width="w-full" still={still} />
      </Repeat>
      <Line width="w-2/3" still={still} />
    </>
  );
}

function Line({ width, still }: { width: string; still: boolean }) {
  return (
    <div className="flex h-6 items-center">
      <Skeleton still={still} className={`h-3.5 ${width}`} />
    </div>
  );
}
