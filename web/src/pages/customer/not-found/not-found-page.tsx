import { Compass } from 'lucide-react';
import * as words from '#words/booking';
import * as common from '#words/common';
import * as titles from '#words/titles';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

export default function NotFoundPage() {
  useDocumentTitle(titles.missing);
  return (
    <div className="page-width py-12">
      <PageTitle hidden>{words.pageNotFound}</PageTitle>
      <EmptyState
        icon={Compass}
        title={words.noSuchPage}
        action={<LinkButton href={paths.services}>{common.browseServices}</LinkButton>}
      >
        <p>{words.mayBeMistyped}</p>
      </EmptyState>
    </div>
  );
}
