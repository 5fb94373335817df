import { ClosedDaysSection } from './closed-days-section.tsx';
import { HoursSection } from './hours-section.tsx';

/** When the salon visits: weekdays, and days that differ. */
export default function OpeningSections() {
  return (
    <>
      <HoursSection />
      <ClosedDaysSection />
    </>
  );
}
