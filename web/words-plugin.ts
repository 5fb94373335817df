import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as en from '../common/words/en/start.ts';
import * as hi from '../common/words/hi/start.ts';
import type { Language } from '../common/words/languages.ts';
import type { Like } from '../common/words/like.ts';
import * as mr from '../common/words/mr/start.ts';

const words = join(import.meta.dirname, '../common/words');
const notFound = join(import.meta.dirname, 'src/pages/customer/not-found/not-found-page.tsx');
/** Areas that speak English only. The other languages do without their code. */
const ENGLISH_AREAS = /\/pages\/(admin\/admin-area|dev\/dev-area)\.tsx$/;
/** What index.html itself says, for pages whose scripts do not come. */
const startWords = { en, hi, mr };
const SCRIPT_FONT = '<link rel="preload" href="/src/styles/fonts/yantramanav.woff2" as="font" type="font/woff2" crossorigin />';

/**
 * Builds the site in one language: `#words/cart` is that language's file. So every script carries the words that it shows and no others,
 * and a language costs the others nothing (decision 010).
 */
export function wordsPlugin(language: Language): Plugin {
  const isLatin = language === 'en';
  return {
    name: 'nikhar:words',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, name] = source.match(/^#words\/([\w-]+)$/) ?? [];
      if (name) {
        const file = join(words, language, `${name}.ts`);
        if (!existsSync(file)) throw new Error(`words/${language} has no ${name}.ts`);
        return file;
      }
      return !isLatin && importer && ENGLISH_AREAS.test(source) ? notFound : undefined;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: html =>
        isLatin
          ? html
          : inLanguage(html, startWords[language])
              .replace('lang="en-IN"', `lang="${language}"`)
              .replace('<link rel="preload"', `${SCRIPT_FONT}\n    $&`),
    },
  };
}

const saidBy = ({ slow, loadAgain, needsScript }: Like<typeof en>) => [slow, loadAgain, needsScript];

function inLanguage(html: string, words: Like<typeof en>): string {
  const said = saidBy(words);
  return saidBy(en).reduce((page, english, at) => {
    if (!page.includes(english)) throw new Error(`index.html does not say: ${english}`);
    return page.replace(english, said[at] ?? '');
  }, html);
}
