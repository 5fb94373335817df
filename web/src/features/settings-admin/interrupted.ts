import { whoIsHere } from '../staff/staff-session.ts';
import { changedParts, merged } from './changed-parts.ts';
import { type SettingsValues, settingsForm, settingsOf, valuesOf } from './settings-form.ts';
import type { Saved } from './use-saved-settings.ts';

type Interrupted = { by: string; base: Saved; values: SettingsValues };

/** What was typed and not saved when the session ended, until the page is opened again in this tab. */
let kept: Interrupted | null = null;

export function keepInterrupted(interrupted: Interrupted): void {
  kept = interrupted;
}

export function forgetInterrupted(): void {
  kept = null;
}

/**
 * The form as it was left, on top of what has been saved since. null when there is nothing to go on with: a form that was left
 * with mistakes in it cannot be laid over what somebody else has saved, and another one's is not theirs to save.
 */
export function takeUp(latest: Saved): SettingsValues | null {
  if (kept?.by !== whoIsHere()) return null;
  const { base, values } = kept;
  if (changedParts(base.settings, latest.settings).length === 0) return values;
  const mine = settingsForm.safeParse(values);
  return mine.success ? valuesOf(merged(base.settings, settingsOf(mine.data), latest.settings)) : null;
}
