import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { cardGrid } from './service-card.tsx';

export function ServiceCardSkeleton() {
  return (
    <Card as="li" padding="none" className={`animate-breathe ${cardGrid}`}>
      <div className="flex min-w-0 flex-col @min-[17rem]:max-sm:row-span-2 sm:row-start-2 sm:px-4 sm:pt-1 lg:px-5">
        <Bar box="h-4.5" bar="h-3 w-2/5" />
        <Bar box="mt-1 h-6 sm:h-6.5" bar="h-4 w-4/5" />
        <Bar box="mt-1 h-5.5" bar="h-3.5 w-1/2" />
        <Bar box="mt-auto h-8" bar="h-4 w-3/5" />
      </div>
      <Skeleton still className="aspect-4/3 sm:row-start-1 sm:rounded-t-lg! sm:rounded-b-none!" />
      <div className="@max-[17rem]:max-sm:col-span-2 sm:px-4 sm:pb-4 lg:px-5 lg:pb-5">
        <Skeleton still className="h-11 rounded-full!" />
      </div>
    </Card>
  );
}

/** A bar in the line of the text that it replaces. */
function Bar({ box, bar }: { box: string; bar: string }) {
  return (
    <div className={`flex items-center ${box}`}>
      <Skeleton still className={bar} />
    </div>
  );
}
