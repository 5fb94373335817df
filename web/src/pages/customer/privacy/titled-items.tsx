import type { ReactNode } from 'react';
import type { Pairs } from '../../../../../common/words/languages.ts';

export function TitledItems({ items }: { items: Pairs }) {
  return items.map(([title, text]) => (
    <TitledItem key={title} title={title}>
      {text}
    </TitledItem>
  ));
}

/** The text begins with its own mark or blank, because languages join it to the title differently. */
export function TitledItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <span>{children}</span>
    </li>
  );
}
