import { createElement, type SVGProps } from 'react';
import { classes } from '../shared/class-names.ts';

type Shape = [tag: string, attributes: Record<string, string>];

/** The component of each icon in the bundle, in place of the package's own (web/icons-plugin.ts). */
export default function drawnIcon(drawing: Shape[]) {
  const shapes = drawing.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...rest }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: classes('lucide', className),
        ...rest,
      },
      ...shapes,
    );
}
