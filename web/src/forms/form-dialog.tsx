import { type ReactNode, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DiscardQuestion } from '../ui/discard-question.tsx';
import { Form } from './form.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useStill } from './use-still.ts';

type Props<Values extends FieldValues> = {
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
  /** Shown when the server gave no words of its own (spec 8). */
  fallback: string;
  children: ReactNode;
};

/** A dialog to fill in. Cancel drops what was typed; Escape, the backdrop, the cross and Back ask first, a closed tab too. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { form, title, hint, size = 'md', save, saving, onSave, onClose, onStop, fallback, children } = props;
  const { isDirty, isSubmitting } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  useLeaveWarning(isDirty);
  const fields = useStill<HTMLDivElement>(isSubmitting);

  function close() {
    if (isSubmitting) return;
    if (isDirty) setAsking(true);
    else onClose();
  }

  return (
    <Dialog
      title={title}
      hint={hint}
      size={size}
      onClose={close}
      footer={
        isAsking ? (
          <DiscardQuestion onDiscard={onClose} onKeep={() => setAsking(false)} />
        ) : (
          <>
            <Button key="cancel" variant="secondary" onClick={() => (isSubmitting ? onStop?.() : onClose())}>
              Cancel
            </Button>
            <Button key="save" block type="submit" form={formId} busy={isSubmitting}>
              {isSubmitting ? saving : save}
            </Button>
          </>
        )
      }
    >
      <Form form={form} onSubmit={onSave} fallback={fallback} id={formId} className="grid gap-5 pt-1">
        <div ref={fields} className="grid gap-5">
          {children}
        </div>
      </Form>
    </Dialog>
  );
}
