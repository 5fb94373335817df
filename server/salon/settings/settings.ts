/** The salon's settings: everyone reads them, staff change them (rule V14). */
import { isDeepStrictEqual } from 'node:util';
import { inEachLanguage } from '../../../common/words/all.ts';
import { noteChanges } from '../../platform/contract/acts.ts';
import { mustHaveNone } from '../../platform/contract/errors.ts';
import { mustBeMeant } from '../../platform/contract/etag.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { imagePath } from '../media/rules.ts';
import { ratingsOf } from '../rating/ratings.ts';
import { SALON, toRating } from '../rating/rules.ts';
import { DEFAULT_SETTINGS, DEFAULT_TALLY, NOTICE } from './defaults.ts';
import { brandOf, linesOf, proposedLines, proposedPrefix } from './name-rules.ts';
import { withKeptBreaks } from './opening-rules.ts';
import { mistakesIn, OWNERS_SETTINGS, paymentTypesOf, paysOnline, tidied } from './rules.ts';
import { findLogo, findStored, hasActiveCourse, hasDocument, NEVER_SAVED, replaceStored } from './store.ts';

/** Settings as they are read: complete. */
export type Settings = Required<Schemas['Settings']>;

const NAMES = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];

interface Read {
  settings: Settings;
  /** True if nobody typed a prefix of bills, so that it follows the name (rule C23). */
  ownPrefix: boolean;
  /** True if nobody typed a shortest notice, so that it follows the capacity (rule L13). */
  ownNotice: boolean;
}

/** Settings that were never saved, or are newer than the row, have their defaults. */
const readIn = (text: string): Read => {
  const stored = JSON.parse(text);
  const settings = Object.fromEntries(NAMES.map(name => [name, stored[name] ?? DEFAULT_SETTINGS[name]])) as Settings;
  const { salonName, latinName, tax, capacity } = settings;
  const typed = stored.tax?.numberPrefix;
  const numberPrefix = typed ?? proposedPrefix(latinName ?? salonName);
  const shortestNotice = stored.shortestNotice ?? NOTICE[capacity];
  return {
    settings: Object.freeze({ ...settings, shortestNotice, tax: { tally: DEFAULT_TALLY, ...tax, numberPrefix } }),
    ownPrefix: !typed,
    ownNotice: stored.shortestNotice === undefined || stored.shortestNotice === null,
  };
};

/** Every booking reads the settings, which hardly ever change, so the last ones are not parsed again. */
let last = { text: NEVER_SAVED, ...readIn(NEVER_SAVED) };

const readStored = async (db: Queries): Promise<Read> => {
  const text = await findStored(db);
  if (text !== last.text) last = { text, ...readIn(text) };
  return last;
};

/** The current settings. The object is shared: change a copy. */
export async function readSettings(db: Queries): Promise<Settings> {
  return (await readStored(db)).settings;
}

/** What follows from a name that is not saved yet. */
export function proposals(salonName: string): Schemas['NameProposal'] {
  return { nameLines: proposedLines(salonName), latinName: brandOf(salonName), numberPrefix: proposedPrefix(salonName) };
}

/** What customers agree to, as the switch says it. It must name the salon (rule Q8). */
export function whatsappWordings({ salonName }: Pick<Settings, 'salonName'>): Schemas['TextsByLanguage'] {
  return inEachLanguage(({ messages }) => messages.whatsappConsent(salonName));
}

/** The public settings, with what the map and the checkout need (rule V14). */
export async function readPublicSettings({ db, config, geocoder, channels }: Deps): Promise<Schemas['PublicSettings']> {
  const settings = await readSettings(db.read);
  const consents = channels.WHATSAPP ? whatsappWordings(settings) : null;
  const {
    teams: _teams,
    travel: _travel,
    arrivalGraceMinutes: _arrivalGraceMinutes,
    shortestNotice: _shortestNotice,
    areas,
    maxPendingBookings: _maxPendingBookings,
    keyRequestsPerMinute: _keyRequestsPerMinute,
    keyPasscodesPerHour: _keyPasscodesPerHour,
    staffSecondFactor: _staffSecondFactor,
    messagesOff,
    tax: _tax,
    payOnline: _payOnline,
    latinName: _latinName,
    holdMinutes: _holdMinutes,
    waitOfferMinutes: _waitOfferMinutes,
    waitRegularsFirst: _waitRegularsFirst,
    referralReward: _referralReward,
    referralDays: _referralDays,
    nudges: _nudges,
    refundsLowerCommission: _refundsLowerCommission,
    commissionBeforeTax: _commissionBeforeTax,
    feedsShowCustomer: _feedsShowCustomer,
    ...known
  } = settings;
  return {
    ...known,
    nameLines: linesOf(settings),
    logoPath: imagePath(await findLogo(db.read)),
    depositPercent: paysOnline(config, settings) ? settings.depositPercent : 0,
    partyDepositPercent: paysOnline(config, settings) ? settings.partyDepositPercent : 0,
    partyBalancePercent: paysOnline(config, settings) ? settings.partyBalancePercent : 0,
    noShowDepositPercent: paysOnline(config, settings) ? settings.noShowDepositPercent : 0,
    map: { tileUrl: config.TILE_URL, attribution: config.TILE_ATTRIBUTION, typeAhead: geocoder.typeAhead },
    onlinePayment: paysOnline(config, settings),
    paymentTypes: paymentTypesOf(config, settings),
    servesEverywhere: areas.length === 0,
    hasCourses: await hasActiveCourse(db.read),
    hasWaitingList: !messagesOff.includes('WAIT_OFFER'),
    ...toRating((await ratingsOf(db.read, [SALON]))(SALON)),
    whatsappConsentText: consents?.en ?? null,
    whatsappConsentTexts: consents,
  };
}

