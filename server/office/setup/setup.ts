/** The first steps of a new salon, and what the demo left (rules C20, C21, W50). */

import { timeOf } from '../../../common/minutes.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Input, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { chooseImage } from '../../salon/media/choose-image.ts';
import { dropImage } from '../../salon/media/image.ts';
import { imagePath } from '../../salon/media/rules.ts';
import { DEFAULT_SETTINGS } from '../../salon/settings/defaults.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { bookTestVisit } from '../../visits/booking/test-visit.ts';
import { remove } from '../../visits/change/cancel.ts';
import { emptyPiece, leftOfDemo } from './empty-demo.ts';
import { stepsOf } from './rules.ts';
import {
  changeSetup,
  findCheapest,
  findSetup,
  findTest,
  hasOwnBooking,
  hasOwnProfessional,
  hasOwnService,
  type SetupRow,
} from './store.ts';

type Setup = Schemas['Setup'];

const testOf = async (db: Queries, { testBookingId }: SetupRow): Promise<Setup['testBooking']> => {
  const found = testBookingId === null ? undefined : await findTest(db, testBookingId);
  if (!found || testBookingId === null) return null;
  const { bookingDate, startMinute, endMinute, serviceName } = found;
  return { bookingId: testBookingId, bookingDate, startTime: timeOf(startMinute), endTime: timeOf(endMinute), serviceName };
};

export async function readSetup({ db: { read } }: Deps): Promise<Setup> {
  const row = await findSetup(read);
  const steps = stepsOf({
    settings: await readSettings(read),
    untouched: [DEFAULT_SETTINGS, DEMO_SETTINGS],
    confirmed: row.confirmed,
    hasService: await hasOwnService(read),
    hasProfessional: await hasOwnProfessional(read),
    hasBooking: await hasOwnBooking(read),
    wasTested: row.testBookingId !== null,
  });
  return {
    steps,
    dismissed: row.dismissedAt !== null,
    logoPath: imagePath(row.logoImageId),
    testBooking: await testOf(read, row),
    demo: await leftOfDemo(read),
  };
}

/** Steps that were confirmed stay so. */
export async function noteSetup(deps: Deps, { confirm = [], dismissed }: Schemas['SetupChange']): Promise<Setup> {
  const { db, clock } = deps;
  await db.tx(async tx => {
    const { confirmed, dismissedAt } = await findSetup(tx);
    const putAway = dismissed === undefined ? dismissedAt : dismissed ? (dismissedAt ?? clock.now()) : null;
    await changeSetup(tx, { confirmed: [...new Set([...confirmed, ...confirm])], dismissedAt: putAway });
  });
  return readSetup(deps);
}

/** Throws INVALID_IMAGE, OVERLOADED, VALIDATION_ERROR. */
export async function setLogo(deps: Deps, { logo, removeLogo }: Input<'setLogo'>['body']): Promise<Setup> {
  const { db, clock } = deps;
  const chosen = await chooseImage('logo', logo, removeLogo);
  await db.tx(async tx => {
    const { logoImageId: before } = await findSetup(tx);
    const logoImageId = await chosen(tx, clock.now(), before);
    await changeSetup(tx, { logoImageId });
    await dropImage(tx, before, logoImageId);
  });
  return readSetup(deps);
}

/** A second call answers the test that is there. Throws SERVICE_NOT_FOUND, SLOT_UNAVAILABLE. */
export async function bookTest(deps: Deps, caller: Caller, { mobile }: Schemas['TestBookingRequest']): Promise<Setup> {
  const { read } = deps.db;
  if ((await testOf(read, await findSetup(read))) === null) {
    const serviceId = await findCheapest(read);
    if (!serviceId) throw new AppError('SERVICE_NOT_FOUND');
    await bookTestVisit(deps, caller, { mobile, serviceId }, (tx, testBookingId) => changeSetup(tx, { testBookingId }));
  }
  return readSetup(deps);
}

/** The step stays done. Does nothing without a test. */
export async function removeTest(deps: Deps, caller: Caller): Promise<Setup> {
  const { read } = deps.db;
  const test = await testOf(read, await findSetup(read));
  // If two calls come at once, one removes it.
  if (test)
    await remove(deps, test.bookingId, caller).catch(error => {
      if (!(error instanceof AppError && error.code === 'BOOKING_NOT_FOUND')) throw error;
    });
  return readSetup(deps);
}

/** Removes a piece of what the demo brought. Call it until nothing is left. */
export async function emptyDemo(deps: Deps, caller: Caller, { settings = false }: Schemas['EmptyDemoRequest']): Promise<Setup> {
  await emptyPiece(deps, caller, { settings });
  return readSetup(deps);
}
