import { Download } from 'lucide-react';
import { useState } from 'react';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { asked } from '../../../features/money/document/use-document-file.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { toast } from '../../../ui/toast.ts';
import { monthName } from './months.ts';

/** The month's files for the accountant: its documents, and its payments by day and way (rules G11 and M47). */
export function ExportButtons({ month }: { month: string }) {
  const params = { query: { month } };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ExportButton
        label={`Export ${monthName(month)}`}
        file={`documents-${month}.csv`}
        month={month}
        load={() => asked(adminApi.GET('/document/admin/export', { params, parseAs: 'blob' }))}
      />
      <ExportButton
        label="Payments by Day"
        file={`payments-${month}.csv`}
        month={month}
        load={() => asked(adminApi.GET('/cash-up/admin/export', { params, parseAs: 'blob' }))}
      />
      <p className="basis-full text-sm text-muted">
        Its HSN summary has tax invoices less credit notes, for table 12 of GSTR-1. Bills without tax are not in it.
      </p>
    </div>
  );
}

interface Props {
  label: string;
  file: string;
  month: string;
  load: () => Promise<unknown>;
}

function ExportButton({ label, file, month, load }: Props) {
  const [failure] = useState(failureToast);

  async function start() {
    failure.takeBack();
    try {
      saveFile(file, 'text/csv', (await load()) as Blob);
      toast.success('The file is in your downloads', { detail: monthName(month) });
    } catch (problem) {
      if (hasCode(problem, 'UNAUTHORIZED')) return;
      failure.say('Failed to export', { detail: messageOf(problem, 'Please check your connection and try again.') });
    }
  }

  return (
    <Button size="sm" variant="secondary" onClick={start}>
      <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
      {label}
    </Button>
  );
}
