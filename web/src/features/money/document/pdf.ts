export const pdfType = 'application/pdf';

/** The number without what a file's name cannot have. */
export function fileNameOf(number: string): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
