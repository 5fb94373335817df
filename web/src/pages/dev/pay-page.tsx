import { useState } from 'react';
import useSWR from 'swr';
import { useSearch } from 'wouter';
import type { components } from '#contract';
import { hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { messageOf } from '../../api/message-of.ts';
import { money } from '../../shared/format.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { failureToast } from '../../ui/failure-toast.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import NotFoundPage from '../customer/not-found/not-found-page.tsx';

type Order = components['schemas']['DevOrder'];
type Outcome = components['schemas']['DevPayRequest']['outcome'];

const outcomes: { outcome: Outcome; label: string; hint: string }[] = [
  { outcome: 'PAY', label: 'Pay', hint: 'The money comes at once, and the salon hears of it.' },
  { outcome: 'FAIL', label: 'Fail', hint: 'The bank refuses, and the salon hears of it.' },
  { outcome: 'PAY_LATE', label: 'Pay late', hint: 'The money comes 20 minutes later.' },
  { outcome: 'ALLOW_LATE', label: 'Allow late', hint: 'The bank sets the money aside 20 minutes later.' },
  { outcome: 'PAY_SILENTLY', label: 'Pay, but say nothing', hint: 'The money comes, and the salon has to ask.' },
];

const done: Record<Outcome, string> = {
  PAY: 'Paid. You go back to the salon.',
  FAIL: 'Failed. You go back to the salon.',
  PAY_LATE: 'The money comes in 20 minutes. The page /dev/outbox can move the clock.',
  ALLOW_LATE: 'The bank allows it in 20 minutes. The page /dev/outbox can move the clock.',
  PAY_SILENTLY: 'Paid. Nobody told the salon: it asks within a minute, or when you go back.',
};

/** The development gateway: stands in for the payment provider's page (rule M14). Other servers have no such page. */
export default function PayPage() {
  useDocumentTitle('Test payment');
  const orderId = new URLSearchParams(useSearch()).get('order') ?? '';
  const path = { params: { path: { orderId } } };
  const { data, error, mutate } = useSWR(orderId && ['/dev/pay', orderId], () => ask(api.GET('/dev/pay/{orderId}', path)));
  const [decided, setDecided] = useState<Outcome | null>(null);
  const [failure] = useState(failureToast);

  async function decide(outcome: Outcome) {
    failure.takeBack();
    try {
      const order = await ask(api.POST('/dev/pay/{orderId}', { ...path, body: { outcome } }));
      setDecided(outcome);
      await mutate(order, { revalidate: false });
      if (outcome === 'PAY' || outcome === 'FAIL') location.assign(order.returnUrl);
    } catch (error) {
      failure.say('The test payment failed', { detail: messageOf(error, 'Please check your connection and try again.') });
    }
  }

  if (!orderId || hasCode(error, 'NOT_FOUND', 'VALIDATION_ERROR')) return <NotFoundPage />;
  return (
    <div className="mx-auto w-full max-w-md px-4 py-6 md:py-10">
      <PageTitle>Test payment</PageTitle>
      <p className="mt-2 mb-5 text-muted">This development server takes no money. Choose what the payment provider does.</p>
      {data ? (
        <Card className="grid gap-4">
          <Sum order={data} />
          {decided && <Alert tone={decided === 'FAIL' ? 'bad' : 'good'}>{done[decided]}</Alert>}
          <ul className="grid gap-3">
            {outcomes.map(({ outcome, label, hint }) => (
              <li key={outcome} className="grid gap-1">
                <Button block variant={outcome === 'PAY' ? 'primary' : 'secondary'} onClick={() => decide(outcome)}>
                  {label}
                </Button>
                <p className="text-center text-sm text-muted">{hint}</p>
              </li>
            ))}
          </ul>
          <a href={data.returnUrl} className={buttonLook({ variant: 'quiet', block: true })}>
            Back to the salon
          </a>
        </Card>
      ) : error ? (
        <ReadFailed onRetry={mutate}>Failed to load the order.</ReadFailed>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Sum({ order: { amount, description, state } }: { order: Order }) {
  return (
    <div className="text-center">
      <p className="figures font-display text-3xl font-medium">{money(amount)}</p>
      <p className="mt-1 text-muted wrap-anywhere">{description}</p>
      {state !== 'OPEN' && <p className="mt-1 text-sm">{state === 'PAID' ? 'Paid already.' : 'The last try failed.'}</p>}
    </div>
  );
}
