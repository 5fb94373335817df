import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import * as words from '#words/bills';
import * as common from '#words/common';
import { messageOf } from '../../../api/message-of.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { Loading } from '../../../ui/loading.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { type DocumentSummary, fileNameOf, pdfType, typeWords } from './document.ts';

/** How the area on screen reads a document: each has a token of its own. */
export interface BillSource {
  html: (id: string) => Promise<string>;
  pdf: (id: string) => Promise<Blob>;
}

interface Props {
  document: Pick<DocumentSummary, 'id' | 'type' | 'number'>;
  source: BillSource;
  onClose: () => void;
}

/** A bill as a page for the screen. Its PDF is shared or kept from here (rule M48). */
export default function BillDialog({ document: { id, type, number }, source, onClose }: Props) {
  const { data, error, mutate } = useSWR(['/document/{id}/html', id], () => source.html(id));
  const [failure] = useState(failureToast);
  const [isBusy, setBusy] = useState(false);

  async function withPdf(act: (file: File) => Promise<void> | void) {
    failure.takeBack();
    setBusy(true);
    try {
      await act(new File([await source.pdf(id)], fileNameOf(number), { type: pdfType }));
    } catch (problem) {
      failure.say(words.openFailed, { detail: messageOf(problem, common.checkConnection) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title={typeWords[type]}
      hint={<span className="figures">{number}</span>}
      size="lg"
      tall
      footer={
        <>
          {canShareFiles() && (
            <Button busy={isBusy} onClick={() => withPdf(share)}>
              <Share2 aria-hidden className="size-4.5" strokeWidth={1.75} />
              {words.share}
            </Button>
          )}
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => isBusy || void withPdf(save)}>
            <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
            PDF
          </Button>
        </>
      }
    >
      {data !== undefined ? (
        <HtmlPage html={data} />
      ) : error ? (
        <ReadFailed onRetry={() => mutate()}>{words.pageFailed}</ReadFailed>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

/** Phones can; most desktops cannot, or not files. */
function canShareFiles(): boolean {
  const sample = new File([], 'bill.pdf', { type: pdfType });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

function save(file: File): void {
  saveFile(file.name, pdfType, file);
}

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (problem) {
    // The customer closed the phone's own sheet. Otherwise the press was too long ago, because the file took long.
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) save(file);
  }
}

/** The dialog has the margins, and the page of the server its own fonts and colours for `body`, which is not there. */
const asPart = `:host { display: block; font: 15px/1.5 system-ui, sans-serif; color: #2b2024; } article { margin: 0 !important; padding: 0 !important; }`;

/**
 * A page that the server has drawn, with its own style, which touches nothing else here. The site's policy forbids styles in the text, so
 * they are made a sheet. A browser that cannot do that shows the page plainly.
 */
function HtmlPage({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const page = new DOMParser().parseFromString(html, 'text/html');
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    host.current.lang = page.documentElement.lang;
    // The page around it has its own main part.
    const part = document.createElement('article');
    part.append(...(page.querySelector('main')?.childNodes ?? []));
    root.replaceChildren(part);
    if (!('adoptedStyleSheets' in root)) return;
    const sheet = new CSSStyleSheet();
    const style = page.querySelector('style')?.textContent ?? '';
    sheet.replaceSync(`${style.replaceAll(/\bmain\b/g, 'article')}${asPart}`);
    root.adoptedStyleSheets = [sheet];
  }, [html]);
  // A long bill scrolls, and nothing else in it takes the focus.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
  return <div ref={host} tabIndex={0} />;
}
