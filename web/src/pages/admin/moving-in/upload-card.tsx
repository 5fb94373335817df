import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { asBinary, upload } from '../../../api/upload.ts';
import { useSave } from '../../../api/use-save.ts';
import { UploadBar, useUpload } from '../../../features/salon/media/upload.tsx';
import { useUrlChoice } from '../../../shared/use-url.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { FileButton } from './file-button.tsx';
import { kindWords } from './imports.ts';

const kinds = [
  { value: 'SERVICES', label: 'Services', hint: 'Names, prices, minutes, variants and add-ons. Bring them before bookings.' },
  { value: 'CUSTOMERS', label: 'Customers', hint: 'Mobiles, names and notes. Consent is never imported.' },
  { value: 'BOOKINGS', label: 'Bookings', hint: 'Visits that took place, and visits to come. Nobody is told now.' },
] as const;

const most = 30 * 1024 * 1024;

/** The first step: what it is, and the file. */
export function UploadCard() {
  const [chosen, choose] = useUrlChoice('kind', ['OPEN', 'SERVICES', 'CUSTOMERS', 'BOOKINGS']);
  const kind = chosen === 'OPEN' ? null : chosen;
  const [problem, setProblem] = useState<string | null>(null);
  const [, go] = useLocation();
  const { run, share } = useUpload();
  const save = useSave();

  async function send(file: File) {
    setProblem(null);
    if (file.size >= most) return setProblem('The file has more than 30 MB. Split it.');
    const body = { ...(kind && { kind }), fileName: file.name.slice(0, 200), file: asBinary(file) };
    try {
      const { id } = await save({ kind, file }, header =>
        run(sending => ask(adminApi.POST('/import/admin', { params: { header }, body, ...upload(sending) }))),
      );
      go(adminPaths.import(id));
    } catch (error) {
      setProblem(messageOf(error, 'The file could not be sent. Please check your connection and try again.'));
    }
  }

  return (
    <Card as="section" aria-labelledby="upload-title" className="mb-8 grid gap-4">
      <div>
        <h2 id="upload-title" className="font-display text-xl font-medium">
          Bring a file
        </h2>
        <p className="mt-0.5 max-w-prose text-muted">
          From your old program, or your own table: CSV, or the first sheet of an XLSX. You see what each row will do before
          anything changes, and you can undo an import for 7 days.
        </p>
      </div>
      <RadioCards
        legend="What is in the file?"
        showLegend
        cards={[...kinds]}
        value={kind}
        onChange={choose}
        className="grid gap-3 md:grid-cols-3"
      />
      {!kind && <p className="text-sm text-muted">If you leave this open, the names of the columns tell.</p>}
      <div className="flex flex-wrap items-center gap-3">
        <label className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded-md border border-dashed border-field px-4 font-semibold text-plum has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum hover:bg-plum-tint">
          <FileUp aria-hidden className="size-5" strokeWidth={1.75} />
          {share === null ? 'Choose a file' : share < 1 ? 'Sending...' : 'Being read...'}
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            disabled={share !== null}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void send(file);
              currentTarget.value = '';
            }}
          />
        </label>
        {kind && (
          <FileButton
            label={`Template for ${kindWords[kind]}`}
            look="quiet"
            file={`${kind.toLowerCase()}-template.csv`}
            load={() => adminApi.GET('/import/admin/template', { params: { query: { kind } }, parseAs: 'blob' })}
          />
        )}
      </div>
      {share !== null && <UploadBar share={share} />}
      {problem && <Alert tone="bad">{problem}</Alert>}
    </Card>
  );
}
