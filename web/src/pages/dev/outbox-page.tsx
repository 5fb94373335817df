import { Copy, Inbox } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import type { components } from '#contract';
import { hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { SearchField } from '../../forms/search-field.tsx';
import { instant } from '../../shared/format.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import NotFoundPage from '../customer/not-found/not-found-page.tsx';
import { DevClock } from './dev-clock.tsx';

type Message = components['schemas']['OutboxMessage'];

const readOutbox = () => ask(api.GET('/dev/outbox'));

/** The messages of a development server, as the phone would show them. A production server has no such page. */
export default function OutboxPage() {
  useDocumentTitle('Outbox');
  const { data, error, mutate } = useSWR('/dev/outbox', readOutbox, { refreshInterval: 2000, dedupingInterval: 500 });
  const [wanted, setWanted] = useState('');
  if (hasCode(error, 'NOT_FOUND')) return <NotFoundPage />;
  const shown = data?.filter(({ to, kind }) => `${to} ${kind}`.toLowerCase().includes(wanted.trim().toLowerCase()));

  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 md:py-10">
      <PageTitle>Outbox</PageTitle>
      <p className="mt-2 mb-5 text-muted">
        This development server sends nothing. What it would send appears here. Latest first.
      </p>
      <DevClock />
      <SearchField
        label="Search the messages"
        placeholder="Mobile, e-mail or kind"
        value={wanted}
        onChange={setWanted}
        className="mb-5"
      />
      {error && !data ? (
        <ReadFailed onRetry={mutate}>Failed to load the outbox.</ReadFailed>
      ) : !shown ? (
        <Loading />
      ) : shown.length === 0 ? (
        <EmptyState icon={Inbox} title={wanted ? 'No such message' : 'No message yet'}>
          <p>Sign in with a mobile or book a visit, and its messages appear here.</p>
        </EmptyState>
      ) : (
        <ol className="grid gap-4">
          {shown.map(message => (
            <OneMessage key={`${message.sentAt}${message.to}${message.kind}${message.channel}${message.body}`} of={message} />
          ))}
        </ol>
      )}
    </div>
  );
}

const channels = { SMS: 'SMS', WHATSAPP: 'WhatsApp', EMAIL: 'E-mail' };
const address = /(https?:\/\/\S*[^\s.,;)])/;

function OneMessage({ of: { to, body, sentAt, kind, channel, subject } }: { of: Message }) {
  const code = kind === 'OTP' ? body.match(/\d{4}(\d\d)?/)?.[0] : undefined;
  return (
    <Card as="li" padding="sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold wrap-anywhere">{to}</span>
        <Badge>{channels[channel]}</Badge>
        <Badge tone="info">{kind}</Badge>
        <time dateTime={sentAt} className="text-muted">
          {instant(sentAt)}
        </time>
      </div>
      {subject && <p className="mt-3 font-semibold">{subject}</p>}
      <p className="mt-3 rounded-lg rounded-tl-none bg-sand px-4 py-3 wrap-anywhere whitespace-pre-line">
        {body.split(address).map((part, i) =>
          i % 2 === 0 ? (
            part
          ) : (
            <a key={part} href={part} className="underline">
              {part}
            </a>
          ),
        )}
      </p>
      {code && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          onClick={() => void copyText(code, 'Passcode copied', 'The passcode could not be copied')}
        >
          <Copy aria-hidden="true" className="size-4" />
          <span>Copy {code}</span>
        </Button>
      )}
    </Card>
  );
}
