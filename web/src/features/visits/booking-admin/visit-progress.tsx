import { useSWRConfig } from 'swr';
import { istTime } from '../../../../../common/time.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { plainTime } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Booking } from '../booking/booking.ts';

interface Props extends Pick<Booking, 'bookingId' | 'visit'> {
  /** Whose visit, where several come. */
  part: number;
}

/** How far the visit is, and what only staff can solve: a locked start code. */
export function VisitProgress({ bookingId, part, visit }: Props) {
  const { mutate } = useSWRConfig();
  if (!visit) return null;
  const steps = [
    ['On the way', visit.onTheWayAt],
    ['Arrived', visit.arrivedAt],
    ['Started', visit.startedAt],
    ['Done', visit.doneAt],
  ].filter((step): step is [string, string] => step[1] !== null);

  async function waive() {
    try {
      await ask(adminApi.PUT('/booking/admin/{id}/start-code-waiver', { params: { path: { id: bookingId }, query: { part } } }));
      toast.success('The visit can start without the code.');
    } catch (error) {
      toast.error('The code could not be waived', { detail: messageOf(error, 'Please check your connection and try again.') });
    } finally {
      await mutate(() => true).catch(() => null);
    }
  }

  return (
    <>
      {steps.length > 0 && (
        <ul aria-label="Steps of the visit" className="figures mt-2 flex flex-wrap gap-x-4 text-sm">
          {steps.map(([name, at]) => (
            <li key={name}>
              {name} <span className="text-muted">{plainTime(istTime(Date.parse(at)))}</span>
            </li>
          ))}
        </ul>
      )}
      {visit.codeLocked && !visit.codeWaived && (
        <Alert
          tone="warning"
          className="mt-3"
          action={
            <Allowed to="PUT /booking/admin/{id}/start-code-waiver">
              <Button size="sm" variant="secondary" onClick={waive}>
                Let it start without the code
              </Button>
            </Allowed>
          }
        >
          Five wrong start codes: the visit cannot start.
        </Alert>
      )}
      {visit.codeWaived && visit.startedAt === null && (
        <p className="mt-2 text-sm text-muted">The visit can start without the code.</p>
      )}
    </>
  );
}
