import { type ReactNode, Suspense, useRef, useState } from 'react';
import * as common from '#words/common';
import { classes } from '../shared/class-names.ts';
import { useFocusHandedOn } from '../shared/route-focus.ts';
import { Button } from './button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  /** Shown until the script has loaded. */
  waiting: ReactNode;
  /** What could not be loaded, and how to do without it. */
  missing: string;
  /** Classes of the message. */
  className?: string;
  children: ReactNode;
}

/** Around a lazy part of a page. If its script does not load, the rest of the page stays and offers another try. */
export function LatePart({ waiting, missing, className, children }: Props) {
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary key={tries} fallback={<Missing words={missing} onRetry={() => setTries(tries + 1)} className={className} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface MissingProps {
  words: string;
  onRetry: () => void;
  className: string | undefined;
}

function Missing({ words, onRetry, className }: MissingProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusHandedOn(place);
  return (
    <div
      ref={place}
      role="status"
      className={classes('grid place-content-center justify-items-center gap-3 p-4 text-center', className)}
    >
      <p className="text-sm">{words}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </div>
  );
}
