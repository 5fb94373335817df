import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import type { StaffSettings } from '../../../features/salon/settings/saved-settings.ts';
import { useFocusHandedOn } from '../../../shared/route-focus.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { rightSettings, type SettingsValues } from './settings-form.ts';

type Preview = components['schemas']['SettingsPreview'];

interface Previewed {
  /** What the form's settings would do, says the server; the last answer while a newer one loads. */
  preview: Preview | undefined;
  /** The form's settings when they were last valid. */
  settings: StaffSettings;
  isFailed: boolean;
  reload: () => Promise<unknown>;
}

const PreviewContext = createContext<Previewed | null>(null);

const restMs = 400;

interface Props {
  control: Control<SettingsValues>;
  saved: StaffSettings;
  children: ReactNode;
}

/** Asks the server what the form's settings would do (rule L11), so that slot rules are not written twice. */
export function PreviewProvider({ control, saved, children }: Props) {
  const values = useWatch({ control });
  const right = useRef(saved);
  right.current = rightSettings(values as SettingsValues) ?? right.current;
  const body = useDebounced(JSON.stringify(right.current), restMs);

  const { data, error, reload } = useStaffRead([previewPath, body], () =>
    ask(adminApi.POST(previewPath, { body: JSON.parse(body) })),
  );
  const { cache } = useSWRConfig();
  useEffect(() => forgetPreviews(cache, body), [cache, body]);
  useEffect(() => () => forgetPreviews(cache, null), [cache]);
  return (
    <PreviewContext value={{ preview: data, settings: right.current, isFailed: error !== undefined, reload }}>
      {children}
    </PreviewContext>
  );
}

export function useSettingsPreview(): Previewed {
  const previewed = use(PreviewContext);
  if (!previewed) throw new Error('useSettingsPreview is for within PreviewProvider');
  return previewed;
}

export function EffectFailed() {
  const { reload } = useSettingsPreview();
  const place = useRef<HTMLDivElement>(null);
  useFocusHandedOn(place);
  return (
    <div ref={place} role="status">
      <p className="text-sm">The effect could not be worked out.</p>
      <Button variant="quiet" size="sm" onClick={reload} className="-ml-4">
        Try Again
      </Button>
    </div>
  );
}

export const previewPath = '/settings/admin/preview';

/**
 * Takes all previews but that of `body` out of the cache. A form passes through hundreds of states, and hardly ever through
 * the same one twice; each with its answer would stay for as long as staff leaves the tab open.
 */
export function forgetPreviews(cache: Cache, body: string | null): void {
  const kept = body === null ? null : unstable_serialize([previewPath, body]);
  // The beginning of a key as SWR writes a list that begins with the path.
  const start = unstable_serialize([previewPath]);
  for (const key of [...cache.keys()]) if (key.startsWith(start) && key !== kept) cache.delete(key);
}
