import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cardsLook } from './customer-cards.tsx';

/** Cards below a desktop, the rows of a table on one. */
export function CustomerListSkeleton({ isTable }: { isTable: boolean }) {
  return (
    <div aria-busy="true" role="status" aria-label="Loading customers">
      {isTable ? (
        <div className="grid gap-px">
          <Skeleton className="h-12" />
          <Repeat times={8}>
            <Skeleton className="h-13 rounded-none" />
          </Repeat>
        </div>
      ) : (
        <div className={cardsLook}>
          <Repeat times={6}>
            <Skeleton className="h-23 rounded-lg" />
          </Repeat>
        </div>
      )}
    </div>
  );
}
