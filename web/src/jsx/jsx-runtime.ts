// JSX compiles to these in the bundle (web/react-plugin.ts).
import { jsx as element, Fragment } from 'react/jsx-runtime';
import { withOwnText } from './own-text.ts';

export { Fragment };

export const jsx: typeof element = (type, props, key) => element(type, withOwnText(type, props as object), key);
export { jsx as jsxs };
