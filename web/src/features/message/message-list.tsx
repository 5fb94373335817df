import { classes } from '../../shared/class-names.ts';
import { instant } from '../../shared/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Message } from './use-messages.ts';

interface Props {
  messages: Message[];
  onOpen: (id: string) => void;
}

/** One under the other like post, on a desktop too: a message is a text, and wants width. */
export function MessageList({ messages, onOpen }: Props) {
  return (
    <Card padding="none" className="overflow-hidden">
      <ul className="divide-y divide-line">
        {messages.map(({ id, name, message, createdAt, readAt }) => (
          <li
            key={id}
            data-record={id}
            className={classes('relative px-4 pt-1 pb-3 hover:bg-sand/50 md:px-6', readAt === null && 'bg-plum-tint/50')}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(id)}
                className={classes(
                  'min-h-11 text-left wrap-anywhere after:absolute after:inset-0 max-md:w-full',
                  readAt === null ? 'font-bold' : 'font-semibold',
                )}
              >
                {name}
              </button>
              <p className="figures flex flex-1 items-center justify-between gap-3 text-sm text-muted max-md:mb-1 md:justify-end">
                {instant(createdAt)}
                {readAt === null && <Badge tone="info">Unread</Badge>}
              </p>
            </div>
            <p className={classes('line-clamp-2 wrap-anywhere', readAt === null ? 'text-ink' : 'text-muted')}>{message}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function MessageListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading messages">
      <Card padding="none" className="divide-y divide-line">
        <Repeat times={6}>
          <div className="px-4 pt-1 pb-3 md:px-6">
            <div className="flex h-18 flex-col justify-evenly md:h-11">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3.5 w-28 md:hidden" />
            </div>
            <div className="flex h-6 items-center">
              <Skeleton className="h-3.5 w-full" />
            </div>
          </div>
        </Repeat>
      </Card>
    </div>
  );
}
