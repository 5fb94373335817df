import { join } from 'node:path';
import type { Plugin } from 'vite';

const component = join(import.meta.dirname, 'src/ui/drawn-icon.ts');

/**
 * Lucide's drawings in a component of our own (src/ui/drawn-icon.ts). The package's component has options that the site does not use, and
 * every drawing has keys and names, too. Together that is almost 2 kB of the home page.
 */
export function iconsPlugin(): Plugin {
  return {
    name: 'nikhar:icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code) {
        const [, shapes] = code.match(/ node: (\[.+?\]),?\n(?: {2}aliases|\})/s) ?? [];
        // Some files only pass on an icon under its former name.
        if (!shapes) return undefined;
        const unkeyed = shapes.replaceAll(/,\s+key: "\w+"/g, '');
        return { code: `import drawnIcon from ${JSON.stringify(component)};\nexport default drawnIcon(${unkeyed});`, map: null };
      },
    },
  };
}
