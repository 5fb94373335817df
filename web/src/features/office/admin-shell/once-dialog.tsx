import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';

interface Props {
  title: string;
  /** What is shown, in the middle of a sentence: `key`, `codes`. */
  noun: string;
  isMany?: boolean;
  /** What is copied. */
  text: string;
  /** Said once it is copied. */
  copied: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows what is shown once. Before it is copied, closing asks first. */
export function OnceDialog({ title, noun, isMany = false, text, copied, onClose, children }: Props) {
  const [isCopied, setCopied] = useState(false);
  const [be, it] = isMany ? ['are', 'them'] : ['is', 'it'];

  async function copy() {
    if (await copyText(text, copied, `Failed to copy. Select the ${noun} and copy ${it}.`)) setCopied(true);
  }

  return (
    <UnsavedDialog
      size="md"
      title={title}
      isUnsaved={!isCopied}
      words={{ question: `Close without copying? The ${noun} ${be} not shown again.`, leave: 'Close', stay: 'Stay' }}
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
      {children}
    </UnsavedDialog>
  );
}
