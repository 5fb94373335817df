import { useEffect, useSyncExternalStore } from 'react';
import { makeStore } from '../../../shared/store.ts';
import { DoneDialog } from './done-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import type { ShownVisit } from './tap-rules.ts';

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
