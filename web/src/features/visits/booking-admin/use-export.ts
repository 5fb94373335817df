import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { failureToast } from '../../../ui/failure-toast.ts';
import { toast } from '../../../ui/toast.ts';
import type { BookingQuery } from './use-booking-filter.ts';

const newline = 10;

/** Saves the filtered bookings as a CSV file. `lines` is how many have arrived; null when nothing is being exported. */
export function useExport(query: BookingQuery): { lines: number | null; start: () => Promise<void> } {
  const [lines, setLines] = useState<number | null>(null);
  const [failure] = useState(failureToast);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function start() {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setLines(0);
    failure.takeBack();
    try {
      const call = adminApi.GET('/booking/admin/export', {
        params: { query },
        parseAs: 'stream',
        // Without the 15 s limit of other calls.
        fetch: request => fetch(request, { signal }),
      });
      const { response, data, error } = await call;
      // The server refused; `ask` throws why.
      if (!data) return void (await ask(Promise.resolve({ error, response })));
      saveFile(nameIn(response), 'text/csv', await readAll(data as ReadableStream<Uint8Array>, setLines));
      toast.success('The bookings are in your downloads');
    } catch (problem) {
      if (signal.aborted || hasCode(problem, 'UNAUTHORIZED')) return;
      failure.say('Failed to export the bookings', {
        detail: messageOf(problem, 'Please check your connection and try again.'),
      });
    } finally {
      setLines(null);
    }
  }

  return { lines, start };
}

/** Kept as bytes: decoding would drop the byte order mark by which spreadsheets recognise UTF-8. */
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
