import { Siren } from 'lucide-react';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { istTime } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { plainTime } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ReachButtons } from '../../../ui/reach-buttons.tsx';
import { toast } from '../../../ui/toast.ts';

const everyMs = 30_000;

type HelpCall = components['schemas']['HelpCall'];

/** Professionals who called for help at a visit, above everything else (rule N32). The bar shows it while there are calls. */
export default function HelpCalls() {
  const { data } = useStaffRead(['/visit/admin/help'], () => ask(adminApi.GET('/visit/admin/help')), { isLive: true, everyMs });
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-3 px-4 pt-4 empty:hidden md:px-8">
      {data?.map(call => (
        <Call key={`${call.bookingId} ${call.part ?? 1}`} of={call} />
      ))}
    </div>
  );
}

function Call({ of }: { of: HelpCall }) {
  const { bookingId, part, professional, helpAt, bookingTime, customerName, customerMobile, refusal } = of;
  const { mutate } = useSWRConfig();
  const name = professional?.name ?? 'A professional';

  async function answer() {
    try {
      await ask(
        adminApi.DELETE('/booking/admin/{id}/help', {
          params: { path: { id: bookingId }, query: part === undefined ? {} : { part } },
        }),
      );
      toast.success('The call is answered', { detail: name });
    } catch (error) {
      toast.error('The call could not be answered', { detail: messageOf(error, 'Please check your connection and try again.') });
    } finally {
      await mutate(() => true).catch(() => null);
    }
  }

  return (
    <section aria-label={`${name} needs help`} className="rounded-lg border-2 border-madder bg-madder-tint p-4 wrap-anywhere">
      <p className="flex items-center gap-2 text-lg font-semibold text-madder">
        <Siren aria-hidden className="size-6" strokeWidth={2} />
        {name} needs help
      </p>
      <p className="figures">
        Called at {plainTime(istTime(Date.parse(helpAt)))}, at the visit of {plainTime(bookingTime)}:{' '}
        {customerName ?? 'Deleted account'}
      </p>
      {refusal && (
        <p className="font-semibold">She refused the visit: {refusal.toLowerCase().replaceAll('_', ' ')}. Others may go on.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={answer}>
          Help is on its way
        </Button>
        <LinkButton size="sm" variant="secondary" href={adminPaths.booking(bookingId)}>
          Open the Booking
        </LinkButton>
        <ReachButtons name={customerName ?? 'the customer'} mobile={customerMobile} />
      </div>
    </section>
  );
}
