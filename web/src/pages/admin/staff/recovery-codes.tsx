import { Copy } from 'lucide-react';
import { useState } from 'react';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';

interface Props {
  codes: string[];
  onClose: () => void;
}

/** Shows new recovery codes, once (rule S35). Before they are copied, closing asks first. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    if (await copyText(codes.join('\n'), 'Recovery codes copied!', 'Failed to copy. Select the codes and copy them.'))
      setCopied(true);
  }

  return (
    <UnsavedDialog
      size="md"
      title="Your Recovery Codes"
      isUnsaved={!isCopied}
      words={{ question: 'Close without copying? The codes are not shown again.', leave: 'Close', stay: 'Stay' }}
      onClose={onClose}
      footer={() => (
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button block onClick={copy}>
            <Copy aria-hidden className="size-5" strokeWidth={1.75} />
            Copy Codes
          </Button>
        </>
      )}
    >
      <Alert tone="warning">They are not shown again. Write them down, and keep them away from this phone.</Alert>
      <p className="mt-4">If your phone is lost, one of them signs you in, after your password. Each works once.</p>
      <ol aria-label="Recovery codes" className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 rounded-md bg-sand p-3 font-mono text-sm">
        {codes.map(code => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
    </UnsavedDialog>
  );
}
