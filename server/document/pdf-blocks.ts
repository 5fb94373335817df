/** What a page is made of: blocks that know their height and draw themselves. Lengths are points, from the top left corner. Pure. */
import type { Pen, Style } from './pdf-text.ts';

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

/** What stands in the document's order for those who hear it. */
type Tell = (draw: () => void) => void;

/** Makes paragraphs. `tell` marks one as a part of the document. */
export const paragraphWith =
  (pen: Pen, tell: Tell) =>
  (text: string, width: number, style: Style): Block => {
    const lines = pen.linesOf(text, width, style);
    const height = pen.heightOf(style);
    return {
      height: lines.length * height,
      draw: (x, y) => tell(() => lines.forEach((line, i) => pen.drawLine(line, x, y + i * height, width, style))),
    };
  };
export type Paragraph = ReturnType<typeof paragraphWith>;
