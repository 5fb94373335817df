import * as words from '#words/checkout';
import * as common from '#words/common';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { fill } from '../../../ui/fill.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { rest, termsOfOrder } from './cancel-terms.ts';
import type { AgainTime } from './use-again.ts';

interface Props {
  /** Rupees, as is the deposit. */
  price: number;
  time: AgainTime;
  deposit: number;
}

/** What the customer agrees to with the order (rules M16 and M17). */
export function AgainTerms({ price, time: { date, startTime }, deposit }: Props) {
  const settings = useSettings();
  const terms = settings && termsOfOrder(price, { date, time: startTime }, settings);
  const left = rest(price, deposit);
  return (
    <div className="grid gap-1.5 text-sm text-muted">
      {deposit > 0 && (
        <p className="font-semibold text-ink">
          {words.payDeposit(money(deposit))}
          {left > 0 && `, ${words.atTheVisit(money(left))}`}
        </p>
      )}
      {terms && <p>{terms}</p>}
      <p>{fill(words.acceptTerms, { terms: <NewTabLink href={paths.terms}>{common.termsOfService}</NewTabLink> })}</p>
    </div>
  );
}
