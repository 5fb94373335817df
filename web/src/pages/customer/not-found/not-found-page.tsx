import { Compass } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

export default function NotFoundPage() {
  useDocumentTitle('Page not found');
  return (
    <div className="page-width py-12">
      <PageTitle hidden>Page not found</PageTitle>
      <EmptyState
        icon={Compass}
        title="We do not have this page"
        action={<LinkButton href={paths.services}>Browse Services</LinkButton>}
      >
        <p>The address may be mistyped, or the page has moved.</p>
      </EmptyState>
    </div>
  );
}
