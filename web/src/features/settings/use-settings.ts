import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../api/client.ts';
import { isLike } from '../../shared/is-like.ts';
import { keys, readJson, writeJson } from '../../shared/storage.ts';

export type Settings = components['schemas']['PublicSettings'];
export type OpeningHours = Settings['openingHours'][number];

interface SettingsState {
  /** Undefined while they load for the first time. */
  settings: Settings | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
}

/** The salon's name, contact, hours and rules; the last known ones until the server answers. */
export function useSettings(): Settings | undefined {
  return useSettingsState().settings;
}

/** The same, for what cannot do without them: with why there are none, and another try. */
export function useSettingsState(): SettingsState {
  // Once a visit is enough; when that failed, the line's coming back is reason to look again.
  const { data, error, mutate } = useSWR('/settings', load, { revalidateIfStale: false });
  const kept = useSyncExternalStore(never, lastKnown, () => undefined);
  const settings = data ?? kept;
  return { settings, error: settings ? undefined : error, reload: () => mutate() };
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

/** Of this kind is all that the site uses: settings kept by one that knew less are dropped. The contract sees that none is missing. */
const sample: Settings = {
  salonName: '',
  phone: '',
  email: '',
  address: '',
  city: null,
  areasServed: null,
  latitude: '',
  longitude: '',
  openingHours: [{ day: 'MONDAY', opens: '', closes: '', closed: false }],
  closedDays: [''],
  slotPlan: 'TWO_HOUR',
  bookingHorizonDays: 0,
  minimumOrderValue: 0,
  upiId: null,
  showListPrice: false,
  searchSynonyms: [['']],
  map: { tileUrl: '', attribution: '', typeAhead: false },
  paymentTypes: ['PAY_AFTER'],
};

function looksLikeSettings(value: unknown): value is Settings {
  return isLike(sample, value);
}
