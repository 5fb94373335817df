import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const component = join(import.meta.dirname, 'src/ui/drawn-icon.ts');

type Drawing = [tag: string, attributes: Record<string, string>][];

interface Icon {
  /** Absent where a file only passes on an icon under its former name. */
  __iconData?: { node: Drawing };
}

/**
 * Lucide's drawings, as the package exports them, in a component of our own (src/ui/drawn-icon.ts). The package's component has options
 * that the site does not use, and every drawing has keys and names, too. Together that is 2 kB of the home page.
 */
export function iconsPlugin(): Plugin {
  let drawn = 0;
  return {
    name: 'nikhar:icons',
    apply: 'build',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData: icon }: Icon = await import(pathToFileURL(id).href);
        if (!icon) return undefined;
        drawn++;
        const unkeyed = icon.node.map(([tag, { key, ...attributes }]) => [tag, attributes]);
        return {
          code: `import drawnIcon from ${JSON.stringify(component)};\nexport default drawnIcon(${JSON.stringify(unkeyed)});`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && drawn === 0) throw new Error('lucide-react no longer exports its drawings as __iconData');
    },
  };
}
