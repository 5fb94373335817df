import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { Button } from '../../../ui/button.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { kindWords } from './kinds.ts';
import { channelWords, mayRetry, reasonWords, whenWords } from './log-words.ts';
import { UnreachedNote } from './unreached-note.tsx';
import { useRetry } from './use-retry.ts';

/** What was sent about a booking, and what will be. Nothing while there is nothing. */
export function BookingMessages({ id }: { id: string }) {
  const { data, error, reload } = useStaffRead(
    ['/message-log/admin', 'booking', id],
    () => ask(adminApi.GET('/message-log/admin', { params: { query: { bookingId: id, size: 100 } } })),
    { isLive: true },
  );
  const retry = useRetry();
  if (!error && !data?.content.length) return null;
  return (
    <section aria-labelledby={`messages-${id}`} className="mt-6 border-t border-line pt-5 print:hidden">
      <h3 id={`messages-${id}`} className="mb-1 text-sm font-semibold text-muted">
        Sent messages
      </h3>
      <UnreachedNote isShown={data?.unreached} />
      {data ? (
        <ul className="divide-y divide-line">
          {data.content.map(message => (
            <li key={message.id} className="flex flex-wrap items-center gap-x-3 py-2 wrap-anywhere">
              <span className="min-w-0 flex-1">
                {kindWords[message.kind]} <span className="text-sm text-muted">by {channelWords[message.channel]}</span>
                <span className="figures block text-sm text-muted">{whenWords(message)}</span>
                {message.reason && <span className="block text-sm text-muted">{reasonWords(message)}</span>}
              </span>
              {mayRetry(message) && (
                <Button size="sm" variant="quiet" onClick={() => void retry(message)}>
                  Retry
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <ReadFailed onRetry={reload}>Failed to load the messages</ReadFailed>
      )}
    </section>
  );
}
