import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import * as common from '#words/common';
import * as words from '#words/service';
import * as titles from '#words/titles';
import { messageOf } from '../../../api/message-of.ts';
import { paths } from '../../../paths.ts';
import { hasComeFromAnotherPage } from '../../../shared/route-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

export function ServiceNotFound({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-8">
      <PageTitle hidden>{words.service}</PageTitle>
      <ErrorState icon={SearchX} title={titles.missingService} action={<GoBack />}>
        <p>{children}</p>
      </ErrorState>
    </div>
  );
}

export function ServiceFailed({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  return (
    <div className="page-width py-8">
      <PageTitle hidden>{words.service}</PageTitle>
      <ErrorState
        title={words.detailsFailed}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onRetry}>{common.tryAgain}</Button>
            <GoBack />
          </div>
        }
      >
        <p>{messageOf(error, common.checkConnection)}</p>
      </ErrorState>
    </div>
  );
}

/** Goes back. Visitors who came from outside go to all services, or they would leave the site. */
function GoBack() {
  const [, navigate] = useLocation();
  return (
    <Button variant="secondary" onClick={() => (hasComeFromAnotherPage() ? history.back() : navigate(paths.allServices))}>
      {words.goBack}
    </Button>
  );
}
