import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as common from '#words/common';
import { Button } from '../ui/button.tsx';
import { Form } from './form.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { useStill } from './use-still.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  title: string;
  hint?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  save: string;
  saving: string;
  /** The caller closes the dialog. What it throws shows beside the fields or above them. */
  onSave: (values: Values) => Promise<void>;
  onClose: () => void;
  /** What Cancel does during the request. Without it, Cancel waits. */
  onStop?: () => void;
  /** Shown when the server gave no message (rule W21). */
  fallback: string;
  children: ReactNode;
}

/** A dialog with a form. Cancel discards the input, and all other ways to close it ask first. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { form, title, hint, size = 'md', save, saving, onSave, onClose, onStop, fallback, children } = props;
  const { isDirty, isSubmitting } = form.formState;
  const formId = useId();
  const fields = useStill<HTMLDivElement>(isSubmitting);

  return (
    <UnsavedDialog
      title={title}
      hint={hint}
      size={size}
      isUnsaved={isDirty}
      isBusy={isSubmitting}
      onClose={onClose}
      footer={() => (
        <>
          <Button key="cancel" variant="secondary" onClick={() => (isSubmitting ? onStop?.() : onClose())}>
            {common.cancel}
          </Button>
          <Button key="save" block type="submit" form={formId} busy={isSubmitting}>
            {isSubmitting ? saving : save}
          </Button>
        </>
      )}
    >
      <Form form={form} onSubmit={onSave} fallback={fallback} id={formId} className="grid gap-5 pt-1">
        <div ref={fields} className="grid gap-5">
          {children}
        </div>
      </Form>
    </UnsavedDialog>
  );
}
