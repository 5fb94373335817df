import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as words from '#words/visit';
import { OtpField, useAutoSubmit } from '../../../forms/otp-field.tsx';
import { makeStore } from '../../../shared/store.ts';
import { useGone } from '../../../shared/use-gone.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DoneDialog } from './done-dialog.tsx';
import { addTap, readQueue } from './tap-queue.ts';
import type { ShownVisit } from './tap-rules.ts';
import { customerOf, nameOf, refusedWords } from './visit-words.ts';

interface Asked {
  step: 'STARTED' | 'DONE';
  visit: ShownVisit;
}

const asked = makeStore<Asked | null>(null);

/** Asks what this step needs, in the layout's one dialog. */
export function askForStep(step: Asked['step'], visit: ShownVisit): void {
  asked.set({ step, visit });
}

/** The layout renders it once. A visit's card cannot hold it: the card may leave the page while the step is sent. */
export function StepDialogs() {
  const question = useSyncExternalStore(asked.subscribe, asked.read);
  useEffect(() => () => asked.set(null), []);
  if (!question) return null;
  const Dialog = question.step === 'STARTED' ? StartDialog : DoneDialog;
  return <Dialog visit={question.visit} onClose={() => asked.set(null)} />;
}

interface Props {
  visit: ShownVisit;
  onClose: () => void;
}

/** A thin network gets this long before the code waits and she can begin. */
const patienceMs = 5000;

/** Asks for the customer's start code. Without network the phone keeps the code and sends it later. */
function StartDialog({ visit, onClose }: Props) {
  const { bookingId } = visit;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const gone = useGone();
  const autoSubmit = useAutoSubmit(() => form.current?.requestSubmit());

  async function submit(event: FormEvent) {
    event.preventDefault();
    autoSubmit.cancel();
    if (isBusy) return;
    const code = field.current?.value ?? '';
    if (!/^\d{4}$/.test(code)) return fail(words.enterFourDigits);
    setError(null);
    setBusy(true);
    const sent = addTap({ bookingId, step: 'STARTED', visit: nameOf(visit), code });
    await Promise.race([sent, new Promise(resolve => setTimeout(resolve, patienceMs))]);
    if (gone.current) return;
    setBusy(false);
    const tap = readQueue().taps.find(one => one.bookingId === bookingId && one.step === 'STARTED');
    if (tap?.refused === 'START_CODE_INVALID') return fail(refusedWords(tap.refused));
    onClose();
  }

  function fail(text: string) {
    setError(text);
    field.current?.select();
  }

  return (
    <Dialog onClose={() => !isBusy && onClose()} title={words.startVisit} hint={words.askForCode(customerOf(visit))}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <OtpField
          ref={field}
          label={words.startCode}
          placeholder={words.fourDigits}
          autoComplete="off"
          data-autofocus
          error={error}
          onChange={autoSubmit.after}
          className="min-h-18 text-4xl!"
        />
        <Button type="submit" block size="lg" busy={isBusy} className="min-h-16 text-xl!">
          {isBusy ? words.sending : words.start}
        </Button>
      </form>
    </Dialog>
  );
}
