import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const esm = fileURLToPath(new URL('../../node_modules/lucide-preact/dist/esm', import.meta.url));

/** Every shape of an icon has a random key, which nothing that never changes needs, and which gzip cannot shorten. */
const withoutKeys = (code: string) => code.replace(/, key: "\w+"/g, '');

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
  const direct = (code: string) =>
    code.replace(/import \{([^}]+)\} from ['"]lucide-preact['"];?/g, (_, names: string) =>
      names.split(',').map(own).join(''),
    );
  return {
    name: 'icons-by-file',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: 'lucide-preact' },
      handler: (code, id) => ({
        code: id.startsWith(esm) ? withoutKeys(code) : direct(code),
        map: null,
      }),
    },
  };
}
