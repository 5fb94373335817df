/** Reads documents for customers and staff. */

import { toRupees } from '../../../common/money.ts';
import { addDays, toRfc3339 } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { mustBeInOrder, type Period } from '../../platform/contract/period.ts';
import { maySeeDataOf } from '../../platform/contract/roles.ts';
import { seesBeyond } from '../../platform/contract/security.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { DocumentAmounts } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { DEFAULT_TALLY } from '../../salon/settings/defaults.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { aboutVisit } from './about-visit.ts';
import { accountsCsv } from './export-rules.ts';
import { htmlOf } from './html-rules.ts';
import { sheetOf } from './sheet-rules.ts';
import {
  type DocumentRow,
  findDocument,
  findDocumentsOf,
  findDocumentsOfCustomer,
  findIssuedIn,
  isOfLearner,
  listDocuments,
} from './store.ts';
import { tallyXml } from './tally-rules.ts';
import { zohoCreditNotes, zohoInvoices } from './zoho-rules.ts';

const inRupees = <Paise extends DocumentAmounts>(amounts: Paise): Paise => {
  const { gross, discount, taxable, cgst, sgst, igst, total } = amounts;
  const paise = Object.entries({ gross, discount, taxable, cgst, sgst, igst, total });
  return { ...amounts, ...Object.fromEntries(paise.map(([name, value]) => [name, toRupees(value)])) };
};

const cancellationOf = ({ cancelledAt, cancelReason }: DocumentRow) =>
  cancelledAt === null ? null : { at: toRfc3339(cancelledAt), reason: cancelReason ?? '' };

const toSummary = (row: DocumentRow, enquiryId: string | null = null): Schemas['DocumentSummary'] => {
  const { id, type, number, date, bookingId, enrolmentId, buyerGstin, totalPaise, snapshot } = row;
  const { reference, buyer, refersTo } = snapshot;
  return {
    ...{ id, type, number, date, bookingId, enrolmentId, enquiryId, reference, buyerName: buyer.name, buyerGstin },
    ...{ total: toRupees(totalPaise), refersTo, cancelled: cancellationOf(row) },
  };
};

const toDocument = (row: DocumentRow): Schemas['IssuedDocument'] => {
  const { id, type, number, date, bookingId, enrolmentId, snapshot } = row;
  const { lines, totals, advances, sacDigits: _sac, buyerDigits: _digits, language: _language, ...rest } = snapshot;
  return {
    ...{ id, type, number, date, bookingId, enrolmentId, ...rest },
    lines: lines.filter(({ gross }) => gross > 0).map(line => ({ ...inRupees(line), rate: line.rate / 100 })),
    totals: inRupees(totals),
    advances: advances.map(advance => ({ ...advance, total: toRupees(advance.total) })),
    cancelled: cancellationOf(row),
  };
};

interface Filter extends Partial<Period> {
  type?: Schemas['IssuedDocumentType'];
}

/**
 * A key with scopes needs the academy's for the documents of courses: their learners may be minors (rule K12). The desk does not see
 * them either (rule K15).
 */
const seesAcademy = (caller: Caller): boolean => seesBeyond(caller, 'ACADEMY_READ') && caller.staffRole !== 'DESK';
/** A trainer sees the documents of courses and no others. */
const seesVisits = (caller: Caller): boolean => caller.staffRole !== 'TRAINER';

/** A page of all documents, the latest first. Throws VALIDATION_ERROR if the period ends before it begins. */
export async function documentsPage(
  { db }: Deps,
  caller: Caller,
  filter: Filter,
  page: number,
  size: number,
): Promise<Schemas['DocumentPage']> {
  mustBeInOrder(filter);
  const { rows, total } = await listDocuments(db.read, { ...filter, academy: seesAcademy(caller) }, page, size);
  return pageOf(
    rows.map(({ row, enquiryId }) => toSummary(row, enquiryId)),
    page,
    size,
    total,
  );
}

