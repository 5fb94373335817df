import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function SettingsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the settings" className="grid gap-4 md:gap-6">
      <Repeat times={3}>
        <Skeleton className="h-120 rounded-lg" />
      </Repeat>
    </div>
  );
}
