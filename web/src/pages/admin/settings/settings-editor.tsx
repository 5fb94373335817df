import { useId, useRef } from 'react';
import type { Subject } from '../../../features/office/admin-shell/settings-subjects.ts';
import { Form } from '../../../forms/form.tsx';
import { UnsavedPage } from '../../../forms/unsaved-page.tsx';
import { useStill } from '../../../forms/use-still.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FoundSetting } from './found-setting.tsx';
import { PreviewProvider } from './preview.tsx';
import { SaveBar } from './save-bar.tsx';
import { sectionsOf } from './sections-of.ts';
import type { Saved } from './use-saved-settings.ts';
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
