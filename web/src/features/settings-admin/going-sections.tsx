import { AreaSection } from './area-section.tsx';
import { TravelSection } from './travel-section.tsx';

/** Where the salon goes, and how long the ways take. */
export default function GoingSections() {
  return (
    <>
      <AreaSection />
      <TravelSection />
    </>
  );
}
