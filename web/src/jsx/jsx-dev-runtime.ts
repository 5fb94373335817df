// The same for development and for the build of the first paints.
import { jsxDEV as element, Fragment } from 'react/jsx-dev-runtime';
import { withOwnText } from './own-text.ts';

export { Fragment };

export const jsxDEV: typeof element = (type, props, ...rest) => element(type, withOwnText(type, props as object), ...rest);
