import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from '../shared/class-names.ts';

/** A link to another page of the site, in running text. */
export function TextLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <Link href={href} className={classes('font-medium text-plum underline underline-offset-4', className)}>
      {children}
    </Link>
  );
}
