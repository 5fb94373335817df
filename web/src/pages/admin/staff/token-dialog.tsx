import { Copy } from 'lucide-react';
import { useState } from 'react';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';

interface Props {
  name: string;
  token: string;
  onClose: () => void;
}

/** Shows a new key, once. Before it is copied, closing asks first. */
export function TokenDialog({ name, token, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    if (await copyText(token, 'API key copied!', 'Failed to copy. Select the key and copy it.')) setCopied(true);
  }

  return (
    <UnsavedDialog
      size="md"
      title="API Key Made"
      isUnsaved={!isCopied}
      words={{ question: 'Close without copying? The key is not shown again.', leave: 'Close', stay: 'Stay' }}
      onClose={onClose}
      footer={() => (
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button block onClick={copy}>
            <Copy aria-hidden className="size-5" strokeWidth={1.75} />
            Copy Key
          </Button>
        </>
      )}
    >
      <Alert tone="warning">
        Copy it now: it is not shown again. Keep it like a password, because it works for anyone who has it.
      </Alert>
      <p className="mt-4 font-semibold wrap-anywhere">{name}</p>
      <output aria-label="API key" className="mt-2 block rounded-md bg-sand p-3 font-mono text-sm break-all select-all">
        {token}
      </output>
    </UnsavedDialog>
  );
}
