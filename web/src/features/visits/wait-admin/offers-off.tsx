import { adminPaths } from '../../../admin-paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useSavedSettings } from '../../salon/settings/saved-settings.ts';

/** Whether the salon has switched off the message about offers. Then it offers nothing by itself (rule B94). */
export function useAreOffersOff(): boolean {
  return useSavedSettings().data?.settings.messagesOff.includes('WAIT_OFFER') ?? false;
}

/** Says so above the waits. */
export function OffersOff() {
  if (!useAreOffersOff()) return null;
  return (
    <Alert tone="warning" className="mb-4">
      Nothing is offered by itself, because the message about it is switched off in{' '}
      <TextLink href={adminPaths.settingsOf('messages')}>Settings</TextLink>.
    </Alert>
  );
}
