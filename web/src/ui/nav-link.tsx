import type { ComponentProps } from 'react';
import { Link, useRoute } from 'wouter';

type Props = Omit<ComponentProps<'a'>, 'href' | 'className'> & { href: string; className: (isHere: boolean) => string };

/** A link of a menu: it knows, and says, when it leads to the page one is on. */
export function NavLink({ href, className, ...rest }: Props) {
  const [isHere] = useRoute(href);
  return <Link href={href} aria-current={isHere ? 'page' : undefined} className={className(isHere)} {...rest} />;
}
