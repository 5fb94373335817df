import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/profile';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { WhatsappChoice } from '../../../features/accounts/profile/whatsapp-choice.tsx';
import { paths } from '../../../paths.ts';
import { today } from '../../../shared/clock.ts';
import { lazy } from '../../../shared/lazy.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { fill } from '../../../ui/fill.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { Panel } from './panel.tsx';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

/** The rights to access and erasure under India's DPDP Act 2023 (rules P1, P2). */
export function MyData() {
  const { download, isBusy } = useDownloadData();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Panel title={words.yourData}>
      <div className="mb-5 empty:mb-0">
        <WhatsappChoice />
      </div>
      <p className="text-muted">
        {fill(words.dataNote, { policy: <TextLink href={paths.privacy}>{common.privacyPolicy}</TextLink> })}
      </p>
      <div className="mt-5 grid gap-3 sm:flex">
        <Button variant="secondary" busy={isBusy} onClick={download}>
          {!isBusy && <Download aria-hidden className="size-5" strokeWidth={1.75} />}
          {words.downloadData}
        </Button>
        <Button variant="quiet" className="text-madder! hover:bg-madder-tint!" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
          {words.deleteAccount}
        </Button>
      </div>
      {isDeleting && (
        <LateDialog onClose={() => setDeleting(false)}>
          <DeleteAccountDialog onClose={() => setDeleting(false)} />
        </LateDialog>
      )}
    </Panel>
  );
}

/** Everything the salon holds about the customer, as a JSON file (rule P1). */
function useDownloadData(): { download: () => Promise<void>; isBusy: boolean } {
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
