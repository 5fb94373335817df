import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

type Props = { children: ReactNode };

/** Keeps one failing screen from taking the site with it. Give it the location as key, so that leaving heals it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="main" className="grid min-h-[60vh] place-items-center">
        <ErrorState
          icon={TriangleAlert}
          title="Something went wrong"
          action={<Button onClick={() => location.reload()}>Refresh Page</Button>}
        >
          <p>This page failed unexpectedly. Refreshing usually helps; nothing you booked is lost.</p>
        </ErrorState>
      </main>
    );
  }
}