/** Staff see every document, customers their own and those of their courses (rule Y9). */
const maySee = async (db: Queries, { userId, enrolmentId }: DocumentRow, caller: Caller): Promise<boolean> => {
  if (!(enrolmentId === null ? seesVisits(caller) : seesAcademy(caller))) return false;
  if (maySeeDataOf(userId ?? '', caller)) return true;
  return caller.role === 'USER' && enrolmentId !== null && isOfLearner(db, enrolmentId, caller.id);
};

/** Throws DOCUMENT_NOT_FOUND also for somebody else's. */
const mustFindDocument = async ({ db }: Deps, id: string, caller: Caller): Promise<DocumentRow> => {
  const found = await findDocument(db.read, id);
  if (!found || !(await maySee(db.read, found, caller))) throw new AppError('DOCUMENT_NOT_FOUND');
  return found;
};

/** Throws DOCUMENT_NOT_FOUND. */
export async function readDocument(deps: Deps, id: string, caller: Caller): Promise<Schemas['IssuedDocument']> {
  return toDocument(await mustFindDocument(deps, id, caller));
}

/** Throws DOCUMENT_NOT_FOUND. */
export async function documentHtml(deps: Deps, id: string, caller: Caller): Promise<string> {
  const found = await mustFindDocument(deps, id, caller);
  return htmlOf(sheetOf(found), await aboutVisit(deps.db.read, found));
}

/** The file and its name. Throws DOCUMENT_NOT_FOUND, OVERLOADED, and RATE_LIMITED if too many of the caller's wait. */
export async function documentPdf(deps: Deps, id: string, caller: Caller): Promise<{ fileName: string; bytes: Buffer }> {
  const found = await mustFindDocument(deps, id, caller);
  return { fileName: `${found.number.replaceAll('/', '-')}.pdf`, bytes: await deps.pdfs.draw(found, caller.id) };
}

/** The documents of a booking, the earliest first. Whoever calls this has checked that the caller may see the booking. */
export async function summariesOfBooking(db: Queries, bookingId: string): Promise<Schemas['DocumentSummary'][]> {
  return (await findDocumentsOf(db, { bookingId })).map(row => toSummary(row));
}

/** The documents of an enrolment, the earliest first. */
export async function summariesOfEnrolment(
  db: Queries,
  enrolmentId: string,
  enquiryId: string,
): Promise<Schemas['DocumentSummary'][]> {
  return (await findDocumentsOf(db, { enrolmentId })).map(row => toSummary(row, enquiryId));
}

/** Everything issued to a customer, the earliest first, for their export. */
export async function documentsOfCustomer(db: Queries, userId: string): Promise<Schemas['IssuedDocument'][]> {
  return (await findDocumentsOfCustomer(db, userId)).map(toDocument);
}

type Format = 'csv' | 'tally' | 'zoho' | 'zoho-credit-notes';

/** The file of a month, such as '2026-11', for the accountant's program (rules G11, G13). */
export async function exportMonth(
  { db }: Deps,
  caller: Caller,
  { month, format }: { month: string; format: Format },
): Promise<{ fileName: string; text: string }> {
  const from = `${month}-01`;
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  const issued = await findIssuedIn(db.read, { from, to, academy: seesAcademy(caller) });
  switch (format) {
    case 'tally': {
      const { tax } = await readSettings(db.read);
      return { fileName: `tally-${month}.xml`, text: tallyXml(issued, tax.tally ?? DEFAULT_TALLY) };
    }
    case 'zoho':
      return { fileName: `zoho-invoices-${month}.csv`, text: zohoInvoices(issued) };
    case 'zoho-credit-notes':
      return { fileName: `zoho-credit-notes-${month}.csv`, text: zohoCreditNotes(issued) };
    default:
      return { fileName: `documents-${month}.csv`, text: accountsCsv(issued) };
  }
}
