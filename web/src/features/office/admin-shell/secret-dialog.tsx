import { Alert } from '../../../ui/alert.tsx';
import { OnceDialog } from './once-dialog.tsx';

interface Props {
  title: string;
  /** What it is, within a sentence: 'key'. */
  noun: string;
  /** Its whole name: 'API key'. */
  label: string;
  /** What it belongs to. */
  name: string;
  secret: string;
  onClose: () => void;
}

/** Shows a new key or secret, once. */
export function SecretDialog({ title, noun, label, name, secret, onClose }: Props) {
  return (
    <OnceDialog title={title} noun={noun} text={secret} copied={`${label} copied!`} onClose={onClose}>
      <Alert tone="warning">
        Copy it now: it is not shown again. Keep it like a password, because it works for anyone who has it.
      </Alert>
      <p className="mt-4 font-semibold wrap-anywhere">{name}</p>
      <output aria-label={label} className="mt-2 block rounded-md bg-sand p-3 font-mono text-sm break-all select-all">
        {secret}
      </output>
    </OnceDialog>
  );
}
