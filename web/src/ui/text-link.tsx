import type { ReactNode } from 'react';
import { Link } from 'wouter';
import * as common from '#words/common';
import { classes } from '../shared/class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A link to another page of the site, in running text. */
export function TextLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <Link href={href} className={classes('font-medium text-plum underline underline-offset-4', className)}>
      {children}
    </Link>
  );
}

/** A link in running text that opens a new tab, so that the page and its input stay. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-medium text-plum underline underline-offset-4">
      {children}
      <VisuallyHidden> {common.newTab}</VisuallyHidden>
    </a>
  );
}
