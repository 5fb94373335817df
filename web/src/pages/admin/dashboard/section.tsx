import { type ReactNode, useId } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';

interface Props {
  title: string;
  /** Id of the title, for links. */
  id?: string;
  /** Links to more of it. */
  more?: { href: string; label: string }[];
  children: ReactNode;
}

export function Section({ title, id: given, more = [], children }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} tabIndex={-1} className="font-display text-xl font-medium md:text-2xl">
          {title}
        </h2>
        <span className="flex flex-wrap gap-x-5 text-sm">
          {more.map(({ href, label }) => (
            <TextLink key={href} href={href} className="-my-3 inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          ))}
        </span>
      </div>
      {children}
    </section>
  );
}
