import { useState } from 'react';
import { balanceWords } from '../../../features/money/cash-up/cash-words.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import type { OpenBalance } from './cash-up.ts';

const BalanceDialog = lazy(() => import('./balance-dialog.tsx'));

/** What is open with each professional now, whatever the day on the page (rule M44). Nothing if nothing is. */
export function OpenBalances({ balances }: { balances: OpenBalance[] }) {
  const [settling, setSettling] = useState<OpenBalance | null>(null);
  return (
    <>
      {balances.length > 0 && (
        <Card as="section" padding="sm" aria-label="What is open" className="figures">
          <h3 className="text-lg font-semibold">What is open</h3>
          <p className="text-sm text-muted">Cash that was missing or too much at a settlement, until it is settled.</p>
          <ul className="mt-2 divide-y divide-line">
            {balances.map(open => (
              <li key={open.professional.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{open.professional.name}</p>
                  <p className={open.balance > 0 ? 'text-madder' : 'text-muted'}>{balanceWords(open.balance)}</p>
                </div>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Settle what is open with ${open.professional.name}`}
                  onClick={() => setSettling(open)}
                >
                  Settle
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {settling && (
        <LateDialog onClose={() => setSettling(null)}>
          <BalanceDialog open={settling} onClose={() => setSettling(null)} />
        </LateDialog>
      )}
    </>
  );
}
