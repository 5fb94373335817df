import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keys, read } from '../../shared/storage.ts';
import { useSession } from '../auth/session.tsx';
import { type Draft, dropOwnDraft, keepDraft, readDraft } from './checkout-draft.ts';

interface DraftState {
  draft: Draft;
  /** The customer has not changed the step yet. */
  isArriving: boolean;
  /** Changes some of it, on the screen and in the storage. */
  change: (some: Partial<Draft>) => void;
  /** The draft after the latest change, also between two renders. */
  latest: RefObject<Draft>;
}

export function useDraft(): DraftState {
  const { userId } = useSession();
  const [draft, setDraft] = useState(() => readDraft(userId));
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
  // A logout in another tab clears only the storage that all tabs share.
  useEffect(
    () => () => {
      if (userId && !isStillHere(userId)) dropOwnDraft();
    },
    [userId],
  );
  return { draft, isArriving, change, latest };
}

/** False after a logout, which drops the draft. After the server ended the session the draft stays. */
export function isStillHere(userId: string): boolean {
  return read(keys.authToken) ? read(keys.userId) === userId : read(keys.cutOff) !== null;
}
