import { MessagesSquare, RotateCw, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { kindWords, messageKinds } from '../../../features/messages/message-log/kinds.ts';
import {
  type LoggedMessage,
  mayRetry,
  reasonWords,
  stateWords,
  toWords,
  whenWords,
} from '../../../features/messages/message-log/log-words.ts';
import { useKnown } from '../../../features/messages/message-log/use-known.ts';
import { useRetry } from '../../../features/messages/message-log/use-retry.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { BookingPanel } from '../../../features/visits/booking-admin/booking-panel.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { useUrlFilter, useUrlValue } from '../../../shared/use-url.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

const states = Object.keys(stateWords) as LoggedMessage['state'][];

/** Every message with its state, and why it was not sent (rule Q10). */
export default function MessageLogPage() {
  const [kind, chooseKind] = useUrlFilter('kind', ['', ...messageKinds]);
  const [state, chooseState] = useUrlFilter('state', ['', ...states]);
  const list = useRecords(
    '/message-log/admin',
    ({ page }) =>
      ask(adminApi.GET('/message-log/admin', { params: { query: { page, ...(kind && { kind }), ...(state && { state }) } } })),
    { filters: { kind, state }, isLive: true },
  );
  const [, openBooking] = useUrlValue('booking');
  const [named] = useUrlValue('message');
  const known = useKnown();
  const retry = useRetry();

  return (
    <AdminPage
      title="Sent Messages"
      action={
        <LinkButton href={adminPaths.messages} variant="secondary" size="sm">
          Contact Messages
        </LinkButton>
      }
    >
      <Records
        list={list}
        noun="message"
        filters={
          <>
            <FilterSelect
              label="Kind"
              value={kind}
              options={[{ value: '', label: 'All Kinds' }, ...messageKinds.map(value => ({ value, label: kindWords[value] }))]}
              onChange={chooseKind}
            />
            <FilterSelect
              label="State"
              value={state}
              options={[{ value: '', label: 'All States' }, ...states.map(value => ({ value, label: stateWords[value] }))]}
              onChange={chooseState}
            />
          </>
        }
        keyOf={({ id }) => id}
        revealed={named}
        nameOf={nameOf}
        columns={[
          { label: 'Message', value: nameOf, on: 'title' },
          { label: 'To', value: toWords, on: 'line' },
          { label: 'When', value: whenWords, on: 'line', className: 'min-w-36' },
          {
            label: 'Text or reason',
            value: message => said(message) ?? '–',
            on: 'line',
            onCard: said,
          },
        ]}
        actions={message => [
          ...(mayRetry(message) ? [{ label: 'Retry', icon: RotateCw, onClick: () => void retry(message) }] : []),
          ...(message.state === 'FAILED' && message.toldAt === null
            ? [{ label: 'They know', icon: UserCheck, onClick: () => void known(message.id) }]
            : []),
          ...(message.bookingId
            ? [{ label: 'Booking', icon: MessagesSquare, onClick: () => openBooking(message.bookingId as string) }]
            : []),
        ]}
        failed={{ title: 'Failed to load the messages' }}
        empty={{
          icon: MessagesSquare,
          title: 'No message yet',
          hint: 'Confirmations, reminders and all other messages appear here.',
        }}
        noMatch={{ hint: 'No message is of this kind and in this state.' }}
      />
      <BookingPanel />
    </AdminPage>
  );
}

function said(message: LoggedMessage): ReactNode {
  return reasonWords(message) ?? (message.text && <Text of={message.text} />);
}

/** Its sentence. What an e-mail adds below is folded, and the salon's name at the end is left out. */
function Text({ of: text }: { of: string }) {
  const [sentence, ...more] = text.split('\n\n');
  const details = more.slice(0, -1).join('\n\n');
  return (
    <>
      {sentence}
      {details && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-plum underline underline-offset-4">
            Details
          </summary>
          <p className="whitespace-pre-line">{details}</p>
        </details>
      )}
    </>
  );
}

const nameOf = ({ kind }: LoggedMessage) => kindWords[kind];
