import { Repeat } from './repeat.tsx';
import { Skeleton } from './skeleton.tsx';

/** Lines of text still loading; each is as tall as a line of body text, and the last is a short one. */
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
