import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { messageOf } from '../../../api/message-of.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { instant, plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { NewTabLink, TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { AccessCard } from './access-card.tsx';
import { type ApiKey, accessWords, dayOf, readKeys, useChangeAccess, wordsOf } from './staff-access.ts';

const NewKeyDialog = lazy(() => import('./new-key-dialog.tsx'));

/** The programs that get in, by a key each (rules K6, K7). */
export default function KeysPage() {
  const keys = useRecords('/auth/admin/key', readKeys, { isWhole: true });
  const { askToRevoke, askToRevokeAll } = useRevokeQuestions();
  const [isMaking, setMaking] = useState(false);
  const close = () => setMaking(false);

  return (
    <AdminPage title="API Keys">
      <AccessCard
        title="Keys"
        hint={
          <>
            For programs that read or make bookings, like accounts, a calendar or another site. A key belongs to the salon: it
            works until it expires or you revoke it. <NewTabLink href="/api/v1/docs">How to use one</NewTabLink>. To tell a
            program what happens, add a <TextLink href={adminPaths.webhooks}>webhook</TextLink>.
          </>
        }
        action={{ label: 'New Key', onClick: () => setMaking(true) }}
      >
        {keys.things?.length === 0 ? (
          <p className="border-t border-line pt-4 text-muted">
            No keys yet. You need one only if somebody builds a program for you.
          </p>
        ) : (
          <Records
            list={keys}
            noun="API key"
            layout="inset rows"
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            badgeOf={key => <KeyBadges of={key} />}
            columns={[
              { label: 'Name', value: ({ name }) => name, on: 'title' },
              { label: 'May', value: ({ scopes }) => scopes && wordsOf(scopes).join(' · '), on: 'line' },
              { label: 'Facts', value: key => <span className="figures">{factsOf(key).join(' · ')}</span>, on: 'line' },
            ]}
            actions={key => [{ label: 'Revoke', icon: Trash2, isDanger: true, onClick: () => askToRevoke(key) }]}
            failed={{ title: messageOf(keys.error, 'Failed to load the API keys'), isBanner: true }}
            empty={{ title: 'No keys yet' }}
          />
        )}
        {keys.total > 0 && (
          <div className="mt-6 flex justify-end border-t border-line pt-4">
            <Button size="sm" variant="secondary" onClick={() => askToRevokeAll(keys.total)}>
              Revoke All Keys
            </Button>
          </div>
        )}
      </AccessCard>
      {isMaking && (
        <LateDialog onClose={close}>
          <NewKeyDialog onClose={close} />
        </LateDialog>
      )}
    </AdminPage>
  );
}

const isExpired = ({ expiresAt }: ApiKey) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();

function factsOf(key: ApiKey): string[] {
  const { tokenStart, lastUsedAt, expiresAt, createdAt, createdBy, makerIsStaff } = key;
  return [
    ...(tokenStart ? [`${tokenStart}…`] : []),
    lastUsedAt ? `Last used ${instant(lastUsedAt)}` : 'Never used',
    ...(expiresAt ? [`${isExpired(key) ? 'Expired' : 'Expires'} ${instant(expiresAt)}`] : []),
    `Made ${dayOf(createdAt)} by ${createdBy}${makerIsStaff ? '' : ' (no longer staff)'}`,
  ];
}

function KeyBadges({ of: key }: { of: ApiKey }) {
  return (
    <>
      <Badge tone={key.access === 'FULL' ? 'warning' : 'neutral'}>{accessWords[key.access].label}</Badge>
      {isExpired(key) && <Badge tone="bad">Expired</Badge>}
    </>
  );
}

/** The questions before keys end. */
function useRevokeQuestions() {
  const { revokeKey, revokeAllKeys } = useChangeAccess();

  function askToRevoke({ id, name }: ApiKey) {
    confirm({
      title: 'Revoke this API key?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-2">
            The program that uses it stops working at once. The key cannot be restored; you can make a new one.
          </p>
        </>
      ),
      danger: true,
      confirm: 'Revoke',
      confirming: 'Revoking...',
      fallback: 'Failed to revoke the key',
      act: async () => {
        await revokeKey(id);
        toast.success('API key revoked', { detail: name });
      },
    });
  }

  function askToRevokeAll(many: number) {
    confirm({
      title: 'Revoke all API keys?',
      body: (
        <p>
          {many === 1 ? 'The program that uses the key stops' : `The programs that use the ${many} keys stop`} working at once. No
          key can be restored; you can make new ones.
        </p>
      ),
      danger: true,
      confirm: 'Revoke All',
      confirming: 'Revoking...',
      fallback: 'Failed to revoke the keys',
      act: async () => {
        const { revoked } = await revokeAllKeys();
        toast.success(`${plural(revoked, 'API key')} revoked`);
      },
    });
  }

  return { askToRevoke, askToRevokeAll };
}
