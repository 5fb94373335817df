import { type ChangeEvent, useEffect, useRef } from 'react';
import { useLatest } from '../../../shared/use-latest.ts';

/** Long enough to see the last digit, or to press the button. */
const restMs = 500;

/** Submits a complete code after its last digit was typed or the code was pasted. */
export function useAutoSubmit(submit: () => void, digits = 4) {
  const latest = useLatest(submit);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    cancel,
    after({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      cancel();
      const { inputType, data } = nativeEvent as InputEvent;
      const isByHand = inputType === 'insertFromPaste' || data?.length === 1;
      if (isByHand && target.value.length === digits) timer.current = setTimeout(() => latest.current(), restMs);
    },
  };
}
