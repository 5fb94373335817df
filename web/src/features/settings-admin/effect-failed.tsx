import { Button } from '../../ui/button.tsx';
import { useSettingsPreview } from './preview.tsx';

export function EffectFailed() {
  const { reload } = useSettingsPreview();
  return (
    <div role="status">
      <p className="text-sm">The effect could not be worked out.</p>
      <Button variant="quiet" size="sm" onClick={reload} className="-ml-4">
        Try Again
      </Button>
    </div>
  );
}
