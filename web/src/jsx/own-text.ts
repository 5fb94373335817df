import type { ReactNode } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';

/**
 * Gives every text an element of its own. A browser that translates a page replaces its text nodes, and React fails on a text node that
 * is gone, or goes on writing into it. React keeps text nodes only where text stands beside something else. Text alone in
 * its element it replaces as a whole, whatever the browser has put there.
 */
export function withOwnText(type: unknown, props: { children?: ReactNode }) {
  const { children } = props;
  if (!Array.isArray(children)) return type === Fragment && isText(children) ? { ...props, children: own(children) } : props;
  const parts: ReactNode[] = [];
  let begin = -1;
  let hasOthers = false;
  for (const [at, child] of children.entries()) {
    if (isText(child)) {
      // Texts in a row are one text. The rest keep their places, by which React knows them again.
      if (begin < 0) begin = at;
      parts[at] = null;
      parts[begin] = `${parts[begin] ?? ''}${child}`;
    } else {
      parts[at] = child;
      if (child === null || child === undefined || typeof child === 'boolean') continue;
      begin = -1;
      hasOthers = true;
    }
  }
  if (begin >= 0 && !hasOthers && type !== Fragment) return { ...props, children: parts[begin] };
  return { ...props, children: parts.map(part => (isText(part) ? own(part) : part)) };
}

function isText(child: unknown): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

/** Browsers leave blanks alone. In a row with gaps, an element for them would be one more item. */
function own(text: string | number): ReactNode {
  return `${text}`.trim() ? jsx('span', { children: text }) : text;
}
