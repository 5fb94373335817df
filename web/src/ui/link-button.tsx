import type { ComponentProps, ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { classes } from '../shared/class-names.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';

type Props = ButtonLook & { href: string; className?: string; children: ReactNode } & Pick<
    ComponentProps<'a'>,
    'aria-label' | 'aria-current'
  >;

/** A link that looks like a button. Addresses outside the site are plain anchors: `tel:` opens here, `https:` in a new tab. */
export function LinkButton({ variant, size, block, href, className, ...rest }: Props) {
  const look = classes(buttonLook({ variant, size, block }), className);
  if (href.startsWith('/')) return <Link href={href} className={look} {...rest} />;
  return <a href={href} className={look} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })} {...rest} />;
}

type NavLinkProps = Omit<ComponentProps<'a'>, 'href' | 'className'> & {
  href: string;
  /** Another path for which the link is current. */
  also?: string | undefined;
  className: (isHere: boolean) => string;
};

/** A link of a menu. It is marked when it leads to the current page. */
export function NavLink({ href, also = href, className, ...rest }: NavLinkProps) {
  const [isHere] = useRoute(href);
  const [isNear] = useRoute(also);
  const current = isHere ? 'page' : isNear || undefined;
  return <Link href={href} aria-current={current} className={className(isHere || isNear)} {...rest} />;
}
