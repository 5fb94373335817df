import type { ComponentProps } from 'react';
import { Link, useRoute } from 'wouter';

type Props = Omit<ComponentProps<'a'>, 'href' | 'className'> & {
  href: string;
  /** A page that belongs to the same part of the site. */
  also?: string | undefined;
  className: (isHere: boolean) => string;
};

/** A link of a menu: it knows, and says, when it leads to the page one is on. */
export function NavLink({ href, also = href, className, ...rest }: Props) {
  const [isHere] = useRoute(href);
  const [isNear] = useRoute(also);
  const current = isHere ? 'page' : isNear || undefined;
  return <Link href={href} aria-current={current} className={className(isHere || isNear)} {...rest} />;
}
