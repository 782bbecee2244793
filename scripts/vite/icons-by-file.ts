import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const esm = fileURLToPath(new URL('../../node_modules/lucide-preact/dist/esm', import.meta.url));

/**
 * Leads every import of an icon to the icon's own file. Through the package's one list of all icons each
 * of them would look needed by every screen, and would be loaded with the first.
 */
export function iconsByFile(): Plugin {
  const list = readFileSync(`${esm}/lucide-preact.mjs`, 'utf8');
  const fileOf = (icon: string) => {
    const line = new RegExp(`default as ${icon}\\b.* from '\\.(/icons/[^']+)'`).exec(list);
    if (!line) throw new Error(`lucide-preact lists no icon ${icon}`);
    return `${esm}${line[1]}`;
  };
  const own = (name: string) => {
    const [icon = '', as = icon] = name.trim().split(' as ');
    return icon && `import ${as} from '${fileOf(icon)}';`;
  };
  return {
    name: 'icons-by-file',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\//, code: 'lucide-preact' },
      handler: (code) => ({
        code: code.replace(/import \{([^}]+)\} from ['"]lucide-preact['"];?/g, (_, names: string) =>
          names.split(',').map(own).join(''),
        ),
        map: null,
      }),
    },
  };
}
