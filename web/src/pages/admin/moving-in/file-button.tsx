import { Download } from 'lucide-react';
import { useState } from 'react';
import { hasCode } from '../../../api/api-error.ts';
import { messageOf } from '../../../api/message-of.ts';
import { asked } from '../../../features/money/document/use-document-file.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { toast } from '../../../ui/toast.ts';

interface Props {
  label: string;
  file: string;
  load: () => Parameters<typeof asked>[0];
  look?: 'secondary' | 'quiet';
}

/** Saves a table of the server. */
export function FileButton({ label, file, load, look = 'secondary' }: Props) {
  const [failure] = useState(failureToast);

  async function start() {
    failure.takeBack();
    try {
      saveFile(file, 'text/csv', (await asked(load())) as Blob);
      toast.success('The file is in your downloads', { detail: file });
    } catch (problem) {
      if (hasCode(problem, 'UNAUTHORIZED')) return;
      failure.say('Failed to save the file', { detail: messageOf(problem, 'Please check your connection and try again.') });
    }
  }

  return (
    <Button size="sm" variant={look} onClick={start}>
      <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
      {label}
    </Button>
  );
}
