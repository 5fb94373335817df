import { CalendarSearch, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useMay } from '../../../api/staff-role.tsx';
import type { Column } from '../../../records/record-parts.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { count, date, money, time, weekday } from '../../../shared/format.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { toast } from '../../../ui/toast.ts';
import { AlertBadge } from '../../messages/alert/alerts.tsx';
import { type Booking, titleOf } from '../booking/booking.ts';
import { DueBadge, StatusBadge } from '../booking/booking-badges.tsx';
import { useHasNames } from '../hand-over/use-team.ts';
import { nameOf } from './booking-question.tsx';
import type { BookingFilter, BookingOrder, BookingQuery } from './use-booking-filter.ts';
import { andMore } from './use-week.ts';

const pageSize = 10;
/** Longer texts are cut where their column ends, and whole in the booking (rule W16). */
const cut = 'line-clamp-2';

/** The bookings that the filter lets through; nothing while its dates make no sense. */
export function BookingList({ filter: { query, order, isNarrowed, clear } }: { filter: BookingFilter }) {
  return query && <Found query={query} order={order} isNarrowed={isNarrowed} onClear={clear} />;
}

interface Props {
  query: BookingQuery;
  order: BookingOrder;
  isNarrowed: boolean;
  onClear: () => void;
}

function Found({ query, order, isNarrowed, onClear }: Props) {
  const [opened, open] = useUrlValue('booking');
  const { search: _, ...filters } = query;
  const list = useRecords(
    '/booking/admin',
    ({ page }) => ask(adminApi.GET('/booking/admin', { params: { query: { ...query, order, page, size: pageSize } } })),
    { filters: { ...filters }, order, isLive: true },
  );
  const hasNames = useHasNames();
  const nothing = { icon: CalendarSearch, title: 'No bookings found matching your criteria.' };
  return (
    <Records
      list={{ ...list, isNarrowed }}
      noun="booking"
      label={`Bookings, ${order} visit first`}
      counted={{ order: `${order} first`, action: <ExportButton query={query} {...list} /> }}
      keyOf={({ bookingId }) => bookingId}
      nameOf={({ user }) => nameOf(user)}
      columns={[
        {
          label: 'Visit',
          value: ({ bookingDate }) => `${weekday(bookingDate).slice(0, 3)}, ${date(bookingDate)}`,
          under: ({ bookingTime }) => time(bookingTime),
          on: 'line',
          onCard: ({ bookingDate, bookingTime }) => (
            <span className="figures">
              {weekday(bookingDate).slice(0, 3)}, {date(bookingDate)}, {time(bookingTime)}
            </span>
          ),
          className: 'figures whitespace-nowrap',
        },
        {
          label: 'Customer',
          value: ({ user }) => nameOf(user),
          on: 'title',
          under: ({ user }) => user.mobile && <span className="figures">{writtenMobile(user.mobile)}</span>,
          className: 'min-w-40',
        },
        {
          label: 'Services',
          value: booking => (
            <span title={titleOf(booking)} className={cut}>
              {titleOf(booking)}
            </span>
          ),
          on: 'line',
          onCard: booking => <span className={`text-ink ${cut}`}>{titleOf(booking)}</span>,
          className: 'min-w-36',
        },
        ...(hasNames ? [whoComes] : []),
        {
          label: 'Address',
          value: ({ address }) => (
            <span title={address?.street} className={cut}>
              {address?.street ?? 'No longer kept'}
            </span>
          ),
          on: 'line',
          onCard: ({ address }) => <span className={cut}>{address?.street ?? 'Address no longer kept'}</span>,
          className: 'min-w-36 text-muted',
        },
        {
          label: 'Amount',
          value: ({ finalPrice }) => money(finalPrice),
          on: 'figure',
          onCard: ({ finalPrice }) => <span className="font-semibold">{money(finalPrice)}</span>,
          isFigure: true,
          className: 'font-semibold!',
        },
        {
          label: 'Status',
          value: booking => (
            <span className="flex flex-wrap gap-1.5">
              <StatusBadge status={booking.status} reason={booking.cancelReason} />
              <DueBadge booking={booking} />
              <AlertBadge bookingId={booking.bookingId} />
            </span>
          ),
          on: 'foot',
        },
      ]}
      onOpen={({ bookingId }) => open(bookingId)}
      opened={opened}
      tableLook="text-sm [&_thead]:bg-sand"
      failed={{
        title: 'Failed to fetch bookings',
        hint: <p>{messageOf(list.error, 'Please check your connection and try again.')}</p>,
      }}
      empty={nothing}
      noMatch={{
        ...nothing,
        hint: null,
        action: (
          <Button variant="secondary" onClick={onClear}>
            Clear Filters
          </Button>
        ),
      }}
    />
  );
}

