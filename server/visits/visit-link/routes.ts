import { HTML_POLICY } from '../../money/document/html-rules.ts';
import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
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
} from './linked-booking.ts';

export function visitLinkRoutes(deps: Deps) {
  return {
    readVisitLink: async ({ params }) => ok(await readLinked(deps, params.token), 'Booking'),
    moveByVisitLink: async ({ params, body }) => ok(await moveLinked(deps, params.token, body), 'Booking moved'),
    cancelByVisitLink: async ({ params, query }) =>
      ok(await cancelLinked(deps, params.token, query.seenFee), 'Booking cancelled'),
    agreeByVisitLink: async ({ params, body }) => ok(await agreeLinked(deps, params.token, body), 'Booking moved'),
    answerServicesByVisitLink: async ({ params, body }) => ok(await answerServicesLinked(deps, params.token, body), 'Booking'),
    listDocumentsOfVisitLink: async ({ params }) => ok(await documentsOfLinked(deps, params.token), 'Documents'),
    getVisitLinkDocumentPdf: async ({ params }) => {
      const { fileName, bytes } = await pdfOfLinked(deps, params.token, params.id);
      const headers = { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${fileName}"` };
      return { status: 200, headers, body: bytes };
    },
    getVisitLinkDocumentHtml: async ({ params }) => {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': HTML_POLICY };
      return { status: 200, headers, body: await htmlOfLinked(deps, params.token, params.id) };
    },
    listDaysOfVisitLink: async ({ params }) => ok(await daysOfLinked(deps, params.token), 'Days'),
    listSlotsOfVisitLink: async ({ params, query }) => ok(await slotsOfLinked(deps, params.token, query.date), 'Slots'),
  } satisfies Partial<Handlers>;
}
