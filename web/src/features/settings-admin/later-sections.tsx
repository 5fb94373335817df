import { lazy } from '../../shared/lazy.ts';
import { LatePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MessagesSection } from './messages-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import { SearchSection } from './search-section.tsx';

const PolicySection = lazy(() => import('./policy-section.tsx'));

/** What stands below the first screens. */
export default function LaterSections() {
  return (
    <>
      <PricesSection />
      <PaymentSection />
      <LatePart waiting={<Skeleton className="h-72 rounded-lg" />} missing="Deposit and cancelling could not be loaded.">
        <PolicySection />
      </LatePart>
      <MessagesSection />
      <SearchSection />
      <ProgramsSection />
    </>
  );
}
