import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A link to another page of the site, in running text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="font-medium text-plum underline underline-offset-4">
      {children}
    </Link>
  );
}
