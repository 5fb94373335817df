import { Copy } from 'lucide-react';
import { useState } from 'react';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';

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

/** Shows a new key or secret, once. Before it is copied, closing asks first. */
export function SecretDialog({ title, noun, label, name, secret, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    if (await copyText(secret, `${label} copied!`, `Failed to copy. Select the ${noun} and copy it.`)) setCopied(true);
  }

  return (
    <UnsavedDialog
      size="md"
      title={title}
      isUnsaved={!isCopied}
      words={{ question: `Close without copying? The ${noun} is not shown again.`, leave: 'Close', stay: 'Stay' }}
      onClose={onClose}
      footer={() => (
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button block onClick={copy}>
            <Copy aria-hidden className="size-5" strokeWidth={1.75} />
            {`Copy ${noun[0]?.toUpperCase()}${noun.slice(1)}`}
          </Button>
        </>
      )}
    >
      <Alert tone="warning">
        Copy it now: it is not shown again. Keep it like a password, because it works for anyone who has it.
      </Alert>
      <p className="mt-4 font-semibold wrap-anywhere">{name}</p>
      <output aria-label={label} className="mt-2 block rounded-md bg-sand p-3 font-mono text-sm break-all select-all">
        {secret}
      </output>
    </UnsavedDialog>
  );
}
