import { adminApi, ask } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';

/** Says that the installation has no provider, so that nobody is told anything. */
export function NothingSent() {
  const { data } = useStaffRead(['/message-log/admin', 'channels'], () =>
    ask(adminApi.GET('/message-log/admin', { params: { query: { size: 1 } } })),
  );
  if (data?.channels.length !== 0) return null;
  return (
    <Alert tone="warning" className="mb-5">
      No message is sent: neither customers nor professionals get confirmations and reminders. Configure a provider of SMS,
      WhatsApp or e-mail on the server.
    </Alert>
  );
}
