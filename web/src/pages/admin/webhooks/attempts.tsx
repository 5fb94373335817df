import type { components } from '#contract';
import { count, instant, plural } from '../../../shared/format.ts';

type Delivery = components['schemas']['WebhookDelivery'];
type Attempt = Delivery['attempts'][number];

/** What was sent, and what each attempt brought. Folded, because staff look only when something is wrong. */
export function Attempts({ of: { attempts, body } }: { of: Delivery }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-plum underline underline-offset-4">
        {attempts.length === 0 ? 'Content' : `${resultOf(attempts[0] as Attempt)} · ${plural(attempts.length, 'attempt')}`}
      </summary>
      <ol className="grid gap-3">
        {attempts.map(attempt => (
          <li key={attempt.at + attempt.milliseconds}>
            <p className="figures text-ink">
              {instant(attempt.at)}: {resultOf(attempt)}, {count(attempt.milliseconds)} ms
            </p>
            {attempt.answer && <Text of={attempt.answer} />}
          </li>
        ))}
      </ol>
      <p className="mt-3">Content</p>
      <Text of={body} />
    </details>
  );
}

function resultOf({ status, error }: Attempt): string {
  return status === null ? (reasons[error ?? ''] ?? error ?? 'No answer') : `Answer ${status}`;
}

/** Other reasons are codes of the network, which the people who build the program know. */
const reasons: Record<string, string> = {
  TIMEOUT: 'No answer in time',
  ADDRESS_REFUSED: 'The address leads into a private network',
  SECRET_UNREADABLE: 'The secret cannot be read: make a new one',
};

/** A text from outside, as it came. */
function Text({ of: text }: { of: string }) {
  return <pre className="mt-1 rounded-md bg-sand p-3 font-mono text-xs whitespace-pre-wrap break-all text-ink">{text}</pre>;
}
