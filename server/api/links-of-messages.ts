/** What a link in a message opens: one booking, to read, move and cancel. */

import { customerEntry } from '../messages/calendar/customer-entry.ts';
import { mustOpenLink } from '../messages/link/link.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import {
  agreeLinked,
  answerServicesLinked,
  cancelLinked,
  daysOfLinked,
  documentsOfLinked,
  htmlOfLinked,
  moveLinked,
  pdfOfLinked,
  readLinked,
  slotsOfLinked,
} from '../visits/visit-link/linked-booking.ts';
import { calendarFile, documentPage, pdfFile } from './file-answers.ts';

export function linksOfMessages(deps: Deps) {
  const { db, clock } = deps;
  return {
    readVisitLink: async ({ params }) => ok(await readLinked(deps, params.token), 'Booking'),
    moveByVisitLink: async ({ params, body }) => ok(await moveLinked(deps, params.token, body), 'Booking moved'),
    cancelByVisitLink: async ({ params, query }) =>
      ok(await cancelLinked(deps, params.token, query.seenFee), 'Booking cancelled'),
    agreeByVisitLink: async ({ params, body }) => ok(await agreeLinked(deps, params.token, body), 'Booking moved'),
    answerServicesByVisitLink: async ({ params, body }) => ok(await answerServicesLinked(deps, params.token, body), 'Booking'),
    getVisitLinkCalendar: async ({ params: { token } }) => {
      const { bookingId } = await mustOpenLink(db.read, token, clock.now());
      return calendarFile(await customerEntry(deps, bookingId, token));
    },
    listDocumentsOfVisitLink: async ({ params }) => ok(await documentsOfLinked(deps, params.token), 'Documents'),
    getVisitLinkDocumentPdf: async ({ params }) => pdfFile(await pdfOfLinked(deps, params.token, params.id)),
    getVisitLinkDocumentHtml: async ({ params }) => documentPage(await htmlOfLinked(deps, params.token, params.id)),
    listDaysOfVisitLink: async ({ params }) => ok(await daysOfLinked(deps, params.token), 'Days'),
    listSlotsOfVisitLink: async ({ params, query }) => ok(await slotsOfLinked(deps, params.token, query.date), 'Slots'),
  } satisfies Partial<Handlers>;
}
