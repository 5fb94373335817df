import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { base } from '#words/site';
import { ReadConfig } from './api/swr.tsx';
import { App } from './app.tsx';
import { AuthDialogProvider } from './features/accounts/auth/auth-dialog.tsx';
import { SessionProvider } from './features/accounts/auth/session.tsx';
import { CustomerLayout } from './pages/customer/layout/customer-layout.tsx';
import { ProfessionalFrame } from './pages/professional/professional-layout.tsx';
import { professionalPaths } from './professional-paths.ts';
import { Loading } from './ui/loading.tsx';

// Used by the build alone.

/** A page as a visitor without a session sees it before anything has loaded. */
export function firstPaint(path: string): Promise<string> {
  return drawn(path, <App />);
}

/**
 * The frame around a page, the same for everybody. The right side of the header depends on the session or needs scripts, so it is hidden;
 * a phone shows the cart link, which always has its place. The frame is no higher than the window: at a reload the browser would scroll
 * within the frame, and the visitor would end up at the footer.
 */
export function frame(path: string): Promise<string> {
  return drawn(
    path,
    path === professionalPaths.today ? (
      <ReadConfig>
        <ProfessionalFrame />
      </ReadConfig>
    ) : (
      <ReadConfig>
        <SessionProvider>
          <AuthDialogProvider>
            <div className="contents max-md:[&_header_.ml-auto>a~*]:invisible md:[&_header_.ml-auto]:invisible [&_main]:min-h-0 [&_footer]:hidden">
              <CustomerLayout>
                <Loading />
              </CustomerLayout>
            </div>
          </AuthDialogProvider>
        </SessionProvider>
      </ReadConfig>
    ),
  );
}

async function drawn(path: string, page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Router base={base} ssrPath={base + path} ssrSearch="">
      {page}
    </Router>,
    // Everything in place: late parts would need a script to move them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: failure => void failures.push(failure) },
  );
  // React would draw a spinner where a part failed.
  if (failures.length > 0) throw new AggregateError(failures, `The first paint of ${path} failed`);
  return new Response(prelude as ReadableStream<Uint8Array>).text();
}
