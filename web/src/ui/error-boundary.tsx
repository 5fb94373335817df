import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { askAgainForScripts } from '../shared/lazy.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

type Props = {
  children: ReactNode;
  /** In the place of what failed; without it, the screen that says so. */
  fallback?: ReactNode;
  onFail?: () => void;
};

/** Keeps one failing screen, or part of one, from taking the site with it. Another key heals it: of a screen, its location. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    askAgainForScripts();
    this.props.onFail?.();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
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
