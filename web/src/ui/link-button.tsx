import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from '../shared/class-names.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';

type Props = ButtonLook & { href: string; className?: string; children: ReactNode; 'aria-label'?: string };

/** A link that looks like a button. Addresses outside the site (`tel:`, `https:`) make a plain anchor. */
export function LinkButton({ variant, size, block, href, className, ...rest }: Props) {
  const look = classes(buttonLook({ variant, size, block }), className);
  return href.startsWith('/') ? <Link href={href} className={look} {...rest} /> : <a href={href} className={look} {...rest} />;
}
