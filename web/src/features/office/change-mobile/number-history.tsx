import type { components } from '#contract';
import { writtenMobile } from '../../../../../common/phone.ts';
import { instant } from '../../../shared/format.ts';

/** When the number of a customer or a professional changed, for staff (rule S31). */
export function NumberHistory({ changes, owner }: { changes: components['schemas']['MobileChange'][]; owner: string }) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">Number changed</h3>
      <ul className="mt-1 grid gap-1.5 text-muted">
        {changes.map(({ at, by, actorName, reason, from }) => (
          <li key={at} className="figures wrap-anywhere">
            {instant(at)}, by {by === 'OWNER' ? owner : (actorName ?? 'staff')}
            {from && `, from ${writtenMobile(from)}`}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
