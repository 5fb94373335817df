import { useSyncExternalStore } from 'react';
import useSWRImmutable from 'swr/immutable';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';
import { keys, readJson, writeJson } from '../../shared/storage.ts';

export type Settings = components['schemas']['PublicSettings'];

/** The salon's name, contact, hours and rules; the last known ones until the server answers. */
export function useSettings(): Settings | undefined {
  const { data } = useSWRImmutable('/settings', load);
  const kept = useSyncExternalStore(never, lastKnown, () => undefined);
  return data ?? kept;
}

/** A link that calls the number, however it is spaced. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

async function load(): Promise<Settings> {
  const settings = await ask(api.GET('/settings'));
  writeJson(keys.settings, settings);
  return settings;
}

// Read once, at the first asking.
const never = () => () => {};
let remembered: Settings | undefined;
function lastKnown(): Settings | undefined {
  remembered ??= readJson(keys.settings, looksLikeSettings) ?? undefined;
  return remembered;
}

function looksLikeSettings(value: unknown): value is Settings {
  return (
    typeof value === 'object' &&
    value !== null &&
    'salonName' in value &&
    'openingHours' in value &&
    Array.isArray(value.openingHours)
  );
}
