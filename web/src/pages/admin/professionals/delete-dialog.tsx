import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { Form } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LateUncovered } from './late-uncovered.tsx';
import { type Professional, previewChange, type UncoveredVisit, useProfessionals } from './professional.ts';

interface Props {
  professional: Professional;
  onClose: () => void;
}

/** Asks before she is deleted. If she has had visits, it asks whether to deactivate her instead (rule N3), or then to erase her (rule P13). */
export default function DeleteDialog({ professional, onClose }: Props) {
  const { id, name, active } = professional;
  const { remove, update } = useProfessionals();
  const params = { path: { id } };
  /** What her deactivation leaves uncovered. */
  const [uncovered, setUncovered] = useState<UncoveredVisit[] | null>(null);
  const [isErasing, setErasing] = useState(false);

  async function deleteHer() {
    try {
      await remove(name, () => ask(adminApi.DELETE('/professional/admin/{id}', { params })));
      onClose();
    } catch (error) {
      if (!hasCode(error, 'PROFESSIONAL_HAS_VISITS')) throw error;
      if (active) setUncovered(await previewChange(professional, { active: false }));
      else setErasing(true);
    }
  }

  async function deactivate() {
    await update(name, () => ask(adminApi.PUT('/professional/admin/{id}', { params, body: { active: false } })));
    onClose();
  }

  if (isErasing) return <EraseDialog professional={professional} onClose={onClose} />;
  if (uncovered) {
    return (
      <ConfirmDialog
        key="deactivate"
        title="Deactivate instead?"
        confirm="Deactivate"
        confirming="Deactivating..."
        fallback="Failed to update professional"
        onConfirm={deactivate}
        onClose={onClose}
      >
        <p>
          {name} has had visits, which keep the name. So {name} cannot be deleted, but can stop getting visits.
        </p>
        {uncovered.length > 0 && (
          <div className="mt-4">
            <LateUncovered visits={uncovered} />
          </div>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      key="delete"
      title="Delete this professional?"
      confirm="Delete Professional"
      confirming="Deleting..."
      danger
      fallback="Failed to delete professional"
      onConfirm={deleteHer}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-2 text-muted">Hours and leave go, too, and cannot be brought back.</p>
    </ConfirmDialog>
  );
}

interface EraseDialogProps {
  professional: Professional;
  onClose: () => void;
}

const word = 'ERASE';

/** Asks for a typed word before a former professional goes as a person (rule P13). */
function EraseDialog({ professional: { id, name }, onClose }: EraseDialogProps) {
  const { remove } = useProfessionals();
  const form = useForm({ defaultValues: { word: '' } });
  const { errors, isSubmitting } = form.formState;
  const formId = useId();

  // While the request is on its way it cannot be stopped, so the dialog stays.
  function close() {
    if (!isSubmitting) onClose();
  }

  async function erase() {
    const params = { path: { id } };
    await remove(name, () => ask(adminApi.DELETE('/professional/admin/{id}/personal-data', { params })));
    onClose();
  }

  return (
    <Dialog
      title="Erase the personal data?"
      onClose={close}
      footer={
        <>
          <Button variant="secondary" block onClick={close} className="max-sm:px-3!">
            Cancel
          </Button>
          <Button variant="danger" block type="submit" form={formId} busy={isSubmitting} className="max-sm:px-3!">
            {isSubmitting ? 'Erasing...' : 'Erase for Good'}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={erase} fallback="Failed to erase professional" id={formId}>
        <div>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-2 text-muted">
            There were visits, so a professional cannot simply be deleted. Name, mobile, photo, start, hours, leave and notes can
            go, with sign-in, calendar feeds and messages. Visits, reviews and pay stay as those of a “Former professional”.
            Nothing brings the name back.
          </p>
        </div>
        <TextField
          label={`Type ${word} to go on`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={errors.word?.message}
          {...form.register('word', {
            validate: typed => typed.trim().toUpperCase() === word || `Please type ${word}, to be sure.`,
          })}
        />
      </Form>
    </Dialog>
  );
}
