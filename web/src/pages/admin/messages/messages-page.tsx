import { MailCheck, Mails } from 'lucide-react';
import { adminApi, ask } from '../../../api/client.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { instant } from '../../../shared/format.ts';
import { useUrlFilter, useUrlValue } from '../../../shared/use-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { MessagePanel } from './message-panel.tsx';

const choices = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'read', label: 'Read' },
] as const;

const pageSize = 20;

export default function MessagesPage() {
  const [shown, show] = useUrlFilter('show', ['all', 'unread', 'read']);
  const filter = shown === 'all' ? {} : { read: shown === 'read' };
  const list = useRecords(
    '/message/admin',
    ({ page }) => ask(adminApi.GET('/message/admin', { params: { query: { page, size: pageSize, ...filter } } })),
    { filters: { show: shown === 'all' ? '' : shown }, isLive: true },
  );
  const [opened, open, close] = useUrlValue('message');

  return (
    <AdminPage title="Messages">
      <Records
        list={list}
        noun="message"
        layout="rows"
        filters={<ChipStrip label="Show" options={choices} chosen={shown} onChoose={show} />}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { label: 'Name', value: ({ name }) => name, on: 'title' },
          {
            label: 'Sent',
            value: ({ createdAt, readAt }) => (
              <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                {instant(createdAt)}
                {readAt === null && <Badge tone="info">Unread</Badge>}
              </span>
            ),
            on: 'figure',
          },
          {
            label: 'Message',
            value: ({ message, readAt }) => (
              <span className={`line-clamp-2 text-base ${readAt === null ? 'text-ink' : ''}`}>{message}</span>
            ),
            on: 'line',
          },
        ]}
        rowLook={({ readAt }) => readAt === null && 'bg-plum-tint/50 [&_[data-opens]]:font-bold'}
        onOpen={({ id }) => open(id)}
        opened={opened}
        failed={{ title: 'Failed to load messages' }}
        empty={{ icon: Mails, title: 'No messages yet', hint: 'Messages that visitors write on the contact page appear here.' }}
        noMatch={
          shown === 'unread'
            ? {
                icon: MailCheck,
                title: 'Everything is read',
                hint: 'New messages from the contact page appear here.',
                action: null,
              }
            : { icon: Mails, title: 'Nothing read yet', hint: 'Messages that you open appear here.', action: null }
        }
      />
      {opened && <MessagePanel key={opened} id={opened} known={list.things?.find(({ id }) => id === opened)} onClose={close} />}
    </AdminPage>
  );
}
