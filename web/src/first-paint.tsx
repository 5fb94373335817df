import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.tsx';

/** A page as a visitor without a session sees it before anything has loaded; used at build time only. */
export async function firstPaint(path: string): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch="">
      <App />
    </Router>,
    // All in place: what comes later would need a script to be put there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude as ReadableStream<Uint8Array>).text();
}
