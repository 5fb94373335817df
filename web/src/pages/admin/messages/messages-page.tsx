import { MailCheck, Mails } from 'lucide-react';
import { PageBeyond } from '../../../features/admin-shell/page-beyond.tsx';
import { MessageList, MessageListSkeleton } from '../../../features/message/message-list.tsx';
import { MessagePanel } from '../../../features/message/message-panel.tsx';
import { useMessages } from '../../../features/message/use-messages.ts';
import { useRowFocus } from '../../../features/records/use-row-focus.ts';
import { useUrlFilter } from '../../../shared/use-url-filter.ts';
import { useUrlPage } from '../../../shared/use-url-page.ts';
import { useUrlValue } from '../../../shared/use-url-value.ts';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { AdminPage } from '../layout/admin-page.tsx';

const choices = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'read', label: 'Read' },
] as const;

export default function MessagesPage() {
  const [shown, show] = useUrlFilter('show', ['all', 'unread', 'read']);
  const [page, setPage] = useUrlPage();
  const [opened, open, close] = useUrlValue('message');
  const { data, error, isBehind, isStale, reload } = useMessages(shown, page);
  const rowFocus = useRowFocus(
    data?.content.map(({ id }) => id),
    opened,
  );

  return (
    <AdminPage title="Messages" isStale={isStale}>
      <div className="mb-4">
        <ChipStrip label="Show" options={choices} chosen={shown} onChoose={show} />
      </div>
      <div {...rowFocus}>
        {error ? (
          <ErrorState title="Failed to load messages" onRetry={reload} />
        ) : !data ? (
          <MessageListSkeleton />
        ) : data.content.length > 0 ? (
          <div aria-busy={isBehind} className="transition-opacity aria-busy:opacity-60">
            <MessageList messages={data.content} onOpen={open} />
            <Pagination page={page} totalPages={data.totalPages} onChange={setPage} />
          </div>
        ) : data.totalElements > 0 ? (
          <PageBeyond onFirst={() => setPage(0)} />
        ) : shown === 'unread' ? (
          <EmptyState icon={MailCheck} title="Everything is read">
            New messages from the contact page appear here.
          </EmptyState>
        ) : (
          <EmptyState icon={Mails} title={shown === 'read' ? 'Nothing read yet' : 'No messages yet'}>
            What visitors write on the contact page comes here.
          </EmptyState>
        )}
      </div>
      {opened && <MessagePanel key={opened} id={opened} known={data?.content.find(({ id }) => id === opened)} onClose={close} />}
    </AdminPage>
  );
}
