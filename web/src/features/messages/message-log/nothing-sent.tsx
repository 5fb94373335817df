import { Alert } from '../../../ui/alert.tsx';
import { useInstallation } from './use-installation.ts';

/** Says that the installation has no provider, so that nobody is told anything. */
export function NothingSent() {
  const { data } = useInstallation();
  if (data?.channels.length !== 0) return null;
  return (
    <Alert tone="warning" className="mb-5">
      No message is sent: neither customers nor professionals get confirmations and reminders. Configure a provider of SMS,
      WhatsApp or e-mail on the server.
    </Alert>
  );
}
