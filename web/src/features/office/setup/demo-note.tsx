import { Store } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyDemoDialog } from './empty-demo-dialog.tsx';

/** The salon is still the demo: how to make it one's own. `onOpen` shows the first steps. */
export function DemoNote({ onOpen }: { onOpen: (() => void) | undefined }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section
      aria-label="Demo salon"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-card px-4 py-3 print:hidden"
    >
      <Store aria-hidden className="size-5 shrink-0 text-plum" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-52">
        <span className="font-semibold">This is the demo salon.</span>{' '}
        <span className="text-muted">Look around. Empty it when you want your own.</span>
      </p>
      {onOpen && (
        <Button size="sm" variant="quiet" onClick={onOpen}>
          See the Six Steps
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        Empty the Demo
      </Button>
      {isAsked && <EmptyDemoDialog onClose={() => setAsked(false)} />}
    </section>
  );
}
