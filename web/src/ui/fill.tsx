import type { ReactNode } from 'react';
import { Fragment } from 'react';

type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never;

/** A sentence of the catalogue with elements in its `{places}`. A place that is missing or unknown does not compile. */
export function fill<const Text extends string>(text: Text, parts: Record<Places<Text>, ReactNode>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 1) return <Fragment key={part}>{parts[part as Places<Text>]}</Fragment>;
    // With an element of its own (jsx/own-text.ts).
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentence never changes
    return part.trim() ? <span key={index}>{part}</span> : part;
  });
}
