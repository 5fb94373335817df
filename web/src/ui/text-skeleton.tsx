import { Repeat } from './repeat.tsx';
import { Skeleton } from './skeleton.tsx';

/** Lines of text still loading; each is as tall as a line of body text, and the last is a short one. */
export function TextSkeleton({ lines = 2 }: { lines?: number }) {
  return (
    <>
      <Repeat times={lines - 1}>
        <Line width="w-full" />
      </Repeat>
      <Line width="w-2/3" />
    </>
  );
}

function Line({ width }: { width: string }) {
  return (
    <div className="flex h-6 items-center">
      <Skeleton className={`h-3.5 ${width}`} />
    </div>
  );
}
