/** What people copy from a PDF, search in it and hear of it: the text of all pages, as browsers read it. */
import { type PDFiumLibrary as Library, PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

let library: Promise<Library> | undefined;

/** Chromium and Edge. */
const asChromium = async (bytes: Buffer): Promise<string> => {
  library ??= PDFiumLibrary.init();
  const pdf = await (await library).loadDocument(bytes);
  const texts = Array.from(pdf.pages(), page => page.getText());
  pdf.destroy();
  return texts.join('\n');
};

/** Firefox. */
const asFirefox = async (bytes: Buffer): Promise<string> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const texts: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    texts.push(items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await task.destroy();
  return texts.join('\n');
};

/** Each with single blanks between words. */
export async function readPdf(bytes: Buffer): Promise<{ chromium: string; firefox: string }> {
  const [chromium, firefox] = [await asChromium(bytes), await asFirefox(bytes)].map(text => text.replaceAll(/\s+/g, ' '));
  return { chromium: chromium as string, firefox: firefox as string };
}
