import { NameSection } from './name-section.tsx';
import { SalonSection } from './salon-section.tsx';
import { SetupSection } from './setup-section.tsx';

/** Who the salon is, and how it began. */
export default function SalonSections() {
  return (
    <>
      <NameSection />
      <SalonSection />
      <SetupSection />
    </>
  );
}
