import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { ReadConfig } from './api/swr.tsx';
import { App } from './app.tsx';
import { AuthDialogProvider } from './features/auth/auth-dialog.tsx';
import { SessionProvider } from './features/auth/session.tsx';
import { CustomerLayout } from './pages/customer/layout/customer-layout.tsx';
import { Loading } from './ui/loading.tsx';

// Used at build time only.

/** A page as a visitor without a session sees it before anything has loaded. */
export function firstPaint(path: string): Promise<string> {
  return drawn(path, <App />);
}

/**
 * What stands around a page, for everybody the same. What is at the right of the header hangs on who has come, or would open
 * something, which nothing can yet: of it a phone has the cart, whose place is its own. It is no higher than the window: a page that
 * is loaded again would be scrolled to where it was, as far as the frame goes, and stand at its footer once the rest has come.
 */
export function frame(path: string): Promise<string> {
  return drawn(
    path,
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
    </ReadConfig>,
  );
}

async function drawn(path: string, page: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch="">
      {page}
    </Router>,
    // All in place: what comes later would need a script to be put there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude as ReadableStream<Uint8Array>).text();
}