/** The notice to store: null as long as it follows the capacity. One that is sent back as it was read is not typed. */
const noticeToStore = ({ settings: { shortestNotice }, ownNotice }: Read, sent: number | undefined): number | null =>
  ownNotice && (sent === undefined || sent === shortestNotice) ? null : (sent ?? shortestNotice);

interface Saving {
  /** The transaction. It gives what to call before a change of where money goes (rule K13), or of who needs a second factor (rule S38). */
  within: <T>(work: (tx: Queries, mustBeConfirmed: () => void) => Promise<T>) => Promise<T>;
  /** Called before what only the owner may change, changes (rule K15). */
  mustBeOwner: () => void;
  /** Runs in the same transaction, for features that must follow. */
  afterSave: (tx: Queries, before: Settings, after: Settings) => Promise<void>;
}

/** Another name has other lines and another spelling, unless new ones were sent, too. */
const withNameOf = (before: Settings, sent: Schemas['Settings']): Settings => {
  if (sent.salonName === before.salonName) return { ...before, ...sent };
  const { nameLines = null, latinName = null } = sent;
  const isNew = !isDeepStrictEqual(nameLines, before.nameLines);
  return {
    ...before,
    ...sent,
    nameLines: isNew ? nameLines : null,
    latinName: latinName === before.latinName ? null : latinName,
  };
};

/**
 * The prefix to store: null as long as it follows the name. One that is sent back as it was read is not typed. Once there is a document,
 * the prefix no longer follows (rule C23).
 */
const prefixToStore = async (tx: Queries, { settings: { tax }, ownPrefix }: Read, sent: string | undefined) => {
  if (!ownPrefix || (sent !== undefined && sent !== tax.numberPrefix)) return sent ?? tax.numberPrefix;
  return (await hasDocument(tx)) ? tax.numberPrefix : null;
};

/**
 * Replaces all settings, but keeps those that older clients do not send. Throws VALIDATION_ERROR with every invalid field, and
 * SETTINGS_CHANGED if `ifMatch` is not the ETag of the current settings.
 */
export async function changeSettings(
  { catalogAnswers }: Deps,
  entered: Schemas['Settings'],
  ifMatch: string | undefined,
  { within, mustBeOwner, afterSave }: Saving,
): Promise<Settings> {
  mustHaveNone(mistakesIn(entered));
  const saved = await within(async (tx, mustBeConfirmed) => {
    const read = await readStored(tx);
    const before = read.settings;
    const settings = tidied(withKeptBreaks(entered, before));
    mustBeMeant(ifMatch, before, 'SETTINGS_CHANGED');
    const { staffSecondFactor = before.staffSecondFactor } = settings;
    if (settings.upiId !== before.upiId || staffSecondFactor !== before.staffSecondFactor) mustBeConfirmed();
    const numberPrefix = await prefixToStore(tx, read, settings.tax?.numberPrefix);
    const shortestNotice = noticeToStore(read, settings.shortestNotice);
    const tax = { ...before.tax, ...settings.tax, numberPrefix };
    await replaceStored(tx, { ...withNameOf(before, settings), shortestNotice, tax });
    // Read back, because PostgreSQL orders the fields of JSON itself and the ETag is of the text.
    const after = await readSettings(tx);
    if (OWNERS_SETTINGS.some(name => !isDeepStrictEqual(after[name], before[name]))) mustBeOwner();
    noteChanges(before, after);
    await afterSave(tx, before, after);
    return after;
  });
  // Service searches use the synonyms.
  catalogAnswers.clear();
  return saved;
}
