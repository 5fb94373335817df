import type { ReactNode } from 'react';
import * as parts from '#words/parts';
import { date } from '../shared/format.ts';
import { PageTitle } from './page-title.tsx';

export interface Chapter {
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  title: string;
  /** The summary before the chapters. */
  children: ReactNode;
  chapters: Chapter[];
  /** `yyyy-MM-dd`. */
  updated: string;
}

/** A long text with a list of its chapters: at the top, or beside it on a desktop. */
export function LongText({ title, children, chapters, updated }: Props) {
  return (
    <div className="page-width py-6 md:py-12">
      <PageTitle>{title}</PageTitle>
      <p className="figures mt-2 text-sm text-muted">{parts.inForceSince(date(updated))}</p>
      {parts.isTranslation && <p className="mt-1 text-sm text-muted">{parts.isTranslation}</p>}
      <div className={`mt-5 max-w-3xl md:text-lg ${textLook}`}>{children}</div>
      <div className="mt-6 grid grid-cols-1 gap-8 md:mt-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <nav aria-label={parts.contentsOf(title)} className="lg:sticky lg:top-26 lg:self-start">
          <ol className="rounded-lg bg-sand px-5 py-3 text-sm">
            {chapters.map((chapter, index) => (
              <li key={chapter.id}>
                <a
                  href={`#${chapter.id}`}
                  className="flex min-h-11 items-center gap-3 py-1.5 font-medium hover:text-plum hover:underline"
                >
                  <span className="figures w-5 shrink-0 text-muted">{index + 1}</span>
                  {chapter.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-prose wrap-anywhere">
          {chapters.map((chapter, index) => (
            <section key={chapter.id} id={chapter.id} className="not-first:pt-9">
              <h2 className="font-display text-2xl font-medium tracking-tight">
                {index + 1}. {chapter.title}
              </h2>
              <div className={`mt-3 ${textLook}`}>{chapter.content}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const textLook =
  '[&>*+*]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-plum [&_li+li]:mt-2 [&_dt]:font-semibold [&_dd]:mb-3 [&_dd]:text-muted';
