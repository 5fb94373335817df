/** What a page is made of: blocks that know their height and draw themselves. Lengths are points, from the top left corner. */
import type { Pdf } from './pdf-shaped.ts';
import { drawLine, heightOf, linesOf, type Style } from './pdf-text.ts';

export interface Block {
  height: number;
  draw(x: number, y: number): void;
}

export function space(height: number): Block {
  return { height, draw: () => {} };
}

/** Below each other. */
export function stack(...blocks: Block[]): Block {
  const draw = (x: number, y: number) => {
    let at = y;
    for (const block of blocks) {
      block.draw(x, at);
      at += block.height;
    }
  };
  return { height: blocks.reduce((sum, { height }) => sum + height, 0), draw };
}

/** Beside each other: each block with its distance from the left. */
export function beside(...columns: [left: number, block: Block][]): Block {
  const draw = (x: number, y: number) => {
    for (const [left, block] of columns) block.draw(x + left, y);
  };
  return { height: Math.max(0, ...columns.map(([, { height }]) => height)), draw };
}

/** What a document is drawn with. */
export interface Paper {
  paragraph(text: string, width: number, style: Style): Block;
  /** A fine line. */
  rule(width: number): Block;
  /** Draws what is no part of the document for those who hear it. */
  aside(draw: () => void): void;
  /** The document is complete. */
  end(): void;
}

/** Paragraphs become the structure of the PDF, in the order in which they are drawn. */
export function paperOf(pdf: Pdf): Paper {
  const told = pdf.struct('Document');
  pdf.addStructure(told);
  const aside = (draw: () => void): void => {
    pdf.markContent('Artifact');
    draw();
    pdf.endMarkedContent();
  };
  return {
    aside,
    end: () => told.end(),
    paragraph: (text, width, style) => {
      const lines = linesOf(text, width, style);
      const height = heightOf(style);
      const draw = (x: number, y: number) => {
        for (const [i, line] of lines.entries()) drawLine(pdf, line, { x, y: y + i * height, width }, style);
      };
      return { height: lines.length * height, draw: (x, y) => void told.add(pdf.struct('P', {}, () => draw(x, y))) };
    },
    rule: width => {
      const draw = (x: number, y: number) => {
        pdf
          .lineWidth(0.6)
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke('#d9cdca');
      };
      return { height: 1, draw: (x, y) => aside(() => draw(x, y)) };
    },
  };
}
