import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';
import { count, plural } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';

const path = '/area/admin/wish/inside';

/** "12 people are inside now", with the press that tells them (rule A23). Nothing as long as nobody is. */
export function TellWishes({ className }: { className?: string }) {
  const { data } = useStaffRead([path], () => ask(adminApi.GET(path)), { isLive: true });
  const { mutate } = useSWRConfig();
  const [isTelling, setTelling] = useState(false);
  if (!data || data.people === 0) return null;
  const { people, canTell } = data;

  async function tell() {
    setTelling(true);
    try {
      const { told } = await ask(adminApi.POST('/area/admin/wish/tell'));
      if (told === 0) toast.success('A colleague has told them already');
      else toast.success(`${plural(told, 'person is', 'people are')} told`, { detail: 'By SMS, and at 8 AM if it is night.' });
    } catch (error) {
      toast.error('They were not told', { detail: messageOf(error, 'Failed to send the messages. Please try again.') });
    }
    setTelling(false);
    await mutate(readOf(path, '/area/admin/wish')).catch(() => null);
  }

  return (
    <Alert
      tone={canTell ? 'good' : 'warning'}
      {...(className && { className })}
      action={
        canTell && (
          <Button size="sm" busy={isTelling} onClick={tell}>
            {people === 1 ? 'Tell This Person' : `Tell These ${count(people)} People`}
          </Button>
        )
      }
    >
      {plural(people, 'person', 'people')} who wished that you came {people === 1 ? 'is' : 'are'} inside your area now.
      {!canTell && (
        <>
          {' '}
          No message can go out: SMS is not set up, or this message is switched off in{' '}
          <TextLink href={adminPaths.settingsOf('messages')}>Settings</TextLink>.
        </>
      )}
    </Alert>
  );
}
