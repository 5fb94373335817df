/** A document as a page to print, without scripts (rule G10). Pure. */
import { escaped } from '../../platform/shared/escape.ts';
import type { Sheet } from './sheet-rules.ts';

const STYLE = `
body { font: 15px/1.5 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif; color: #2b2024; margin: 0; background: #f6f1ef; }
main { max-width: 50rem; margin: 1.5rem auto; padding: 2rem; background: #fff; border-radius: 12px; box-sizing: border-box; }
header, .parties { display: flex; flex-wrap: wrap; gap: 1rem 3rem; justify-content: space-between; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: .85rem; margin: 0; color: #6d5a60; font-weight: 600; } p { margin: 0; }
.seller p:first-child { font-size: 1.2rem; font-weight: 600; } .parties { margin: 1.5rem 0; }
.void { border: 2px solid #a3262a; color: #a3262a; padding: .5rem .75rem; border-radius: 8px; margin-bottom: 1rem; font-weight: 600; }
.preface { margin-bottom: 1rem; font-style: italic; }
dl { display: grid; grid-template-columns: auto auto; gap: 0 1rem; margin: 0; } dt { color: #6d5a60; } dd { margin: 0; overflow-wrap: anywhere; }
.lines { overflow-x: auto; } table { width: 100%; border-collapse: collapse; } th { font-size: .85rem; color: #6d5a60; text-align: left; }
th, td { padding: .45rem .35rem; border-bottom: 1px solid #e5dcd9; vertical-align: top; } td { overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.sums { margin: 1rem 0 0 auto; max-width: 26rem; } .sums dd { text-align: right; font-variant-numeric: tabular-nums; }
.sums .total { font-weight: 700; font-size: 1.1rem; color: inherit; }
.about { margin-top: 1.5rem; padding: .75rem 1rem; border-radius: 8px; background: #f6f1ef; }
footer { margin-top: 2rem; color: #6d5a60; } .sign { margin: 2rem 0 0 auto; width: fit-content; text-align: right; color: #2b2024; }
@media (max-width: 40rem) { main { margin: 0; padding: 1rem; border-radius: 0; } }
@media screen and (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: grid; grid-template-columns: repeat(4, auto); gap: .25rem .75rem; padding: .6rem 0; border-bottom: 1px solid #e5dcd9; }
  td { display: block; padding: 0; border: 0; } td:first-child { grid-column: 1 / -1; font-weight: 600; }
  td:not(:first-child)::before { content: attr(data-label); display: block; font-size: .8rem; color: #6d5a60; }
}
@media print { body { background: #fff; } main { margin: 0; padding: 0; max-width: none; } tr { break-inside: avoid; } }
`;

/** The page's policy: it may use its own style, and load nothing. */
export const HTML_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const paragraphs = (lines: string[]): string => lines.map(line => `<p>${escaped(line)}</p>`).join('');

const list = (facts: readonly (readonly [string, string])[], name = ''): string =>
  facts.map(([label, value]) => `<dt${name}>${escaped(label)}</dt><dd${name}>${escaped(value)}</dd>`).join('');

/** The whole page. `about` are sentences beside the document itself. */
export function htmlOf(sheet: Sheet, about: string[] = []): string {
  const classOf = (column: number) => (sheet.columns[column]?.isNumber ? ' class="number"' : '');
  const headings = sheet.columns.map(({ heading }, i) => `<th scope="col"${classOf(i)}>${escaped(heading)}</th>`).join('');
  // On a phone each cell has its heading above it.
  const cellOf = (cell: string, i: number) =>
    `<td${classOf(i)} data-label="${escaped(sheet.columns[i]?.heading ?? '')}">${escaped(cell)}</td>`;
  const rows = sheet.rows.map(cells => `<tr>${cells.map(cellOf).join('')}</tr>`);
  return `<!doctype html>
<html lang="${sheet.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${sheet.title} ${sheet.number}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${sheet.cancelled === null ? '' : `<p class="void">${escaped(sheet.cancelled)}</p>`}
${sheet.preface === null ? '' : `<p class="preface">${escaped(sheet.preface)}</p>`}
<header><div class="seller">${paragraphs([sheet.seller.name, ...sheet.seller.lines])}</div><h1>${escaped(sheet.title)}</h1></header>
<div class="parties"><div><h2>${escaped(sheet.buyer.heading)}</h2>${paragraphs(sheet.buyer.lines)}</div><dl>${list(sheet.facts)}</dl></div>
<div class="lines"><table><thead><tr>${headings}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>
<dl class="sums">${list(sheet.sums)}${list([sheet.total], ' class="total"')}${list(sheet.afterTotal)}</dl>
${about.length > 0 ? `<div class="about">${paragraphs(about)}</div>\n` : ''}<footer>${paragraphs(sheet.notes)}<div class="sign">${paragraphs([sheet.signature, sheet.signatory])}</div></footer>
</main>
</body>
</html>
`;
}
