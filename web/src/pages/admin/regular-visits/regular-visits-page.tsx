import { CalendarSync } from 'lucide-react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { rhythmWords, type Series, toCome, whenWords } from '../../../features/visits/series/series.ts';
import { servicesWords } from '../../../features/visits/wait/wait.ts';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { lazy } from '../../../shared/lazy.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { useUrlFilter, useUrlValue } from '../../../shared/use-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';

const SeriesPanel = lazy(() => import('../../../features/visits/series-admin/series-panel.tsx'));

const choices = [
  { value: 'all', label: 'All' },
  { value: 'call', label: 'To call' },
  { value: 'ended', label: 'Ended' },
] as const;
const filterOf = { all: {}, call: { attention: true }, ended: { ended: true } };

const pageSize = 20;

/** Visits that come again every few weeks, and whom to call about them (rule R22.1). */
export default function RegularVisitsPage() {
  const [shown, show] = useUrlFilter('show', ['all', 'call', 'ended']);
  const list = useRecords(
    '/series/admin',
    ({ page }) => ask(adminApi.GET('/series/admin', { params: { query: { page, size: pageSize, ...filterOf[shown] } } })),
    { filters: { show: shown === 'all' ? '' : shown }, isLive: true },
  );
  const [opened, open, close] = useUrlValue('series');

  return (
    <AdminPage title="Regular Visits">
      <Records
        list={list}
        noun="series"
        many="series"
        layout="rows"
        filters={<ChipStrip label="Show" options={choices} chosen={shown} onChoose={show} />}
        keyOf={({ series }) => series.id}
        nameOf={({ customer }) => customer.fullName}
        columns={[
          { label: 'Customer', value: ({ customer }) => customer.fullName, on: 'title' },
          {
            label: 'Visits',
            value: ({ series, customer, attention }) => (
              <>
                <span className="block text-base wrap-anywhere text-ink">{servicesWords(series.services)}</span>
                <span className="figures block">{rhythmWords(series)}</span>
                <span className="figures block">{writtenMobile(customer.mobile)}</span>
                <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                  {attention && customer.active && <Badge tone="bad">Call</Badge>}
                  {!customer.active && <Badge tone="bad">Deactivated</Badge>}
                  <NextState series={series} />
                </span>
              </>
            ),
            on: 'line',
          },
        ]}
        onOpen={({ series }) => open(series.id)}
        opened={opened}
        failed={{ title: 'Failed to load the regular visits' }}
        empty={{
          icon: CalendarSync,
          title: 'No regular visits yet',
          hint: 'Customers begin them in My Bookings. You begin them from a booking.',
        }}
        noMatch={{
          icon: CalendarSync,
          title: shown === 'call' ? 'Nobody to call' : 'None has ended',
          hint: shown === 'call' ? 'Everybody has answered, or has more than five days left.' : null,
        }}
      />
      {opened && (
        <LateDialog onClose={close}>
          <SeriesPanel key={opened} id={opened} onClose={close} />
        </LateDialog>
      )}
    </AdminPage>
  );
}

/** When the next visit is, or what is in its way. */
function NextState({ series }: { series: Series }) {
  const ahead = toCome(series);
  const asked = ahead.find(({ state }) => state === 'ASKED');
  const next = ahead.find(({ state }) => state === 'BOOKED' || state === 'MOVED');
  return (
    <>
      {series.state === 'PAUSED' && series.pausedUntil && <Badge>Paused until {shortDate(series.pausedUntil)}</Badge>}
      {series.state === 'ENDED' && <Badge>Ended</Badge>}
      {next && <span className="figures">Next: {whenWords(next)}</span>}
      {asked && <Badge tone="warning">Asked: {shortDate(asked.dueDate)}</Badge>}
    </>
  );
}
