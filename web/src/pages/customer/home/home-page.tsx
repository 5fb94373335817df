import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { CategoryGrid } from './category-grid.tsx';
import { Hero } from './hero.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

export function HomePage() {
  useDocumentTitle('Salon services at home');
  return (
    <>
      <Hero />
      <CategoryGrid />
      <WhyChooseUs />
    </>
  );
}
