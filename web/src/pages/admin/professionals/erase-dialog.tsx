import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi, ask } from '../../../api/client.ts';
import { Form } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Professional, useProfessionals } from './professional.ts';

interface Props {
  professional: Professional;
  onClose: () => void;
}

const word = 'ERASE';

/** Asks for a typed word before a former professional goes as a person (rule P13). */
export function EraseDialog({ professional: { id, name }, onClose }: Props) {
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
