import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/profile';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { today } from '../../../shared/clock.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { failureToast } from '../../../ui/failure-toast.ts';
import { toast } from '../../../ui/toast.ts';

/** Everything the salon holds about the customer, as a JSON file (rule P1). */
export function useDownloadData(): { download: () => Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const [failure] = useState(failureToast);

  async function download() {
    setBusy(true);
    failure.takeBack();
    try {
      const data = await ask(api.GET('/auth/profile/export'));
      saveFile(`my-data-${today()}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast.success(words.dataInDownloads);
    } catch (error) {
      // The session says so itself.
      if (hasCode(error, 'UNAUTHORIZED')) return;
      failure.say(words.downloadFailed, {
        detail: messageOf(error, common.checkConnection),
      });
    } finally {
      setBusy(false);
    }
  }

  return { download, isBusy };
}
