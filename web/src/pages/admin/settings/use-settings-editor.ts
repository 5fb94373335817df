import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { staff } from '../../../api/staff-session.ts';
import type { SubjectId } from '../../../features/office/admin-shell/settings-subjects.ts';
import type { StaffSettings } from '../../../features/salon/settings/saved-settings.ts';
import { type Saved, useSaveSettings } from '../../../features/salon/settings/saved-settings.ts';
import { useKept } from '../../../forms/use-kept.ts';
import { toast } from '../../../ui/toast.ts';
import { changedParts, merged, type Typed, takenUp } from './changed-parts.ts';
import { resolveSettings, type SettingsValues, settingsOf, valuesOf } from './settings-form.ts';

const withoutPassword = ({ currentPassword: _, ...values }: SettingsValues): SettingsValues => values;

/**
 * The form of all settings, of which the page of `subject` shows a part (rule W72), and the settings it was filled from. The rest is
 * saved as it was last read, or as a colleague has saved it meanwhile.
 */
export function useSettingsEditor(subject: SubjectId, latest: Saved, reload: () => Promise<Saved | undefined>) {
  const form = useForm<SettingsValues>({
    resolver: resolveSettings,
    defaultValues: valuesOf(latest.settings),
    mode: 'onTouched',
  });
  const [base, setBase] = useState(latest);
  /** What a colleague saved while this form was edited, until staff save again. */
  const [theirs, setTheirs] = useState<string[]>([]);
  /** Why the last try to save failed. */
  const [problem, setProblem] = useState<Problem | null>(null);
  const put = useSaveSettings();
  const { isDirty } = form.formState;
  const left = useKept<Typed>({
    by: staff,
    of: 'settings',
    about: subject,
    now: () => (isDirty ? { base, values: withoutPassword(form.getValues()) } : null),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (left) goOnWith(takenUp(left, latest));
  }, []);

  // A colleague's changes come in by themselves while nothing is changed here.
  useEffect(() => {
    if (isDirty || latest.etag === base.etag) return;
    setBase(latest);
    form.reset(valuesOf(latest.settings));
  }, [isDirty, latest, base.etag, form]);

  function startFrom(saved: Saved) {
    setBase(saved);
    form.reset(valuesOf(saved.settings));
  }

  function goOnWith({ base, values }: Typed) {
    startFrom(base);
    form.reset(values, { keepDefaultValues: true });
  }

  /** Saves; throws only errors that belong beside the fields. */
  async function save(values: SettingsValues): Promise<'saved' | 'changed meanwhile' | 'failed'> {
    setProblem(null);
    try {
      return await trySaving(settingsOf(values), values.currentPassword);
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) throw error;
      setProblem(problemOf(error, 'Failed to save the settings'));
      return 'failed';
    }
  }

  async function trySaving(mine: StaffSettings, password: string | undefined): Promise<'saved' | 'changed meanwhile'> {
    let { etag } = base;
    let saved: StaffSettings;
    try {
      saved = await put(mine, etag, password);
    } catch (error) {
      if (!hasCode(error, 'SETTINGS_CHANGED')) throw error;
      const fresh = await reload();
      if (!fresh) throw error;
      // An earlier try has saved; its answer was lost.
      if (changedParts(fresh.settings, mine, subject).length === 0) return finish(fresh);
      const both = merged(base.settings, mine, fresh.settings);
      const parts = changedParts(base.settings, fresh.settings, subject);
      if (parts.length > 0) {
        goOnWith({ base: fresh, values: valuesOf(both) });
        setTheirs(parts);
        return 'changed meanwhile';
      }
      // The colleague changed nothing that this page shows, or changed it back.
      ({ etag } = fresh);
      saved = await put(both, etag, password);
    }
    // When the read fails, too, SWR answers with the state before.
    const again = await reload();
    return finish(again && again.etag !== etag ? again : { settings: saved, etag });
  }

  function finish(saved: Saved): 'saved' {
    setTheirs([]);
    toast.success('Settings saved');
    startFrom(saved);
    return 'saved';
  }

  function discard() {
    setTheirs([]);
    setProblem(null);
    form.reset(valuesOf(base.settings));
  }

  return { form, base, theirs, problem, save, discard };
}
