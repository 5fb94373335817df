/** What a page is made of: blocks that know their height and draw themselves. Lengths are points, from the top left corner. Pure. */
import type { Pdf } from './pdf-shaped.ts';
import { drawLine, heightOf, linesOf, type Style } from './pdf-text.ts';

export interface Block {
  height: number;
  draw(x: number, y: number): void;
}

export const space = (height: number): Block => ({ height, draw: () => {} });

/** Below each other. */
export const stack = (...blocks: Block[]): Block => ({
  height: blocks.reduce((sum, { height }) => sum + height, 0),
  draw: (x, y) => {
    let at = y;
    for (const block of blocks) {
      block.draw(x, at);
      at += block.height;
    }
  },
});

/** Beside each other: each block with its distance from the left. */
export const beside = (...columns: [left: number, block: Block][]): Block => ({
  height: Math.max(0, ...columns.map(([, { height }]) => height)),
  draw: (x, y) => {
    for (const [left, block] of columns) block.draw(x + left, y);
  },
});

/** Makes paragraphs. `tell` makes what is drawn a part of the document for those who hear it. */
export const paragraphsIn =
  (pdf: Pdf, tell: (draw: () => void) => void) =>
  (text: string, width: number, style: Style): Block => {
    const lines = linesOf(text, width, style);
    const height = heightOf(style);
    const draw = (x: number, y: number) => {
      for (const [i, line] of lines.entries()) drawLine(pdf, line, { x, y: y + i * height, width }, style);
    };
    return { height: lines.length * height, draw: (x, y) => tell(() => draw(x, y)) };
  };
export type Paragraph = ReturnType<typeof paragraphsIn>;
