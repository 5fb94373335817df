import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { date, money, plural } from '../../../shared/format.ts';
import { confirm } from '../../../ui/confirm.tsx';

type Rule = components['schemas']['CommissionRuleRequest'];
type Preview = components['schemas']['RulePreview'];

/** Asks whether visits that are done since the first day of a rule earn by it, if any would earn more (rule M46). The rule is saved. */
export async function askToApply(rule: Rule, save: (call: () => Promise<unknown>) => Promise<unknown>): Promise<void> {
  // Without an answer nobody is asked: the rule holds from now on, and can be set again.
  const preview = await ask(adminApi.POST('/pay/admin/rules/preview', { body: rule })).catch(() => null);
  if (!preview || preview.visits === 0) return;
  confirm({
    title: `Apply the rule to ${plural(preview.visits, 'done visit')}?`,
    body: <WhatItRaises preview={preview} />,
    confirm: 'Apply',
    confirming: 'Applying...',
    cancel: 'Leave Them',
    fallback: 'Failed to apply the rule',
    act: () => save(() => ask(adminApi.PUT('/pay/admin/rules', { body: { ...rule, applyToDone: true } }))),
  });
}

function WhatItRaises({ preview: { lower, firstDay, lastDay, professionals } }: { preview: Preview }) {
  return (
    <div className="figures grid gap-3">
      <p>{daysWords(firstDay, lastDay)} Now they would earn more:</p>
      <ul className="divide-y divide-line">
        {professionals.map(({ professional, visits, more }) => (
          <li key={professional.id} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {professional.name}, {plural(visits, 'visit')}
            </span>
            <strong className="shrink-0">{money(more)}</strong>
          </li>
        ))}
      </ul>
      {lower > 0 && <p className="text-muted">{plural(lower, 'other visit')} would earn less, and stay as they are.</p>}
    </div>
  );
}

function daysWords(first: string | null, last: string | null): string {
  if (!first || !last) return '';
  return first === last ? `They were done on ${date(first)}.` : `They were done from ${date(first)} to ${date(last)}.`;
}
