import { useRef } from 'react';
import { useFocusHandedOn } from '../../../shared/route-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { useSettingsPreview } from './preview.tsx';

export function EffectFailed() {
  const { reload } = useSettingsPreview();
  const place = useRef<HTMLDivElement>(null);
  useFocusHandedOn(place);
  return (
    <div ref={place} role="status">
      <p className="text-sm">The effect could not be worked out.</p>
      <Button variant="quiet" size="sm" onClick={reload} className="-ml-4">
        Try Again
      </Button>
    </div>
  );
}
