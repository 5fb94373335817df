import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/profile';
import { useDownloadData } from '../../../features/accounts/profile/use-download-data.ts';
import { WhatsappChoice } from '../../../features/accounts/profile/whatsapp-choice.tsx';
import { paths } from '../../../paths.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { fill } from '../../../ui/fill.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
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
