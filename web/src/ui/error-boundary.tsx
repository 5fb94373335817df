import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode, useEffect } from 'react';
import * as common from '#words/common';
import * as start from '#words/start';
import { askAgainForScripts, MissingScript } from '../shared/lazy.ts';
import { Button } from './button.tsx';
import { ErrorState } from './notice-state.tsx';

interface Props {
  children: ReactNode;
  /** Shown in place of what failed. Without it, an error screen. */
  fallback?: ReactNode;
  onFail?: () => void;
}

interface State {
  failure: 'broken' | 'missing' | null;
}

/** Keeps a failing screen or part from breaking the whole site. A new `key` tries again; a screen's key is its location. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: error instanceof MissingScript || !navigator.onLine ? 'missing' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    askAgainForScripts();
    // The server may have another version by now (web/src/offline/worker.ts).
    if (error instanceof MissingScript) dispatchEvent(new Event('missing-script'));
    this.props.onFail?.();
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <main id="main" className="grid min-h-[60vh] place-items-center">
        {failure === 'missing' ? <Missing onRetry={this.retry} /> : <Broken />}
      </main>
    );
  }
}

function Broken() {
  return (
    <ErrorState icon={TriangleAlert} title={common.somethingWrong} action={<Refresh />}>
      <p>{common.pageFailed}</p>
    </ErrorState>
  );
}

/** A reload without a network would lose the whole site. So only the page is loaded again, by itself once there is a network. */
function Missing({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorState
      title={common.pageNotLoaded}
      action={
        <div className="button-row justify-center gap-3">
          <Button onClick={onRetry}>{common.tryAgain}</Button>
          {/* After a release the server may no longer have the script. And while a request hangs, the browser sends no second one. */}
          {navigator.onLine && <Refresh />}
        </div>
      }
    >
      <p>{common.checkConnection}</p>
    </ErrorState>
  );
}

function Refresh() {
  return <Button onClick={() => location.reload()}>{start.refreshPage}</Button>;
}
