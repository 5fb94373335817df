import { type ReactNode, useRef } from 'react';
import * as common from '#words/common';
import { useFocusHandedOn } from '../shared/route-focus.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface Props {
  /** What could not be read, and why if known. */
  children: ReactNode;
  onRetry: () => unknown;
  className?: string;
}

/** Replaces a part of a page that could not be read. A whole page uses `ErrorState`. */
export function ReadFailed({ children, onRetry, className }: Props) {
  const alert = useRef<HTMLDivElement>(null);
  useFocusHandedOn(alert);
  return (
    <Alert
      ref={alert}
      tone="bad"
      className={className}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
