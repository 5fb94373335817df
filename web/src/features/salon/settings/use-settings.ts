import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../../api/client.ts';
import { isLike } from '../../../shared/is-like.ts';
import { keys, readJson, writeJson } from '../../../shared/storage.ts';

export type Settings = components['schemas']['PublicSettings'];
export type OpeningHours = Settings['openingHours'][number];

interface SettingsState {
  /** Undefined while they load for the first time. */
  settings: Settings | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
}

/** The salon's name, contact, hours and rules. The last known ones until the server answers. */
export function useSettings(): Settings | undefined {
  return useSettingsState().settings;
}

/** Like `useSettings`, with the error and a retry, for pages that need the settings. */
export function useSettingsState(): SettingsState {
  // Read once per visit. If that failed, they are read again when the connection returns.
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

// The stored settings are read once.
const never = () => () => {};
let remembered: Settings | undefined;
function lastKnown(): Settings | undefined {
  remembered ??= readJson(keys.settings, looksLikeSettings) ?? undefined;
  return remembered;
}

/**
 * Every field that the site uses: stored settings of an older site may lack some and are dropped. The type guarantees that no field is
 * missing here. Not the rating, the claims and the consents: a number or null, and an object or null, are no kinds that isLike knows.
 */
const sample: Omit<Settings, 'rating' | 'claims' | 'whatsappConsentTexts'> & { claims: object } = {
  salonName: '',
  nameLines: [''],
  logoPath: null,
  claims: { ownAcademy: false, checksPapers: false, lines: [] },
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
  startPlan: 'WINDOWS',
  bookingHorizonDays: 0,
  minimumOrderValue: 0,
  upiId: null,
  showListPrice: false,
  showDecorativeRatings: false,
  searchSynonyms: [['']],
  map: { tileUrl: '', attribution: '', typeAhead: false },
  onlinePayment: false,
  paymentTypes: ['PAY_AFTER'],
  cancelFeePercent: 0,
  cancelFreeHours: 0,
  depositPercent: 0,
  depositAbove: 0,
  partyDepositPercent: 0,
  partyBalancePercent: 0,
  partyBalanceDays: 0,
  noShowWaitMinutes: 0,
  noShowDepositPercent: 0,
  capacity: 'TEAMS',
  servesEverywhere: true,
  hasCourses: false,
  reviewCount: 0,
  wasRated: false,
  whatsappConsentText: null,
};

function looksLikeSettings(value: unknown): value is Settings {
  return isLike<unknown>(sample, value);
}
