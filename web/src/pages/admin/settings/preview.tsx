import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { forgetPreviews, previewPath } from './forget-previews.ts';
import { rightSettings, type Settings, type SettingsValues } from './settings-form.ts';

type Preview = components['schemas']['SettingsPreview'];

interface Previewed {
  /** What the form's settings would do, says the server; the last answer while a newer one loads. */
  preview: Preview | undefined;
  /** The form's settings when they were last valid. */
  settings: Settings;
  isFailed: boolean;
  reload: () => Promise<unknown>;
}

const PreviewContext = createContext<Previewed | null>(null);

const restMs = 400;

interface Props {
  control: Control<SettingsValues>;
  saved: Settings;
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
