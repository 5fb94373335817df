import type { ReactNode } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';

/**
 * Gives every text its own element. A browser that translates a page replaces its text nodes. React then fails on the missing node or
 * writes into it. React keeps text nodes only for text with siblings: a text alone in its element it replaces as a whole, whatever the
 * browser put there.
 */
export function withOwnText(type: unknown, props: { children?: ReactNode }) {
  const { children } = props;
  if (!Array.isArray(children)) return type === Fragment && isText(children) ? { ...props, children: own(children) } : props;
  const parts: ReactNode[] = [];
  let begin = -1;
  let hasOthers = false;
  for (const [at, child] of children.entries()) {
    if (isText(child)) {
      // Adjacent texts become one. All other children keep their places, by which React matches them.
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

/** Browsers do not translate blanks, and in a row with gaps their element would be one more item. */
function own(text: string | number): ReactNode {
  return `${text}`.trim() ? jsx('span', { children: text }) : text;
}
