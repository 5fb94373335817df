import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { toast } from '../../ui/toast.ts';
import { deletedMeanwhile, isDeleted } from './deleted-meanwhile.ts';
import { noteLength } from './use-customers.ts';
import { type SavedNote, useNote, useRefreshNotes } from './use-note.ts';
import { useNoteEditor } from './use-note-editor.ts';

const title = 'Note for the Next Visit';
interface Props {
  customerId: string;
  onClose: () => void;
}

export default function NoteDialog({ customerId, onClose }: Props) {
  const { data, error, reload } = useNote(customerId);
  if (data) return <NoteForm customerId={customerId} latest={data} reload={reload} onClose={onClose} />;
  if (!error) return <Loading over />;
  return (
    <Dialog title={title} onClose={onClose}>
      <ReadFailed onRetry={reload}>Failed to load the note</ReadFailed>
    </Dialog>
  );
}

type FormProps = Props & { latest: SavedNote; reload: () => Promise<SavedNote | undefined> };

function NoteForm({ customerId, latest, reload, onClose }: FormProps) {
  const { form, theirs, save } = useNoteEditor(customerId, latest, reload);
  const refresh = useRefreshNotes();

  async function saveAndClose(typed: { note: string }) {
    try {
      const outcome = await save(typed);
      if (outcome === 'changed meanwhile') return;
      toast.success(outcome === 'saved' ? 'Note saved' : 'Note removed');
    } catch (error) {
      if (!isDeleted(error)) throw error;
      // Nothing is left to write it to, and what is known of them is not to be shown any more.
      toast.error(deletedMeanwhile);
      await refresh();
    }
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={title}
      hint="Seen by staff with each of their visits. The customer gets it, too, when they download their data."
      save="Save"
      saving="Saving..."
      onSave={saveAndClose}
      onClose={onClose}
      fallback="Failed to save the note"
    >
      {theirs && <Theirs note={theirs.note} />}
      <TextArea
        label="Note"
        placeholder="Allergies, wishes, what to bring..."
        maxLength={noteLength}
        rows={4}
        {...form.register('note')}
      />
    </FormDialog>
  );
}

function Theirs({ note }: { note: string | null }) {
  return (
    <Alert tone="warning">
      {note === null ? (
        'Somebody else has removed the note meanwhile.'
      ) : (
        <>
          Somebody else has saved the note meanwhile:
          <q className="my-1 block font-normal whitespace-pre-line">{note}</q>
        </>
      )}{' '}
      What you have typed is below. Look at both, then save again.
    </Alert>
  );
}
