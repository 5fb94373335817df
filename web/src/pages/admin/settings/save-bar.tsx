import { Pencil } from 'lucide-react';
import type { Problem } from '../../../api/problem.ts';
import { plural } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { useSettingsPreview } from './preview.tsx';

interface Props {
  isSaving: boolean;
  /** Why saving failed; shown beside the button that was pressed. */
  problem: Problem | null;
  formId: string;
  onDiscard: () => void;
}

/**
 * Sticks above the phone's shortcuts while there is something to save; toasts do not cover its buttons. It keeps its place at the page's
 * end, too, so that a message below a field does not move the button under the finger.
 */
export function SaveBar({ isSaving, problem, formId, onDiscard }: Props) {
  const { preview } = useSettingsPreview();
  const visits = preview?.conflicts.reduce((sum, { bookings }) => sum + bookings, 0) ?? 0;
  return (
    <section
      data-save-bar
      aria-label="Unsaved changes"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-5 -mb-5 flex animate-rise flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-card px-4 py-2 shadow-bar md:-mx-8 md:-mb-8 md:gap-x-4 md:px-8 md:py-3 lg:bottom-0"
    >
      {problem && (
        <Alert tone="bad" className="basis-full">
          <ProblemWords of={problem} />
        </Alert>
      )}
      <div role="status" className="contents text-sm">
        <p className="flex min-w-0 flex-1 items-center gap-2 font-semibold">
          <Pencil aria-hidden className="size-4.5 shrink-0 max-sm:hidden" strokeWidth={1.75} />
          Unsaved changes
        </p>
        {visits > 0 && (
          <p className="order-first basis-full text-madder">{plural(visits, 'pending visit')} would not fit these settings.</p>
        )}
      </div>
      <Button variant="secondary" onClick={() => !isSaving && onDiscard()}>
        Discard
      </Button>
      <Button type="submit" form={formId} busy={isSaving}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
    </section>
  );
}
