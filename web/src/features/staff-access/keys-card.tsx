import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { inKolkata } from '../../shared/days.ts';
import { date, instant } from '../../shared/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { AccessCard, AccessListSkeleton, AccessRow, accessListLook } from './access-card.tsx';
import { accessWords } from './access-words.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RevokeAllKeysDialog, RevokeKeyDialog } from './revoke-key-dialog.tsx';
import type { ApiKey, useApiKeys } from './staff-access.ts';

const isExpired = ({ expiresAt }: ApiKey) => expiresAt !== null && Date.parse(expiresAt) <= Date.now();
const dayOf = (at: string) => date(inKolkata(Date.parse(at)).day);

function factsOf(key: ApiKey): string[] {
  const { tokenStart, lastUsedAt, expiresAt, createdAt, createdBy, makerIsStaff } = key;
  return [
    ...(tokenStart ? [`${tokenStart}…`] : []),
    lastUsedAt ? `Last used ${instant(lastUsedAt)}` : 'Never used',
    ...(expiresAt ? [`${isExpired(key) ? 'Expired' : 'Expires'} ${instant(expiresAt)}`] : []),
    `Made ${dayOf(createdAt)} by ${createdBy}${makerIsStaff ? '' : ' (no longer staff)'}`,
  ];
}

function KeyBadges({ apiKey }: { apiKey: ApiKey }) {
  return (
    <>
      <Badge tone={apiKey.access === 'FULL' ? 'warning' : 'neutral'}>{accessWords[apiKey.access].label}</Badge>
      {isExpired(apiKey) && <Badge tone="bad">Expired</Badge>}
    </>
  );
}

/** The programs. */
export function KeysCard({ data: keys, error, reload }: ReturnType<typeof useApiKeys>) {
  const [isMaking, setMaking] = useState(false);
  const [isRevokingAll, setRevokingAll] = useState(false);
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null);

  return (
    <AccessCard
      title="API Keys"
      hint={
        <>
          For programs that read or make bookings, like accounts, a calendar or another site. A key is the salon’s: it works until
          it expires or you revoke it, whoever made it. <NewTabLink href="/api/v1/docs">How to use one</NewTabLink>
        </>
      }
      action={
        <Button size="sm" variant="secondary" onClick={() => setMaking(true)}>
          New Key
        </Button>
      }
    >
      {error ? (
        <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to load the API keys')}</ReadFailed>
      ) : !keys ? (
        <AccessListSkeleton label="Loading the API keys" />
      ) : keys.length === 0 ? (
        <p className="border-t border-line pt-4 text-muted">
          No keys yet. You need one only if somebody builds a program for you.
        </p>
      ) : (
        <>
          <ul className={accessListLook}>
            {keys.map(key => (
              <AccessRow
                key={key.id}
                name={key.name}
                badge={<KeyBadges apiKey={key} />}
                facts={factsOf(key)}
                action={
                  <IconButton
                    icon={Trash2}
                    label={`Revoke ${key.name}`}
                    title="Revoke"
                    onClick={() => setToRevoke(key)}
                    className="text-madder"
                  />
                }
              />
            ))}
          </ul>
          <div className="mt-3 flex justify-end border-t border-line pt-4">
            <Button size="sm" variant="secondary" onClick={() => setRevokingAll(true)}>
              Revoke All Keys
            </Button>
          </div>
        </>
      )}
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
      {toRevoke && <RevokeKeyDialog apiKey={toRevoke} onClose={() => setToRevoke(null)} />}
      {isRevokingAll && keys && <RevokeAllKeysDialog keys={keys.length} onClose={() => setRevokingAll(false)} />}
    </AccessCard>
  );
}
