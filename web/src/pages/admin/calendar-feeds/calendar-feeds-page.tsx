import { CalendarSync, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminApi, ask } from '../../../api/client.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { SecretDialog } from '../../../features/office/admin-shell/secret-dialog.tsx';
import { useTeam } from '../../../features/visits/hand-over/use-team.ts';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { instant } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { type CalendarFeed, type MadeFeed, nameOf, useChangeFeeds } from './calendar-feed.ts';

const FeedDialog = lazy(() => import('./feed-dialog.tsx'));

/** The addresses at which calendar apps read visits (rule I10). */
export default function CalendarFeedsPage() {
  const list = useRecords('/calendar-feed/admin', () => ask(adminApi.GET('/calendar-feed/admin')), {
    isWhole: true,
    isLive: true,
  });
  const { data: people = [] } = useTeam();
  const { remove } = useChangeFeeds();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeFeed | null>(null);
  const add = () => setAdding(true);
  const named = (feed: CalendarFeed) => nameOf(feed, people);

  const askToRevoke = (feed: CalendarFeed) =>
    confirm({
      title: 'Revoke this calendar feed?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{named(feed)}</p>
          <p className="mt-2">Calendars that read it get no more visits. They may keep those that they have.</p>
        </>
      ),
      danger: true,
      confirm: 'Revoke',
      confirming: 'Revoking...',
      fallback: 'Failed to revoke the calendar feed',
      act: () => remove(named(feed), feed.id),
    });

  return (
    <AdminPage title="Calendar Feeds" action={<AddButton onClick={add}>Add Calendar Feed</AddButton>}>
      <Records
        list={list}
        noun="calendar feed"
        keyOf={({ id }) => id}
        nameOf={named}
        columns={[
          { label: 'Visits of', value: named, on: 'title', className: 'min-w-52' },
          { label: 'Last read', value: readWords, on: 'line', className: 'text-sm' },
          { label: 'Made', value: madeWords, on: 'line', className: 'text-sm wrap-anywhere' },
        ]}
        actions={feed => [{ label: 'Revoke', icon: Trash2, isDanger: true, onClick: () => askToRevoke(feed) }]}
        failed={{ title: 'Failed to load the calendar feeds' }}
        empty={{
          icon: CalendarSync,
          title: 'No calendar feeds yet',
          hint: 'A calendar feed is a secret address. A calendar app that has it shows the visits and follows every change.',
          action: <Button onClick={add}>Add Calendar Feed</Button>,
        }}
      />
      {isAdding && (
        <LateDialog onClose={() => setAdding(false)}>
          <FeedDialog
            people={people.filter(({ active }) => active)}
            onClose={() => setAdding(false)}
            onMade={feed => {
              setAdding(false);
              setMade(feed);
            }}
          />
        </LateDialog>
      )}
      {made && (
        <SecretDialog
          title="Address of the Calendar Feed"
          noun="address"
          label="Address"
          name={nameOf(made, people)}
          secret={new URL(made.url, window.location.origin).href}
          onClose={() => setMade(null)}
        />
      )}
    </AdminPage>
  );
}

function readWords({ lastReadAt }: CalendarFeed): string {
  return lastReadAt ? `Read ${instant(lastReadAt)}` : 'Not read yet';
}

function madeWords({ createdBy, createdAt }: CalendarFeed): string {
  return `Made by ${createdBy} · ${instant(createdAt)}`;
}
