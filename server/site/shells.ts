/** The built pages, each cut open at its title, where the head of the page asked for is put in. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped, jsonForHtml } from './escape.ts';
import type { Page } from './page.ts';

const TITLE = /<title>[^<]*<\/title>/;

interface Parts {
  head: string;
  /** The salon's name, as the head has it. */
  name: string;
  /** The element of data that ends the page (first-answers.ts). */
  answers?: string;
  service?: Page['service'];
}
type Fill = (parts: Parts) => string;

/**
 * Picture and name stand in the first paint of a service's page; beside it the same as data, from which the page's own
 * scripts draw the same again (web/src/pages/customer/service/first-service.ts).
 */
const withService = (page: string, { id, name, imageUrl }: NonNullable<Page['service']>): string =>
  page
    .replaceAll('/api/service-picture', () => escaped(imageUrl ?? ''))
    .replaceAll('service-name', () => escaped(name))
    .replace('</body>', ending => {
      return `<script type="application/json" id="first-service">${jsonForHtml({ id, name, imageUrl })}</script>${ending}`;
    });

const fillOf = (folder: string, name: string): Fill | undefined => {
  const file = join(folder, `${name}.html`);
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  if (!TITLE.test(html)) throw new Error(`${file} has no <title> to replace`);
  // A function, because the words may hold a `$`.
  return ({ head, name: salon, answers = '', service }) => {
    // Where the page has the salon's name, the build has put a placeholder (web/src/shared/site-name.ts).
    const named = html.replaceAll('salon-name', () => escaped(salon));
    const page = name === 'service' && service?.imageUrl ? withService(named, service) : named;
    return page.replace(TITLE, () => head).replace('</body>', ending => answers + ending);
  };
};

/**
 * Undefined when the site is not built. What `shellOf` gives makes a whole page of a head; a page without a first paint of
 * its own gets index.html.
 */
export function readShells(folder: string): ((name: string) => Fill) | undefined {
  const plain = fillOf(folder, 'index');
  if (!plain) return undefined;
  const known = new Map<string, Fill>();
  return name => {
    const fill = known.get(name) ?? fillOf(folder, name) ?? plain;
    known.set(name, fill);
    return fill;
  };
}
