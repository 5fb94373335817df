import { AreaSection } from './area-section.tsx';
import { BookingsSection } from './bookings-section.tsx';
import { ClosedDaysSection } from './closed-days-section.tsx';
import { TravelSection } from './travel-section.tsx';

/** On which days, how many visits, where to, and how long the ways take. */
export default function VisitsSections() {
  return (
    <>
      <ClosedDaysSection />
      <BookingsSection />
      <AreaSection />
      <TravelSection />
    </>
  );
}
