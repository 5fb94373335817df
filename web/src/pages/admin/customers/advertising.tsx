import type { components } from '#contract';
import { instant } from '../../../shared/format.ts';

type Given = components['schemas']['CustomerDetail']['advertising'];
type Nudge = Given['nudges'][number];

const ways: Record<Given['channels'][number], string> = { SMS: 'SMS', WHATSAPP: 'WhatsApp', EMAIL: 'e-mail' };
const SHOWN = 5;

/** What the customer allows the salon to advertise, and when it reminded them (rule B134). Nothing for who never allowed it. */
export function Advertising({ advertising: { channels, nudges } }: { advertising: Given }) {
  if (channels.length + nudges.length === 0) return null;
  return (
    <section aria-labelledby="customer-advertising">
      <h3 id="customer-advertising" className="font-display text-xl font-medium">
        Reminders and Offers
      </h3>
      <p className="mt-3">
        {channels.length > 0 ? `Allowed by ${channels.map(way => ways[way]).join(', ')}.` : 'No longer allowed.'} Only the
        customer can change it.
      </p>
      {nudges.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {nudges.slice(0, SHOWN).map(nudge => (
            <li key={nudge.createdAt} className="py-2.5">
              <p className="wrap-anywhere">
                {nudge.category.name}: {whatHappened(nudge)}
              </p>
              <p className="figures text-sm text-muted">{instant(nudge.createdAt)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function whatHappened({ kind, sent, answeredAt, bookingId }: Nudge): string {
  if (!sent) return 'not reminded, to compare';
  const told = kind === 'NUDGE' ? 'reminded' : 'asked back with a coupon';
  if (bookingId !== null) return `${told}, booked by the link`;
  return answeredAt === null ? told : `${told}, ended such messages`;
}
