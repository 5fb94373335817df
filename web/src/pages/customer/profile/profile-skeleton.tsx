import { Card } from '../../../ui/card.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { statusGrid } from './account-status.tsx';
import { asideLook, profileGrid } from './profile-layout.ts';

export function ProfileSkeleton() {
  return (
    <div aria-busy className={profileGrid}>
      <div className={asideLook}>
        <div className="rounded-xl bg-sand p-5 md:p-6">
          <div className="flex items-center gap-4 lg:flex-col lg:items-start">
            <Skeleton className="size-16 shrink-0 rounded-full! bg-line! lg:size-20" />
            <div className="grid w-full gap-2.5 py-1.5">
              <Skeleton className="h-6 w-2/3 bg-line!" />
              <Skeleton className="h-4 w-1/2 bg-line!" />
              <Skeleton className="h-4 w-3/5 bg-line!" />
            </div>
          </div>
          <Skeleton className="mt-5 h-12 rounded-full! bg-line!" />
        </div>
        <div className={statusGrid}>
          <Repeat times={2}>
            <Skeleton className="h-20 rounded-lg!" />
          </Repeat>
          <Skeleton className="h-20 rounded-lg! max-sm:col-span-full" />
        </div>
      </div>
      <div className="grid content-start gap-5 lg:gap-6">
        <Repeat times={2}>
          <Card className="grid gap-4">
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="h-32" />
          </Card>
        </Repeat>
      </div>
    </div>
  );
}
