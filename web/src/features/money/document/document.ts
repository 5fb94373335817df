import type { components } from '#contract';
import * as words from '#words/bills';
import { titles } from '#words/documents';
import { date } from '../../../shared/format.ts';

export type DocumentSummary = components['schemas']['DocumentSummary'];

type DocumentType = DocumentSummary['type'];

/** The types of documents in the words that head them. */
export const typeWords: Record<DocumentType, string> = titles;

export const documentTypes = Object.keys(typeWords) as DocumentType[];

/** Number and day, and the document that it is about. */
export function documentLine({ number, date: day, refersTo }: DocumentSummary): string {
  return [number, date(day), refersTo && words.about(refersTo.number)].filter(Boolean).join(' · ');
}

export const pdfType = 'application/pdf';

/** The number without what a file's name cannot have. */
export function fileNameOf(number: string): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
