import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { dropKept } from '../../../shared/kept.ts';
import { keys, subscribe } from '../../../shared/storage.ts';
import { isStillHere } from '../../accounts/auth/customer.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import { takeProposal } from '../../schedule/professional/same-again.ts';
import { type Draft, keepDraft, readDraft, upToDate } from './checkout-draft.ts';

interface DraftState {
  draft: Draft;
  /** The step has not changed since checkout was opened. */
  isArriving: boolean;
  /** Changes part of the draft, on the screen and in the storage. */
  change: (some: Partial<Draft>) => void;
  /** The draft after the latest change, also between two renders. */
  latest: RefObject<Draft>;
}

export function useDraft(): DraftState {
  const { userId } = useSession();
  const [draft, setDraft] = useState(() => withProposal(userId, readDraft(userId)));
  const [isArriving, setArriving] = useState(true);
  const latest = useRef(draft);

  const change = useCallback(
    (some: Partial<Draft>) => {
      latest.current = { ...latest.current, ...some };
      setDraft(latest.current);
      if (some.step) setArriving(false);
      if (userId && isStillHere(userId)) keepDraft(userId, latest.current);
    },
    [userId],
  );
  // Another tab may order meanwhile.
  useEffect(() => {
    if (!userId) return;
    return subscribe(() => {
      if (!isStillHere(userId)) return;
      latest.current = upToDate(userId, latest.current);
      setDraft(latest.current);
    });
  }, [userId]);
  // A logout in another tab clears only the storage that all tabs share, so this tab clears its own.
  useEffect(
    () => () => {
      if (userId && !isStillHere(userId)) dropKept('tab', keys.checkoutDraft);
    },
    [userId],
  );
  return { draft, isArriving, change, latest };
}

/** *Book Again* proposes who came before. */
function withProposal(userId: string | null, draft: Draft): Draft {
  const professional = userId ? takeProposal(userId) : null;
  if (!userId || !professional) return draft;
  const proposed = { ...draft, professional };
  // The proposal is gone by now, and checkout may mount again before the first change.
  keepDraft(userId, proposed);
  return proposed;
}
