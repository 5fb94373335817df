import { Pencil } from 'lucide-react';
import { type ComponentType, type RefObject, useEffect, useId, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { Problem } from '../../../api/message-of.ts';
import type { Subject, SubjectId } from '../../../features/office/admin-shell/settings-subjects.ts';
import type { Saved } from '../../../features/salon/settings/saved-settings.ts';
import { Form } from '../../../forms/form.tsx';
import { UnsavedPage } from '../../../forms/unsaved-page.tsx';
import { useStill } from '../../../forms/use-still.ts';
import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PreviewProvider, useSettingsPreview } from './preview.tsx';
import { useSettingsEditor } from './use-settings-editor.ts';

const stack = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6';

interface Props {
  subject: Subject;
  latest: Saved;
  reload: () => Promise<Saved | undefined>;
}

/** The settings about one subject (rules W17, W72), each part beside its effect. */
export function SettingsEditor({ subject, latest, reload }: Props) {
  const { form, base, theirs, problem, save, discard } = useSettingsEditor(subject.id, latest, reload);
  const Sections = sectionsOf[subject.id];
  const { isDirty, isSubmitting } = form.formState;
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  const sections = useStill<HTMLDivElement>(isSubmitting);

  // The bar disappears with the pressed button, so the focus moves.
  const backToTop = () => top.current?.focus({ preventScroll: true });

  return (
    <PreviewProvider control={form.control} saved={base.settings}>
      <div ref={top} tabIndex={-1}>
        <Form
          id={formId}
          form={form}
          fallback="Failed to save the settings"
          onSubmit={async values => {
            const outcome = await save(values);
            if (outcome === 'saved') backToTop();
            if (outcome === 'changed meanwhile') top.current?.scrollIntoView({ block: 'start' });
          }}
          className={stack}
        >
          {theirs.length > 0 && (
            <Alert tone="warning">
              A colleague has saved the settings meanwhile: {theirs.join(', ')}. The form below shows them with your own changes
              on top. Check both, then save again.
            </Alert>
          )}
          <div ref={sections} className={stack}>
            <LatePart waiting={<Skeleton className="h-120 rounded-lg" />} missing="These settings could not be loaded.">
              <Sections />
              <FoundSetting within={sections} />
            </LatePart>
          </div>
        </Form>
        {isDirty && (
          <SaveBar
            isSaving={isSubmitting}
            problem={problem}
            formId={formId}
            onDiscard={() => {
              discard();
              backToTop();
            }}
          />
        )}
      </div>
      <UnsavedPage isUnsaved={isDirty} onLeave={discard} />
    </PreviewProvider>
  );
}

/** The fields of each subject, loaded with its page. They stand within the form of all settings (rule W72). */
const sectionsOf: Record<SubjectId, ComponentType> = {
  salon: lazy(() => import('./salon-sections.tsx')),
  claims: lazy(() => import('./claims-section.tsx')),
  opening: lazy(() => import('./opening-sections.tsx')),
  bookings: lazy(() => import('./bookings-section.tsx')),
  area: lazy(() => import('./area-section.tsx')),
  travel: lazy(() => import('./travel-section.tsx')),
  prices: lazy(() => import('./prices-section.tsx')),
  payment: lazy(() => import('./payment-sections.tsx')),
  messages: lazy(() => import('./messages-section.tsx')),
  search: lazy(() => import('./search-section.tsx')),
  staff: lazy(() => import('./staff-section.tsx')),
  programs: lazy(() => import('./programs-section.tsx')),
};

const look = 'data-found';

/**
 * Brings the setting that the address names (`#teams`) into view, with the focus in it and a frame around it (rule W72). Stands beside the
 * lazy fields, so that it looks for them once they are there. Draws nothing; an unknown name finds nothing.
 */
function FoundSetting({ within }: { within: RefObject<HTMLElement | null> }) {
  const name = useLocationProperty(() => location.hash.slice(1));

  useEffect(() => {
    if (!/^[\w.]+$/.test(name)) return;
    const field = within.current?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."], [data-setting="${name}"]`);
    if (!field) return;
    const frame = field.closest('[data-field]') ?? field;
    frame.setAttribute(look, '');
    field.focus({ preventScroll: true });
    frame.scrollIntoView({ block: 'center' });
    return () => frame.removeAttribute(look);
  }, [name, within]);

  return null;
}

interface SaveBarProps {
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
function SaveBar({ isSaving, problem, formId, onDiscard }: SaveBarProps) {
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
