import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
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
  /** Closing afterwards is the caller's. What it throws is shown beside the fields or above them. */
  onSave: (values: Values) => Promise<void>;
  onClose: () => void;
  /** What Cancel does while it is being saved; without it, nothing. */
  onStop?: () => void;
  /** Shown when the server gave no words of its own (rule W21). */
  fallback: string;
  children: ReactNode;
}

/** A dialog to fill in. Cancel drops what was typed; all else that closes it asks first. */
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
            Cancel
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
