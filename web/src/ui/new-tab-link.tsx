import type { ReactNode } from 'react';
import * as common from '#words/common';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A link in running text that opens a new tab, so that the page and its input stay. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-medium text-plum underline underline-offset-4">
      {children}
      <VisuallyHidden> {common.newTab}</VisuallyHidden>
    </a>
  );
}
