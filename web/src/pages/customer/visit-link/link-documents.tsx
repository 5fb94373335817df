import { Download } from 'lucide-react';
import useSWR from 'swr';
import * as words from '#words/bills';
import * as link from '#words/visit-link';
import { api, ask } from '../../../api/client.ts';
import { typeWords } from '../../../features/document/document.ts';
import { date as dayOf, money } from '../../../shared/format.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** The bills of the visit, to download. Nothing while there is none; the customer's own page has them, too. */
export function LinkDocuments({ token, changedBy }: { token: string; changedBy: string }) {
  const { data } = useSWR(['/visit-link/documents', token, changedBy], () =>
    ask(api.GET('/visit-link/{token}/documents', { params: { path: { token } } })),
  );
  const valid = data?.filter(({ cancelled }) => cancelled === null) ?? [];
  if (valid.length === 0) return null;
  return (
    <section aria-labelledby="bills" className="mt-8">
      <h2 id="bills" className="font-semibold">
        {link.bills}
      </h2>
      <ul className="divide-y divide-line">
        {valid.map(({ id, type, number, date, total }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                {typeWords[type]} <span className="figures">{money(total)}</span>
              </p>
              <p className="figures text-sm text-muted">
                {number} · {dayOf(date)}
              </p>
            </div>
            <a
              href={`/api/v1/visit-link/${token}/documents/${id}/pdf`}
              download
              className={buttonLook({ variant: 'secondary', size: 'sm' })}
            >
              <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
              {words.download}
              <VisuallyHidden>{words.asPdf(number)}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
