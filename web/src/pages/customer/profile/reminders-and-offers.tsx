import { useState } from 'react';
import useSWR from 'swr';
import type { components } from '#contract';
import * as common from '#words/common';
import * as words from '#words/profile';
import { language } from '#words/site';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import type { Profile } from '../../../features/accounts/profile/use-profile.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Panel } from './panel.tsx';

type Channel = components['schemas']['MarketingChannel'];

const failure = failureToast();
const labels = { SMS: words.bySms, WHATSAPP: words.onWhatsapp, EMAIL: words.byEmail } satisfies Record<Channel, string>;

/** The consent to advertising, one switch for each way. Each is saved at once, and taken back in the same way (rule Q39). */
export function RemindersAndOffers({ profile: { id, email } }: { profile: Profile }) {
  const { data, error, mutate } = useSWR(['/auth/profile/marketing', id], () => ask(api.GET('/auth/profile/marketing')));
  const [saving, setSaving] = useState<{ channel: Channel; given: boolean } | null>(null);
  // There is nothing to allow by e-mail without an address, but what was allowed before can be ended.
  const channels = data?.channels.filter(({ channel, given }) => channel !== 'EMAIL' || email || given);
  if (channels?.length === 0) return null;

  async function save(channel: Channel, given: boolean) {
    setSaving({ channel, given });
    failure.takeBack();
    try {
      await mutate(ask(api.PUT('/auth/profile/marketing', { body: { channel, given, language } })), { revalidate: false });
    } catch {
      failure.say(words.choiceFailed);
      await mutate().catch(() => null);
    } finally {
      setSaving(null);
    }
  }

  return (
    <Panel title={words.remindersAndOffers}>
      <p className="text-muted">{words.remindersAndOffersNote}</p>
      {error && !data && (
        <ErrorState title={words.choicesFailed} onRetry={() => mutate()}>
          <p>{messageOf(error, common.checkConnection)}</p>
        </ErrorState>
      )}
      {!error && !data && <Skeleton className="mt-4 h-24" />}
      {channels && (
        <div className="mt-4 grid gap-4">
          {channels.map(({ channel, given, texts }) => (
            <SwitchField
              key={channel}
              label={labels[channel]}
              hint={texts[language]}
              checked={saving?.channel === channel ? saving.given : given}
              disabled={saving !== null}
              onChange={event => void save(channel, event.target.checked)}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}
