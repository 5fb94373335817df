import { useState } from 'react';
import useSWR from 'swr';
import { ask } from '../../api/client.ts';
import { professionalApi, useProfessionalId } from '../../features/visit/professional-session.ts';
import { money, plural } from '../../shared/format.ts';
import { Button } from '../../ui/button.tsx';

/** Her commission and tips of this month. Read when she asks, so that her day opens with few requests. */
export function OwnPay({ done }: { done: number }) {
  const by = useProfessionalId();
  const [isAsked, setAsked] = useState(false);
  const { data, error } = useSWR(isAsked && by && ['/visit/pay', by, done], () => ask(professionalApi.GET('/visit/pay')), {
    keepPreviousData: true,
  });
  if (!data) {
    return (
      <div className="grid gap-2">
        <Button block variant="secondary" busy={isAsked && !error} onClick={() => setAsked(true)}>
          My pay this month
        </Button>
        {error && <p role="alert">Your pay could not be loaded. It is read again by itself.</p>}
      </div>
    );
  }
  return (
    <section aria-labelledby="own-pay">
      <h2 id="own-pay" className="mb-2 text-xl font-semibold">
        This month
      </h2>
      <p role="status" className="figures rounded-lg border border-line bg-card px-4 py-3">
        <span className="block text-xl font-bold">{money(data.commission)} commission</span>
        {plural(data.visits, 'visit')} done, {money(data.tips)} tips
      </p>
    </section>
  );
}
