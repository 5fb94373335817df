import { useState } from 'react';
import useSWR from 'swr';
import * as words from '#words/pro';
import { ask } from '../../api/client.ts';
import { money } from '../../shared/format.ts';
import { Button } from '../../ui/button.tsx';
import { professionalApi, useProfessionalId } from './visit/professional-session.ts';

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
          {words.myPay}
        </Button>
        {error && <p role="alert">{words.payFailed}</p>}
      </div>
    );
  }
  return (
    <section aria-labelledby="own-pay">
      <h2 id="own-pay" className="mb-2 text-xl font-semibold">
        {words.thisMonth}
      </h2>
      <p role="status" className="figures rounded-lg border border-line bg-card px-4 py-3">
        <span className="block text-xl font-bold">{words.commission(money(data.commission))}</span>
        {words.visitsDone(data.visits)}, {words.tips(money(data.tips))}
      </p>
    </section>
  );
}
