import { Copy, Inbox } from 'lucide-react';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { istInstant } from '../../../../common/minutes.ts';
import { DAY, HOUR, istDate } from '../../../../common/time.ts';
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
import { failureToast } from '../../ui/failure-toast.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import NotFoundPage from '../customer/not-found/not-found-page.tsx';

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

const failure = failureToast();

/** Moves the server's clock, so that reminders come without waiting. Missing where the clock cannot be moved. */
function DevClock() {
  const { data: clock } = useSWR('/dev/clock', () => ask(api.GET('/dev/clock')), { refreshInterval: 5000 });
  const { mutate } = useSWRConfig();
  if (!clock) return null;
  const now = Date.parse(clock.now);

  async function move(to: number | null) {
    failure.takeBack();
    try {
      await ask(api.PUT('/dev/clock', { body: { now: to === null ? null : new Date(to).toISOString() } }));
      await Promise.all([mutate('/dev/clock'), mutate('/dev/outbox')]);
    } catch {
      failure.say('The clock could not be moved');
    }
  }

  return (
    <Card as="section" padding="sm" aria-label="The server's clock" className="mb-5">
      <p>
        <span className="text-muted">At the salon it is </span>
        <strong>{instant(clock.now)}</strong>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => void move(now + HOUR)}>
          1 Hour Later
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void move(next(now, 18))}>
          Next 6 PM
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void move(next(now, 9))}>
          Next 9 AM
        </Button>
        {clock.moved && (
          <Button size="sm" onClick={() => void move(null)}>
            Real Time
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The next time that it is `hours` o'clock at the salon, in epoch ms. */
function next(now: number, hours: number): number {
  const today = istInstant(istDate(now), hours * 60);
  return today > now ? today : today + DAY;
}
