import { Skeleton } from '../../../ui/skeleton.tsx';

/** The places of what comes below the offer, as far as this salon has it (rule W102). */
export function BelowOfferSkeleton() {
  return (
    <>
      <div className="front-beside gap-x-10 gap-y-5 md:col-span-2 md:grid-cols-[1.15fr_1fr] md:items-center lg:grid-cols-2 lg:gap-x-12">
        <Skeleton className="awaits-pin h-21" />
        <Skeleton className="awaits-faces h-13" />
      </div>
      <Skeleton className="awaits-voices h-60 md:col-span-2 md:h-30" />
    </>
  );
}
