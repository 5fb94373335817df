import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '../../../api/message-of.ts';
import { paths } from '../../../paths.ts';
import { hasComeFromAnotherPage } from '../../../shared/route-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

export function ServiceNotFound({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-8">
      <PageTitle hidden>Service</PageTitle>
      <ErrorState icon={SearchX} title="Service Not Found" action={<GoBack />}>
        <p>{children}</p>
      </ErrorState>
    </div>
  );
}

export function ServiceFailed({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  return (
    <div className="page-width py-8">
      <PageTitle hidden>Service</PageTitle>
      <ErrorState
        title="Failed to load service details"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onRetry}>Try Again</Button>
            <GoBack />
          </div>
        }
      >
        <p>{messageOf(error, 'Please check your connection and try again.')}</p>
      </ErrorState>
    </div>
  );
}

/** Goes back. Visitors who came from outside go to all services, or they would leave the site. */
function GoBack() {
  const [, navigate] = useLocation();
  return (
    <Button variant="secondary" onClick={() => (hasComeFromAnotherPage() ? history.back() : navigate(paths.allServices))}>
      Go Back
    </Button>
  );
}
