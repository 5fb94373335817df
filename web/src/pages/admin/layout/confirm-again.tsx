import { useEffect, useState } from 'react';
import { adminApi, ask, onConfirmAgain } from '../../../api/client.ts';
import type { Question } from '../../../features/accounts/second-factor/second-step.tsx';
import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';

const ConfirmAgainDialog = lazy(() => import('./confirm-again-dialog.tsx'));

interface Asked {
  question: Question;
  answer: (isConfirmed: boolean) => void;
}

/** Asks for the second factor where a call needs it again, and lets the call go on (rule S40). */
export function ConfirmAgain() {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(
    () =>
      onConfirmAgain(async () => {
        const question = await ask(adminApi.POST('/auth/admin/second-factor/again')).catch(() => null);
        if (!question) return false;
        const answered = new Promise<boolean>(answer => setAsked({ question, answer }));
        return answered.finally(() => setAsked(null));
      }),
    [],
  );

  if (!asked) return null;
  return (
    <LateDialog onClose={() => asked.answer(false)}>
      <ConfirmAgainDialog question={asked.question} onAnswer={asked.answer} />
    </LateDialog>
  );
}
