import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { toast } from '../../../../ui/toast.ts';
import { type Line, linesOf } from './phone-booking.ts';

/** Reads the services that the page which leads here names, once; not for a draft that was left here before. */
export function useGivenServices(isLeft: boolean, onRead: (lines: Line[]) => void): void {
  const [params] = useSearchParams();
  const [services] = useState(() => (isLeft ? '' : (params.get('services') ?? '')));
  const tell = useRef(onRead);
  tell.current = onRead;
  useEffect(() => {
    if (!services) return;
    linesOf(services.split(',')).then(
      lines => tell.current(lines),
      () => toast.error('Failed to read the services of the last visit. Please choose them.'),
    );
  }, [services]);
}