/** The column of who comes. In a salon with teams nobody is named. */
const whoComes: Column<Booking> = {
  label: 'Who comes',
  value: booking => <WhoComes booking={booking} />,
  on: 'line',
};

/** Until somebody is found, a visit to come has nobody. Of several professionals, each may be missing. */
function WhoComes({ booking }: { booking: Booking }) {
  const { status, parts = [booking] } = booking;
  const names = parts.flatMap(one => one.professional?.name ?? []);
  const missing = status === 'PENDING' ? parts.length - names.length : 0;
  const [first] = names;
  return (
    <>
      {first && (
        <span title={names.join(', ')} className="text-ink">
          {andMore(first, names.length - 1)}
        </span>
      )}
      {missing > 0 && (
        <span className="block font-semibold text-madder">
          {first ? `${missing} of ${parts.length} missing` : 'Nobody comes yet'}
        </span>
      )}
    </>
  );
}

interface ExportButtonProps {
  query: BookingQuery;
  total: number;
  /** True if there are more than the total. */
  isMinimum: boolean;
}

/** Exports everything the filters find, not only this page. */
function ExportButton({ query, total, isMinimum }: ExportButtonProps) {
  const { lines, start } = useExport(query);
  const may = useMay();
  if (!may('GET /booking/admin/export')) return null;
  const done = (arrived: number) => (isMinimum ? count(arrived) : `${Math.min(100, Math.round((100 * arrived) / total))} %`);
  return (
    <Button variant="quiet" size="sm" className="figures" busy={lines !== null} disabled={total === 0} onClick={start}>
      <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
      {lines === null ? 'Export CSV' : `Exporting ${done(lines)}`}
    </Button>
  );
}

const newline = 10;

/** Saves the filtered bookings as a CSV file. `lines` is how many have arrived; null when nothing is being exported. */
function useExport(query: BookingQuery): { lines: number | null; start: () => Promise<void> } {
  const [lines, setLines] = useState<number | null>(null);
  const [failure] = useState(failureToast);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function start() {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setLines(0);
    failure.takeBack();
    try {
      const call = adminApi.GET('/booking/admin/export', {
        params: { query },
        parseAs: 'stream',
        // Without the 15 s limit of other calls.
        fetch: request => fetch(request, { signal }),
      });
      const { response, data, error } = await call;
      // The server refused; `ask` throws why.
      if (!data) return void (await ask(Promise.resolve({ error, response })));
      saveFile(nameIn(response), 'text/csv', await readAll(data as ReadableStream<Uint8Array>, setLines));
      toast.success('The bookings are in your downloads');
    } catch (problem) {
      if (signal.aborted || hasCode(problem, 'UNAUTHORIZED')) return;
      failure.say('Failed to export the bookings', {
        detail: messageOf(problem, 'Please check your connection and try again.'),
      });
    } finally {
      setLines(null);
    }
  }

  return { lines, start };
}

/** Kept as bytes: decoding would drop the byte order mark by which spreadsheets recognise UTF-8. */
async function readAll(stream: ReadableStream<Uint8Array>, onLines: (lines: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(new Uint8Array(value));
    lines += value.filter(byte => byte === newline).length;
    onLines(lines);
  }
}

function nameIn(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'bookings.csv';
}
