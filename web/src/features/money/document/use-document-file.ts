import { useState } from 'react';
import * as words from '#words/bills';
import * as common from '#words/common';
import { hasCode } from '../../../api/api-error.ts';
import { useCaller } from '../../../api/caller.ts';
import { ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { failureToast } from '../../../ui/failure-toast.ts';
import { type DocumentSummary, fileNameOf, pdfType } from './document.ts';

/** Other browsers, such as Chrome on Android, would download it and leave an empty tab. */
export function canOpenPdf(): boolean {
  return navigator.pdfViewerEnabled;
}

/** A file instead of JSON. Throws `ApiError` if the server refused. */
export async function asked<Data>(call: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> {
  const { data, error, response } = await call;
  // `ask` throws why.
  if (data === undefined) await ask(Promise.resolve({ error, response }));
  return data as Data;
}

/** A document's PDF, in a new tab or among the downloads. The call needs the token, so a plain link cannot do it. */
export function useDocumentFile() {
  const caller = useCaller();
  const [failure] = useState(failureToast);

  async function load(id: string): Promise<Blob> {
    return (await asked(caller.GET('/document/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }))) as unknown as Blob;
  }

  async function orSay(act: () => Promise<void>) {
    failure.takeBack();
    try {
      await act();
    } catch (error) {
      // The session says so itself.
      if (hasCode(error, 'UNAUTHORIZED')) return;
      failure.say(words.openFailed, { detail: messageOf(error, common.checkConnection) });
    }
  }

  const save = (document: DocumentSummary) =>
    orSay(async () => saveFile(fileNameOf(document.number), pdfType, await load(document.id)));

  /** The tab is opened at once: after the answer, browsers would block it. */
  function open(document: DocumentSummary): Promise<void> {
    const tab = window.open('', '_blank');
    if (!tab) return save(document);
    return orSay(async () => {
      const file = await load(document.id).catch(error => {
        tab.close();
        throw error;
      });
      const url = URL.createObjectURL(new Blob([file], { type: pdfType }));
      tab.location.replace(url);
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    });
  }

  /** The page for the screen. Throws `ApiError`. */
  const html = (id: string): Promise<string> =>
    asked(caller.GET('/document/{id}/html', { params: { path: { id } }, parseAs: 'text' }));

  return { open, save, html, pdf: load };
}
