import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import { messageOf } from '../../api/message-of.ts';
import { saveFile } from '../../shared/save-file.ts';
import { failureToast } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast.ts';
import type { BookingQuery } from './use-booking-filter.ts';

const newline = 10;

/** The bookings asked for as a CSV file. `share` of them has come, 0 to 1; null while none is being made. */
export function useExport(query: BookingQuery, total: number): { share: number | null; start: () => Promise<void> } {
  const [share, setShare] = useState<number | null>(null);
  const [failure] = useState(failureToast);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function start() {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setShare(0);
    failure.takeBack();
    try {
      const call = adminApi.GET('/booking/admin/export', {
        params: { query },
        parseAs: 'stream',
        // As long as it takes: other calls are given up after 15 seconds.
        fetch: request => fetch(request, { signal }),
      });
      const { response, data, error } = await call;
      // Then it was refused, and `ask` throws why.
      if (!data) return void (await ask(Promise.resolve({ error, response })));
      saveFile(
        nameIn(response),
        'text/csv',
        await readAll(data as ReadableStream<Uint8Array>, lines => setShare(Math.min(1, lines / total))),
      );
      toast.success('The bookings are in your downloads');
    } catch (problem) {
      if (signal.aborted || hasCode(problem, 'UNAUTHORIZED')) return;
      failure.say('Failed to export the bookings', {
        detail: messageOf(problem, 'Please check your connection and try again.'),
      });
    } finally {
      setShare(null);
    }
  }

  return { share, start };
}

/** Byte by byte as it was sent: decoding it would lose the mark by which spreadsheets know UTF-8. */
async function readAll(stream: ReadableStream<Uint8Array>, onLines: (lines: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(new Uint8Array(value));
    lines += value.filter(byte => byte === newline).length;
    onLines(lines);
  }
}

function nameIn(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'bookings.csv';
}
