import type { ComponentProps } from 'react';
import { Link, useRoute } from 'wouter';

type Props = Omit<ComponentProps<'a'>, 'href' | 'className'> & {
  href: string;
  /** Another path for which the link is current. */
  also?: string | undefined;
  className: (isHere: boolean) => string;
};

/** A link of a menu. It is marked when it leads to the current page. */
export function NavLink({ href, also = href, className, ...rest }: Props) {
  const [isHere] = useRoute(href);
  const [isNear] = useRoute(also);
  const current = isHere ? 'page' : isNear || undefined;
  return <Link href={href} aria-current={current} className={className(isHere || isNear)} {...rest} />;
}
