/** Answers that are files, with the headers that browsers and calendar apps need. */
import { HTML_POLICY } from '../money/document/html-rules.ts';

const asFile = (type: string, disposition: string, fileName: string) => ({
  'content-type': type,
  'content-disposition': `${disposition}; filename="${fileName}"`,
});

/** Lines or a whole text, to be saved. */
export function csvFile<T>(fileName: string, body: T) {
  return { status: 200 as const, headers: asFile('text/csv; charset=utf-8', 'attachment', fileName), body };
}

/** To be read by another program. */
export function xmlFile(fileName: string, body: string) {
  return { status: 200 as const, headers: asFile('application/xml; charset=utf-8', 'attachment', fileName), body };
}

export function calendarFile({ fileName, content }: { fileName: string; content: string }) {
  return { status: 200 as const, headers: asFile('text/calendar; charset=utf-8', 'attachment', fileName), body: content };
}

/** Shown in the browser. */
export function pdfFile({ fileName, bytes }: { fileName: string; bytes: Buffer }) {
  return { status: 200 as const, headers: asFile('application/pdf', 'inline', fileName), body: bytes };
}

/** A document as a page, which may load nothing and run nothing. */
export function documentPage(html: string) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': HTML_POLICY };
  return { status: 200 as const, headers, body: html };
}
