import type { components } from '#contract';
import { adminPaths } from '../../../admin-paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { channelWords } from './log-words.ts';
import { useInstallation } from './use-installation.ts';

type MetCeiling = components['schemas']['MetCeiling'];

const whatHappened: Record<MetCeiling['ceiling'], (channel: string) => string> = {
  RECIPIENT: channel => `Somebody got too many messages by ${channel}.`,
  ACCOUNT: () => 'A customer caused too many messages.',
  SALON: channel => `As many messages went out by ${channel} as the server may send in an hour.`,
  PASSCODES: () => 'As many SMS went out as the server may send in an hour, so some people got no one-time password.',
};

/** Says for a day that a ceiling held messages back (rule X13). */
export function CeilingsMet() {
  const { data } = useInstallation();
  if (!data || data.ceilings.length === 0) return null;
  const met = new Set(data.ceilings.map(({ ceiling, channel }) => whatHappened[ceiling](channelWords[channel])));
  return (
    <Alert tone="warning" className="mb-5">
      {[...met].join(' ')} <TextLink href={adminPaths.messageLog}>Messages that were held back</TextLink>
    </Alert>
  );
}
